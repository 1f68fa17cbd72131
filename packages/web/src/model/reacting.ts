import { PROMPTS, type View } from '@haven/engine'
import type { ReactOrder } from '@haven/table'
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { rules } from './rules.ts'
import type { Lit, Question } from './targets.ts'
import type { Threat } from './threat.ts'

/** What the Sins player has put together on the board: one monster, and where it goes. */
export interface Reaction {
  readonly monster: string
  readonly from: string
  readonly to: string
  /** Monsters stand with the hero then. */
  readonly canFight: boolean
}

/** The question, and what monsters can come to. */
interface At {
  readonly view: View
  readonly threat: Threat
  readonly hero: string
  /** Where the hero stands. */
  readonly goal: string
}

/**
 * A reaction is one thought: which monster, where to, and the fight. It is put together on the board while the token
 * is asked for, and given whole, as a draft that is carried out at once (`@haven/table`, drafts.ts).
 */
export class Reacting {
  readonly #question: ReadonlySignal<Question | null>
  readonly #view: ReadonlySignal<View | null>
  readonly #give: (draft: ReactOrder) => Promise<void>
  readonly #threat: Signal<{ readonly prompt: string; readonly threat: Threat } | null> = signal(null)
  readonly #chosen: Signal<{ readonly monster: string; readonly to: string | null } | null> = signal(null)

  constructor(
    question: ReadonlySignal<Question | null>,
    view: ReadonlySignal<View | null>,
    give: (draft: ReactOrder) => Promise<void>,
  ) {
    this.#question = question
    this.#view = view
    this.#give = give
  }

  /** Which monsters can do something, and where the chosen one goes; null: something else is asked. */
  readonly lit: ReadonlySignal<Lit | null> = computed(() => {
    const at = this.#at.value
    if (!at) return null
    const able = at.view.monsters.filter(({ id }) => this.#goalsOf(id, at).length > 0)
    const monster = this.#chosen.value?.monster
    const spaces = monster === undefined ? able.map(({ space }) => space) : this.#goalsOf(monster, at)
    return {
      monsters: new Map(able.map(({ id }) => [id, []])),
      spaces: new Map(spaces.map((to) => [to, []])),
      heroes: new Map(),
      cards: new Map(),
      slots: new Map(),
    }
  })

  readonly reaction: ReadonlySignal<Reaction | null> = computed(() => {
    const [at, chosen] = [this.#at.value, this.#chosen.value]
    const from = at?.view.monsters.find(({ id }) => id === chosen?.monster)?.space
    if (!at || !chosen || chosen.to === null || from === undefined) return null
    const { monster, to } = chosen
    const stay = at.view.monsters.some(({ id, space }) => id !== monster && space === at.goal)
    return { monster, from, to, canFight: stay || to === at.goal }
  })

  /** Somebody who stands with the hero already, for a fight without a move. */
  readonly here: ReadonlySignal<string | null> = computed(() => {
    const at = this.#at.value
    return at?.view.monsters.find(({ space }) => space === at.goal)?.id ?? null
  })

  readonly #at = computed((): At | null => {
    const [question, view, found] = [this.#question.value, this.#view.value, this.#threat.value]
    if (!question || !view || found?.prompt !== question.id) return null
    const hero = view.heroes.find((each) => each.hero === question.subject.hero)
    return hero ? { view, threat: found.threat, hero: hero.hero, goal: hero.space } : null
  })

  /** Where it can go; to stay is something to do where the hero stands. */
  #goalsOf(monster: string, { view, threat, goal }: At): readonly string[] {
    const from = view.monsters.find(({ id }) => id === monster)?.space
    return [...threat.spaces].flatMap(([space, ids]) =>
      ids.includes(monster) && (space !== from || space === goal) ? [space] : [],
    )
  }

  /** Counted when a token is asked for: no other question needs it. */
  async ask({ id, kind }: Question): Promise<void> {
    this.forget()
    if (PROMPTS[kind].reacts !== 'token') return
    const { threatOf } = await import('./threat.ts')
    const view = this.#view.peek()
    if (view && this.#question.peek()?.id === id) this.#threat.value = { prompt: id, threat: threatOf(rules, view) }
  }

  forget(): void {
    this.#chosen.value = null
  }

  /** A monster that can come to the hero means to. */
  take(monster: string): void {
    const at = this.#at.peek()
    if (!at || !this.lit.peek()?.monsters.has(monster)) return
    const to = this.#goalsOf(monster, at).includes(at.goal) ? at.goal : null
    this.#chosen.value = { monster, to }
  }

  /** Pressed once it is where the monster goes, pressed again it is done. Without a monster: whoever stands there. */
  async point(space: string): Promise<void> {
    const at = this.#at.peek()
    const chosen = this.#chosen.peek()
    if (!at) return
    if (chosen && this.#goalsOf(chosen.monster, at).includes(space)) {
      if (chosen.to === space) await this.give(this.reaction.peek()?.canFight ?? false)
      else this.#chosen.value = { ...chosen, to: space }
      return
    }
    const there = at.view.monsters.find(
      ({ id, space: stands }) => stands === space && this.lit.peek()?.monsters.has(id),
    )
    if (there) this.take(there.id)
  }

  async give(fight: boolean): Promise<void> {
    const [at, reaction] = [this.#at.peek(), this.reaction.peek()]
    if (at && reaction) await this.#do(reaction.monster, reaction.to === at.goal ? null : reaction.to, fight)
  }

  /** Those who stand with the hero fight him, and nobody moves. */
  async fightHere(): Promise<void> {
    const monster = this.here.peek()
    if (monster !== null) await this.#do(monster, null, true)
  }

  async #do(monster: string, to: string | null, fight: boolean): Promise<void> {
    const at = this.#at.peek()
    if (!at) return
    batch(() => {
      this.forget()
      this.#threat.value = null
    })
    await this.#give({ order: 'react', hero: at.hero, monster, to, fight })
  }
}
