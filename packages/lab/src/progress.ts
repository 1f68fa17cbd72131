import type { Counted } from '@haven/text/terminal'
import type { Desk } from './ground/io.ts'

/** How far a long run is, on standard error: a bar on a terminal, else a plain line now and then. */
export class Progress {
  readonly #io: Desk
  readonly #total: number
  readonly #what: Counted
  readonly #about: string | null
  readonly #bar: boolean
  readonly #started: number
  #told: number

  /** `about` names the bot where several are asked one after another. */
  constructor(io: Desk, total: number, what: Counted, about: string | null = null) {
    this.#io = io
    this.#total = total
    this.#what = what
    this.#about = about
    this.#bar = io.stderr.isTTY === true && io.env.TERM !== 'dumb'
    this.#started = io.now().getTime()
    this.#told = this.#started
  }

  /** `note` is what one would like to know beside it, such as a score so far. */
  update(done: number, note = ''): void {
    const now = this.#io.now().getTime()
    if (now - this.#told < (this.#bar ? BAR_PAUSE : LINE_PAUSE)) return
    this.#told = now
    const { progress } = this.#io.words
    const text = progress.line(done, this.#total, this.#what, this.#about, this.#left(done, now), note)
    if (!this.#bar) this.#io.stderr.write(`${text}\n`)
    else this.#io.stderr.write(`\r\u001b[K${bar(done / this.#total)} ${text}`)
  }

  /** A guess from the first few would be wild: threads have to start, code has to warm up. */
  #left(done: number, now: number): number | null {
    if (done < this.#total * LEAST_SHARE) return null
    return Math.round(((now - this.#started) / done) * (this.#total - done) * 0.001)
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
