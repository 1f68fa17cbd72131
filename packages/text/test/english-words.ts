import type { LanguageId } from '../src/pick.ts'

/** How English is told from what stands around it: by its small words, and in Russian by its letters. */

/** Those that are no words of German or French ("her", "on", "all", "not", "or", "but" are). */
const SMALL =
  'the and of with from is are were his your you yours this that these those they them their it its for each by has have had been which who whom whose when then than where there here would could should may might must if to we he she into onto after before because without within between until while what how does did do cannot any every other another only both either neither'.split(
    ' ',
  )
const ALSO: Readonly<Partial<Record<LanguageId, readonly string[]>>> = {
  de: ['on', 'as', 'one', 'two', 'or', 'but'],
  fr: ['was', 'all', 'no', 'one', 'two', 'her', 'not', 'will', 'hero', 'round', 'turn'],
}

/** Names that are the same everywhere, and what computers call so. */
export const SAME: Readonly<Partial<Record<LanguageId, readonly string[]>>> = {
  // The Others
  de: ['The'],
  fr: ['The'],
  ru: 'Haven RavenCorp PROXY FAITH The Others Sins Eric Lang CMON Shooter Sniper MIT Manrope Sofia Sans Literata SIL Open Font License JSON GitHub UTC https webhook cookie Shift Letter haven pack json'.split(
    ' ',
  ),
}

/** Addresses, streets, rules, commands at a shell, and what a text quotes as it was typed. */
const KEPT = /https?:\/\/\S*|\b[A-Z]{1,2}\d+\b|\b[A-Z]+-\d+\b/g

/** As the source of a pattern, and as data: a page can use it, too. */
export const foreignWord = (language: LanguageId): string => {
  if (language === 'ru' || language === 'pseudo') return '^[A-Za-z]{3,}$'
  return `^(?:${[...SMALL, ...(ALSO[language] ?? [])].join('|')})$`
}

const patterns = new Map<LanguageId, RegExp>()

/** The English words in a text of another language. */
export function englishIn(text: string, language: LanguageId): string[] {
  const pattern = patterns.get(language) ?? new RegExp(foreignWord(language), 'i')
  patterns.set(language, pattern)
  const same = SAME[language] ?? []
  const words = text.replace(KEPT, ' ').match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? []
  return words.filter((word) => pattern.test(word) && !same.includes(word))
}

/** Names that other languages leave as they are. */
const NAMES = [
  'Leah Solomon',
  'Rocco de Curtis',
  'Brad Holcomb',
  'Elias Marsh',
  'Madame Vesper',
  'Ottoline Rask',
  'Casimir Dole',
  'Wren Adair',
  'Juno Vance',
  'Tamsin Crowe',
  'Hell Club',
  'Haven College',
  'Grand Terminus',
]
/** Those of heroes, as the log has them too. */
const ALIKE = [
  ...NAMES,
  ...'Thorley Brad Morgana Karl Leah Rose Rocco Ottoline Juno Casimir Tamsin Anselm Wren Lindqvist'.split(' '),
]

/** A whole text that is the same as in English, and is more than names and a word that two languages share. */
export function isEnglish(text: string, english: string | undefined): boolean {
  if (text !== english || !/\s/.test(text)) return false
  const left = ALIKE.reduce((rest, name) => rest.replaceAll(name, ' '), text.replace(KEPT, ' '))
  return (left.match(/\p{L}{3,}/gu) ?? []).length > 1
}
