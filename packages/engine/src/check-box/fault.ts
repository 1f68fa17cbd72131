import type { Params } from '../contract.ts'

/** What can be wrong with a box. The words are with whoever tells them to the designer. */
export const BOX_FAULT_CODES = [
  // the box as a whole
  'not-a-list',
  'malformed',
  'bad-id',
  'reserved-id',
  'duplicate-id',
  'unknown-id',
  'team-impossible',
  'bad-dice',
  'does-not-compile',
  'breaks-in-play',
  // numbers and texts
  'out-of-range',
  'not-a-function',
  'bad-step',
  'moment-twice',
  'bad-copies',
  'wrong-deck-size',
  'wrong-track-length',
  'track-levels',
  // maps
  'bad-tile-place',
  'too-many-spaces',
  'unknown-space',
  'unreachable-space',
  'no-nest',
  'tokens-beyond-supply',
  'figures-beyond-roster',
  'metro-alone',
  // stories
  'story-without-map',
  'no-missions',
  'no-last-mission',
  'mission-cycle',
  'mission-unreachable',
  'bad-count',
  'no-progress',
  'altars-closed',
  'round-end-untold',
  'map-too-poor',
  // words
  'missing-text',
  'text-too-long',
] as const
export type BoxFaultCode = (typeof BOX_FAULT_CODES)[number]

/** One mistake of a box's author: the code says what kind, `where` the place as he would look for it. */
export interface Fault {
  readonly code: BoxFaultCode
  /** Which of the boxes that were checked together, counted from 0. */
  readonly box: number
  /** "map wrath-a, tokens[3]" */
  readonly where: string
  readonly params: Params
}

/** Where the checks of one box leave what they find. */
export class Findings {
  readonly #faults: Fault[]
  readonly #box: number
  constructor(faults: Fault[], box: number) {
    this.#faults = faults
    this.#box = box
  }

  add(code: BoxFaultCode, where: string, params: Params = {}): void {
    this.#faults.push({ code, box: this.#box, where, params })
  }

  /** Is this one of the known ids? Else says which comes nearest. */
  isKnown(kind: string, id: unknown, known: Iterable<string>, where: string): boolean {
    const ids = [...known]
    if (typeof id === 'string' && ids.includes(id)) return true
    const meant = nearestTo(String(id), ids)
    this.add('unknown-id', where, { kind, id: String(id), ...(meant !== null && { meant }) })
    return false
  }

  /** A whole number within bounds. */
  inRange(field: string, value: unknown, least: number, most: number, where: string): void {
    if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) return
    this.add('out-of-range', where, { field, value: String(value), least, most })
  }

  /** A record that has not the shape its type asks for must not take the other checks down with it. */
  guard(where: string, check: () => void): void {
    try {
      check()
    } catch (error) {
      this.add('malformed', where, { message: messageOf(error) })
    }
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Further off than a third of its letters is no slip of the finger. */
const MOST_OFF = 3

/** The known id that somebody probably meant, or null. */
export function nearestTo(id: string, known: readonly string[]): string | null {
  let found: string | null = null
  let least = Math.ceil(id.length / MOST_OFF) + 1
  for (const each of known) {
    const off = editDistance(id, each)
    if (off < least) [found, least] = [each, off]
  }
  return found
}

/** Letters to change, add or drop. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1))
    }
    row = next
  }
  return row[b.length] as number
}
