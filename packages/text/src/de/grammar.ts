import type { Prompt } from '@haven/engine'
import type { Named, Say } from '../language.ts'
import { isNpc, kindOf, SEVERAL, speechOf, tally } from '../speech.ts'

export { isNpc, kindOf, SEVERAL, tally }

/** The small change of German sentences. */

export const { list, either, decimal, percent, share, date, plural } = speechOf('de')

export type Case = 'nom' | 'gen' | 'dat' | 'acc'
export type Gender = 'm' | 'f' | 'n'

/** A name with its gender, its plural, and the cases that differ from the name: `{ acc: 'Helden', dat: 'Helden', gen: 'Helden' }`. */
export const noun = (
  name: string,
  gender: Gender,
  plural: string = name,
  cases: Readonly<Partial<Record<Exclude<Case, 'nom'> | 'dat-plural', string>>> = {},
): Named => ({ name, gender, forms: { plural, ...cases } })

/** "1 Wunde", "2 Wunden" */
export const count = (number: number, one: string, many: string): string =>
  plural(number, { one: `# ${one}`, other: `# ${many}` })

/** The same of something with an id: "2 Feuer", "3 Akolythen". */
export const several = (number: number, id: string, say: Say): string =>
  count(number, say.name(id), say.form(id, 'plural'))

const DEFINITE: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nom: { m: 'der', f: 'die', n: 'das' },
  gen: { m: 'des', f: 'der', n: 'des' },
  dat: { m: 'dem', f: 'der', n: 'dem' },
  acc: { m: 'den', f: 'die', n: 'das' },
}
const INDEFINITE: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nom: { m: 'ein', f: 'eine', n: 'ein' },
  gen: { m: 'eines', f: 'einer', n: 'eines' },
  dat: { m: 'einem', f: 'einer', n: 'einem' },
  acc: { m: 'einen', f: 'eine', n: 'ein' },
}

/** What has no gender is a proper name, and has no article. */
const withArticle =
  (articles: typeof DEFINITE) =>
  (id: string, to: Case, say: Say): string => {
    const gender = say.gender(id) as Gender | undefined
    const name = to === 'nom' ? say.name(id) : say.form(id, to)
    return gender === undefined ? name : `${articles[to][gender]} ${name}`
  }

/** "der Lenker", "den Akolythen 3"; "Rose". */
export const der = withArticle(DEFINITE)
/** "ein Altar", "eine Unschuldige"; "Rose". */
export const ein = withArticle(INDEFINITE)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** " (Feuerprobe)", or nothing where there is no cause. */
export const because = (cause: string | undefined, say: Say): string => (cause ? ` (${say.cause(cause)})` : '')

/** Whom a question addresses: the Sin, the hero it is about, or a person. */
export function asked(prompt: Prompt, say: Say): string {
  if (prompt.seat === 'sins') return 'Sünde'
  return say.name(prompt.subject.hero || prompt.seat)
}

/** A card, mission or ability, whose name stays as it is: "„Hybris“". */
export const quoted = (id: string, say: Say): string => `„${say.name(id)}“`
export const quotedAll = (ids: readonly string[], say: Say): string => list(ids.map((id) => quoted(id, say)))

/** A place with its preposition; what has no such form is a street, or of another box. */
const withPreposition =
  (form: string, plain: string) =>
  (space: string, say: Say): string => {
    const known = say.form(space, form)
    return known === say.space(space) ? `${plain} ${known}` : known
  }
/** "in C2", "auf dem Nachtmarkt" */
export const at = withPreposition('at', 'in')
/** "nach C2", "auf den Nachtmarkt" */
export const to = withPreposition('to', 'nach')
/** "von C2", "vom Nachtmarkt" */
export const from = withPreposition('from', 'von')

/** The Sin card is "gegen Rose"; of a person's name: "Zug von Rose". */
export const times = (number: number, name: string): string => `${name} ×${number}`

/** A kind or a figure by what it is: "eine Nonne", "ein Laster", "der Avatar". */
export const some = (id: string, form: Case, say: Say): string =>
  SEVERAL.test(id) ? ein(kindOf(id), form, say) : der(id, form, say)

/** One that is known from the position, without an article: "Nonne", or "Nonne 3" beside another. */
export const known = (id: string, isAlone: boolean, say: Say): string => (isAlone ? say.kind(id) : say.name(id))

/** Several together, those alike once with their number: "2 Nonnen und der Avatar". */
export const figures = (ids: readonly string[], form: Case, say: Say): string =>
  list(
    tally(ids.map(kindOf), (number, kind) => {
      if (number === 1) return some(kind, form, say)
      const plain = say.form(kind, 'plural')
      const dative = say.form(kind, 'dat-plural')
      return `${number} ${form === 'dat' && dative !== say.name(kind) ? dative : plain}`
    }),
  )

/** Each by its name, with a number where another of its kind is among them. */
export const toldApart = (id: string, among: readonly string[], say: Say): string =>
  among.some((other) => other !== id && say.kind(other) === say.kind(id)) ? say.name(id) : say.kind(id)

/** Called by their names alone, without "Marker". */
const PLAIN_TOKENS = new Set(['innocent', 'altar', 'nest', 'pentagram', 'commissioner', 'proxy', 'ravencorp'])
const TOKENS: Readonly<Record<string, string>> = {
  fire: 'Feuermarker',
  corruption: 'Verderbtheitsmarker',
  extraTurn: 'Sonderspielzug-Marker',
}
/** "Feuermarker", "Nest": the thing on the board, not what it does. */
export const tokenName = (token: string, say: Say): string =>
  PLAIN_TOKENS.has(token) ? say.name(token) : (TOKENS[token] ?? say.name(token))
/** "2 Feuermarker", "3 Nester" */
export const tokens = (number: number, token: string, say: Say): string =>
  number !== 1 && PLAIN_TOKENS.has(token) ? several(number, token, say) : `${number} ${tokenName(token, say)}`
/** Accusative: "einen Feuermarker", "ein Nest", "den Polizeichef", "PROXY". */
export function aToken(token: string, say: Say): string {
  if (isNpc(token)) return der(token, 'acc', say)
  return PLAIN_TOKENS.has(token) ? ein(token, 'acc', say) : `einen ${tokenName(token, say)}`
}

/** "2 Treffer", "0 Verderbtheit": results of dice, counted. */
export const results = (number: number, face: string, say: Say): string =>
  `${number} ${number === 1 ? say.name(face) : say.form(face, 'plural')}`

export const wounds = (number: number): string => count(number, 'Wunde', 'Wunden')
export const dice = (number: number): string => `${number} Würfel`
