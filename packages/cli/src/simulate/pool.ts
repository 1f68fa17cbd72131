import { Worker } from 'node:worker_threads'
import type { Rules } from '@haven/engine'
import { type GameResult, simulateGame } from './game.ts'
import type { Plan } from './plan.ts'

export interface WorkerTask {
  readonly plan: Plan
  /** The number of the next game that nobody has taken. */
  readonly counter: SharedArrayBuffer
}

export interface Watch {
  /** Each game, in the order of their numbers. */
  readonly onGame: (result: GameResult) => void
  /** How many games are done, in whatever order. */
  readonly onProgress: (done: number) => void
}

/** All games of a plan. How many workers played them makes no difference to the result. */
export async function playAll(rules: Rules, plan: Plan, jobs: number, watch: Watch): Promise<void> {
  const keep = inOrder(watch)
  if (jobs === 1) {
    for (let index = 0; index < plan.games; index++) keep(simulateGame(rules, plan, index))
    return
  }
  const counter = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const task: WorkerTask = { plan, counter }
  await Promise.all(Array.from({ length: jobs }, () => runWorker(task, keep)))
}

function runWorker(task: WorkerTask, keep: (result: GameResult) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: task })
    worker.on('message', (parcel: readonly GameResult[]) => parcel.forEach(keep))
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with code ${code}`))))
  })
}

/** Results are passed on by their number, however they come in, so that sums come out the same to the last digit. */
function inOrder({ onGame, onProgress }: Watch): (result: GameResult) => void {
  const waiting = new Map<number, GameResult>()
  let next = 0
  let done = 0
  return (result) => {
    onProgress(++done)
    waiting.set(result.index, result)
    for (let ready = waiting.get(next); ready; ready = waiting.get(next)) {
      waiting.delete(next++)
      onGame(ready)
    }
  }
}
