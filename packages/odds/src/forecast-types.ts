import type { Side } from '@haven/engine'
import type { CleanseOdds } from './cleanse.ts'
import type { Outlook } from './outlook.ts'
import type { FightOdds } from './results.ts'
import type { FightSources } from './sources.ts'
import type { HarmOdds, Risk } from './walk.ts'
import type { Aim } from './worth.ts'

/** Forecasts are plain data: ids and numbers. Who shows them finds the words. */

/** A roll, and what comes of it. Dice are those that both sides begin with; 0 once they are rolled. */
export interface FightRoll {
  readonly heroDice: number
  /** In a ranged fight: if nobody falls. */
  readonly sinDice: number
  readonly odds: FightOdds
  /** The chance that its kills finish the mission; 0 where they cannot, or where it is not plain. */
  readonly finishes: number
}

export interface FightForecast extends FightRoll {
  readonly of: 'fight'
  /** Who reads it: whoever is asked, else whose view it comes from. */
  readonly side: Side
  readonly hero: string
  readonly space: string
  readonly target: string
  readonly by: Side
  readonly ranged: boolean
  /** What FAITH and Hits are used for; `own` if the caller brought a worth of his own. */
  readonly aim: Aim | 'own'
  /** Voluntary corruption is taken for this roll. */
  readonly voluntary: boolean
  /** What is still to be done by anybody, and what it would change. The roll above is the one without any of it. */
  readonly outlook: Outlook<FightRoll>
  readonly sources: FightSources
  /** Kills that finish the mission, or null if these monsters cannot. */
  readonly needs: number | null
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
  readonly outlook: Outlook<CleanseRoll>
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
