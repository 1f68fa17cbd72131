import type { Event } from '@haven/engine'
import type { Speed } from '../../base/settings.ts'
import { type DigestRow, digestOf, digestScenes } from './digest.ts'
import { type Scene, timesOf } from './scenes.ts'
import { factorOf } from './tempo.ts'

/** One update: its scenes, and the table as it is after them. */
export interface Reel {
  readonly scenes: readonly Scene[]
  /** Somebody here did it. */
  readonly own: boolean
  /** A part of the game that has an end: all of it takes no longer than its kind allows. */
  readonly part: { readonly id: string; readonly most: number } | null
  /** What was told changes what is shown. */
  readonly tell: (events: readonly Event[], scene: Scene) => void
  /** Puts the table as it is now on the screen. */
  readonly settle: () => void
}

export interface Projector {
  show(scene: Scene | null): void
  /** Calls back after so many milliseconds; gives a way to forget it. */
  later(ms: number, call: () => void): () => void
  now(): number
  /** Letters of a card, and whether this game has shown it before. */
  read(card: string): { readonly letters: number; readonly again: boolean }
  isStill(): boolean
}

/** How far the scene on the screen has come; for whoever draws what is left of it. */
export interface Running {
  /** Infinite: it waits for a press. */
  readonly ms: number
  readonly left: number
  /** When this was true. */
  readonly at: number
  readonly isFrozen: boolean
  /** What was shown goes to its place. */
  readonly isLeaving: boolean
}

/** What waits longer than this plays twice as fast. */
const HURRY_MS = 15_000
/** And what waits longer than this becomes a digest. */
const DIGEST_MS = 40_000
/** A death is seen for so long at least. */
const DEATH_LEAST = 600
/** Of what a part of the game has left, no scene takes more than this share: so it never runs out. */
const SHARE = 0.35

/**
 * Plays reels one after the other: each scene tells its events, shot by shot, and the view that is shown follows. When
 * a reel is over the table is settled. Nothing here holds up the game: whoever acts skips to the end.
 */
export class Film {
  readonly #projector: Projector
  #speed: Speed
  #reels: Reel[] = []
  #reel: Reel | null = null
  #scenes: Scene[] = []
  /** What of the scene on the screen is still to come: the shots to tell, then the still time. */
  #beats: { readonly ms: number; readonly tell: (() => void) | null; readonly isLast?: boolean }[] = []
  #scene: Scene | null = null
  #cancel: (() => void) | null = null
  #dueAt = 0
  #left = 0
  #isFrozen = false
  /** Nothing may be shown beyond this moment: somebody is asked, and his clock runs. */
  #deadline: number | null = null
  #squeeze = 1
  #spent: { id: string; ms: number } | null = null

  constructor(projector: Projector, speed: Speed) {
    this.#projector = projector
    this.#speed = speed
  }

  set speed(speed: Speed) {
    this.#speed = speed
    if (speed === 'instant') this.skip()
  }

  get isPlaying(): boolean {
    return this.#scene !== null
  }

  get isFrozen(): boolean {
    return this.#isFrozen
  }

  push(reel: Reel): void {
    this.#reels.push(reel)
    if (this.#lengthOf(this.#reels) > DIGEST_MS) this.#digest()
    if (!this.#scene) this.#next()
  }

  /** What is still to be shown ends within so many milliseconds. */
  endWithin(ms: number): void {
    const { running } = this
    if (!running) return
    if (this.#isFrozen) this.freeze(false)
    this.#deadline = running.at + ms
    this.#squeeze = Math.min(1, ms / this.#remaining())
    const left = running.left * this.#squeeze
    if (left >= running.left) return
    // What is left of the scene on the screen is told now, and looked at for as long as there is time.
    for (const { tell } of this.#beats) tell?.()
    this.#beats = [{ ms: left, tell: null }]
    this.#whole = left
    this.#wait(left)
  }

  /** To the end of everything that waits. */
  skip(): void {
    this.#stop()
    while (this.#scene || this.#scenes.length > 0 || this.#reel || this.#reels.length > 0) {
      this.#finishScene()
      this.#scenes = []
      this.#settle()
      this.#reel = this.#reels.shift() ?? null
    }
    this.#rest()
  }

  /** To the end of what is on the screen. Says whether there was anything. */
  skipScene(): boolean {
    const { running } = this
    if (!this.#scene || !running) return false
    // Nobody presses away a death that has not been seen.
    if (this.#scene.staging === 'death' && running.ms - running.left < DEATH_LEAST) return true
    this.#stop()
    this.#finishScene()
    this.#next()
    return true
  }

  freeze(isFrozen: boolean): void {
    if (!this.#scene || this.#isFrozen === isFrozen || this.#deadline !== null) return
    if (isFrozen) {
      this.#left = Math.max(0, this.#dueAt - this.#projector.now())
      this.#cancel?.()
      this.#cancel = null
      this.#isFrozen = true
    } else {
      this.#isFrozen = false
      this.#wait(this.#left)
    }
  }

  /** Of the scene on the screen. */
  get running(): Running | null {
    if (!this.#scene) return null
    const at = this.#projector.now()
    const now = this.#isFrozen ? this.#left : Math.max(0, this.#dueAt - at)
    const left = now + this.#beats.slice(1).reduce((sum, { ms }) => sum + ms, 0)
    return { ms: this.#whole, left, at, isFrozen: this.#isFrozen, isLeaving: this.#beats[0]?.isLast === true }
  }

  #whole = 0

  // ------------------------------------------------------------------------------------------------ the next one

  #next(): void {
    for (;;) {
      const scene = this.#scenes.shift()
      if (scene) {
        if (this.#begin(scene)) return
        continue
      }
      this.#settle()
      this.#reel = this.#reels.shift() ?? null
      if (!this.#reel) {
        this.#rest()
        return
      }
      this.#scenes = factorOf(this.#speed) === 0 ? [] : [...this.#reel.scenes]
    }
  }

  /** True if it takes time. */
  #begin(scene: Scene): boolean {
    const { run, hold } = this.#times(scene)
    const reel = this.#reel as Reel
    const scale = scene.ms > 0 ? run / scene.ms : 0
    if (run + hold <= 0) {
      for (const { events } of scene.shots) reel.tell(events, scene)
      return false
    }
    this.#scene = scene
    this.#beats = scene.shots.map(({ events, ms }) => ({ ms: ms * scale, tell: () => reel.tell(events, scene) }))
    this.#beats.push({ ms: hold, tell: null })
    if (scene.out > 0) this.#beats.push({ ms: scene.out * scale, tell: null, isLast: true })
    this.#whole = run + hold
    if (reel.part && Number.isFinite(this.#whole)) {
      const before = this.#spent?.id === reel.part.id ? this.#spent.ms : 0
      this.#spent = { id: reel.part.id, ms: before + this.#whole }
    }
    this.#run()
    this.#projector.show(scene)
    return true
  }

  #run(): void {
    const beat = this.#beats[0]
    if (!beat) return
    beat.tell?.()
    this.#beats[0] = { ...beat, tell: null }
    this.#wait(beat.ms)
    if (beat.isLast) this.#projector.show(this.#scene)
  }

  #wait(ms: number): void {
    this.#cancel?.()
    this.#cancel = null
    this.#dueAt = this.#projector.now() + ms
    if (!Number.isFinite(ms)) return
    this.#cancel = this.#projector.later(ms, () => {
      this.#cancel = null
      this.#beats.shift()
      if (this.#beats.length > 0) this.#run()
      else {
        this.#scene = null
        this.#next()
      }
    })
  }

  // ------------------------------------------------------------------------------------------------------ lengths

  #times(scene: Scene, own = this.#reel?.own ?? false) {
    const { letters, again } = scene.card === null ? { letters: 0, again: false } : this.#projector.read(scene.card)
    const press = this.#pressOf(scene)
    const wish = { speed: this.#speed, still: this.#projector.isStill(), own, letters, again, press }
    const times = timesOf(scene, wish)
    if (this.#deadline === null) return times
    const left = Math.max(0, this.#deadline - this.#projector.now())
    const run = Math.min(times.run, left)
    return { run, hold: Math.min(times.hold, left - run) }
  }

  /** How much time presses: what waits behind it, and what its part of the game has used up. */
  #pressOf(scene: Scene): number {
    if (scene.staging === 'digest') return 1
    const hurry = Math.min(this.#squeeze, this.#lengthOf(this.#reels) > HURRY_MS ? 0.5 : 1)
    const part = this.#reel?.part
    if (!part || this.#reel?.own) return hurry
    const spent = this.#spent?.id === part.id ? this.#spent.ms : 0
    const share = Math.max(0, part.most - spent) * SHARE
    const wanted = (scene.ms + scene.hold) * hurry
    return wanted <= share || wanted === 0 ? hurry : (hurry * share) / wanted
  }

  #lengthOf(reels: readonly Reel[]): number {
    if (factorOf(this.#speed) === 0) return 0
    return reels.reduce((sum, { scenes }) => sum + scenes.reduce((all, { ms, hold }) => all + ms + hold, 0), 0)
  }

  #remaining(): number {
    const now = (this.running?.left ?? 0) + this.#scenes.reduce((sum, { ms, hold }) => sum + ms + hold, 0)
    return now + this.#lengthOf(this.#reels)
  }

  /** All that waits, one scene for each turn. */
  #digest(): void {
    const waiting = this.#reels.splice(0)
    const events = waiting.flatMap(({ scenes }) => scenes.flatMap((scene) => scene.events))
    this.#reels.push(
      digestReel(digestOf(events), () => {
        for (const reel of waiting) reel.settle()
      }),
    )
  }

  // ---------------------------------------------------------------------------------------------------- endings

  #stop(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#isFrozen = false
  }

  #finishScene(): void {
    for (const { tell } of this.#beats) tell?.()
    this.#beats = []
    this.#scene = null
  }

  #settle(): void {
    const reel = this.#reel
    this.#reel = null
    reel?.settle()
  }

  #rest(): void {
    this.#deadline = null
    this.#squeeze = 1
    this.#isFrozen = false
    this.#projector.show(null)
  }
}

export const digestReel = (
  rows: readonly DigestRow[],
  settle: () => void,
  tell: (scene: Scene) => void = () => undefined,
): Reel => ({
  scenes: digestScenes(rows),
  own: false,
  part: null,
  tell: (_, scene) => tell(scene),
  settle,
})
