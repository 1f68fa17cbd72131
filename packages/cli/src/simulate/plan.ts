import type { BotName } from '@haven/bots'
import type { Edition, Rules, SetupWishes } from '@haven/engine'

/** What is to be played. Plain data, since it goes to the workers as it is. */
export interface Plan {
  readonly games: number
  readonly seed: string
  readonly heroesBot: BotName
  readonly sinsBot: BotName
  /** Played in turn, game after game: every number of players on every map. */
  readonly maps: readonly string[]
  readonly players: readonly number[]
  readonly edition: Edition | 'random'
  readonly sin?: string
  readonly acolytes?: string
  /** Absolute paths of boxes beside the core box. */
  readonly boxes?: readonly string[]
  /** A game is left as unfinished after so many decisions. */
  readonly limit: number
  /** Where records go, if they are wanted. */
  readonly records: string | null
}

export interface GamePlan {
  readonly index: number
  readonly seed: string
  readonly wishes: SetupWishes
}

/** Game number `index`, whoever plays it: its seed and set-up depend on nothing else. */
export function gamePlan(plan: Plan, index: number): GamePlan {
  const { maps, players, edition, sin = 'random', acolytes = 'random' } = plan
  const map = maps[index % maps.length] as string
  const heroPlayers = players[Math.floor(index / maps.length) % players.length] as number
  return { index, seed: `${plan.seed}/${index}`, wishes: { map, heroPlayers, edition, sin, acolytes } }
}

export const allMaps = (rules: Rules): string[] => [...rules.tables.maps.keys()]
