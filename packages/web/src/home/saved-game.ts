import type { Rules, Seat } from '@haven/engine'
import { homePlayersOf, type StoredTable } from '@haven/table/keeper'

/** A saved game in a list. */
export interface SavedGame {
  readonly id: string
  readonly changed: number
  readonly story: string
  readonly map: string
  readonly sin: string
  readonly round: number
  readonly people: readonly Seat[]
  readonly over: 'heroes' | 'sins' | null
}

/** Null: no game has begun at it. */
export function savedGameOf(rules: Rules, table: StoredTable): SavedGame | null {
  const { id, changed, game } = table
  if (!game) return null
  const { story, map, sin } = game.setup
  const { people } = homePlayersOf(table)
  return {
    id,
    changed,
    story,
    map,
    sin,
    round: game.state.round,
    people,
    over: rules.outcome(game.state)?.winner ?? null,
  }
}

export const newestFirst = (games: readonly SavedGame[]): readonly SavedGame[] =>
  games.toSorted((a, b) => b.changed - a.changed)
