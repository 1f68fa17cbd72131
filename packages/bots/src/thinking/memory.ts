import type { Option, Prompt, State } from '@haven/engine'
import { HABITS } from '../prompt-habits.ts'

/**
 * Policies are pure: asked the same in the same situation they answer the same, and imagined worlds come to the same
 * situations again and again. So within one search they are asked once. What follows from dice is not kept.
 */
export class Memory {
  /** What thinking has cost so far, in nodes. */
  cost = 0
  readonly #answers = new Map<string, string>()
  readonly #numbers = new WeakMap<object, number>()
  #next = 0

  /** The remembered answer, or the one that `think` finds. */
  answer(state: State, prompt: Prompt, options: readonly Option[], think: () => Option): Option {
    if (!HABITS[prompt.kind].kept) {
      this.cost += THOUGHT
      return think()
    }
    const key = this.#key(state, prompt, options)
    const known = this.#answers.get(key)
    if (known !== undefined) {
      const option = options.find(({ id }) => id === known)
      if (option) return option
    }
    this.cost += prompt.kind === 'hero-turn' ? PLANNING : THOUGHT
    const option = think()
    this.#answers.set(key, option.id)
    return option
  }

  /** Lists of a state are replaced, never changed: the same list is the same content. */
  #number(list: object): number {
    let number = this.#numbers.get(list)
    if (number === undefined) {
      number = this.#next++
      this.#numbers.set(list, number)
    }
    return number
  }

  /** Everything public that a policy looks at. */
  #key(s: State, { kind, subject }: Prompt, options: readonly Option[]): string {
    const { turn, mission, tokens, sins } = s
    let key = `${kind} ${subject.hero} ${subject.cause} ${subject.window} ${s.stack.length} ${options.length}`
    if (HABITS[kind].kept === 'options') for (const { id } of options) key += ` ${id}`
    key += ` ${s.figures.join()}`
    for (const hero of s.heroes) {
      key += ` ${hero.form} ${hero.space} ${hero.corruption} ${hero.turns} ${hero.extraTurns} ${hero.innocents} ${hero.cityAction}`
      key += ` ${hero.wounds.join('')} ${this.#number(hero.upgrades)} ${this.#number(hero.npcs)}`
    }
    if (turn)
      key += ` ${turn.steps} ${turn.acted} ${turn.moveOver} ${turn.paid} ${turn.moveLimit} ${turn.card} ${turn.streetsOnly}`
    for (const list of Object.values(tokens)) key += ` ${this.#number(list)}`
    key += ` ${this.#number(s.altars)} ${this.#number(s.orbital)} ${this.#number(s.npcs)} ${this.#number(s.slots)}`
    key += ` ${s.faceDown.length} ${this.#number(s.used)}`
    return `${key} ${mission.id} ${mission.progress} ${mission.done} ${sins.reactions} ${sins.hand.length} ${s.track}`
  }
}

/** In nodes, each about as long as a decision takes to carry out: to think it over, and to plan a turn. */
const THOUGHT = 4
const PLANNING = 40
