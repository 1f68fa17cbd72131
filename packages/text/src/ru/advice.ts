import type { AdviceReason, Language } from '../language.ts'
import { percent, plural } from './grammar.ts'

/** A bot's advice in one or two sentences. */

const REASONS: Readonly<Record<AdviceReason, string>> = {
  lives: 'герои в резерве',
  wounds: 'раны',
  corruption: 'скверна',
  gear: 'снаряжение героев',
  time: 'оставшееся время',
  tokens: 'жетоны реакции',
  cards: 'карты греха на руке',
  monsters: 'монстры на поле',
  danger: 'расположение монстров',
  hazards: 'жетоны на поле',
  mission: 'миссия',
  way: 'путь к миссии',
}

const SIDES = { heroes: 'Победа героев', sins: 'Победа Греха' } as const

const quoted = (words: string): string => `«${words}»`
const afterwards = (next: readonly string[]): string =>
  next.length === 0 ? '' : `, затем ${next.map(quoted).join(', ')}`
const mostly = (reasons: readonly AdviceReason[]): string =>
  reasons.length === 0 ? '' : ` За: ${reasons.map((reason) => REASONS[reason]).join(', ')}.`

export const better: Language['better'] = ({ answer, next, reasons }) =>
  `${quoted(answer)}${afterwards(next)}.${mostly(reasons)}`

export const advice: Language['advice'] = ({ side, answer, next, chance, low, high, other, reasons }) => {
  const range = high - low < 0.01 ? percent(chance) : `от ${percent(low)} до ${percent(high)}`
  const first = `Совет: ${quoted(answer)}${afterwards(next)}. ${SIDES[side]}, по моей оценке: ${range} таких игр.`
  if (!other) return first
  const points = Math.round(other.difference * 100)
  const gap =
    points < 1
      ? 'почти наравне с другим ответом'
      : `${plural(points, { one: 'на # пункт', few: 'на # пункта', many: 'на # пунктов', other: 'на # пункта' })} лучше, чем`
  return `${first} Это ${gap} ${quoted(other.answer)}.${points < 1 ? '' : mostly(reasons)}`
}
