import type { ways as english } from '../../en/web/ways.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { count, decimal, list, percent } from '../grammar.ts'

type WayFacts = Parameters<ReturnType<typeof english>['option']>[0]

function risk({ wound, corruption, death }: Pick<WayFacts, 'wound' | 'corruption' | 'death'>): string {
  const parts = [
    ...(wound > 0 ? [`${percent(wound)} blessure`] : []),
    ...(corruption > 0 ? [`${percent(corruption)} corruption`] : []),
    ...(death > 1e-9 ? [`${percent(death)} mort`] : []),
  ]
  return parts.length > 0 ? parts.join(' · ') : 'sans risque'
}

const steps = (number: number): string => count(number, 'pas', 'pas')

/** "2 pas par B1, après « Pouvoir de la Paresse »" */
function route({ steps: number, by, pays }: WayFacts, say: Say): string {
  const through = by.length > 0 ? ` par ${list(by.map(say.space))}` : ''
  return `${steps(number)}${through}${pays === null ? '' : `, après « ${say.name(pays)} »`}`
}

const NAMES = { shortest: 'Le plus court', safest: 'Le plus sûr' } as const

/** Whole ways over the board: what they cost, and the choice between the shortest and the safest. */
export const ways: Said<typeof english> = (say) => ({
  group: 'Quel chemin',
  names: NAMES,
  option: (facts) => `${steps(facts.steps)} · ${risk(facts)}`,
  risk,
  inReach: (facts) => `À portée : ${route(facts, say)} ; ${risk(facts)}`,
  chosen: (facts) => `${say.space(facts.space)} : ${route(facts, say)} ; ${risk(facts)}`,
  walk: (space) => `Aller : ${say.space(space)}`,
  wounds: 'Blessures',
  corruption: 'Corruption',
  corruptionMean: (mean) => `Corruption ${decimal(mean)}`,
  share: percent,
  column: (wounds, isMost) => `${wounds}${isMost ? '+' : ''}`,
  wayOf: (name, facts) => `${NAMES[name]} → ${say.space(facts.space)} : ${route(facts, say)} ; ${risk(facts)}.`,
  tooFar: (space) => `Hors de portée de ce déplacement : ${say.space(space)}.`,
})
