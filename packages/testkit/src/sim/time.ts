/** Time that passes only when everything that was to happen has happened. The same calls give the same order. */
export class VirtualTime {
  now = 1_000_000
  #queue: { at: number; n: number; run: () => void }[] = []
  #n = 0
  readonly #held = new Set<Promise<unknown>>()

  /** Something real is under way, a disk perhaps: no time passes before it is done. */
  hold<T>(deed: Promise<T>): Promise<T> {
    const held: Promise<unknown> = deed.then(nothing, nothing).finally(() => this.#held.delete(held))
    this.#held.add(held)
    return deed
  }

  async #quiet(): Promise<void> {
    await quiet()
    while (this.#held.size > 0) {
      await Promise.all(this.#held)
      await quiet()
    }
  }

  after(ms: number, run: () => void): () => void {
    const event = { at: this.now + Math.max(0, ms), n: this.#n++, run }
    this.#push(event)
    return () => {
      event.run = nothing
    }
  }

  #push(event: { at: number; n: number; run: () => void }): void {
    const queue = this.#queue
    let i = queue.push(event) - 1
    while (i > 0) {
      const up = (i - 1) >> 1
      if (!isBefore(queue[i]!, queue[up]!)) break
      ;[queue[i], queue[up]] = [queue[up]!, queue[i]!]
      i = up
    }
  }

  #pop() {
    const queue = this.#queue
    const first = queue[0]!
    const last = queue.pop()!
    if (queue.length === 0) return first
    queue[0] = last
    for (let i = 0; ; ) {
      const [left, right] = [2 * i + 1, 2 * i + 2]
      let least = i
      if (left < queue.length && isBefore(queue[left]!, queue[least]!)) least = left
      if (right < queue.length && isBefore(queue[right]!, queue[least]!)) least = right
      if (least === i) return first
      ;[queue[i], queue[least]] = [queue[least]!, queue[i]!]
      i = least
    }
  }

  /** Until this moment, or until it is enough. */
  async run(until: number, isEnough: () => boolean = () => false): Promise<void> {
    await this.#quiet()
    while (this.#queue.length > 0 && this.#queue[0]!.at <= until && !isEnough()) {
      const { at, run } = this.#pop()
      if (run === nothing) continue
      this.now = Math.max(this.now, at)
      run()
      await this.#quiet()
    }
    if (!isEnough()) this.now = Math.max(this.now, until)
  }
}

const nothing = (): void => undefined
const isBefore = (a: { at: number; n: number }, b: { at: number; n: number }): boolean =>
  a.at < b.at || (a.at === b.at && a.n < b.n)

/** All promises that can be kept now are kept. */
const quiet = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))
