import type { ways as english } from '../../en/web/ways.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { count, decimal, list, percent, quoted, to } from '../grammar.ts'

type WayFacts = Parameters<ReturnType<typeof english>['option']>[0]

function risk({ wound, corruption, death }: Pick<WayFacts, 'wound' | 'corruption' | 'death'>): string {
  const parts = [
    ...(wound > 0 ? [`${percent(wound)} Wunde`] : []),
    ...(corruption > 0 ? [`${percent(corruption)} Verderbtheit`] : []),
    ...(death > 1e-9 ? [`${percent(death)} Tod`] : []),
  ]
  return parts.length > 0 ? parts.join(' · ') : 'ohne Risiko'
}

/** "2 Schritte über B1, nach „Schub“" */
function route({ steps, by, pays }: WayFacts, say: Say): string {
  const through = by.length > 0 ? ` über ${list(by.map(say.space))}` : ''
  return `${count(steps, 'Schritt', 'Schritte')}${through}${pays === null ? '' : `, nach ${quoted(pays, say)}`}`
}

const NAMES = { shortest: 'Am kürzesten', safest: 'Am sichersten' } as const

/** Whole ways over the board: what they cost, and the choice between the shortest and the safest. */
export const ways: Said<typeof english> = (say) => ({
  group: 'Welcher Weg',
  names: NAMES,
  option: (facts) => `${count(facts.steps, 'Schritt', 'Schritte')} · ${risk(facts)}`,
  risk,
  inReach: (facts) => `In Reichweite: ${route(facts, say)}; ${risk(facts)}`,
  chosen: (facts) => `${say.space(facts.space)}: ${route(facts, say)}; ${risk(facts)}`,
  walk: (space) => `Gehen: ${say.space(space)}`,
  wounds: 'Wunden',
  corruption: 'Verderbtheit',
  corruptionMean: (mean) => `Verderbtheit ${decimal(mean)}`,
  share: percent,
  column: (wounds, isMost) => `${wounds}${isMost ? '+' : ''}`,
  // in the text view
  wayOf: (name, facts) => `${NAMES[name]} ${to(facts.space, say)}: ${route(facts, say)}; ${risk(facts)}.`,
  tooFar: (space) => `Außer Reichweite dieser Bewegung: ${say.space(space)}.`,
})
