import { BOUND, mean } from './dice.ts'
import { type Harms, harmOf } from './hurt.ts'
import type { KillSet } from './kills.ts'
import type { Target } from './worth.ts'

/** What came of a fight, as chances. */

export interface FightOdds {
  /** Chance to kill exactly so many. */
  readonly kills: readonly number[]
  /** Chance of each monster to die. */
  readonly monsters: readonly { readonly id: string; readonly defense: number; readonly chance: number }[]
  /** Chance of exactly so many wounds; the last number kills. */
  readonly wounds: readonly number[]
  /** Chance that corruption rises by exactly so much, voluntary corruption not counted. */
  readonly corruption: readonly number[]
  readonly death: number
  readonly mean: { readonly kills: number; readonly wounds: number; readonly corruption: number }
  /** Chance that the Sins player rolls: 1, but for ranged fights. */
  readonly sinRoll: number
  /** What it is worth on average to who asked. */
  readonly worth: number
  /** No chance here is wrong by more than this. */
  readonly bound: number
}

export function fightResult(
  targets: readonly Target[],
  sets: readonly KillSet[],
  setChance: Float64Array,
  harms: Harms,
  sinRoll: number,
  worth: number,
  skipped: number,
): FightOdds {
  const kills = Array.from({ length: targets.length + 1 }, () => 0)
  const dies = new Map(targets.map(({ id }) => [id, 0]))
  setChance.forEach((p, i) => {
    if (p === 0) return
    const { killed } = sets[i] as KillSet
    kills[killed.length] = (kills[killed.length] as number) + p
    for (const { id } of killed) dies.set(id, (dies.get(id) as number) + p)
  })
  const { wounds, corruption, death } = harmOf(harms)
  return {
    kills,
    monsters: targets.map(({ id, defense }) => ({ id, defense, chance: dies.get(id) as number })),
    wounds,
    corruption,
    death,
    mean: { kills: mean(kills), wounds: mean(wounds), corruption: mean(corruption) },
    sinRoll,
    worth,
    bound: CUTS * BOUND + skipped,
  }
}
/** Chains of extra dice that were cut: the hero's, and that of the Sins player. */
const CUTS = 2
