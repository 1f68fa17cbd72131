/**
 * What the process has written to sockets and the network has not taken yet, all of it together. A device gets the next
 * large frame when it has taken the last; as long as too much waits for others, it waits too.
 */

/** Bytes that one device may have unsent and still gets another frame. */
const NEARLY_NOTHING = 16_384
/** Bytes that wait in all sockets of the process together. */
const MOST_QUEUED = 24_000_000
/** What a frame that is being made will take, as far as one can know. */
const FRAME = 1_000_000
/** Milliseconds in which a device takes a frame, or has to come again. */
const PATIENCE = 30_000
/** While others wait for room, it is so long. */
const SHORT_PATIENCE = 2_000
const LOOK_EVERY = 500

/** The end of a line to a device, as far as it matters here. */
export interface Line {
  readonly bufferedAmount: number
  /** Without a word: it reads none. */
  terminate(): void
}

interface Outlet {
  readonly line: Line
  /** Bytes, when it was last looked at. */
  unsent: number
  /** Since when it has not taken what it was sent. */
  since: number | null
  /** Those who wait to send it something, one at a time. */
  readonly waiting: (() => void)[]
}

export class Outbox {
  readonly #now: () => number
  readonly #most: number
  readonly #outlets = new Map<Line, Outlet>()
  /** In the order in which they asked. */
  readonly #waiting = new Set<Outlet>()
  /** Those for whom a frame is being made, and since when: some turn out to need none. */
  readonly #making = new Map<Outlet, number>()
  #isWatched = false
  #queued = 0

  constructor(now: () => number = () => performance.now(), most = MOST_QUEUED) {
    this.#now = now
    this.#most = most
  }

  /** Bytes that wait in all sockets. */
  get queued(): number {
    return this.#queued
  }

  open(line: Line): void {
    this.#outlets.set(line, { line, unsent: 0, since: null, waiting: [] })
  }

  /** It is closed: nobody waits for it any more. */
  leave(line: Line): void {
    const outlet = this.#outlets.get(line)
    if (!outlet) return
    this.#outlets.delete(line)
    this.#waiting.delete(outlet)
    this.#making.delete(outlet)
    this.#queued -= outlet.unsent
    for (const resolve of outlet.waiting.splice(0)) resolve()
    this.#letIn()
  }

  /** May it be sent another frame now? */
  isFree(line: Line): boolean {
    const outlet = this.#outlets.get(line)
    return !outlet || (outlet.waiting.length === 0 && this.#isFree(outlet))
  }

  /** Null: it may be sent another frame now, and one is made for it. */
  ready(line: Line): Promise<void> | null {
    const outlet = this.#outlets.get(line)
    if (!outlet) return null
    if (outlet.waiting.length === 0 && this.#isFree(outlet)) {
      this.#making.set(outlet, this.#now())
      this.#watch()
      return null
    }
    return new Promise((resolve) => {
      outlet.waiting.push(resolve)
      this.#waiting.add(outlet)
      this.#watch()
    })
  }

  /** Something was written there, or taken. */
  count(line: Line): void {
    const outlet = this.#outlets.get(line)
    if (!outlet) return
    this.#making.delete(outlet)
    this.#measure(outlet, this.#now())
    this.#letIn()
  }

  #measure(outlet: Outlet, now: number): void {
    const { bufferedAmount } = outlet.line
    this.#queued += bufferedAmount - outlet.unsent
    outlet.unsent = bufferedAmount
    if (bufferedAmount <= NEARLY_NOTHING) outlet.since = null
    else outlet.since ??= now
  }

  get #hasRoom(): boolean {
    return this.#queued + this.#making.size * FRAME < this.#most
  }

  #isFree(outlet: Outlet): boolean {
    return outlet.unsent <= NEARLY_NOTHING && this.#hasRoom
  }

  #letIn(): void {
    for (const outlet of this.#waiting) {
      if (!this.#hasRoom) break
      if (!this.#isFree(outlet) || this.#making.has(outlet)) continue
      const resolve = outlet.waiting.shift()
      if (outlet.waiting.length === 0) this.#waiting.delete(outlet)
      this.#making.set(outlet, this.#now())
      resolve?.()
    }
    this.#watch()
  }

  /** As long as something is unsent, somebody looks for how long. */
  #watch(): void {
    const isQuiet = this.#queued === 0 && this.#making.size === 0 && this.#waiting.size === 0
    if (isQuiet || this.#isWatched) return
    this.#isWatched = true
    setTimeout(() => this.#look(), LOOK_EVERY).unref()
  }

  #look(): void {
    this.#isWatched = false
    const now = this.#now()
    for (const [outlet, since] of this.#making) if (now - since > LOOK_EVERY) this.#making.delete(outlet)
    for (const outlet of this.#outlets.values()) this.#measure(outlet, now)
    const patience = this.#hasRoom ? PATIENCE : SHORT_PATIENCE
    for (const { line, since } of this.#outlets.values()) if (since !== null && now - since > patience) line.terminate()
    this.#letIn()
  }
}
