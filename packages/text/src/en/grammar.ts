import type { Prompt } from '@haven/engine'
import type { Say } from '../language.ts'
import { isNpc, kindOf, SEVERAL, speechOf, tally } from '../speech.ts'

export { isNpc, tally }

/** The small change of English sentences. */

export const { list, either, decimal, percent, share, date } = speechOf('en-GB')

/** The same without "and", for dice. */
export const commas = (items: readonly string[]): string => items.join(', ')

export const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`)

/** There is one of each, so each is "the"; and so is what a box has that form of a name for. */
const UNIQUE = new Set(['avatar', 'commissioner', 'controller'])
/** A figure or NPC in the middle of a sentence: "the Controller", "Nun 3" where there are several. */
export const the = (id: string, say: Say): string =>
  UNIQUE.has(id) || say.form(id, 'the') !== say.name(id) ? `the ${say.name(id)}` : say.name(id)
export const The = (id: string, say: Say): string => capital(the(id, say))

/** A kind or a figure by what it is: "a Nun", "an Abomination", "the Avatar". */
export const some = (id: string, say: Say): string => (SEVERAL.test(id) ? article(say.kind(id)) : the(id, say))
export const Some = (id: string, say: Say): string => capital(some(id, say))
/** One that is known from the position: "the Nun", or "Nun 3" beside another. */
export const known = (id: string, isAlone: boolean, say: Say): string =>
  isAlone && SEVERAL.test(id) ? `the ${say.kind(id)}` : the(id, say)

/** Several together, those alike once with their number: "2 Nuns and the Avatar". */
export function figures(ids: readonly string[], say: Say): string {
  return list(
    tally(ids.map(kindOf), (number, kind) => (number === 1 ? some(kind, say) : `${number} ${say.name(kind)}s`)),
  )
}

/** Each by its name, with a number where another of its kind is among them. */
export const toldApart = (id: string, among: readonly string[], say: Say): string =>
  among.some((other) => other !== id && say.kind(other) === say.kind(id)) ? say.name(id) : say.kind(id)

/** Called by their names alone, without "token". */
const PLAIN_TOKENS = new Set(['innocent', 'altar', 'nest', 'pentagram', 'commissioner', 'proxy', 'ravencorp'])
export const tokenName = (token: string, say: Say): string =>
  PLAIN_TOKENS.has(token) ? say.name(token) : `${say.name(token)} token`
export const aToken = (token: string, say: Say): string =>
  isNpc(token) ? the(token, say) : article(tokenName(token, say))

/** " (Fire check)", or nothing where there is no cause. */
export const because = (cause: string | undefined, say: Say): string => (cause ? ` (${say.cause(cause)})` : '')

const COUNTED = new Set(['hit', 'burst', 'blank'])
/** "2 Hits", "1 Defense", "no Corruption". */
export function results(number: number, face: string, say: Say): string {
  const plural = COUNTED.has(face) && number !== 1 ? 's' : ''
  return `${number === 0 ? 'no' : number} ${say.name(face)}${plural}`
}

/** Whom a question addresses: the Sins player, the hero it is about, or a person. */
export function asked(prompt: Prompt, say: Say): string {
  if (prompt.seat === 'sins') return 'Sins'
  return say.name(prompt.subject.hero || prompt.seat)
}
