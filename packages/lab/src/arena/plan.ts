import type { Edition, Rules, Setup } from '@haven/engine'
import { setupFromSeed } from '@haven/engine/files'
import type { BotSpec } from '../bot-spec.ts'

/** What a match is. Plain data: it goes to the workers and into the file of results as it is. */
export interface ArenaPlan {
  readonly a: BotSpec
  readonly b: BotSpec
  readonly seed: string
  readonly maps: readonly string[]
  readonly players: readonly number[]
  readonly sins: readonly string[]
  readonly acolytes: readonly string[]
  readonly edition: Edition
  /** Bots keep their time for a turn: the results depend on the machine then. */
  readonly clock: boolean
  /** Absolute paths of boxes beside the core box. */
  readonly boxes: readonly string[]
  /** A game is left as unfinished after so many decisions. */
  readonly limit: number
}

/** What a set-up is drawn by. */
type Field = Pick<ArenaPlan, 'maps' | 'players' | 'sins' | 'acolytes' | 'edition' | 'seed'>

export interface PairPlan {
  readonly seed: string
  readonly setup: Setup
}

/**
 * Pair number `index`, whoever plays it. Maps come in turn; the other choices run through theirs more slowly, shifted
 * from map to map and lap to lap: a short match is spread evenly too, and a long one comes through every combination.
 */
export function pairPlan(rules: Rules, plan: Field, index: number): PairPlan {
  const { maps, players, sins, acolytes, edition } = plan
  const at = index % maps.length
  const lap = Math.floor(index / maps.length)
  let rest = lap
  const next = <T>(list: readonly T[], shift: number): T => {
    const chosen = list[(rest + shift) % list.length] as T
    rest = Math.floor(rest / list.length)
    return chosen
  }
  const wishes = {
    edition,
    map: maps[at] as string,
    heroPlayers: next(players, at),
    sin: next(sins, (at >> 1) + (lap % players.length)),
    acolytes: next(acolytes, at + (lap % players.length)),
  }
  const seed = `${plan.seed}/${index}`
  return { seed, setup: setupFromSeed(rules, wishes, seed) }
}
