import type { BotName } from '@haven/bots'
import type { Rules, SetupWishes } from '@haven/engine'

/** What is to be played. Plain data, since it goes to the workers as it is. */
export interface BalancePlan {
  /** For each cell. */
  readonly games: number
  readonly seed: string
  /** The same for every seat of both sides. */
  readonly bot: BotName
  readonly cells: readonly Cell[]
  /** Dealt in turn over the games of a cell. */
  readonly acolytes: readonly string[]
  /** Absolute paths of boxes beside the core box. */
  readonly boxes: readonly string[]
}

/** One square of the heat map. */
export interface Cell {
  readonly sin: string
  readonly story: string
  readonly map: string
  readonly players: number
}

export const cellName = ({ sin, map, players }: Cell): string => `${sin} ${map} ${players}`

export interface Chosen {
  readonly sins: readonly string[]
  readonly maps: readonly string[]
  readonly players: readonly number[]
}

/** In the order of the box, whatever the order of the wishes. */
export function cellsOf(rules: Rules, chosen: Chosen): Cell[] {
  const { sins, maps } = rules.tables
  return [...sins.keys()]
    .filter((sin) => chosen.sins.includes(sin))
    .flatMap((sin) =>
      [...maps.values()]
        .filter(({ def }) => chosen.maps.includes(def.id))
        .flatMap(({ def }) => chosen.players.map((players) => ({ sin, story: def.story, map: def.id, players }))),
    )
}

export interface BalanceGame {
  readonly cell: Cell
  /** Within the cell, from 0. */
  readonly number: number
  readonly seed: string
  readonly wishes: SetupWishes
}

/**
 * Game `index` of all. Every cell gets its first game before any gets its second. The seed names cell and number, so a
 * run of fewer cells or more games plays the same games where the two overlap.
 */
export function balanceGame(plan: BalancePlan, index: number): BalanceGame {
  const { cells, acolytes } = plan
  const cell = cells[index % cells.length] as Cell
  const number = Math.floor(index / cells.length)
  const wishes: SetupWishes = {
    edition: 'final',
    sin: cell.sin,
    map: cell.map,
    heroPlayers: cell.players,
    acolytes: acolytes[number % acolytes.length] as string,
  }
  return { cell, number, seed: `${plan.seed}/${cellName(cell)}/${number}`, wishes }
}

export const gamesOf = (plan: BalancePlan): number => plan.games * plan.cells.length
