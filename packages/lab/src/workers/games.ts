import { parentPort } from 'node:worker_threads'
import { given, startWorker } from './start.ts'

/** Games to be played: each worker takes the next that nobody has taken, and never waits for the main thread. */
export interface Games<Plan> {
  readonly plan: Plan
  readonly count: number
  /** The numbers of the games, where not all of them are to be played. */
  readonly open?: readonly number[]
}

interface Task<Plan> extends Games<Plan> {
  /** How many games have been taken. */
  readonly counter: SharedArrayBuffer
}

/** Where games are played: in workers that run a module with `takeGames`, or for one job in this thread. */
export interface Players<Result> {
  readonly jobs: number
  readonly worker: URL
  readonly here: (index: number) => Result
}

/** Results come in parcels, in whatever order they are done. */
export async function playGames<Plan, Result>(
  games: Games<Plan>,
  { jobs, worker, here }: Players<Result>,
  keep: (parcel: readonly Result[]) => void,
): Promise<void> {
  const { count, open } = games
  if (jobs === 1) {
    for (let at = 0; at < count; at++) keep([here(open?.[at] ?? at)])
    return
  }
  const counter = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const task: Task<Plan> = { ...games, counter }
  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const thread = startWorker(worker, task)
      thread.on('message', (parcel: readonly Result[]) => {
        try {
          keep(parcel)
        } catch (error) {
          // Nothing can be kept any more (a full disk): no worker begins another game.
          Atomics.store(new Int32Array(counter), 0, count)
          reject(error)
        }
      })
      thread.on('error', reject)
      thread.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with code ${code}`))))
    })
  await Promise.all(Array.from({ length: jobs }, run))
}

/** Results go back in parcels, not more often than this (in ms). */
const PAUSE = 100

/** In the worker: plays games until there are no more. */
export async function takeGames<Plan, Result>(
  ready: (plan: Plan) => Promise<(index: number) => Result>,
): Promise<void> {
  const { plan, count, open, counter } = given<Task<Plan>>()
  const taken = new Int32Array(counter)
  const play = await ready(plan)
  let parcel: Result[] = []
  let sent = performance.now()
  for (let at = Atomics.add(taken, 0, 1); at < count; at = Atomics.add(taken, 0, 1)) {
    parcel.push(play(open?.[at] ?? at))
    if (performance.now() - sent < PAUSE) continue
    parentPort?.postMessage(parcel)
    parcel = []
    sent = performance.now()
  }
  if (parcel.length > 0) parentPort?.postMessage(parcel)
}
