import type { Event, EventName } from '@haven/engine'
import type { Speed } from '../base/settings.ts'

/** What happened is shown as a film: events that belong together are one scene, and each lasts as long as it needs. */
export interface Scene {
  readonly events: readonly Event[]
  readonly ms: number
}

const FACTORS: Readonly<Record<Speed, number>> = { normal: 1, quick: 0.5, instant: 0 }

/** Milliseconds at normal speed; what is not here is told in passing. */
const LENGTHS: Readonly<Partial<Record<EventName, number>>> = {
  heroMoved: 260,
  heroTeleported: 320,
  monsterMoved: 260,
  monsterTeleported: 320,
  monsterSummoned: 300,
  monsterKilled: 320,
  orbitalMoved: 400,
  diceRolled: 1100,
  fightSettled: 500,
  woundTaken: 240,
  woundHealed: 200,
  corruptionTaken: 220,
  corruptionLost: 220,
  heroDied: 700,
  heroJoined: 400,
  sinCardPlayed: 900,
  apocalypseRevealed: 900,
  trackRaised: 700,
  missionAccomplished: 700,
  missionBegun: 500,
  tokenPlaced: 160,
  tokenRemoved: 160,
  tokenTaken: 160,
  tokensFlipped: 350,
  roundStarted: 500,
  turnStarted: 260,
}

/** Dice of both sides are one throw, and so are wounds that come together. */
const TOGETHER: ReadonlySet<EventName> = new Set<EventName>(['diceRolled', 'woundTaken', 'tokenPlaced', 'tokenRemoved'])

export function scenesOf(events: readonly Event[]): Scene[] {
  const scenes: { events: Event[]; ms: number }[] = []
  for (const event of events) {
    const ms = LENGTHS[event.event] ?? 0
    const last = scenes.at(-1)
    const before = last?.events.at(-1)?.event
    if (last && (ms === 0 || (before === event.event && TOGETHER.has(event.event)))) last.events.push(event)
    else scenes.push({ events: [event], ms })
  }
  return scenes
}

/** One update: its scenes, and the table as it is after them. */
export interface Reel {
  readonly scenes: readonly Scene[]
  /** Puts the table as it is now on the screen. */
  readonly settle: () => void
}

/** What waits longer than this is not shown any more, only settled. */
const MOST_WAITING = 2500

export interface Projector {
  show(scene: Scene | null): void
  /** Calls back after so many milliseconds; gives a way to forget it. */
  later(ms: number, call: () => void): () => void
}

const hasDice = ({ events }: Scene): boolean => events.some(({ event }) => event === 'diceRolled')

/**
 * Plays reels one after the other. Results of dice are shown after they have rolled, everything else while it happens.
 * Nothing here holds up the game: whoever acts skips to the end.
 */
export class Film {
  readonly #projector: Projector
  #speed: Speed
  #reels: Reel[] = []
  #scenes: Scene[] = []
  #settle: (() => void) | null = null
  #cancel: (() => void) | null = null

  constructor(projector: Projector, speed: Speed) {
    this.#projector = projector
    this.#speed = speed
  }

  set speed(speed: Speed) {
    this.#speed = speed
    if (speed === 'instant') this.skip()
  }

  get isPlaying(): boolean {
    return this.#cancel !== null
  }

  push(reel: Reel): void {
    this.#reels.push(reel)
    while (this.#waiting() > MOST_WAITING && this.#reels.length > 1) this.#reels.shift()?.settle()
    if (!this.#cancel) this.#next()
  }

  /** To the end of everything that waits. */
  skip(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#scenes = []
    this.#settle?.()
    this.#settle = null
    for (const reel of this.#reels.splice(0)) reel.settle()
    this.#projector.show(null)
  }

  #waiting(): number {
    const lengths = this.#reels.flatMap(({ scenes }) => scenes.map(({ ms }) => ms))
    return lengths.reduce((sum, ms) => sum + ms, 0) * FACTORS[this.#speed]
  }

  #next(): void {
    for (;;) {
      const scene = this.#scenes.shift()
      if (scene) {
        if (this.#settle && !hasDice(scene) && !this.#scenes.some(hasDice)) this.#settleNow()
        const ms = scene.ms * FACTORS[this.#speed]
        if (ms <= 0) continue
        this.#projector.show(scene)
        this.#cancel = this.#projector.later(ms, () => {
          this.#cancel = null
          this.#next()
        })
        return
      }
      this.#settleNow()
      const reel = this.#reels.shift()
      if (!reel) {
        this.#projector.show(null)
        return
      }
      this.#scenes = [...reel.scenes]
      this.#settle = reel.settle
    }
  }

  #settleNow(): void {
    this.#settle?.()
    this.#settle = null
  }
}
