import type { ListedTable } from '../online/frames.ts'
import { seatNames } from './people.ts'
import type { StoredTable } from './table.ts'

/** A listed table that waits for players, as everybody may see it. */
export function listedAs(table: StoredTable): ListedTable | null {
  const { settings, phase, seats, people, host } = table
  const free = seatNames(table).filter((seat) => seats[seat]?.person === null)
  if (!settings.listed || phase === 'over' || phase === 'broken' || free.length === 0) return null
  // Nobody new sits down there.
  if (table.locked) return null
  const setup = settings.position?.setup ?? settings.setup
  const story = 'story' in setup && typeof setup.story === 'string' ? setup.story : null
  return {
    table: table.id,
    host: people.find(({ id }) => id === host)?.name ?? '',
    story,
    heroPlayers: seatNames(table).length - 1,
    free,
    time: settings.time,
    changed: table.changed,
  }
}
