/** So many at once, and so many a second: who wants more is told so. */
export class Bucket {
  readonly #size: number
  readonly #perSecond: number
  #left: number
  #at: number

  constructor(size: number, perSecond: number, now: number) {
    this.#size = size
    this.#perSecond = perSecond
    this.#left = size
    this.#at = now
  }

  take(now: number): boolean {
    this.#left = Math.min(this.#size, this.#left + ((now - this.#at) / 1_000) * this.#perSecond)
    this.#at = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }

  /** Whole seconds until there is one again. */
  get wait(): number {
    return Math.max(1, Math.ceil((1 - this.#left) / this.#perSecond))
  }

  isFull(now: number): boolean {
    return this.#left + ((now - this.#at) / 1_000) * this.#perSecond >= this.#size
  }
}

const MOST_KEPT = 10_000

/** A bucket for each network, or device; those that are full again are forgotten. */
export class Buckets {
  readonly #size: number
  readonly #perSecond: number
  readonly #buckets = new Map<string, Bucket>()

  constructor(size: number, perSecond: number) {
    this.#size = size
    this.#perSecond = perSecond
  }

  take(who: string, now: number): boolean {
    return this.wait(who, now) === 0
  }

  /** Takes one, or tells in how many seconds there is one. */
  wait(who: string, now: number): number {
    let bucket = this.#buckets.get(who)
    if (!bucket) {
      if (this.#buckets.size >= MOST_KEPT) this.#forget(now)
      bucket = new Bucket(this.#size, this.#perSecond, now)
      this.#buckets.set(who, bucket)
    }
    return bucket.take(now) ? 0 : bucket.wait
  }

  #forget(now: number): void {
    for (const [who, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(who)
    if (this.#buckets.size >= MOST_KEPT) this.#buckets.clear()
  }
}
