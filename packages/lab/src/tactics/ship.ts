import { type ShippedDrill, shipDrill } from '@haven/table/puzzle'
import { pathFrom, writeText } from '../ground/files.ts'
import { type Desk, say } from '../ground/io.ts'
import type { Tactic } from './tactic.ts'

/** Tactics as drills of the page: positions lie in the content, and what is said of them in the words of a language. */

const POSITIONS = 'packages/content/src/drills/drills.json'
const WORDS = 'packages/text/src/en/drills/says.json'

export interface Shipped {
  readonly drills: readonly ShippedDrill[]
  readonly says: Readonly<Record<string, { readonly title: string; readonly reason: string }>>
}

export const shipped = (tactics: readonly Tactic[]): Shipped => ({
  drills: tactics.map(({ name, asked, best, scenario }) => shipDrill({ name, asked, best, scenario })),
  says: Object.fromEntries(tactics.map(({ name, title, reason }) => [name, { title, reason }])),
})

const text = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

export function ship(io: Desk, tactics: readonly Tactic[]): void {
  const { drills, says } = shipped(tactics)
  writeText(pathFrom(io, POSITIONS), text(drills))
  writeText(pathFrom(io, WORDS), text(says))
  say(io, io.words.tactics.shipped(drills.length, POSITIONS, WORDS))
}
