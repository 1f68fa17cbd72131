import type { Side } from '@haven/engine'
import type { CleanseOdds } from './cleanse.ts'
import type { FightOdds } from './results.ts'
import type { HarmOdds, Risk } from './walk.ts'
import type { Aim } from './worth.ts'

/** Forecasts are plain data: ids and numbers. Who shows them finds the words. */

/** A roll, and what comes of it. Dice are those that both sides begin with; 0 once they are rolled. */
export interface FightRoll {
  readonly heroDice: number
  /** In a ranged fight: if nobody falls. */
  readonly sinDice: number
  readonly odds: FightOdds
}

/** What a Sin card can make of it, over the cards that could be played for all that the viewer knows. */
export interface Band<R> {
  /** Distinct cards, by id. */
  readonly cards: readonly string[]
  /** Of these: what they do depends on further choices, so they are not in the band. */
  readonly unweighed: readonly string[]
  /** For the hero. Null if no card could be weighed. */
  readonly best: R | null
  readonly worst: R | null
}

export interface FightForecast extends FightRoll {
  readonly of: 'fight'
  readonly hero: string
  readonly space: string
  readonly target: string
  readonly by: Side
  readonly ranged: boolean
  /** What FAITH and Hits are used for; `own` if the caller brought a worth of his own. */
  readonly aim: Aim | 'own'
  /** Voluntary corruption is taken for this roll. */
  readonly voluntary: boolean
  /** The same with voluntary corruption, where it is still to be settled and possible. */
  readonly bold: FightRoll | null
  /** If a fight-start card is played. */
  readonly ifCard: Band<FightRoll> | null
  /** If the Acolytes' ability is used: one more of them in the fight. */
  readonly ifAcolyte: FightRoll | null
  /** Texts and cards that may still change it and are not counted. */
  readonly open: readonly string[]
}

export interface CleanseRoll {
  readonly heroDice: number
  readonly odds: CleanseOdds
}

export interface CleanseForecast extends CleanseRoll {
  readonly of: 'cleanse'
  readonly hero: string
  readonly space: string
  readonly voluntary: boolean
  readonly bold: CleanseRoll | null
  /** If a cleanse-start card is played. */
  readonly ifCard: Band<CleanseRoll> | null
  readonly open: readonly string[]
}

/** One step of a Move. */
export interface MoveForecast {
  readonly of: 'move'
  readonly hero: string
  readonly from: string
  readonly to: string
  /** What has to be suffered, in this order. */
  readonly risks: readonly Risk[]
  readonly odds: HarmOdds
  readonly open: readonly string[]
}
