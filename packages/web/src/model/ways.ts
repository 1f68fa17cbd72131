import type { Ahead, Path, Route } from '@haven/odds'
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Question } from './targets.ts'
import type { Wire } from './wire.ts'

/** Whole ways of the hero on turn: where he can come to, which way is shown, and which was chosen. */

export const WAYS = ['shortest', 'safest'] as const
export type WayName = (typeof WAYS)[number]

export interface Way {
  readonly to: string
  readonly name: WayName
  readonly route: Route
}

const NO_PATHS: ReadonlyMap<string, Path> = new Map()

export class Ways {
  readonly #link: Wire
  readonly #question: ReadonlySignal<Question | null>
  /** By goal, for the question that stands. */
  readonly paths: Signal<ReadonlyMap<string, Path>> = signal(NO_PATHS)
  /** The space under the pointer, or under the keyboard. */
  readonly seen: Signal<string | null> = signal(null)
  /** The goal that a first press has chosen: a second one sets out. */
  readonly chosen: Signal<string | null> = signal(null)
  readonly name: Signal<WayName> = signal('shortest')
  /** What the board shows. */
  readonly shown: ReadonlySignal<Way | null> = computed(() => {
    const to = this.chosen.value ?? this.seen.value
    return to === null ? null : this.#wayTo(to, this.chosen.value === null ? 'shortest' : this.name.value)
  })

  /** What the hero could do there, if he came unhurt; null until it is counted. */
  readonly ahead: Signal<{ readonly to: string; readonly deeds: readonly Ahead[] } | null> = signal(null)

  constructor(link: Wire, question: ReadonlySignal<Question | null>) {
    this.#link = link
    this.#question = question
  }

  #wayTo(to: string, name: WayName): Way | null {
    const path = this.paths.value.get(to)
    return path ? { to, name, route: path[name] } : null
  }

  /** Asks where the hero can go; it counts only for the question that still stands. */
  async ask({ id, seat, kind }: Question): Promise<void> {
    this.clear()
    if (kind !== 'hero-turn') return
    const found = await this.#link.think('paths', seat, { prompt: id })
    if (this.#question.peek()?.id !== id) return
    this.paths.value = new Map((found ?? []).map((path) => [path.to, path]))
  }

  /** Counts only for the goal that is still shown. */
  async askAhead({ id, seat }: Question, to: string): Promise<void> {
    const deeds = await this.#link.think('ahead', seat, { prompt: id, space: to })
    if (deeds && this.#question.peek()?.id === id && this.shown.peek()?.to === to) this.ahead.value = { to, deeds }
  }

  clear(): void {
    batch(() => {
      this.paths.value = NO_PATHS
      this.ahead.value = null
      this.forget()
    })
  }

  /** Nothing is chosen any more. */
  forget(): void {
    batch(() => {
      this.chosen.value = null
      this.name.value = 'shortest'
    })
  }

  choose(to: string): void {
    batch(() => {
      if (this.chosen.value !== to) this.name.value = 'shortest'
      this.chosen.value = to
    })
  }

  /** Two ways that differ: one is shorter, the other safer. */
  alternatives(to: string): readonly Way[] {
    const path = this.paths.value.get(to)
    if (!path || path.shortest.spaces.join() === path.safest.spaces.join()) return []
    return WAYS.map((name) => ({ to, name, route: path[name] }))
  }
}

export const isFree = ({ route }: Way): boolean =>
  route.pays === null && route.risks.every(({ length }) => length === 0)
