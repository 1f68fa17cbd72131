import * as content from '@haven/content'
import { expect } from 'vitest'

/** All ids of the core box, list by list: a new list cannot be forgotten. */
export const CONTENT_IDS: readonly string[] = [
  ...new Set(
    Object.entries(content).flatMap(([name, list]) => (name.endsWith('_IDS') ? (list as readonly string[]) : [])),
  ),
]

const MACHINE = /undefined|null|NaN|\[object| {2}|\(\)|\.\./

/** Reads like words: something is there, and nothing of the machine shows through. Asked so often that it is terse. */
export function expectWords(text: string, about: unknown): void {
  if (text === '' || text !== text.trim() || MACHINE.test(text))
    expect.fail(`no words: "${text}" <- ${JSON.stringify(about)}`)
}

const HYPHENATED = CONTENT_IDS.filter((id) => id.includes('-'))
const ID = new RegExp(
  String.raw`\bs\d+,\d+\b|[a-z]-[a-z\d]+-|\b(fallen|place|orbital)-|-\d|[a-z][A-Z]|\b(${HYPHENATED.join('|')})\b`,
)

/** No id is left in it: `upg-rosary`, `s2,1`, `acolyte-3`, `extraTurn`. Names may be spelled as they like. */
export function expectNoIds(text: string, about: unknown): void {
  const plain = text.replaceAll('RavenCorp', 'Raven')
  if (ID.test(plain)) expect.fail(`an id is left: ${text} <- ${JSON.stringify(about)}`)
}
