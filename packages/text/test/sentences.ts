import * as content from '@haven/content'
import { expect } from 'vitest'
import { type Catalogue, catalogueOf } from '../src/index.ts'
import { fetchPart, LANGUAGES, type LanguageId } from '../src/languages.ts'

/** All ids of the core box, list by list: a new list cannot be forgotten. */
export const CONTENT_IDS: readonly string[] = [
  ...new Set(
    Object.entries(content).flatMap(([name, list]) => (name.endsWith('_IDS') ? (list as readonly string[]) : [])),
  ),
]

/** What is true of good words in a language. */
interface Manner {
  /** A line of the log. */
  readonly sentence: RegExp
  readonly question: RegExp
  /** Something of the machine shows through. */
  readonly machine: RegExp
  /** No card says more. */
  readonly longest: number
}

const HYPHENATED = CONTENT_IDS.filter((id) => id.includes('-'))
const BROKEN = String.raw`undefined|\bNaN\b|\[object| {2}|\(\)|\.\.`

const MANNERS: Readonly<Record<LanguageId, Manner>> = {
  en: {
    sentence: /^\p{Lu}.*\.$/u,
    question: /\?/,
    machine: new RegExp(`${BROKEN}|null`),
    longest: 240,
  },
  // Whatever has plain letters comes from elsewhere.
  pseudo: {
    sentence: /^⟦(?:\p{Lu}|\d).*\.⟧$/u,
    question: /\?.*⟧$/,
    machine: new RegExp(`${BROKEN}|[A-Za-z]{3,}(?!-\\d)`),
    longest: 360,
  },
}

export interface Spoken extends Manner {
  readonly language: LanguageId
  readonly catalogue: Catalogue
}

export const spoken: readonly Spoken[] = await Promise.all(
  LANGUAGES.map(async (language) => ({
    language,
    catalogue: catalogueOf(await fetchPart(language, 'game')),
    ...MANNERS[language],
  })),
)

/** Reads like words: something is there, and nothing of the machine shows through. Asked so often that it is terse. */
export function expectWords(text: string, about: unknown, { machine }: Manner = MANNERS.en): void {
  // What a file says is repeated as it stands there.
  const ours = text.replace(/"[^"]*"/g, '""')
  if (text === '' || text !== text.trim() || machine.test(ours))
    expect.fail(`no words: "${text}" <- ${JSON.stringify(about)}`)
}

const ID = new RegExp(
  String.raw`\bs\d+,\d+\b|[a-z]-[a-z\d]+-|\b(fallen|place|orbital)-|-\d|[a-z][A-Z]|\b(${HYPHENATED.join('|')})\b`,
)

/** No id is left in it: `upg-rosary`, `s2,1`, `acolyte-3`, `extraTurn`. Names may be spelled as they like. */
export function expectNoIds(text: string, about: unknown): void {
  const plain = text.replaceAll('RavenCorp', 'Raven')
  if (ID.test(plain)) expect.fail(`an id is left: ${text} <- ${JSON.stringify(about)}`)
}
