import { type Puzzle, type PuzzleBook, puzzleIn } from './book.ts'

/** Days are counted by UTC, so that everybody has the same one, wherever he is. */

const DAY_MS = 86_400_000
/** 18 November 2026 is day 1: so many days after the beginning of all clocks. */
const FIRST_DAY_MS = 20_775 * DAY_MS

/** The number of the day at a time in milliseconds. */
export const dayAt = (ms: number): number => Math.floor((ms - FIRST_DAY_MS) / DAY_MS) + 1

/** When a day begins; the next nightmare comes at `startOf(day + 1)`. */
export const startOf = (day: number): number => FIRST_DAY_MS + (day - 1) * DAY_MS

/** After the last the first comes again, and before the first the last. */
export const indexOn = (day: number, puzzles: number): number => (((day - 1) % puzzles) + puzzles) % puzzles

export const nightmareOn = (book: PuzzleBook, day: number): Puzzle => puzzleIn(book, indexOn(day, book.puzzles.length))

/** So many days may be left out in a row. */
const FORGIVEN = 1

/**
 * How many days in a row were played: one day left out is forgiven and not counted, two end it. Today may still be open.
 */
export function streakOn(today: number, played: Iterable<number>): number {
  const days = [...new Set(played)].filter((day) => day <= today).sort((a, b) => b - a)
  let streak = 0
  // Today is not over: it is not left out yet.
  let next = days[0] === today ? today : today - 1
  for (const day of days) {
    if (next - day > FORGIVEN) break
    streak++
    next = day - 1
  }
  return streak
}
