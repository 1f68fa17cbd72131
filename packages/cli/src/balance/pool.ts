import { Worker } from 'node:worker_threads'
import type { Rules } from '@haven/engine'
import { type BalanceResult, playBalanceGame } from './game.ts'
import type { BalancePlan } from './plan.ts'

export interface WorkerTask {
  readonly plan: BalancePlan
  /** Numbers of the games that are still to be played. */
  readonly open: readonly number[]
  /** The place in `open` that nobody has taken yet. */
  readonly counter: SharedArrayBuffer
}

/** Plays the open games; results come in parcels, in whatever order they are done. */
export async function playOpen(
  rules: Rules,
  plan: BalancePlan,
  open: readonly number[],
  jobs: number,
  keep: (parcel: readonly BalanceResult[]) => void,
): Promise<void> {
  if (jobs === 1) {
    for (const index of open) keep([playBalanceGame(rules, plan, index)])
    return
  }
  const counter = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const task: WorkerTask = { plan, open, counter }
  await Promise.all(Array.from({ length: jobs }, () => runWorker(task, keep)))
}

function runWorker(task: WorkerTask, keep: (parcel: readonly BalanceResult[]) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: task })
    worker.on('message', (parcel: readonly BalanceResult[]) => {
      try {
        keep(parcel)
      } catch (error) {
        // Nothing can be kept any more (a full disk): no worker begins another game.
        Atomics.store(new Int32Array(task.counter), 0, task.open.length)
        reject(error)
      }
    })
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with code ${code}`))))
  })
}
