import { type Signal, signal } from '@preact/signals'

/** What came of nightmares and drills, kept in this browser and never sent. */

export interface DayKept {
  readonly stars: number
  /** Points of a hundred that the answer lost against the best. */
  readonly lost: number
}

export interface DrillsKept {
  /** Answered right, and answered wrong. */
  readonly done: number
  readonly missed: number
}

export interface PuzzlesKept {
  readonly v: typeof VERSION
  /** Nightmares that were answered on their day, by the number of the day. */
  readonly days: Readonly<Record<string, DayKept>>
  /** By what they are about. */
  readonly drills: Readonly<Record<string, DrillsKept>>
}

const KEY = 'haven.puzzles'
const VERSION = 1
const MOST_STARS = 3
const MOST_LOST = 100
const NOTHING: PuzzlesKept = { v: VERSION, days: {}, drills: {} }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isCount = (value: unknown, most = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most

function dayIn([day, given]: [string, unknown]): [string, DayKept] | null {
  if (!/^-?\d{1,6}$/.test(day) || !isObject(given)) return null
  const { stars, lost } = given
  return isCount(stars, MOST_STARS) && isCount(lost, MOST_LOST) ? [day, { stars, lost }] : null
}

function drillsIn([concept, given]: [string, unknown]): [string, DrillsKept] | null {
  if (!/^[a-z-]{1,40}$/.test(concept) || !isObject(given)) return null
  const { done, missed } = given
  return isCount(done) && isCount(missed) ? [concept, { done, missed }] : null
}

function entriesIn<T>(value: unknown, read: (entry: [string, unknown]) => [string, T] | null): Record<string, T> {
  const found = isObject(value) ? Object.entries(value).map(read) : []
  return Object.fromEntries(found.filter((each): each is [string, T] => each !== null))
}

/** What cannot be read counts as nothing. */
export function readPuzzles(text: string | null): PuzzlesKept {
  try {
    const given: unknown = JSON.parse(text ?? 'null')
    if (!isObject(given) || given.v !== VERSION) return NOTHING
    return { v: VERSION, days: entriesIn(given.days, dayIn), drills: entriesIn(given.drills, drillsIn) }
  } catch {
    return NOTHING
  }
}

function load(): PuzzlesKept {
  try {
    return readPuzzles(localStorage.getItem(KEY))
  } catch {
    return NOTHING
  }
}

export const puzzlesKept: Signal<PuzzlesKept> = signal(load())

function keep(next: PuzzlesKept): void {
  puzzlesKept.value = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // It holds for this visit.
  }
}

/** The first answer of a day counts. */
export function keepDay(day: number, { stars, lost }: DayKept): void {
  const before = puzzlesKept.peek()
  if (before.days[day]) return
  keep({ ...before, days: { ...before.days, [day]: { stars, lost } } })
}

export function keepDrill(concept: string, isRight: boolean): void {
  const before = puzzlesKept.peek()
  const { done, missed } = before.drills[concept] ?? { done: 0, missed: 0 }
  const after = { done: done + (isRight ? 1 : 0), missed: missed + (isRight ? 0 : 1) }
  keep({ ...before, drills: { ...before.drills, [concept]: after } })
}

export const daysPlayed = ({ days }: PuzzlesKept): readonly number[] => Object.keys(days).map(Number)
