import { type Answer, type Option, type Prompt, type Rules, randomFrom, type State } from '@haven/engine'
import { defenseOf, type FightFrame, figureId, statsOf } from '@haven/engine/count'
import type { Scene } from '@haven/testkit'

/**
 * The real engine as a roller: a position is played on with a fixed stream of dice, again and again. FAITH and Hits are
 * used by playing every way to its end, so that nothing here knows a modifier.
 */

export interface Seen {
  readonly killed: readonly string[]
  readonly wounds: number
  readonly corruption: number
  readonly dead: boolean
  readonly removed: number
}

/** What one wants of a fight, from what came of it. */
export type Value = (seen: Seen) => number

export interface Policy {
  /** The answer that begins what is looked at. */
  readonly begin: Partial<Option>
  /** Voluntary corruption. */
  readonly bold?: boolean
  /** A Sin card that is played where it can be. */
  readonly card?: string
  readonly value?: Value
  /** In its place where dice are still to fall: how to turn a FAITH. */
  readonly turn?: (fight: FightFrame) => string
}

const fits = (option: Option, wanted: Partial<Option>): boolean =>
  Object.entries(wanted).every(([field, value]) => option[field as keyof Option] === value)

export class EnginePlayer {
  readonly #rules: Rules
  readonly #world: State
  readonly #policy: Policy
  readonly #hero: State['heroes'][number]
  readonly #place: number
  readonly #figures: readonly number[]
  readonly #tokens: number
  readonly #space: string
  readonly #known = new Map<string, string>()
  #random: State['random']

  constructor({ rules, state }: Scene, hero: string, policy: Policy, seed: string) {
    this.#rules = rules
    this.#world = rules.resample(rules.view(state, 'all'), randomFrom(seed))
    this.#random = this.#world.random
    this.#policy = policy
    this.#place = state.heroes.findIndex((each) => each.hero === hero)
    this.#hero = state.heroes[this.#place] as State['heroes'][number]
    this.#figures = state.figures.slice()
    this.#space = rules.view(state, 'all').heroes[this.#place]?.space as string
    this.#tokens = this.#tokensHere(state)
  }

  #tokensHere(s: State): number {
    const { space } = this.#hero
    return (['fire', 'corruption', 'pentagram', 'nest'] as const).reduce(
      (n, kind) => n + (s.tokens[kind][space] ?? 0),
      0,
    )
  }

  /** Plays once more, with the dice that come next. */
  play(): Seen {
    const s = this.#rules.copy(this.#world)
    s.random = this.#random
    this.#answer(s, this.#pick(s, this.#policy.begin))
    while (this.#isGoingOn(s)) this.#answer(s, this.#next(s))
    this.#random = s.random
    return this.#seen(s)
  }

  #prompt = (s: State): Prompt => this.#rules.prompts(s)[0] as Prompt
  #answer(s: State, option: Option): void {
    const prompt = this.#prompt(s)
    const answer: Answer = { prompt: prompt.id, seat: prompt.seat, option: option.id }
    this.#rules.advance(s, answer)
  }

  #pick(s: State, wanted: Partial<Option>): Option {
    const found = this.#rules.options(s, this.#prompt(s)).find((option) => fits(option, wanted))
    if (!found) throw new Error(`no ${JSON.stringify(wanted)} at ${this.#prompt(s).kind}`)
    return found
  }

  #isGoingOn(s: State): boolean {
    if (s.over || this.#rules.prompts(s)[0]?.kind === 'reserve-hero') return false
    return s.stack.some(({ proc }) => ['fight', 'rangedFight', 'cleanse', 'step'].includes(proc))
  }

  #next(s: State): Option {
    const options = this.#rules.options(s, this.#prompt(s))
    const { bold, card, turn } = this.#policy
    switch (this.#prompt(s).kind) {
      case 'corruption':
        return this.#pick(s, { yes: bold === true })
      case 'sin-card':
        return (
          options.find((option) => option.card !== undefined && option.card === card) ?? this.#pick(s, { none: true })
        )
      case 'remove-token':
        return (
          options.find((option) => option.with === 'counter') ??
          options.find((option) => option.token !== undefined) ??
          this.#pick(s, { none: true })
        )
      case 'retaliate':
        return options.find(({ to }) => to === this.#space) ?? this.#pick(s, { none: true })
      case 'wound-slot':
        return options.at(-1) as Option
      case 'faith':
        return turn ? this.#pick(s, { as: turn(s.stack.at(-1) as FightFrame) as never }) : this.#best(s)
      case 'kill':
        return turn ? (options.at(1) ?? (options[0] as Option)) : this.#best(s)
      default:
        return this.#pick(s, { none: true })
    }
  }

  /** Plays every answer to the end of the fight; each roll is thought about once. */
  #best(s: State): Option {
    const { rolled, sinRoll, turned, faith, choices, hits, doomed } = s.stack.at(-1) as FightFrame
    const key = JSON.stringify([this.#prompt(s).kind, rolled, sinRoll, turned, faith, choices, hits, doomed])
    const known = this.#known.get(key)
    const options = this.#rules.options(s, this.#prompt(s))
    if (known !== undefined) return options.find(({ id }) => id === known) as Option
    let [best, most] = [options[0] as Option, Number.NEGATIVE_INFINITY]
    for (const option of options) {
      const copy = this.#rules.copy(s)
      this.#answer(copy, option)
      while (this.#isGoingOn(copy)) this.#answer(copy, this.#next(copy))
      const value = (this.#policy.value as Value)(this.#seen(copy))
      if (value > most) [best, most] = [option, value]
    }
    this.#known.set(key, best.id)
    return best
  }

  #seen(s: State): Seen {
    const hero = s.heroes[this.#place] as State['heroes'][number]
    const g = this.#rules.look(s)
    const killed = this.#figures.flatMap((at, figure) =>
      at >= 0 && (s.figures[figure] as number) < 0 ? [figureId(g, figure)] : [],
    )
    return {
      killed,
      wounds: hero.wounds.length - this.#hero.wounds.length,
      corruption: hero.corruption - this.#hero.corruption,
      dead: hero.dead,
      removed: this.#tokens - this.#tokensHere(s),
    }
  }
}

/** The aims once more, over what was seen on the table. */
export function valueFor({ rules, state }: Scene, aim: 'kills' | 'safest' | 'balanced'): Value {
  const g = rules.look(rules.copy(state))
  const size = new Map(
    g.s.figures.flatMap((at, figure) =>
      at >= 0 ? [[figureId(g, figure), statsOf(g, figure).fight + 0.13 * defenseOf(g, figure)] as const] : [],
    ),
  )
  const weight = { kills: 0.01, safest: 0.001, balanced: 1 }[aim]
  return ({ killed, wounds, corruption, dead }) =>
    killed.reduce((sum, id) => sum + weight * (size.get(id) ?? 0) + (aim === 'kills' ? 1000 : 0), 0) -
    2.07 * wounds -
    1.01 * corruption -
    (dead ? 10.3 : 0)
}
