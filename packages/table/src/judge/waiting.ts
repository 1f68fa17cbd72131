import type { Seat } from '@haven/engine'
import { changePerson, setHolder, sideOf } from './people.ts'
import type { StoredTable } from './table.ts'
import type { Work } from './work.ts'

/** Who takes over from a bot at a table of quick match waits for a quiet moment: nothing is pulled out of a bot's hands. */

/** This seat is not asked, no window is open, and nobody votes. All of it is public. */
function isQuiet({ t, rules }: Work, seat: Seat): boolean {
  const { game, phase, window, talk } = t
  if (!game || phase !== 'playing') return true
  return window === null && talk === null && rules.prompts(game.state).every((prompt) => prompt.seat !== seat)
}

export const isAwaited = ({ waiting = [] }: StoredTable, seat: Seat, person: string | null): boolean =>
  waiting.some((claim) => claim.seat === seat && claim.person !== person)

/** Do these seats have to be waited for? Those that one holds already never. */
export const mustWait = (work: Work, person: string, seats: readonly Seat[]): boolean =>
  work.t.settings.quick === true && seats.some((seat) => work.t.seats[seat]?.person !== person && !isQuiet(work, seat))

/** A later wish takes the place of an earlier one. */
export function waitFor(work: Work, person: string, seats: readonly Seat[]): void {
  stopWaiting(work, person)
  work.t.waiting = [...(work.t.waiting ?? []), ...seats.map((seat) => ({ seat, person }))]
}

/** Whether there was something to stop. */
export function stopWaiting({ t }: Work, person: string, seat?: Seat): boolean {
  const { waiting = [] } = t
  const left = waiting.filter((claim) => claim.person !== person || (seat !== undefined && claim.seat !== seat))
  if (left.length === waiting.length) return false
  t.waiting = left
  return true
}

/** When a game begins or ends nobody waits any more. */
export function forgetWaiting({ t }: Work): void {
  if (t.waiting?.length) t.waiting = []
}

export function sitDown(work: Work, person: string, seat: Seat): void {
  const { t } = work
  // What was ordered by whoever held it before is nobody's order now.
  if (seat === 'sins' && t.seats.sins?.person !== person) t.orders = []
  setHolder(work, seat, { person, bot: null })
  if (!t.sat?.includes(person)) t.sat = [...(t.sat ?? []), person]
}

/** Whose moment has come sits down. */
export function seatWaiting(work: Work): void {
  const { t } = work
  const ready = (t.waiting ?? []).filter(({ seat }) => isQuiet(work, seat))
  for (const { seat, person } of ready) {
    stopWaiting(work, person, seat)
    sitDown(work, person, seat)
    changePerson(work, person, { side: sideOf(seat) })
    work.showAll()
  }
}
