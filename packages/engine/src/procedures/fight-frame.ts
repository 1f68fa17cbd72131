import { monstersIn } from '../board.ts'
import type { Hazard, Option, Result, Side } from '../contract.ts'
import { type HeroRoll, NO_HERO_ROLL, NO_SIN_ROLL, NOTHING_TURNED, type SinRoll, type Turned } from '../dice.ts'
import { type Frame, type Game, START } from '../kernel.ts'

/**
 * A roll of a hero that is going on: a fight, a ranged fight or a cleanse. What cards and abilities give it for its
 * duration is written into these fields; what permanent texts give is folded when it is needed, never kept.
 */
export interface RollFrame extends Frame {
  /** The hero who rolls: his place in the turn order, and his id, since a successor takes the place. */
  readonly place: number
  readonly hero: string
  /** Where he stands. */
  readonly space: number
  /** Dice that cards add to his roll, and the least that stays. */
  heroDice: number
  leastDice: number
  noTeamwork: boolean
  /** Corruption level of a voluntary corruption taken for this roll, 0 if none was. */
  level: number
  rolled: HeroRoll
  /** FAITH results and bonuses of choice, as they were turned. */
  turned: Turned
  faith: number
  /** Bonuses of choice still to be turned: what each may become. */
  choices: readonly (readonly Result[])[]
  /** Dice picked for a reroll. */
  picked: readonly string[]
}

export interface FightFrame extends RollFrame {
  readonly proc: 'fight' | 'rangedFight'
  readonly by: Side
  readonly ranged: boolean
  /** Where his Hits go. */
  readonly target: number
  /** The hero counts as alone for every rule of this fight. */
  alone: boolean
  sinDice: number
  heroDefense: number
  forceFaith: Result | null
  sinRoll: SinRoll
  /** Hits not yet spent. */
  hits: number
  /** Monsters that will die, then those that died. */
  doomed: readonly number[]
  killed: readonly number[]
  /** Survivors of a ranged fight that may still strike back (preview edition), and whether any arrived. */
  movers: readonly number[]
  arrived: boolean
  wounds: number
  corruption: number
}

export interface CleanseFrame extends RollFrame {
  readonly proc: 'cleanse'
  skills: number
  counters: number
  /** What a card asks for each token that is removed. */
  price?: number
  /** A token that is being paid for. */
  bought?: Option
  /** The token that went last: texts of `token-removed` look at it. */
  removed?: Hazard
}

/** Written out: a literal with one shape is made several times faster than one that is spread together. */
export function fightFrame(
  proc: FightFrame['proc'],
  place: number,
  hero: string,
  space: number,
  target: number,
  by: Side,
): FightFrame {
  return {
    proc,
    step: START,
    place,
    hero,
    space,
    heroDice: 0,
    leastDice: 0,
    noTeamwork: false,
    level: 0,
    rolled: NO_HERO_ROLL,
    turned: NOTHING_TURNED,
    faith: 0,
    choices: NONE_YET,
    picked: NONE_YET,
    by,
    ranged: proc === 'rangedFight',
    target,
    alone: false,
    sinDice: 0,
    heroDefense: 0,
    forceFaith: null,
    sinRoll: NO_SIN_ROLL,
    hits: 0,
    doomed: NONE_YET,
    killed: NONE_YET,
    movers: NONE_YET,
    arrived: false,
    wounds: 0,
    corruption: 0,
  }
}

export function cleanseFrame(place: number, hero: string, space: number): CleanseFrame {
  return {
    proc: 'cleanse',
    step: START,
    place,
    hero,
    space,
    heroDice: 0,
    leastDice: 0,
    noTeamwork: false,
    level: 0,
    rolled: NO_HERO_ROLL,
    turned: NOTHING_TURNED,
    faith: 0,
    choices: NONE_YET,
    picked: NONE_YET,
    skills: 0,
    counters: 0,
  }
}

const NONE_YET: readonly never[] = []

/** The fight that is going on, if one is: cards and texts look at it. */
export function currentFight(g: Game): FightFrame | null {
  for (let i = g.s.stack.length - 1; i >= 0; i--) {
    const frame = g.s.stack[i] as Frame
    if (frame.proc === 'fight' || frame.proc === 'rangedFight') return frame as FightFrame
  }
  return null
}

/** The hero roll that is going on: a fight's or a cleanse's. */
export function currentRoll(g: Game): RollFrame | null {
  for (let i = g.s.stack.length - 1; i >= 0; i--) {
    const frame = g.s.stack[i] as Frame
    if (frame.proc === 'fight' || frame.proc === 'rangedFight' || frame.proc === 'cleanse') return frame as RollFrame
  }
  return null
}

/** The monsters that his Hits can reach (ORD-11: what gives the hero something looks here). */
export const fightTargets = (g: Game, fight: FightFrame): number[] => monstersIn(g, fight.target)
