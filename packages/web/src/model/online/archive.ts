import type { Outcome, Seat } from '@haven/engine'
import type { GameRecord } from '@haven/table'

/** What is left of a table that was put away: its finished games. */
export interface ArchivedTable {
  readonly host: string
  readonly seats: readonly Seat[]
  readonly games: readonly { readonly game: number; readonly outcome: Outcome }[]
  /** The one that was asked for, or the last. */
  readonly game: number
  readonly record: GameRecord
}

/** Null: there is none, or it is not for this device. */
export async function archivedTable(table: string, key: string, game: number | null): Promise<ArchivedTable | null> {
  try {
    const answer = await fetch('/api/records', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ table, key, ...(game !== null && { game }) }),
    })
    return answer.ok ? ((await answer.json()) as ArchivedTable) : null
  } catch {
    return null
  }
}
