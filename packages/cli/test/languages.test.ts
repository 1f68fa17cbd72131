import { languages as secondBox } from '@haven/second-box/words'
import { catalogueOf } from '@haven/text'
import { errorPageIn } from '@haven/text/error-page'
import { fetchPart, type LanguageId } from '@haven/text/languages'
import { mailIn } from '@haven/text/mail'
import { notesIn } from '@haven/text/notes'
import { previewsIn } from '@haven/text/previews'
import { fetchTerminal } from '@haven/text/terminal'
import { describe, expect, test } from 'vitest'
import { englishIn, isEnglish } from '../../text/test/english-words.ts'
import { DIFFERENT } from './language-exceptions.ts'

/**
 * Every entry of every language beside that of English, over all parts, the terminal and the second box: the same keys,
 * the same numbers and fields, no English.
 */

const OTHERS = ['de', 'fr', 'ru'] as const

/** All that a language says, by parts. */
async function allOf(language: Exclude<LanguageId, 'pseudo'>): Promise<Readonly<Record<string, unknown>>> {
  const game = await fetchPart(language, 'game')
  const { say } = catalogueOf(game)
  const made = ['table', 'online', 'night', 'coach', 'things', 'rulebook', 'you'] as const
  return {
    game,
    page: await fetchPart(language, 'page'),
    nightmare: await fetchPart(language, 'nightmare'),
    drills: await fetchPart(language, 'drills'),
    terminal: await fetchTerminal(language),
    box: await secondBox[language](),
    notes: notesIn(language),
    mail: mailIn(language).say,
    previews: (await previewsIn(language)).say,
    errorPage: errorPageIn(language).say,
    ...Object.fromEntries(await Promise.all(made.map(async (part) => [part, (await fetchPart(language, part))(say)]))),
  }
}

/** What is a language's own affair: forms of names, and where its editions and boxes need words of their own. */
const OWN = /^game\.(?:nouns|preview|language|names|figures)\b|^box\.(?:prompts|options|names|figures)\b|\.forms\b/

/** Where a number is a rule of the game; what is told may say "one" or 1, and 2 h 40 or 02:40. */
const EXACT = /^(?:game|box|rulebook|things)\b/
/** Flags, fields and names of programs are English there. */
const OF_MACHINES = /^terminal\.(?:help|artFaults|boxFaults)\b/

/** Counts of which each takes another form in one language or another. */
const COUNTS = [0, 1, 2, 5, 11, 21, 101] as const

/** Numbers and names that no text has by itself: whoever is given them says those that English says. */
const GIVEN = [31, 47, 59, 67, 73, 79] as const
const CALLED = ['Qqa', 'Qqb', 'Qqc', 'Qqd', 'Qqe', 'Qqf'] as const
const WAYS: readonly (readonly unknown[])[] = [
  GIVEN,
  CALLED,
  GIVEN.map((number, i) => (i % 2 === 0 ? number : CALLED[i])),
  GIVEN.map((number, i) => (i % 2 === 1 ? number : CALLED[i])),
]

type Entries = Readonly<Record<string, unknown>>

const isPlural = (value: object): value is Readonly<Record<string, string>> =>
  'other' in value && Object.keys(value).every((key) => /^(?:zero|one|two|few|many|other)$/.test(key))

const sorted = (found: RegExpMatchArray | null): string => [...(found ?? [])].sort().join(' ')
/** `{+4}`, `{hero}` without its form, and digits. */
const fieldsOf = (text: string): string => sorted(text.match(/\{[+-]?\w+/g))
const digitsOf = (text: string): string => sorted(text.replace(/\{[^}]*\}/g, '').match(/\d+/g))
const givenIn = (text: string): string =>
  sorted([
    ...new Set(text.match(/(?<!\d)(?:31|47|59|67|73|79)(?!\d)|Qq[a-f]/gi)?.map((each) => each.toLowerCase()) ?? []),
  ] as RegExpMatchArray)

class Comparison {
  readonly faults: string[] = []
  readonly #language: Exclude<LanguageId, 'pseudo'>
  readonly #rules: Intl.PluralRules

  constructor(language: Exclude<LanguageId, 'pseudo'>) {
    this.#language = language
    this.#rules = new Intl.PluralRules(language)
  }

  #tell(path: string, fault: string): void {
    if (!DIFFERENT.all?.includes(path) && !DIFFERENT[this.#language]?.includes(path))
      this.faults.push(`${path}: ${fault}`)
  }

  look(path: string, english: unknown, own: unknown): void {
    if (OWN.test(path)) return
    if (typeof own === 'string') this.#text(path, typeof english === 'string' ? english : '', own)
    else if (typeof own !== typeof english) this.#tell(path, `is ${typeof own}, in English ${typeof english}`)
    else if (typeof own === 'function') this.#made(path, english as () => unknown, own as () => unknown)
    // How many lines a text has is the language's own affair.
    else if (Array.isArray(own)) for (const line of own) if (typeof line === 'string') this.#foreign(path, line)
    if (typeof own !== 'object' || own === null || Array.isArray(own)) return
    if (isPlural(own)) this.#plural(path, english as Entries, own)
    else this.#entries(path, english as Entries, own as Entries)
  }

  #entries(path: string, english: Entries, own: Entries): void {
    const missing = Object.keys(english).filter((key) => !(key in own))
    const more = Object.keys(own).filter((key) => !(key in english))
    const keys = [...missing, ...more].filter((key) => !OWN.test(`${path}.${key}`))
    if (keys.length > 0) this.#tell(path, `not the same keys: ${keys.join(', ')}`)
    for (const key of Object.keys(english)) if (key in own) this.look(`${path}.${key}`, english[key], own[key])
  }

  #text(path: string, english: string, own: string): void {
    if (own === '' && english !== '') this.#tell(path, 'says nothing')
    if (isEnglish(own, english)) this.#tell(path, `is English: ${own}`)
    if (fieldsOf(own) !== fieldsOf(english))
      this.#tell(path, `fields ${fieldsOf(own)}, in English ${fieldsOf(english)}`)
    if (EXACT.test(path) && digitsOf(own) !== digitsOf(english)) {
      this.#tell(path, `numbers ${digitsOf(own)}, in English ${digitsOf(english)}: ${own} | ${english}`)
    }
    this.#foreign(path, own)
  }

  #foreign(path: string, own: string): void {
    // Ids are no words, and what a shell reads is the same everywhere.
    if (!/[\s.…!?]/.test(own) || OF_MACHINES.test(path)) return
    const isShell = path.startsWith('terminal.') && this.#language === 'ru'
    const words = englishIn(own.replace(/Qq[a-f]|\{[^}]*\}/g, ' '), isShell ? 'de' : this.#language)
    if (words.length > 0) this.#tell(path, `English: ${words.join(' ')} (${own})`)
  }

  #plural(path: string, english: Entries, own: Readonly<Record<string, string>>): void {
    // One text does for all numbers where nothing in it changes: "Monster: #", and in German "# Monster".
    const forms = Object.keys(own)
    const lacking = COUNTS.map((count) => this.#rules.select(count)).filter((form) => !forms.includes(form))
    const isWhole = lacking.length === 0 || forms.length === 1
    if (!isWhole) this.#tell(path, `lacks ${[...new Set(lacking)].join(', ')}`)
    for (const text of Object.values(own)) {
      this.#foreign(path, text)
      const other = String(english.other)
      if (text.includes('#') !== other.includes('#')) this.#tell(path, `without its number: ${text}`)
    }
  }

  /** What is made of numbers and names, as far as it is made of nothing else. */
  #made(path: string, english: (...params: unknown[]) => unknown, own: (...params: unknown[]) => unknown): void {
    const said = (make: typeof own, params: readonly unknown[]): string | null => {
      try {
        const text = make(...params)
        return typeof text === 'string' && !/undefined|NaN|не.число|\[object|=>/.test(text) ? text : null
      } catch {
        return null
      }
    }
    for (const params of WAYS) {
      const [theirs, ours] = [said(english, params), said(own, params)]
      if (theirs === null || ours === null) continue
      if (givenIn(theirs) !== givenIn(ours)) this.#tell(path, `does not say the same: ${ours} | ${theirs}`)
      this.#foreign(path, ours)
    }
    for (const count of COUNTS) {
      const text = said(own, [count])
      if (text?.includes('#')) this.#tell(path, `a number is left: ${text}`)
    }
  }
}

const english = await allOf('en')

describe.each(OTHERS)('%s', (language) => {
  test('has every entry of English, its numbers and fields and all plural forms, and no English word', async () => {
    const own = await allOf(language)
    const comparison = new Comparison(language)
    for (const [part, words] of Object.entries(english)) comparison.look(part, words, own[part])
    expect(comparison.faults).toEqual([])
  })
})
