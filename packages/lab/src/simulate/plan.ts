import type { BotName } from '@haven/bots'
import type { Edition, Rules, SetupWishes } from '@haven/engine'

/** What is to be played. Plain data, since it goes to the workers as it is. */
export interface Plan {
  readonly games: number
  readonly seed: string
  readonly heroesBot: BotName
  readonly sinsBot: BotName
  /** Everything of each list with everything of the others is a cell; the games are spread over all cells alike. */
  readonly maps: readonly string[]
  readonly players: readonly number[]
  readonly sins: readonly string[]
  readonly acolytes: readonly string[]
  readonly edition: Edition | 'random'
  /** `second-crate`; `random` is every other game. */
  readonly crate?: 'on' | 'off' | 'random'
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
  const { edition } = plan
  let cell = cellOf(index, plan.maps.length * plan.players.length * plan.sins.length * plan.acolytes.length)
  const next = <T>(list: readonly T[]): T => {
    const found = list[cell % list.length] as T
    cell = Math.floor(cell / list.length)
    return found
  }
  const [map, heroPlayers, sin, acolytes] = [next(plan.maps), next(plan.players), next(plan.sins), next(plan.acolytes)]
  const secondCrate = plan.crate === 'on' || (plan.crate === 'random' && index % 2 === 1)
  const wishes = { map, heroPlayers, edition, sin, acolytes, ...(secondCrate && { secondCrate }) }
  return { index, seed: `${plan.seed}/${index}`, wishes }
}

/**
 * Strides through the cells so that each comes once before any comes again, and so that the first few games are well
 * spread too: by steps of about the golden section that share no factor with the number of cells.
 */
function cellOf(index: number, cells: number): number {
  let stride = Math.max(1, Math.round(cells * 0.618))
  while (commonFactor(stride, cells) !== 1) stride++
  return (index * stride) % cells
}

const commonFactor = (a: number, b: number): number => (b === 0 ? a : commonFactor(b, a % b))

export const allMaps = (rules: Rules): string[] => [...rules.tables.maps.keys()]
