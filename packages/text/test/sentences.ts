import * as content from '@haven/content'
import { expect } from 'vitest'
import { type Catalogue, catalogueOf } from '../src/index.ts'
import { fetchPart, LANGUAGES, type LanguageId, MOST_TEXT, OFFERED } from '../src/languages.ts'

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
}

const HYPHENATED = CONTENT_IDS.filter((id) => id.includes('-'))
const BROKEN = String.raw`undefined|\bNaN\b|\[object| {2}|\(\)|\.\.`

const MANNERS: Readonly<Record<LanguageId, Manner>> = {
  en: {
    sentence: /^\p{Lu}.*\.$/u,
    question: /\?/,
    machine: new RegExp(`${BROKEN}|null`),
  },
  // A line may begin with a street or a number.
  de: { sentence: /^(?:\p{Lu}|\d|„).*[.“]$/u, question: /\?/, machine: new RegExp(BROKEN) },
  fr: { sentence: /^(?:\p{Lu}|\d|«).*[.»]$/u, question: /\?/, machine: new RegExp(BROKEN) },
  ru: { sentence: /^(?:\p{Lu}|\d|«).*[.»]$/u, question: /\?/, machine: new RegExp(BROKEN) },
  // Whatever has plain letters comes from elsewhere.
  pseudo: {
    sentence: /^⟦(?:\p{Lu}|\d).*\.⟧$/u,
    question: /\?.*⟧$/,
    machine: new RegExp(`${BROKEN}|[A-Za-z]{3,}(?!-\\d)`),
  },
}

export interface Spoken extends Manner {
  /** No card says more. */
  readonly longest: number
  readonly language: LanguageId
  readonly catalogue: Catalogue
}

/** Those that are written, and the made-up one; or what is being written: `SPEAK=de npx vitest run packages/text/test`. */
const asked = LANGUAGES.filter((language) => language === process.env.SPEAK)
export const SPOKEN: readonly LanguageId[] = asked.length > 0 ? ['en', ...asked] : [...OFFERED, 'pseudo']

export const spoken: readonly Spoken[] = await Promise.all(
  SPOKEN.map(async (language) => ({
    language,
    catalogue: catalogueOf(await fetchPart(language, 'game')),
    longest: MOST_TEXT[language],
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
  // "tue-t-elle" is French.
  const plain = text.replaceAll('RavenCorp', 'Raven').replace(/-t-(?=elle|il|on\b)/g, ' ')
  if (ID.test(plain)) expect.fail(`an id is left: ${text} <- ${JSON.stringify(about)}`)
}
