import type { AdviceReason, Language } from '../language.ts'
import { count, list, percent } from './grammar.ts'

/** A bot's advice in one or two sentences. */

const REASONS: Readonly<Record<AdviceReason, string>> = {
  lives: 'héros en réserve',
  wounds: 'blessures',
  corruption: 'corruption',
  gear: 'équipement des héros',
  time: 'temps qui reste',
  tokens: 'jetons Réaction',
  cards: 'cartes Péché en main',
  monsters: 'monstres sur le plateau',
  danger: 'place des monstres',
  hazards: 'jetons sur le plateau',
  mission: 'mission',
  way: 'chemin vers la mission',
}

const SIDES = { heroes: 'les héros', sins: 'le Péché' } as const

const quoted = (words: string): string => `« ${words} »`
const afterwards = (next: readonly string[]): string =>
  next.length === 0 ? '' : `, puis ${next.map(quoted).join(', ')}`
const mostly = (reasons: readonly AdviceReason[]): string =>
  reasons.length === 0 ? '' : ` Surtout pour : ${list(reasons.map((reason) => REASONS[reason]))}.`

export const better: Language['better'] = ({ answer, next, reasons }) =>
  `${quoted(answer)}${afterwards(next)}.${mostly(reasons)}`

export const advice: Language['advice'] = ({ side, answer, next, chance, low, high, other, reasons }) => {
  const range = high - low < 0.01 ? `dans ${percent(chance)}` : `dans ${percent(low)} à ${percent(high)}`
  const first = `Conseil : ${quoted(answer)}${afterwards(next)}. À mon avis, ${SIDES[side]} ${side === 'heroes' ? 'gagnent' : 'gagne'} ${range} de telles parties.`
  if (!other) return first
  const points = Math.round(other.difference * 100)
  const why = points < 1 ? '' : mostly(reasons)
  const gap = points < 1 ? 'À peine mieux que' : `Environ ${count(points, 'point')} de mieux que`
  return `${first} ${gap} ${quoted(other.answer)}.${why}`
}
