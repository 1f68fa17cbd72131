import type { BoxLanguages, BoxWords } from './catalogue.ts'
import { parts as german } from './de/parts.ts'
import type { coach } from './en/coach.ts'
import type { drills } from './en/drills/index.ts'
import type { night } from './en/night/index.ts'
import type { nightmare } from './en/nightmare.ts'
import type { online } from './en/online/index.ts'
import type { page } from './en/page.ts'
import { parts as english } from './en/parts.ts'
import type { rulebook } from './en/rulebook/index.ts'
import type { table } from './en/table.ts'
import type { things } from './en/things/index.ts'
import type { you } from './en/you.ts'
import { parts as french } from './fr/parts.ts'
import type { Language, Say } from './language.ts'
import type { LanguageId } from './pick.ts'
import { parts as russian } from './ru/parts.ts'
import type { Said } from './said.ts'
import type { Typing } from './typing/typing.ts'

/**
 * A language is a folder of parts, each fetched when it is needed. What English says another language has to say too:
 * a missing key does not compile. Parts that name things of the game are made with the names at hand, so that sentences
 * get ids and each language composes for itself. The terminal's part is apart (`terminal/`): no bundle holds it.
 */
export { nightText } from './night-text.ts'
export { LANGUAGES, type LanguageId, MOST_TEXT, OFFERED, pickLanguage } from './pick.ts'

/** For `lang` and `Intl`. */
export const TAGS: Readonly<Record<LanguageId, string>> = {
  en: 'en-GB',
  de: 'de',
  fr: 'fr',
  ru: 'ru',
  pseudo: 'en-XA',
}

/** Each by its own name, whatever is spoken now. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageId, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  ru: 'Русский',
  pseudo: '⟦Þšéûðö⟧',
}

export type PageWords = Said<typeof page>
export type TableWords = Said<ReturnType<typeof table>>
/** The words of the browser around the game itself. */
export type WebWords = PageWords & TableWords
export type ThingWords = Said<ReturnType<typeof things>>
export type NightWords = Said<ReturnType<typeof night>>
export type DrillWords = Said<typeof drills>
export type NightmareWords = Said<typeof nightmare>
export type RulebookWords = Said<ReturnType<typeof rulebook>>
export type CoachWords = Said<ReturnType<typeof coach>>
export type YouWords = Said<ReturnType<typeof you>>
export type OnlineWords = Said<ReturnType<typeof online>>

export interface Parts {
  /** Around every page of the browser: all that the first view says. */
  readonly page: PageWords
  /** Everything the game itself says, the rules among it: `catalogueOf` makes a catalogue of it. */
  readonly game: Language
  /** Around the game, in the browser. */
  readonly table: (say: Say) => TableWords
  readonly online: (say: Say) => OnlineWords
  /** First Night: what its scenes say. */
  readonly night: (say: Say) => NightWords
  /** The coach of the first real games. */
  readonly coach: (say: Say) => CoachWords
  /** The question of the day. */
  readonly nightmare: NightmareWords
  /** Positions with one best answer, and why it is. */
  readonly drills: DrillWords
  /** What each thing of the table is: for whoever points at it. */
  readonly things: (say: Say) => ThingWords
  /** The rulebook's chapters, examples and summary sheet. */
  readonly rulebook: (say: Say) => RulebookWords
  /** The page of oneself. */
  readonly you: (say: Say) => YouWords
  /** What people type. English works beside it. */
  readonly typing: Typing
}

export type Fetched = { readonly [P in keyof Parts]: () => Promise<Parts[P]> }

/** Nobody speaks it: it is made of English for whoever asks for it, and nobody else fetches what makes it. */
async function madeUp<P extends keyof Parts>(part: P): Promise<Parts[P]> {
  const [{ inPseudo }, words] = await Promise.all([import('./pseudo/deep.ts'), english[part]()])
  return inPseudo(words)
}

const FETCHED: Readonly<Record<LanguageId, Fetched>> = {
  en: english,
  de: german,
  fr: french,
  ru: russian,
  pseudo: {
    page: () => madeUp('page'),
    game: () => madeUp('game').then((game) => ({ ...game, language: 'pseudo' })),
    table: () => madeUp('table'),
    online: () => madeUp('online'),
    night: () => madeUp('night'),
    coach: () => madeUp('coach'),
    nightmare: () => madeUp('nightmare'),
    drills: () => madeUp('drills'),
    things: () => madeUp('things'),
    rulebook: () => madeUp('rulebook'),
    you: () => madeUp('you'),
    // Nobody can type it.
    typing: english.typing,
  },
}

/** The words of a box that comes with Haven, which has them apart in every language. */
export const boxInLanguage = async (language: LanguageId, words: BoxLanguages): Promise<BoxWords> =>
  language === 'pseudo' ? (await import('./pseudo/deep.ts')).inPseudo(await words.en()) : words[language]()

export const fetchPart = <P extends keyof Parts>(language: LanguageId, part: P): Promise<Parts[P]> =>
  FETCHED[language][part]()
