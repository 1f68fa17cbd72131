import type { BoxWords } from './catalogue.ts'
import type { coach } from './en/coach.ts'
import type { drills } from './en/drills/index.ts'
import type { night } from './en/night/index.ts'
import type { nightmare } from './en/nightmare.ts'
import type { online } from './en/online/index.ts'
import type { page } from './en/page.ts'
import type { rulebook } from './en/rulebook/index.ts'
import type { table } from './en/table.ts'
import type { things } from './en/things/index.ts'
import type { you } from './en/you.ts'
import type { Language, Say } from './language.ts'
import type { LanguageId } from './pick.ts'
import type { Said } from './said.ts'
import type { Typing } from './typing/typing.ts'

/**
 * A language is a folder of parts, each fetched when it is needed. What English says another language has to say too:
 * a missing key does not compile. Parts that name things of the game are made with the names at hand, so that sentences
 * get ids and each language composes for itself. The terminal's part is apart (`terminal/`): no bundle holds it.
 */
export { nightText } from './night-text.ts'
export { LANGUAGES, type LanguageId, pickLanguage } from './pick.ts'

/** For `lang` and `Intl`. */
export const TAGS: Readonly<Record<LanguageId, string>> = { en: 'en-GB', pseudo: 'en-XA' }

/** Each by its own name, whatever is spoken now. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageId, string>> = { en: 'English', pseudo: '⟦Þšéûðö⟧' }

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

type Fetched = { readonly [P in keyof Parts]: () => Promise<Parts[P]> }

const ENGLISH: Fetched = {
  page: () => import('./en/page.ts').then(({ page }) => page),
  game: () => import('./en/game.ts').then(({ game }) => game),
  table: () => import('./en/table.ts').then(({ table }) => table),
  online: () => import('./en/online/index.ts').then(({ online }) => online),
  night: () => import('./en/night/index.ts').then(({ night }) => night),
  coach: () => import('./en/coach.ts').then(({ coach }) => coach),
  nightmare: () => import('./en/nightmare.ts').then(({ nightmare }) => nightmare),
  drills: () => import('./en/drills/index.ts').then(({ drills }) => drills),
  things: () => import('./en/things/index.ts').then(({ things }) => things),
  rulebook: () => import('./en/rulebook/index.ts').then(({ rulebook }) => rulebook),
  you: () => import('./en/you.ts').then(({ you }) => you),
  typing: () => import('./en/typing.ts').then(({ typing }) => typing),
}

/** Nobody speaks it: it is made of English for whoever asks for it, and nobody else fetches what makes it. */
async function madeUp<P extends keyof Parts>(part: P): Promise<Parts[P]> {
  const [{ inPseudo }, english] = await Promise.all([import('./pseudo/deep.ts'), ENGLISH[part]()])
  return inPseudo(english)
}

const FETCHED: Readonly<Record<LanguageId, Fetched>> = {
  en: ENGLISH,
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
    typing: ENGLISH.typing,
  },
}

/** The words of a box that comes with Haven, as this language has them. */
export const boxInLanguage = async (language: LanguageId, words: BoxWords): Promise<BoxWords> =>
  language === 'pseudo' ? (await import('./pseudo/deep.ts')).inPseudo(words) : words

export const fetchPart = <P extends keyof Parts>(language: LanguageId, part: P): Promise<Parts[P]> =>
  FETCHED[language][part]()
