import type { Seat } from '@haven/engine'
import { typing as english } from '../en/typing.ts'
import { latinKeys, plain, plainForms } from './plain.ts'
import type { Connective, TypedCommand, TypedToken, Typing, Verb } from './typing.ts'

/** How typed lines are read: the words of a language, and English beside it. */
export interface Tongue {
  readonly verbLast: boolean
  readonly verb: (line: string) => Said<Verb> | null
  readonly command: (line: string) => Said<TypedCommand> | null
  readonly token: (text: string) => TypedToken | null
  readonly seat: (text: string) => Seat | null
  /** Without an article before it. */
  readonly bare: (text: string) => string
  /** Without the preposition of a place before it. */
  readonly place: (text: string) => string
  /** The words of a connective, for a pattern; longer ones first. */
  readonly pattern: (connective: Connective) => string
  /** Other forms of a name. */
  readonly forms: (id: string) => readonly string[]
}

/** A word of ours and what was typed after it (or before it, if it may stand last). */
export interface Said<T> {
  readonly word: T
  readonly rest: string
}

type Words<K extends string> = readonly (readonly [text: string, word: K])[]

/** Longer ones first: "raven corp" before "raven". A sign alone, as "?", is a word too. */
const listed = <K extends string>(...all: readonly Readonly<Record<K, readonly string[]>>[]): Words<K> =>
  all
    .flatMap((each) =>
      Object.entries<readonly string[]>(each).flatMap(([word, texts]) =>
        texts.flatMap((text) =>
          (plain(text) === '' ? [text] : plainForms(text)).map((form) => [form, word as K] as const),
        ),
      ),
    )
    .sort(([a], [b]) => b.length - a.length)

/** A word at the beginning, in any spelling; also as it comes from a layout that was not changed. */
function first<K extends string>(words: Words<K>, line: string): Said<K> | null {
  const typed = line.trim().split(/\s+/)
  for (let cut = Math.min(MOST_WORDS, typed.length); cut > 0; cut--) {
    const word = meant(words, typed.slice(0, cut).join(' '))
    if (word !== undefined) return { word, rest: typed.slice(cut).join(' ') }
  }
  return null
}

function last<K extends string>(words: Words<K>, line: string): Said<K> | null {
  const typed = line.trim().split(/\s+/)
  for (let cut = Math.max(0, typed.length - MOST_WORDS); cut < typed.length; cut++) {
    const word = meant(words, typed.slice(cut).join(' '))
    if (word !== undefined) return { word, rest: typed.slice(0, cut).join(' ') }
  }
  return null
}

const MOST_WORDS = 3

function meant<K extends string>(words: Words<K>, text: string): K | undefined {
  const wanted = plain(text) || text
  const found = words.find(([each]) => each === wanted)?.[1]
  if (found !== undefined) return found
  const keys = latinKeys(text)
  return keys === null ? undefined : words.find(([each]) => each === (plain(keys) || keys))?.[1]
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/ /g, '\\s+')
const either = (...lists: readonly (readonly string[])[]): string =>
  [...new Set(lists.flat())]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')

/** Without a language of one's own: English. */
export function tongueOf(own: Typing = english): Tongue {
  const verbs = listed(own.verbs, english.verbs)
  const commands = listed(own.commands, english.commands)
  const tokens = listed(own.tokens, english.tokens)
  const seats = listed(own.seats, english.seats)
  const articles = new RegExp(`^(?:${either(own.articles, english.articles)})\\s+`, 'iu')
  const places = new RegExp(`^(?:${either(own.prepositions, english.prepositions)})\\s+`, 'iu')
  const token = either(own.token, english.token)
  const tokenWord = new RegExp(`^(?:${token})\\s+|\\s+(?:${token})$`, 'giu')
  const bare = (text: string): string => text.trim().replace(articles, '')
  return {
    verbLast: own.verbLast,
    verb: (line) => first(verbs, line) ?? (own.verbLast ? last(verbs, line) : null),
    command: (line) => first(commands, line),
    token: (text) => meant(tokens, bare(text).replace(tokenWord, '')) ?? null,
    seat: (text) => meant(seats, text) ?? null,
    bare,
    place: (text) => bare(text.trim().replace(places, '')),
    pattern: (connective) => either(own.connectives[connective], english.connectives[connective]),
    forms: (id) => own.forms[id] ?? [],
  }
}
