import type { AdviceReason, Language } from '../language.ts'

/** A bot's advice in one or two sentences. */

const percent = (chance: number): string => `${Math.round(chance * 100)} %`

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const REASONS: Readonly<Record<AdviceReason, string>> = {
  lives: 'the heroes in Reserve',
  wounds: 'the wounds',
  corruption: 'the corruption',
  gear: 'what the heroes carry',
  time: 'the time that is left',
  tokens: 'the Reaction tokens',
  cards: 'the Sin cards in hand',
  monsters: 'the monsters on the board',
  danger: 'where the monsters stand',
  hazards: 'the tokens on the board',
  mission: 'the mission',
  way: 'the way to the mission',
}

/** Options begin with a capital, as headings do; inside a sentence they do not. */
const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

const SIDES = { heroes: 'the heroes', sins: 'the Sins player' } as const

const afterwards = (next: readonly string[]): string =>
  next.length === 0 ? '' : `, then ${next.map(small).join(', ')}`
const mostly = (reasons: readonly AdviceReason[]): string =>
  reasons.length === 0 ? '' : `, mostly for ${list(reasons.map((reason) => REASONS[reason]))}`

export const better: Language['better'] = ({ answer, next, reasons }) =>
  `${answer}${afterwards(next)}${mostly(reasons)}.`

export const advice: Language['advice'] = ({ side, answer, next, chance, low, high, other, reasons }) => {
  const range = high - low < 0.01 ? percent(chance) : `${percent(low)} to ${percent(high)}`
  const first = `I would choose: ${small(answer)}${afterwards(next)}. As I see it ${SIDES[side]} will win in ${range} of such games.`
  if (!other) return first
  const points = Math.round(other.difference * 100)
  const why = points < 1 ? '' : mostly(reasons)
  const gap = points < 1 ? 'hardly better than' : `about ${points} ${points === 1 ? 'point' : 'points'} better than`
  return `${first} That is ${gap} "${small(other.answer)}"${why}.`
}
