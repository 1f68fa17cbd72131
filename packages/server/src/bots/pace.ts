/**
 * How many questions of bots may be begun, so that people come first: as many as the process has room for. While it is
 * busy the rate falls by a share, while it is not it rises by a step; a few are begun whatever happens.
 */

const BUSY = 0.6
const FALL = 0.7
const RISE = 10
const LEAST = 20
const MOST = 1_000
const LOOK_EVERY = 100
/** Seconds for which questions that nobody asked are saved up. */
const SAVED = 0.05

export class Pace {
  /** Questions a second. */
  #rate = 200
  #tokens = 1
  #filled: number
  #looked: number
  readonly #now: () => number
  readonly #utilization: () => number

  /** The share of the time since it was last asked in which the process was busy. */
  constructor(now: () => number, utilization: () => number) {
    this.#now = now
    this.#utilization = utilization
    this.#filled = now()
    this.#looked = this.#filled
  }

  get rate(): number {
    return this.#rate
  }

  /** True: one may begin. */
  take(): boolean {
    const now = this.#now()
    if (now - this.#looked >= LOOK_EVERY) {
      this.#looked = now
      const rate = this.#utilization() > BUSY ? this.#rate * FALL : this.#rate + RISE
      this.#rate = Math.min(MOST, Math.max(LEAST, rate))
    }
    const most = Math.max(1, this.#rate * SAVED)
    this.#tokens = Math.min(most, this.#tokens + ((now - this.#filled) / 1_000) * this.#rate)
    this.#filled = now
    if (this.#tokens < 1) return false
    this.#tokens--
    return true
  }
}

/** Of this process. */
export function loopUtilization(): () => number {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization
  }
}
