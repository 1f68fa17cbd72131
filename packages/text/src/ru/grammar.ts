import type { Prompt } from '@haven/engine'
import type { Named, Say } from '../language.ts'
import { isNpc, kindOf, SEVERAL, speechOf, tally } from '../speech.ts'

export { isNpc, kindOf, SEVERAL, tally }

/** The small change of Russian sentences. */

export const { list, either, decimal, percent, share, date, plural } = speechOf('ru')

export type Case = 'gen' | 'dat' | 'acc' | 'ins' | 'pre'
export type Gender = 'm' | 'f' | 'n'

/** A name with its gender and cases; `many` is the plural in the genitive ("5 ран"). What is left out is as the name. */
export const noun = (
  name: string,
  gender: Gender,
  cases: Readonly<Partial<Record<Case | 'plural' | 'many', string>>> = {},
): Named => ({ name, gender, forms: cases })

/** "1 рана", "2 раны", "5 ран", "1,5 раны" */
export const count = (number: number, one: string, few: string, many: string): string =>
  plural(number, { one: `# ${one}`, few: `# ${few}`, many: `# ${many}`, other: `# ${few}` })

/** The same of something with an id: "2 прислужника", "5 прислужников". */
export const several = (number: number, id: string, say: Say): string =>
  count(number, say.name(id), say.form(id, 'gen'), say.form(id, 'many'))

/** The form of a word that agrees with the gender of a name: `agree(id, say, 'падший', 'падшая', 'падшее')`. */
export function agree(id: string, say: Say, m: string, f: string, n: string = m): string {
  const gender = say.gender(id)
  return gender === 'f' ? f : gender === 'n' ? n : m
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** Inside a sentence, behind a colon. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** " (проверка огнём)", or nothing where there is no cause. */
export const because = (cause: string | undefined, say: Say): string => (cause ? ` (${say.cause(cause)})` : '')

/** Whom a question addresses: the Sin, the hero it is about, or a person. */
export function asked(prompt: Prompt, say: Say): string {
  if (prompt.seat === 'sins') return 'Грех'
  return capital(say.name(prompt.subject.hero || prompt.seat))
}

/** "попадание ×2" */
export const times = (number: number, id: string, say: Say): string => `${say.name(id)} ×${number}`

/** Several together, those alike once with their number: "монахиня ×2, аватар". */
export const figures = (ids: readonly string[], say: Say): string =>
  tally(ids.map(kindOf), (number, kind) => (number === 1 ? say.name(kind) : times(number, kind, say))).join(', ')

/** Things by their names, each with its number: "огонь ×2, невинный ×1". */
export const things = (ids: readonly string[], say: Say): string =>
  tally(ids, (number, id) => times(number, id, say)).join(', ')

/** Each by its name, with a number where another of its kind is among them. */
export const toldApart = (id: string, among: readonly string[], say: Say): string =>
  among.some((other) => other !== id && say.kind(other) === say.kind(id)) ? say.name(id) : say.kind(id)

/** One that is known from the position: without its number where no other of its kind stands there. */
export const known = (id: string, isAlone: boolean, say: Say): string =>
  isAlone && SEVERAL.test(id) ? say.kind(id) : say.name(id)

const HERO: Readonly<Record<Case, string>> = { gen: 'героя', dat: 'герою', acc: 'героя', ins: 'героем', pre: 'герое' }

/** A hero in a case: "Карла"; a stranger keeps the name and gets a noun that bends: "героя «Ада»". */
export const ofHero = (id: string, form: Case, say: Say): string =>
  say.gender(id) === undefined ? `${HERO[form]} «${say.name(id)}»` : say.form(id, form)

/** What a hero picks up: "невинного", "жетон дополнительного хода". */
export const pickedUp = (token: string, say: Say): string =>
  token === 'extraTurn' ? `жетон ${say.form(token, 'gen')}` : say.form(token, 'acc')

/** "скверна +2" */
export const stain = (number: number): string => `скверна +${number}`

export const turns = (number: number): string => count(number, 'ход', 'хода', 'ходов')
export const wounds = (number: number): string => count(number, 'рана', 'раны', 'ран')
export const dice = (number: number): string => count(number, 'кубик', 'кубика', 'кубиков')
export const hits = (number: number): string => count(number, 'попадание', 'попадания', 'попаданий')
export const steps = (number: number): string => count(number, 'шаг', 'шага', 'шагов')
