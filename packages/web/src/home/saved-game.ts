import type { Rules } from '@haven/engine'
import { homePlayersOf, type StoredTable } from '@haven/table/keeper'
import type { SavedGame } from '../model/messages.ts'

/** Null: no game has begun at it, or it is a lesson. */
export function savedGameOf(rules: Rules, table: StoredTable): SavedGame | null {
  const { id, changed, game, lesson } = table
  if (!game || lesson) return null
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
    rules: game.rules,
  }
}

export const newestFirst = (games: readonly SavedGame[]): readonly SavedGame[] =>
  games.toSorted((a, b) => b.changed - a.changed)
