import type { Npc, Seat, TokenKind } from '@haven/engine'

/**
 * What people type in a language, as data: the terminal and the text view of the browser read it alike. English works
 * beside every language, so a language writes down only its own words. Case, accents and ё do not matter, and a word may
 * be several ("Zug beenden"); all forms of a word that people may type are listed.
 */
export interface Typing {
  /** The words that an answer begins with (or ends with, see `verbLast`), by what they mean. */
  readonly verbs: Readonly<Record<Verb, readonly string[]>>
  /** What can be typed besides an answer. */
  readonly commands: Readonly<Record<TypedCommand, readonly string[]>>
  /** Kinds of tokens and people to meet, beside their names in the catalogue. */
  readonly tokens: Readonly<Record<TypedToken, readonly string[]>>
  /** Left out where they stand before a name: "the", "der", "le". */
  readonly articles: readonly string[]
  /** The same before a place: "to", "nach", "на". */
  readonly prepositions: readonly string[]
  /** The word "token", behind or before its kind. */
  readonly token: readonly string[]
  readonly connectives: Readonly<Record<Connective, readonly string[]>>
  /** Who speaks, before a colon: "hero 2: 1". */
  readonly seats: Readonly<Record<Seat, readonly string[]>>
  /** Other forms of names, by id: the cases of a language that has them. */
  readonly forms: Readonly<Record<string, readonly string[]>>
  /** May the verb come at the end? "Akolyth 2 nach B1 bewegen" */
  readonly verbLast: boolean
}

export type TypedToken = TokenKind | Npc | 'altar'

export const VERBS = [
  'move',
  'fight',
  'shoot',
  'cleanse',
  'city',
  'explore',
  'deliver',
  'end',
  'collect',
  'take',
  'drop',
  'ability',
  'card',
  'slot',
  'hero',
  'monster',
  'react',
  'yes',
  'no',
  'corrupt',
  'roll',
] as const
export type Verb = (typeof VERBS)[number]

/** Of the terminal and the text view; each of them does those that it knows. */
export const TYPED_COMMANDS = [
  'help',
  'what',
  'answers',
  'board',
  'look',
  'heroes',
  'who',
  'sin',
  'story',
  'hand',
  'log',
  'why',
  'rule',
  'card',
  'hint',
  'odds',
  'way',
  'walk',
  'undo',
  'rewind',
  'suggest',
  'do',
  'all',
  'arm',
  'ask',
  'quiet',
  'yield',
  'draft',
  'forget',
  'hold',
  'release',
  'disagree',
  'save',
  'load',
  'quit',
  'home',
  'picture',
  'replay',
  'recap',
  'show',
  'skip',
  'known',
  'better',
] as const
export type TypedCommand = (typeof TYPED_COMMANDS)[number]

/** What joins the parts of an order: "arm hubris against Rose from 2 wounds", "draft acolyte 2 to hero and fight". */
export type Connective = 'against' | 'from' | 'wounds' | 'to' | 'after' | 'and' | 'fight' | 'hero' | 'safely'
