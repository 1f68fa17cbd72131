import type { TableUpdate } from '@haven/table'
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Timing } from './cinema.ts'
import type { OpenedReplay, ReplayFrame } from './desk-messages.ts'
import { turnAfter, turnBefore } from './replay/turns.ts'
import { GameStore } from './store.ts'
import { type Screen, SILENT_WIRE, type Wire } from './wire.ts'

/**
 * A game that is watched. The screen is that of the table: its store gets its updates from here instead of a host, and
 * since nobody sits at this table, nobody is asked anything.
 */

export const REPLAY_SPEEDS = ['slow', 'normal', 'quick', 'rapid'] as const
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number]

/** Milliseconds from one decision to the next. */
const BEATS: Readonly<Record<ReplaySpeed, number>> = { slow: 2600, normal: 1300, quick: 650, rapid: 325 }

const WAITS: ReadonlySet<ReplaySpeed> = new Set<ReplaySpeed>(['slow', 'normal'])

/** Jumps are shown as they are; only a step onwards is a film. */
const isStep = (from: number, to: number): boolean => to === from + 1

export class ReplayStore {
  readonly table: GameStore
  readonly opened: OpenedReplay
  readonly moment: Signal<number> = signal(0)
  readonly frame: Signal<ReplayFrame | null> = signal(null)
  readonly isPlaying: Signal<boolean> = signal(false)
  readonly speed: Signal<ReplaySpeed> = signal('normal')
  readonly isAtEnd: ReadonlySignal<boolean>
  readonly #wire: Wire
  readonly #ask: (moment: number) => Promise<ReplayFrame>
  readonly #later: Timing['later']
  #cancel: (() => void) | null = null
  #version = 0
  #wanted: number | null = null
  #isBusy = false
  #shown: number | null = null

  constructor(opened: OpenedReplay, ask: (moment: number) => Promise<ReplayFrame>, timing: Timing) {
    this.opened = opened
    this.#ask = ask
    this.#later = (ms, call) => timing.later(ms, call)
    this.isAtEnd = computed(() => this.moment.value >= opened.length)
    this.#wire = { ...SILENT_WIRE }
    this.table = new GameStore(this.#wire, 'quick', timing)
  }

  async start(moment: number): Promise<void> {
    await this.table.open(this.opened.game, 'quick')
    await this.go(moment)
  }

  /** To a moment; while one is being fetched only the last wish counts. */
  async go(moment: number): Promise<void> {
    const to = Math.min(Math.max(0, Math.round(moment)), this.opened.length)
    this.moment.value = to
    this.#wanted = to
    if (this.#isBusy) return
    this.#isBusy = true
    try {
      while (this.#wanted !== null) {
        const next: number = this.#wanted
        this.#wanted = null
        this.#show(await this.#ask(next))
      }
    } finally {
      this.#isBusy = false
    }
  }

  #show(frame: ReplayFrame): void {
    const { opened } = this
    const { moment, view } = frame
    const from = this.#shown !== null && isStep(this.#shown, moment) ? moment : 0
    this.#shown = moment
    this.frame.value = frame
    const update: TableUpdate = {
      update: 'table',
      version: ++this.#version,
      from,
      steps: opened.steps.slice(from, moment + 1),
      // Questions of the past are answered: nothing of them is lit.
      view: { ...view, prompts: [] },
      talk: null,
      pulse: null,
      thinking: [],
      undoable: 0,
      orders: [],
    }
    const screen: Screen = {
      viewer: opened.viewer,
      players: { people: [], bots: opened.players.bots },
      curtain: null,
      saved: true,
      seedCommit: opened.seedCommit,
    }
    this.#wire.onUpdate(opened.game, update, screen)
  }

  step(by: number): Promise<void> {
    return this.go(this.moment.peek() + by)
  }

  turn(by: 1 | -1): Promise<void> {
    const { steps } = this.opened
    const now = this.moment.peek()
    return this.go(by === 1 ? turnAfter(steps, now) : turnBefore(steps, now))
  }

  play(): void {
    if (this.isPlaying.peek()) return
    this.isPlaying.value = true
    if (this.isAtEnd.peek()) void this.go(0)
    this.#beat()
  }

  pause(): void {
    this.isPlaying.value = false
    this.#cancel?.()
    this.#cancel = null
  }

  toggle(): void {
    if (this.isPlaying.peek()) this.pause()
    else this.play()
  }

  #beat(): void {
    this.#cancel = this.#later(BEATS[this.speed.peek()], () => {
      if (!this.isPlaying.peek()) return
      // Who watches slowly sees all of a moment before the next one comes.
      if (WAITS.has(this.speed.peek()) && this.table.scene.peek()) this.#beat()
      else if (this.isAtEnd.peek()) this.pause()
      else {
        this.table.skip()
        void this.step(1)
        this.#beat()
      }
    })
  }
}
