import { type Signal, signal } from '@preact/signals'

/**
 * What the player has learned, on this device: one memory for everything that teaches. A concept is at level 0 (unseen),
 * 1 (told), 2 (done) or 3 (done unaided); the day is when it last changed. What others keep in it stays as it is.
 */

const KEY = 'haven.learned'
const VERSION = 1
const DAY = 24 * 60 * 60 * 1000

export type Level = 0 | 1 | 2 | 3

interface Kept {
  readonly v: typeof VERSION
  readonly concepts: Readonly<Record<string, readonly [level: Level, day: number]>>
  readonly [part: string]: unknown
}

const NOTHING: Kept = { v: VERSION, concepts: {} }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEntry = (value: unknown): value is readonly [Level, number] =>
  Array.isArray(value) && [0, 1, 2, 3].includes(value[0] as number) && typeof value[1] === 'number'

/** What cannot be read was never learned. */
function read(): Kept {
  try {
    const given: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (!isObject(given) || given.v !== VERSION || !isObject(given.concepts)) return NOTHING
    const concepts = Object.entries(given.concepts).filter((entry): entry is [string, readonly [Level, number]] =>
      isEntry(entry[1]),
    )
    return { ...given, v: VERSION, concepts: Object.fromEntries(concepts) }
  } catch {
    return NOTHING
  }
}

const kept: Signal<Kept> = signal(read())

export const levelOf = (concept: string): Level => kept.value.concepts[concept]?.[0] ?? 0

/** Nobody unlearns by being told again. */
export function learn(concept: string, level: Level, now: number = Date.now()): void {
  const before = kept.peek()
  if ((before.concepts[concept]?.[0] ?? 0) >= level) return
  keep({ ...before, concepts: { ...before.concepts, [concept]: [level, Math.floor(now / DAY)] } })
}

/** What somebody else who teaches keeps here; whoever reads it looks what it is. */
export const partOf = (part: string): unknown => kept.value[part]

export const keepPart = (part: string, value: unknown): void => keep({ ...kept.peek(), [part]: value })

/** Everything is new again. */
export const forgetAll = (): void => keep(NOTHING)

/** Whether there is anything to forget. */
export const hasLearned = (): boolean => Object.keys(kept.value.concepts).length > 0

function keep(next: Kept): void {
  kept.value = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // It holds for this visit.
  }
}
