/** Time that the test lets pass; what was to happen in it happens soon. */
export class Clock {
  ahead = 0
  readonly #timers = new Set<{ at: number; run: () => void; handle?: NodeJS.Timeout }>()

  readonly now = (): number => Date.now() + this.ahead
  readonly after = (ms: number, run: () => void): (() => void) => {
    const timer: { at: number; run: () => void; handle?: NodeJS.Timeout } = { at: this.now() + ms, run }
    this.#timers.add(timer)
    this.#arm(timer)
    return () => {
      clearTimeout(timer.handle)
      this.#timers.delete(timer)
    }
  }

  #arm(timer: { at: number; run: () => void; handle?: NodeJS.Timeout }): void {
    clearTimeout(timer.handle)
    timer.handle = setTimeout(
      () => {
        this.#timers.delete(timer)
        timer.run()
      },
      Math.min(Math.max(0, timer.at - this.now()), 2 ** 31 - 1),
    )
  }

  pass(ms: number): void {
    this.ahead += ms
    for (const timer of this.#timers) this.#arm(timer)
  }
}
