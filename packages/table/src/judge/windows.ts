import { filmMs } from '../film.ts'
import { isPlayedByPerson, seatNames } from './people.ts'
import { refuse } from './refuse.ts'
import type { StoredTable } from './table.ts'
import type { Work } from './work.ts'

/** Windows of the Sins player: how long they last, and who has none. */

/** At home a bot's window is its thinking, and who has the device for himself has all the time he wants. */
export function hasWindows(table: StoredTable): boolean {
  return !table.settings.home || (isPlayedByPerson(table, 'sins') && !isAlone(table))
}

/** A Sins player with nobody but bots at his table at home: what he does not do tells nobody anything. */
export function isAlone(table: StoredTable): boolean {
  const { settings } = table
  return (
    settings.home !== undefined && seatNames(table).every((seat) => seat === 'sins' || !isPlayedByPerson(table, seat))
  )
}

/**
 * How long windows and clocks wait for what has just happened to be seen: by public events alone, and nowhere longer
 * than a window lasts: who wants short windows does not want to wait, and who is alone waits for nobody.
 */
export function filmBefore({ t: { settings }, events }: Work): number {
  return Math.min(filmMs(events), settings.window ?? 0)
}

/** It lasts the same time whatever the hand is. With days to think it waits for its player, unless he left orders. */
export function openWindow(work: Work): StoredTable['window'] {
  const { t, now } = work
  const { window, time } = t.settings
  const isWaiting = time.control === 'days' && isPlayedByPerson(t, 'sins') && t.orders.length === 0
  return isWaiting || window === null
    ? { ends: null, held: true, answer: null }
    : { ends: now + (t.asked?.film ?? 0) + window, held: false, answer: null }
}

/** How long windows last from now on; one that is open stays as it is. */
export function setPace(work: Work, window: number | null, blink: number): void {
  const { t } = work
  const { home } = t.settings
  if (!home) refuse('wrong-phase')
  // A game that is over is not changed by being looked at.
  if (t.phase !== 'playing' || (t.settings.window === window && home.blink === blink)) return
  t.settings = { ...t.settings, window, home: { ...home, blink } }
  work.showAll()
}
