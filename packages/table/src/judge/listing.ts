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
  // Nobody new sits down there.
  if (table.locked) return null
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
    changed: noticedAt(table),
    pace: paceOf(settings.time),
    phase,
    // Before the first game whoever sits down begins it; before the next one the host does, who may be gone.
    quick: isQuick(settings) && (phase === 'playing' || table.gameNumber === 0),
    ...(settings.language !== undefined && { language: settings.language }),
  }
}

const MINUTE = 60_000

/** When bystanders could notice something last, in whole minutes: all that the list tells of time, and its order. */
export const noticedAt = ({ noticed, changed }: StoredTable): number => noticed ?? wholeMinute(changed)

const wholeMinute = (at: number): number => Math.floor(at / MINUTE) * MINUTE

/** The same after a change. Of a game that nobody may watch they notice who sits down and who leaves. */
export function noticedAfter(before: StoredTable, after: StoredTable, isShown: boolean, now: number): number {
  const isWatched = after.phase !== 'playing' || after.settings.spectators !== 'none'
  const isNoticed = isShown && (isWatched || before.phase !== after.phase || rowOf(before) !== rowOf(after))
  return isNoticed ? wholeMinute(now) : noticedAt(before)
}

const rowOf = (table: StoredTable): string => JSON.stringify({ ...listedAs(table), changed: null })
