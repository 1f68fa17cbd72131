import { forgetForBystanders } from './lines.ts'
import { seatedPeople, seatsHeldBy } from './people.ts'
import type { EarlierGame, StoredTable } from './table.ts'
import type { Work } from './work.ts'

/** What was played and said without spectators stays with those who were there. */

/** The game is over and the table opens again for everybody: a lobby has no closed door. */
export function openDoors(work: Work): void {
  const { t } = work
  const isClosed = t.settings.spectators === 'none'
  t.insiders = isClosed ? seatedPeople(t) : null
  if (isClosed) forgetForBystanders(work)
}

/**
 * May this person have a game that was played here? Null: everybody may. Of games that a server before this one let
 * pass it is not known: then those who sit at a table without spectators may.
 */
export function mayHave(table: StoredTable, only: EarlierGame['only'], person: string | null): boolean {
  if (only === null) return true
  if (only !== undefined) return person !== null && only.includes(person)
  return table.settings.spectators !== 'none' || (person !== null && seatsHeldBy(table, person).length > 0)
}
