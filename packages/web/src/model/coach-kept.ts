import type { Coaching } from '@haven/bots/coach'
import type { CoachId } from '@haven/content'
import { forgetAll, keepPart, partOf } from './learned.ts'

/** What the memory keeps of the coach: how much he may say, and what this player has seen and shown. */

export const COACH_MODES = ['on', 'quiet', 'off'] as const
export type CoachMode = (typeof COACH_MODES)[number]

type Counts = Readonly<Partial<Record<CoachId, number>>>

export interface CoachKept {
  /** Null: nobody has said anything, and nobody has been through First Night. */
  readonly mode: CoachMode | null
  readonly seen: Counts
  readonly right: Counts
  readonly got: readonly CoachId[]
}

const PART = 'coach'
const NOTHING: CoachKept = { mode: null, seen: {}, right: {}, got: [] }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const countsIn = (value: unknown): Counts =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter(([, count]) => typeof count === 'number')) : {}

/** What cannot be read was never kept. */
export function coachKept(): CoachKept {
  const given = partOf(PART)
  if (!isObject(given)) return NOTHING
  return {
    mode: COACH_MODES.find((mode) => mode === given.mode) ?? null,
    seen: countsIn(given.seen),
    right: countsIn(given.right),
    got: Array.isArray(given.got) ? given.got.filter((id): id is CoachId => typeof id === 'string') : [],
  }
}

export const keepCoach = (part: Partial<CoachKept>): void => keepPart(PART, { ...coachKept(), ...part })

export const coachMode = (): CoachMode => coachKept().mode ?? 'off'

/** Who has been through a scene of First Night is coached from then on, unless he has said otherwise. */
export function offerCoach(): void {
  if (coachKept().mode === null) keepCoach({ mode: 'on' })
}

/** What was learned is forgotten; how much the coach may say is a setting, and stays. */
export function forgetLearned(): void {
  const { mode } = coachKept()
  forgetAll()
  if (mode !== null) keepCoach({ mode })
}

const CURRENT = 'haven.coaching'

/** What he has said in the turn at hand: a tab that is loaded anew hears no second line in it. */
export function coachingHere(table: string): Coaching | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(CURRENT) ?? 'null')
    if (!isObject(kept) || kept.table !== table || !isObject(kept.coaching)) return null
    const { turn, dead } = kept.coaching
    return typeof turn === 'string' && Array.isArray(dead) ? (kept.coaching as unknown as Coaching) : null
  } catch {
    // Some pages have no storage.
    return null
  }
}

export function keepCoaching(table: string, coaching: Coaching): void {
  try {
    sessionStorage.setItem(CURRENT, JSON.stringify({ table, coaching }))
  } catch {
    // Some pages have no storage.
  }
}
