import type { ListedTable } from '../online/frames.ts'
import { isQuick, paceOf } from '../online/quick.ts'
import { seatNames } from './people.ts'
import type { StoredTable } from './table.ts'

/** A listed table that waits for players, as everybody may see it. */
export function listedAs(table: StoredTable): ListedTable | null {
  const { settings, phase, seats, people, host } = table
  // Who waits for a seat has it: nobody else is sent there.
  const awaited = new Set(table.waiting?.map(({ seat }) => seat))
  const free = seatNames(table).filter((seat) => seats[seat]?.person === null && !awaited.has(seat))
  if (!settings.listed || phase === 'over' || phase === 'broken' || free.length === 0) return null
  // What chance has picked is known to everybody once the game has begun.
  const drawn = phase === 'playing' ? table.game?.setup : undefined
  const setup = drawn ?? settings.position?.setup ?? settings.setup
  const story = 'story' in setup && typeof setup.story === 'string' ? setup.story : null
  return {
    table: table.id,
    host: people.find(({ id }) => id === host)?.name ?? '',
    story,
    heroPlayers: seatNames(table).length - 1,
    free,
    time: settings.time,
    changed: table.changed,
    pace: paceOf(settings.time),
    phase,
    // Before the first game whoever sits down begins it; before the next one the host does, who may be gone.
    quick: isQuick(settings) && (phase === 'playing' || table.gameNumber === 0),
  }
}
