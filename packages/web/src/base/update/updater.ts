import { type Signal, signal } from '@preact/signals'

/**
 * Brings a page to the build that its server has. Whatever hints at another one (a greeting, a refusal, a part that is
 * gone) only makes it ask; it loads anew when the server itself has named another build, at a moment that nobody
 * notices. A load that brings the same again is tried later and later, and the person is told.
 */

/** Why somebody thinks that there is another build. */
export type Hint =
  /** Somebody says so, or it is time to look. */
  | 'look'
  /** Nothing goes on with this one: the server speaks another protocol. */
  | 'foreign'
  /** A part of this one cannot be fetched. */
  | 'missing'

/** What a person reads of it. */
export type Notice =
  /** It is here, and comes when the person is done with what is half done. */
  | 'newer'
  /** It was loaded, and the old one came. */
  | 'late'
  /** A part is missing, and so far nothing brings it. */
  | 'missing'

/** What is remembered over a load. */
export interface Loads {
  readonly from: string
  readonly to: string
  /** In a row. */
  readonly count: number
  readonly at: number
}

export interface UpdateWorld {
  readonly build: string
  readonly now: () => number
  later(ms: number, call: () => void): () => void
  /** Which build the server has; null: nobody answers. */
  ask(): Promise<string | null>
  /** What that build needs at once is fetched, so that nobody looks at an empty page. False: not all of it came. */
  fetchAhead(build: string): Promise<boolean>
  /** The next load asks the server, whatever is kept here. */
  passBy(): Promise<void>
  /** `isStuck`: the program cannot go on by itself. */
  isQuiet(isStuck: boolean): boolean
  load(): void
  remembered(): Loads | null
  remember(loads: Loads): void
}

/** Before the first load in a row, the second, … */
const PAUSES = [0, 10_000, 60_000, 300_000, 900_000]
/** After that a load is a first one again. */
const FORGOTTEN = 1_800_000
const GLANCE = 200
/** Before somebody who has something half done is told. */
const TACT = 2_500
/** So long the program may be at something that it cannot end: the server speaks of another build, and no answer comes. */
const STUCK = 1_500
/** Who has been at the wanted build for so long is at peace with it: what comes then is another story. */
const PEACE = 5_000
/** So often somebody asks who only wanted to look, before he thinks that there is no network. */
const LOOKS = 5
/** What the server has said holds for so long. */
const SAID = 3_000
const FIRST_RETRY = 1_500
const LONGEST_RETRY = 30_000

export class Updater {
  readonly notice: Signal<Notice | null> = signal(null)
  readonly #world: UpdateWorld
  #hints = new Set<Hint>()
  /** Since when nothing goes on with this build. */
  #stuckSince: number | null = null
  /** Since when another build than this one is known. */
  #knownSince: number | null = null
  #isAtIt = false
  #isLoading = false
  #wake: (() => void) | null = null

  constructor(world: UpdateWorld) {
    this.#world = world
  }

  hear(hint: Hint): void {
    if (this.#world.build === '' || this.#isLoading) return
    if (hint !== 'look') this.#stuckSince ??= this.#world.now()
    this.#hints.add(hint)
    this.#wake?.()
    if (!this.#isAtIt) void this.#pursue()
  }

  /** What stood still goes on after all. */
  goesOn(): void {
    this.#hints.delete('foreign')
    if (!this.#hints.has('missing')) this.#stuckSince = null
  }

  /** A person does not want to wait. False: nobody answers, and nothing would come. */
  async now(): Promise<boolean> {
    const found = await this.#world.ask()
    if (found === null) return false
    await this.#world.passBy()
    this.#load(found)
    return true
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        stop()
        this.#wake = null
        resolve()
      }
      const stop = this.#world.later(ms, done)
      this.#wake = done
    })
  }

  async #pursue(): Promise<void> {
    this.#isAtIt = true
    try {
      for (let tries = 0; this.#hints.size > 0 && !this.#isLoading; tries++) {
        this.#hints.delete('look')
        const found = await this.#world.ask()
        const isNeeded = this.#hints.has('missing')
        if (found !== null && (found !== this.#world.build || isNeeded)) {
          if (await this.#comeTo(found)) return
        } else {
          // Nothing else is to be had now. Who stands still asks again; everybody else at the next hint.
          this.notice.value = isNeeded ? 'missing' : null
          if (found === null && tries + 1 < LOOKS) this.#hints.add('look')
        }
        if (this.#hints.size > 0) await this.#pause(Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** tries))
      }
    } finally {
      this.#isAtIt = false
    }
  }

  #loadsInARow(): Loads | null {
    const { build, now } = this.#world
    const loads = this.#world.remembered()
    if (!loads || now() - loads.at > FORGOTTEN) return null
    const isAtPeace = loads.to === build && (this.#knownSince ?? now()) - loads.at > PEACE
    return isAtPeace ? null : loads
  }

  /** True: it loads now. */
  async #comeTo(build: string): Promise<boolean> {
    const { build: own, now } = this.#world
    this.#knownSince ??= now()
    const before = this.#loadsInARow()
    const wait = before ? before.at + (PAUSES[Math.min(before.count, PAUSES.length - 1)] ?? 0) - now() : 0
    if (wait > 0) {
      this.notice.value = build === own ? 'missing' : before?.to === own ? null : 'late'
      this.#hints.add('look')
      await this.#sleep(wait)
      return false
    }
    if (!(await this.#isAtHand(build))) {
      this.#hints.add('look')
      return false
    }
    return this.#atQuietMoment(build)
  }

  /** Hints do not make a pause shorter. */
  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => void this.#world.later(ms, () => resolve()))
  }

  /** Who cannot go on does not wait for what would come with the load anyway. */
  async #isAtHand(build: string): Promise<boolean> {
    if (build === this.#world.build) return true
    let isHere: boolean | null = null
    if (this.#stuckSince === null) {
      const over = (here: boolean): void => {
        isHere = here
      }
      this.#world.fetchAhead(build).then(over, () => over(false))
    }
    while (isHere === null && this.#stuckSince === null) await this.#sleep(GLANCE)
    return isHere !== false || this.#stuckSince !== null
  }

  #isStuckFor(ms: number): boolean {
    return this.#stuckSince !== null && this.#world.now() - this.#stuckSince > ms
  }

  async #atQuietMoment(build: string): Promise<boolean> {
    const { now } = this.#world
    const began = now()
    for (;;) {
      if (this.#isLoading) return true
      if (this.#world.isQuiet(this.#isStuckFor(STUCK))) break
      if (now() - began > TACT) this.notice.value = 'newer'
      await this.#sleep(GLANCE)
    }
    if (now() - began > SAID) {
      // The server may be gone meanwhile, or have changed again.
      const found = await this.#world.ask()
      if (found !== build) {
        this.#hints.add('look')
        return false
      }
    }
    // What is kept here may be the old one still: the page after this one keeps the new one.
    await this.#world.passBy()
    this.#load(build)
    return true
  }

  #load(build: string): void {
    if (this.#isLoading) return
    this.#isLoading = true
    const before = this.#loadsInARow()
    this.#world.remember({
      from: this.#world.build,
      to: build,
      count: (before?.count ?? 0) + 1,
      at: this.#world.now(),
    })
    this.#world.load()
  }
}
