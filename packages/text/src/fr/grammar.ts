import type { Prompt } from '@haven/engine'
import type { Named, Say } from '../language.ts'
import { isNpc, kindOf, SEVERAL, speechOf, tally } from '../speech.ts'

export { isNpc, kindOf, SEVERAL, tally }

/** The small change of French sentences. */

export const { list, either, decimal, percent, share, date, plural } = speechOf('fr')

export type Gender = 'm' | 'f'

/** A name with its gender and its plural; `the` where it is not as the letters say ("le héros"). */
export const noun = (name: string, gender: Gender, plural: string = `${name}s`, the?: string): Named => ({
  name,
  gender,
  forms: { plural, ...(the !== undefined && { the }) },
})

/** "1 blessure", "1,5 blessure", "2 blessures" */
export const count = (number: number, one: string, many = `${one}s`): string =>
  plural(number, { one: `# ${one}`, other: `# ${many}` })

/** The same of something with an id. */
export const several = (number: number, id: string, say: Say): string =>
  count(number, say.name(id), say.form(id, 'plural'))

const VOWEL = /^[aàâeéèêëiîïoôuùûœæ]/i

/** "d’Altar", "de Rose": a mute h is the caller's affair, since ours are names. */
export const de = (name: string): string => (VOWEL.test(name) ? `d’${name}` : `de ${name}`)

/** Inside a sentence these are words as others are; on a label they have their capital. */
const TERMS = /^(?:controller|avatar|commissioner|hell-club|orbital)\b/
const term = (id: string, say: Say): string => (TERMS.test(id) ? small(say.name(id)) : say.name(id))

/** "le marionnettiste", "la tuile", "l’avatar"; what has no gender is a proper name, and has no article. */
export function le(id: string, say: Say): string {
  const gender = say.gender(id)
  if (gender === undefined) return say.name(id)
  const own = say.form(id, 'the')
  if (own !== say.name(id)) return own
  const name = term(id, say)
  return VOWEL.test(name) ? `l’${name}` : `${gender === 'f' ? 'la' : 'le'} ${name}`
}

/** "du marionnettiste", "de la tuile", "de l’avatar", "de Rose". */
export function du(id: string, say: Say): string {
  const whole = le(id, say)
  if (whole.startsWith('les ')) return `des ${whole.slice(4)}`
  return whole.startsWith('le ') ? `du ${whole.slice(3)}` : whole === say.name(id) ? de(whole) : `de ${whole}`
}

/** "au marionnettiste", "à la tuile", "à l’avatar", "à Rose". */
export function au(id: string, say: Say): string {
  const whole = le(id, say)
  if (whole.startsWith('les ')) return `aux ${whole.slice(4)}`
  return whole.startsWith('le ') ? `au ${whole.slice(3)}` : `à ${whole}`
}

/** "un Nid", "une touche"; "Rose". */
function un(id: string, say: Say): string {
  const gender = say.gender(id)
  return gender === undefined ? say.name(id) : `${gender === 'f' ? 'une' : 'un'} ${say.name(id)}`
}

export const small = (text: string): string =>
  /^.[A-ZÉ]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "un acolyte", "le marionnettiste": one of its kind, or the only one. */
export function some(id: string, say: Say): string {
  if (!SEVERAL.test(id)) return le(id, say)
  return `${say.gender(id) === 'f' ? 'une' : 'un'} ${small(say.kind(id))}`
}

/** One that is known from the position: "l’acolyte", or "Acolyte 3" beside another. */
export function known(id: string, isAlone: boolean, say: Say): string {
  if (!SEVERAL.test(id)) return le(id, say)
  if (!isAlone) return say.name(id)
  const kind = small(say.kind(id))
  return VOWEL.test(kind) ? `l’${kind}` : `${say.gender(id) === 'f' ? 'la' : 'le'} ${kind}`
}

/** "Feu ×2": how the log counts. */
export const times = (number: number, id: string, say: Say): string => `${say.name(id)} ×${number}`

/** "2 touches", "0 corruption", "1 FAITH". */
export const results = (number: number, face: string, say: Say): string =>
  face === 'corruption' ? `${number} corruption` : count(number, small(say.name(face)), small(say.form(face, 'plural')))

/** Called by their names alone, without "jeton". */
const PLAIN_TOKENS = new Set(['innocent', 'altar', 'nest', 'pentagram'])
/** "un jeton Feu", "un Nid", "le commissaire". */
export function aToken(token: string, say: Say): string {
  if (isNpc(token)) return le(token, say)
  return PLAIN_TOKENS.has(token) ? un(token, say) : `un jeton ${say.name(token)}`
}
/** "le jeton Feu", "le Nid". */
export const theToken = (token: string, say: Say): string =>
  isNpc(token) || PLAIN_TOKENS.has(token) ? le(token, say) : `le jeton ${say.name(token)}`

/** " (test de Feu)", or nothing where there is no cause. */
export const because = (cause: string | undefined, say: Say): string => (cause ? ` (${say.cause(cause)})` : '')

/** Whom a question addresses: the Sin, the hero it is about, or a person. */
export function asked(prompt: Prompt, say: Say): string {
  if (prompt.seat === 'sins') return 'Péché'
  return say.name(prompt.subject.hero || prompt.seat)
}
