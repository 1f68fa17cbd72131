import type { Io } from './ground/io.ts'

/** How far a long run is, on standard error: a bar on a terminal, else a plain line now and then. */
export class Progress {
  readonly #io: Io
  readonly #total: number
  readonly #what: string
  readonly #bar: boolean
  readonly #started: number
  #told: number

  constructor(io: Io, total: number, what: string) {
    this.#io = io
    this.#total = total
    this.#what = what
    this.#bar = io.stderr.isTTY === true && io.env.TERM !== 'dumb'
    this.#started = io.now().getTime()
    this.#told = this.#started
  }

  /** `note` is what one would like to know beside it, such as a score so far. */
  update(done: number, note = ''): void {
    const now = this.#io.now().getTime()
    if (now - this.#told < (this.#bar ? BAR_PAUSE : LINE_PAUSE)) return
    this.#told = now
    const text = `${done} of ${this.#total} ${this.#what}${this.#left(done, now)}${note && `: ${note}`}`
    if (!this.#bar) this.#io.stderr.write(`${text}\n`)
    else this.#io.stderr.write(`\r\u001b[K${bar(done / this.#total)} ${text}`)
  }

  /** A guess from the first few would be wild: threads have to start, code has to warm up. */
  #left(done: number, now: number): string {
    if (done < this.#total * LEAST_SHARE) return ''
    return `, about ${Math.round(((now - this.#started) / done) * (this.#total - done) * 0.001)} s left`
  }

  end(): void {
    if (this.#bar) this.#io.stderr.write('\r\u001b[K')
  }
}

const BAR_PAUSE = 100
const LINE_PAUSE = 10_000
const BAR_WIDTH = 24
const LEAST_SHARE = 0.1

function bar(part: number): string {
  const full = Math.round(part * BAR_WIDTH)
  return `[${'#'.repeat(full)}${'.'.repeat(BAR_WIDTH - full)}]`
}
