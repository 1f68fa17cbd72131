import {
  type Hero,
  type MissionDef,
  type Random,
  type Rules,
  SAME_EACH_TIME,
  type Setup,
  type State,
  type View,
  type Viewer,
} from '@haven/engine'
import { type Game, heroAt, missionOf } from '@haven/engine/count'
import { type DiceOdds, diceOdds } from './dice-odds.ts'
import { type HeroWeights, type SinsWeights, WEIGHTS, type Weights } from './weights.ts'

/**
 * How the scripted bot looks at the table. The engine's own reading functions and the texts of the box want a game, so
 * it imagines one from its view; what the view hides is made up there, the same way each time, and never looked at.
 * Thoughts of the kind "if he stood there" are had by moving figures in the imagined game and putting them back.
 */
export interface Survey {
  readonly viewer: Viewer
  readonly g: Game
  readonly odds: DiceOdds
  /** What things are worth, and how the Sins player weighs his means. */
  readonly weights: HeroWeights
  readonly sins: SinsWeights
  readonly mission: MissionDef
  /** What was found out about this table already, by whoever needs it again. */
  readonly known: Map<string, unknown>
}

/** Finds something out once for a table. */
export function once<T>({ known }: Survey, key: string, find: () => T): T {
  const before = known.get(key)
  if (before !== undefined) return before as T
  const found = find()
  known.set(key, found)
  return found
}

/** Odds follow from the dice of the box alone: all bots of one box share them. */
const oddsOf = new WeakMap<Rules, Partial<Record<Setup['dice'], DiceOdds>>>()

function oddsFor(rules: Rules, dice: Setup['dice']): DiceOdds {
  let odds = oddsOf.get(rules)
  if (!odds) {
    odds = {}
    oddsOf.set(rules, odds)
  }
  odds[dice] ??= diceOdds(rules.tables.dice, dice)
  return odds[dice]
}

/**
 * Reads an imagined world as a viewer would: of what is hidden from him he looks at nothing. The state is borrowed: it
 * is as it was when an answer has come. A reading holds for the one question that is open then.
 */
export function readState(rules: Rules, state: State, viewer: Viewer, weights = WEIGHTS): Survey {
  const g = rules.look(state)
  const { heroes, sins } = weights
  const odds = oddsFor(rules, state.setup.dice)
  return { viewer, g, odds, weights: heroes, sins, mission: missionOf(g), known: new Map() }
}

export const readView = (rules: Rules, view: View, weights: Weights): Survey =>
  readState(rules, rules.resample(view, SAME_EACH_TIME), view.viewer, weights)

// ------------------------------------------------------------------------------------------------- short questions

export const placeOfHero = (s: State, hero: string | undefined): number =>
  Math.max(
    0,
    s.heroes.findIndex((each) => each.hero === hero),
  )

export const places = (g: Game): number[] => g.s.heroes.map((_, place) => place).filter((each) => !heroAt(g, each).dead)

/** Turns that are still to come in this round: Turn tokens, and Extra Turn tokens as far as they are known. */
export const turnsLeft = (heroes: readonly Pick<Hero, 'turns' | 'extraTurns'>[]): number =>
  heroes.reduce((n, hero) => n + hero.turns + hero.extraTurns, 0)

export const spaceIndex = (g: Game, space: string | undefined): number => g.map.index.get(space ?? '') ?? -1

/** One of the list by chance: the better the likelier, and `heat` better is e times as likely. */
export function likely<T>(random: Random, list: readonly T[], heat: number, score: (each: T) => number): T {
  const scores = list.map(score)
  const most = Math.max(...scores)
  const shares = scores.map((value) => Math.exp((value - most) / heat))
  const whole = shares.reduce((a, b) => a + b, 0)
  let left = (random.below(FINE) / FINE) * whole
  const found = shares.findIndex((share) => {
    left -= share
    return left < 0
  })
  return list[found < 0 ? list.length - 1 : found] as T
}
const FINE = 1_000_000

/** The option of the highest score, the first of equals; the score is asked once for each. */
export function best<T>(list: readonly T[], score: (each: T) => number): T {
  let found = list[0] as T
  let most = Number.NEGATIVE_INFINITY
  for (const each of list) {
    const value = score(each)
    if (value > most) {
      most = value
      found = each
    }
  }
  return found
}

/**
 * After so many rounds nobody waits for anything better any more: the heroes take the shortest way to the mission, the
 * monsters that to the heroes. Nothing else would end a game in which both sides wait.
 */
export const MARCH_ROUND = 20
