import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { startWorker } from './start.ts'

export interface PoolOf<Ask, Reply> {
  readonly jobs: number
  /** The module of a worker: it answers each message with one. */
  readonly worker: URL
  readonly data: unknown
  /** The same work in this thread, for one job. */
  readonly here: (ask: Ask) => Reply
}

/** Worker threads that answer one ask at a time, for as many lists of asks as one likes. */
export class Pool<Ask, Reply> {
  readonly #of: PoolOf<Ask, Reply>
  #workers: Worker[] = []

  constructor(of: PoolOf<Ask, Reply>) {
    this.#of = of
  }

  /** Threads take a second to start: they are not started before there is work, nor more than there is work for. */
  #start(asks: number): readonly Worker[] {
    const { jobs, worker, data } = this.#of
    if (jobs === 1) return []
    while (this.#workers.length < Math.min(jobs, asks)) this.#workers.push(startWorker(worker, data))
    return this.#workers
  }

  /** `onReply` gets the answers as they come and says `false` when it has seen enough. */
  async work(asks: readonly Ask[], onReply: (reply: Reply) => boolean): Promise<void> {
    const waiting = asks.slice()
    let enough = false
    const take = (): Ask | undefined => (enough ? undefined : waiting.shift())
    const workers = this.#start(asks.length)
    if (workers.length === 0) {
      for (let ask = take(); ask !== undefined; ask = take()) enough = !onReply(this.#of.here(ask))
      return
    }
    await Promise.all(
      workers.map(async (worker) => {
        for (let ask = take(); ask !== undefined; ask = take()) {
          const reply = once(worker, 'message')
          worker.postMessage(ask)
          const [result] = (await reply) as [Reply]
          if (!onReply(result)) enough = true
        }
      }),
    )
  }

  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
    this.#workers = []
  }
}
