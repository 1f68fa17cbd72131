import type { AdviceReason, Language } from '../language.ts'
import { list, share as percent, plural } from './grammar.ts'

/** A bot's advice in one or two sentences. */

const REASONS: Readonly<Record<AdviceReason, string>> = {
  lives: 'Helden in der Reserve',
  wounds: 'Wunden',
  corruption: 'Verderbtheit',
  gear: 'Besitz der Helden',
  time: 'verbleibende Zeit',
  tokens: 'Reaktionsmarker',
  cards: 'Sündenkarten auf der Hand',
  monsters: 'Monster auf dem Spielplan',
  danger: 'Nähe der Monster',
  hazards: 'Marker auf dem Spielplan',
  mission: 'Mission',
  way: 'Weg zur Mission',
}

const SIDES = { heroes: 'die Heldenseite', sins: 'die Sünde' } as const

const afterwards = (next: readonly string[]): string =>
  next.length === 0 ? '' : `, dann ${next.map((each) => `„${each}“`).join(', ')}`
const mostly = (reasons: readonly AdviceReason[]): string =>
  reasons.length === 0 ? '' : ` Dafür: ${list(reasons.map((reason) => REASONS[reason]))}.`

export const better: Language['better'] = ({ answer, next, reasons }) =>
  `„${answer}“${afterwards(next)}.${mostly(reasons)}`

export const advice: Language['advice'] = ({ side, answer, next, chance, low, high, other, reasons }) => {
  const range = high - low < 0.01 ? percent(chance) : `${percent(low)} bis ${percent(high)}`
  const first = `Rat: „${answer}“${afterwards(next)}. Wie ich es sehe, gewinnt ${SIDES[side]} in ${range} solcher Spiele.`
  if (!other) return first
  const points = Math.round(other.difference * 100)
  const why = points < 1 ? '' : mostly(reasons)
  const gap =
    points < 1 ? 'kaum besser als' : `etwa ${plural(points, { one: '# Punkt', other: '# Punkte' })} besser als`
  return `${first} Das ist ${gap} „${other.answer}“.${why}`
}
