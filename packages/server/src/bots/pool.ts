import { Worker } from 'node:worker_threads'
import type { ThinkAsk } from '@haven/table/keeper'
import { decide } from './decide.ts'
import { loopUtilization, Pace } from './pace.ts'

/**
 * Threads in which bots think. There are so many of them and no more; each may use so much memory and no more; who
 * does not answer in time is replaced, and a quick bot answers instead. Tables take turns, and all of them wait while
 * people keep the process busy.
 */

export interface PoolAsk {
  readonly n: number
  readonly ask: ThinkAsk
}

export interface PoolAnswer {
  readonly n: number
  readonly option: string
}

interface Job extends PoolAsk {
  readonly resolve: (option: string) => void
  timer: NodeJS.Timeout | null
}

interface Thread {
  worker: Worker
  job: Job | null
}

const MEMORY_MB = 256
/** A thread that thinks for longer than this beyond its deadline hangs. */
const GRACE = 2_000
const QUICK = 'scripted'
const LOOK_AGAIN = 10

export class BotPool {
  readonly #threads: Thread[] = []
  readonly #most: number
  readonly #onTrouble: (error: unknown) => void
  /** Of each table the questions that wait; tables in the order of their turn. */
  readonly #waiting = new Map<string, Job[]>()
  readonly #pace = new Pace(() => performance.now(), loopUtilization())
  #again: NodeJS.Timeout | null = null
  #n = 0
  #closed = false

  constructor(threads: number, onTrouble: (error: unknown) => void) {
    this.#most = threads
    this.#onTrouble = onTrouble
  }

  get waiting(): number {
    let count = 0
    for (const jobs of this.#waiting.values()) count += jobs.length
    return count
  }

  think(ask: ThinkAsk): Promise<string> {
    return new Promise((resolve) => {
      const job: Job = { n: this.#n++, ask, resolve, timer: null }
      const wait = Math.max(0, ask.deadline - Date.now())
      job.timer = setTimeout(() => this.#tooLate(job), wait)
      const jobs = this.#waiting.get(ask.table)
      if (jobs) jobs.push(job)
      else this.#waiting.set(ask.table, [job])
      this.#next()
    })
  }

  #take(): Job | null {
    for (const [table, jobs] of this.#waiting) {
      const job = jobs.shift()
      this.#waiting.delete(table)
      if (jobs.length > 0) this.#waiting.set(table, jobs)
      if (job) return job
    }
    return null
  }

  #next(): void {
    if (this.#closed || this.#waiting.size === 0) return
    let free = this.#threads.find(({ job }) => job === null)
    if (!free && this.#threads.length < this.#most) {
      free = { worker: this.#start(), job: null }
      this.#threads.push(free)
    }
    if (!free) return
    if (!this.#pace.take()) {
      this.#lookAgain()
      return
    }
    const job = this.#take()
    if (!job) return
    free.job = job
    free.worker.postMessage({ n: job.n, ask: job.ask } satisfies PoolAsk)
    this.#next()
  }

  #lookAgain(): void {
    this.#again ??= setTimeout(() => {
      this.#again = null
      this.#next()
    }, LOOK_AGAIN)
  }

  #start(): Worker {
    const worker = new Worker(new URL('worker.mjs', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    worker.on('message', ({ n, option }: PoolAnswer) => {
      const thread = this.#threads.find((each) => each.worker === worker)
      if (thread?.job?.n !== n) return
      const { job } = thread
      thread.job = null
      this.#answer(job, option)
      this.#next()
    })
    worker.on('error', (error) => {
      this.#onTrouble(error)
      this.#replace(worker)
    })
    worker.unref()
    return worker
  }

  /** The thread is gone, or has to go; what it thought about is answered quickly. */
  #replace(worker: Worker): void {
    const at = this.#threads.findIndex((each) => each.worker === worker)
    if (at < 0) return
    const [thread] = this.#threads.splice(at, 1)
    void worker.terminate()
    if (thread?.job) this.#quickly(thread.job)
    this.#next()
  }

  #tooLate(job: Job): void {
    const jobs = this.#waiting.get(job.ask.table)
    if (jobs?.includes(job)) {
      const others = jobs.filter((each) => each !== job)
      if (others.length > 0) this.#waiting.set(job.ask.table, others)
      else this.#waiting.delete(job.ask.table)
      this.#quickly(job)
      return
    }
    // It is being thought about: a little longer, and no more.
    job.timer = setTimeout(() => {
      const thread = this.#threads.find((each) => each.job === job)
      if (thread) {
        this.#onTrouble(new Error('a bot did not answer in time'))
        this.#replace(thread.worker)
      }
    }, GRACE)
  }

  #quickly(job: Job): void {
    if (this.#closed) return
    decide(job.ask, QUICK).then((option) => this.#answer(job, option), this.#onTrouble)
  }

  #answer(job: Job, option: string): void {
    if (job.timer) clearTimeout(job.timer)
    job.resolve(option)
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#again) clearTimeout(this.#again)
    for (const jobs of this.#waiting.values()) for (const { timer } of jobs) if (timer) clearTimeout(timer)
    for (const { job } of this.#threads) if (job?.timer) clearTimeout(job.timer)
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()))
  }
}
