import type { Prompt, PromptKind, Rules, Seat } from '@haven/engine'
import type { TimeControl } from '../online/commands.ts'
import { isPlayedByPerson } from './people.ts'
import type { Asked, Clock, StoredTable } from './table.ts'
import type { Work } from './work.ts'

/** Clocks, and when something is to be done without anybody asking. */

const SECOND = 1_000
const HOUR = 3_600 * SECOND
const THINKS = 3
const THINK: Readonly<Record<TimeControl['control'], number>> = { none: 0, live: 60 * SECOND, days: 24 * HOUR }

/** Bots answer after whole beats, so that the length of their thoughts tells nothing. */
export const BEAT = 700

const beatAfter = (at: number, now: number, beat: number): number =>
  at + Math.max(1, Math.ceil((now - at) / beat)) * beat

/** When a bot is heard that has thought until now. At home only a window has its beat. */
export function heardAt({ asked, settings: { home } }: StoredTable, kind: PromptKind, now: number): number {
  const beat = home ? (kind === 'sin-card' ? home.blink : 0) : BEAT
  return asked && beat > 0 ? beatAfter(asked.at, now, beat) : now
}

export function newClocks({ settings: { time }, seats }: StoredTable): StoredTable['clocks'] {
  if (time.control === 'none') return {}
  const left = time.control === 'live' ? time.bank * SECOND : time.hours * HOUR
  return Object.fromEntries(Object.keys(seats).map((seat) => [seat, { left, thinks: THINKS }]))
}

/** The seats whose clocks run now: those of people who are asked, but not in a window that ends by itself. */
export function runningSeats(rules: Rules, table: StoredTable): readonly Seat[] {
  const { game, phase, window, talk, pausedAt, asked, settings } = table
  if (!game || !asked || phase !== 'playing' || pausedAt !== null || settings.time.control === 'none') return []
  // What is talked over has a time of its own.
  if (talk || (window && window.ends !== null)) return []
  return promptedSeats(rules.prompts(game.state)).filter(
    (seat) => isPlayedByPerson(table, seat) && !asked.timedOut.includes(seat),
  )
}

const promptedSeats = (prompts: readonly Prompt[]): readonly Seat[] => prompts.map(({ seat }) => seat)

/** A new question: with days to think, each has its own. */
export function startClocks(work: Work): void {
  const { time } = work.t.settings
  if (time.control !== 'days') return
  const entries = Object.entries(work.t.clocks) as [Seat, Clock][]
  work.t.clocks = Object.fromEntries(entries.map(([seat, { thinks }]) => [seat, { thinks, left: time.hours * HOUR }]))
}

/** Somebody has answered: what was used is gone, and the increment comes. */
export function chargeClock(work: Work, seat: Seat): void {
  const { asked, clocks, settings } = work.t
  const clock = clocks[seat]
  const { time } = settings
  if (!clock || !asked || time.control !== 'live' || !runningSeats(work.rules, work.t).includes(seat)) return
  const used = Math.max(0, work.now - clockStart(asked))
  const left = Math.max(0, clock.left - used) + time.increment * SECOND
  work.t.clocks = { ...clocks, [seat]: { ...clock, left } }
}

/** Clocks count from here. */
export const clockStart = ({ at, film = 0 }: Asked): number => at + film

export function addThink(work: Work, seat: Seat): boolean {
  const clock = work.t.clocks[seat]
  if (!clock || clock.thinks === 0) return false
  const left = clock.left + THINK[work.t.settings.time.control]
  work.t.clocks = { ...work.t.clocks, [seat]: { left, thinks: clock.thinks - 1 } }
  return true
}

/** Everything that counts down stands still; going on, it goes on where it stood. */
export function resume(work: Work): void {
  const { t, now } = work
  if (t.pausedAt === null) return
  const since = Math.max(t.pausedAt, t.asked?.at ?? 0)
  const shift = Math.max(0, now - since)
  t.pausedAt = null
  if (t.asked) t.asked = { ...t.asked, at: t.asked.at + shift }
  if (t.window?.ends) t.window = { ...t.window, ends: t.window.ends + shift }
  if (t.talkEnds !== null) t.talkEnds += shift
}

/** When the clock of a running seat is at its end. */
export function deadlines(rules: Rules, table: StoredTable): readonly { seat: Seat; at: number }[] {
  const { asked, clocks } = table
  if (!asked) return []
  return runningSeats(rules, table).map((seat) => ({ seat, at: clockStart(asked) + (clocks[seat]?.left ?? 0) }))
}

/** Seats for which a bot is to give the answer. */
export function botSeats(rules: Rules, table: StoredTable): readonly Seat[] {
  const { game, phase, asked, window, talk } = table
  if (!game || !asked || phase !== 'playing') return []
  const prompted = promptedSeats(rules.prompts(game.state))
  const byBot = prompted.filter((seat) => !isPlayedByPerson(table, seat) || asked.timedOut.includes(seat))
  if (window && window.answer !== null) return []
  // In a vote bots go along with the people; among themselves the first one speaks for all.
  if (talk) return byBot.length === prompted.length ? byBot.slice(0, 1).filter((seat) => !talk.proposals[seat]) : []
  return byBot
}

/** The next moment at which something is due by the time alone, or null. */
export function dueAt(rules: Rules, table: StoredTable): number | null {
  const { phase, pausedAt, window, talkEnds } = table
  if (phase !== 'playing' || pausedAt !== null) return null
  const moments = deadlines(rules, table).map(({ at }) => at)
  if (window && window.ends !== null) moments.push(window.ends)
  if (talkEnds !== null) moments.push(talkEnds)
  return moments.length > 0 ? Math.min(...moments) : null
}

/** The next moment at which somebody has to look at the table, or null: bots are to be heard too. */
export function wakeAt(rules: Rules, table: StoredTable): number | null {
  const due = dueAt(rules, table)
  const { phase, pausedAt, asked } = table
  if (!asked || phase !== 'playing' || pausedAt !== null || botSeats(rules, table).length === 0) return due
  return Math.min(due ?? Number.POSITIVE_INFINITY, asked.at + BEAT)
}
