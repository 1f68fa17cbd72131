import { Worker } from 'node:worker_threads'
import { type Postcard, writePostcard } from '@haven/table'
import { plainNight } from './draw.ts'

/**
 * Pictures of links: drawn in a thread of their own, one after the other, each once, and kept while there is room. What
 * cannot be drawn, or not in time, is a plain night, which is not kept.
 */
export interface PictureAsk {
  readonly n: number
  readonly card: Postcard | null
}

export interface PictureAnswer {
  readonly n: number
  readonly png: Uint8Array
}

export interface LinkPicture {
  readonly png: Buffer
  readonly isDrawn: boolean
}

interface Job extends PictureAsk {
  readonly settle: (png: Buffer | null) => void
}

const MOST_BYTES = 24 * 1024 * 1024
const MOST_WAITING = 16
/** A picture takes a fifth of a second, and the first some more; who asks does not wait for ever, and asks again. */
interface Times {
  readonly patience: number
  readonly hangs: number
}
const TIMES: Times = { patience: 6_000, hangs: 60_000 }
/** Nobody needs the thread while nobody shares anything. */
const IDLE = 60_000

const night = (): LinkPicture => ({ png: plainNight(), isDrawn: false })
const keyOf = (card: Postcard | null): string => (card ? writePostcard(card) : '')

/** What a test may put in the place of the thread. */
export type StartWorker = () => Pick<Worker, 'on' | 'postMessage' | 'terminate' | 'unref'>

const startWorker: StartWorker = () =>
  new Worker(new URL('worker.mjs', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 192 } })

export class LinkPictures {
  readonly #onTrouble: (error: unknown) => void
  readonly #start: StartWorker
  readonly #times: Times
  /** In the order of their last use: the first is the oldest. */
  readonly #kept = new Map<string, Buffer>()
  readonly #underway = new Map<string, Promise<LinkPicture>>()
  readonly #jobs: Job[] = []
  #bytes = 0
  #worker: ReturnType<StartWorker> | null = null
  #timer: NodeJS.Timeout | null = null
  #n = 0
  #closed = false

  constructor(onTrouble: (error: unknown) => void, start: StartWorker = startWorker, times: Partial<Times> = {}) {
    this.#onTrouble = onTrouble
    this.#start = start
    this.#times = { ...TIMES, ...times }
  }

  /** Whether it costs nothing. */
  has(card: Postcard | null): boolean {
    return this.#kept.has(keyOf(card)) || this.#underway.has(keyOf(card))
  }

  of(card: Postcard | null): Promise<LinkPicture> {
    const key = keyOf(card)
    const kept = this.#kept.get(key)
    if (kept) {
      this.#kept.delete(key)
      this.#kept.set(key, kept)
      return Promise.resolve({ png: kept, isDrawn: true })
    }
    const known = this.#underway.get(key)
    if (known) return this.#inTime(known)
    if (this.#closed || this.#jobs.length >= MOST_WAITING) return Promise.resolve(night())
    const drawn = new Promise<Buffer | null>((settle) => {
      this.#jobs.push({ n: this.#n++, card, settle })
      if (this.#jobs.length === 1) this.#next()
    }).then((png): LinkPicture => {
      this.#underway.delete(key)
      if (!png) return night()
      this.#keep(key, png)
      return { png, isDrawn: true }
    })
    this.#underway.set(key, drawn)
    return this.#inTime(drawn)
  }

  /** What comes later is kept for the next who asks. */
  #inTime(drawn: Promise<LinkPicture>): Promise<LinkPicture> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(night()), this.#times.patience)
      void drawn.then(resolve).finally(() => clearTimeout(timer))
    })
  }

  #keep(key: string, png: Buffer): void {
    this.#kept.set(key, png)
    this.#bytes += png.length
    for (const [old, bytes] of this.#kept) {
      if (this.#bytes <= MOST_BYTES) break
      this.#kept.delete(old)
      this.#bytes -= bytes.length
    }
  }

  #wait(ms: number, then: () => void): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = setTimeout(then, ms)
    this.#timer.unref()
  }

  #next(): void {
    const [job] = this.#jobs
    if (!job) {
      this.#wait(IDLE, () => this.#end())
      return
    }
    this.#worker ??= this.#begin()
    this.#wait(this.#times.hangs, () => this.#fail(new Error('a picture was not drawn in time')))
    this.#worker.postMessage({ n: job.n, card: job.card } satisfies PictureAsk)
  }

  #begin(): ReturnType<StartWorker> {
    const worker = this.#start()
    worker.on('message', ({ n, png }: PictureAnswer) => {
      if (this.#jobs[0]?.n !== n) return
      this.#settle(Buffer.from(png.buffer, png.byteOffset, png.byteLength))
    })
    worker.on('error', (error) => {
      if (worker === this.#worker) this.#fail(error)
    })
    worker.unref()
    return worker
  }

  #settle(png: Buffer | null): void {
    const job = this.#jobs.shift()
    job?.settle(png)
    if (!this.#closed) this.#next()
  }

  #fail(error: unknown): void {
    this.#onTrouble(error)
    this.#end()
    this.#settle(null)
  }

  #end(): void {
    void this.#worker?.terminate()
    this.#worker = null
  }

  close(): void {
    this.#closed = true
    if (this.#timer) clearTimeout(this.#timer)
    this.#end()
    for (const { settle } of this.#jobs.splice(0)) settle(null)
  }
}
