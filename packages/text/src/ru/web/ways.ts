import type { ways as english } from '../../en/web/ways.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { decimal, list, percent, steps as stepsOf } from '../grammar.ts'

type WayFacts = Parameters<ReturnType<typeof english>['option']>[0]

function risk({ wound, corruption, death }: Pick<WayFacts, 'wound' | 'corruption' | 'death'>): string {
  const parts = [
    ...(wound > 0 ? [`рана ${percent(wound)}`] : []),
    ...(corruption > 0 ? [`скверна ${percent(corruption)}`] : []),
    ...(death > 1e-9 ? [`гибель ${percent(death)}`] : []),
  ]
  return parts.length > 0 ? parts.join(' · ') : 'без риска'
}

/** "2 шага через B1, сначала «Форсаж»" */
function route({ steps, by, pays }: WayFacts, say: Say): string {
  const through = by.length > 0 ? ` через ${list(by.map(say.space))}` : ''
  return `${stepsOf(steps)}${through}${pays === null ? '' : `, сначала «${say.name(pays)}»`}`
}

const NAMES = { shortest: 'Кратчайший', safest: 'Безопасный' } as const

/** Whole ways over the board: what they cost, and the choice between the shortest and the safest. */
export const ways: Said<typeof english> = (say) => ({
  group: 'Какой путь',
  names: NAMES,
  option: (facts) => `${stepsOf(facts.steps)} · ${risk(facts)}`,
  risk,
  inReach: (facts) => `Можно дойти: ${route(facts, say)}; ${risk(facts)}`,
  chosen: (facts) => `${say.space(facts.space)}: ${route(facts, say)}; ${risk(facts)}`,
  walk: (space) => `Идти: ${say.space(space)}`,
  wounds: 'Раны',
  corruption: 'Скверна',
  corruptionMean: (mean) => `Скверна ${decimal(mean)}`,
  share: percent,
  column: (wounds, isMost) => `${wounds}${isMost ? '+' : ''}`,
  // in the text view
  wayOf: (name, facts) => `${NAMES[name]} путь, ${say.space(facts.space)}: ${route(facts, say)}; ${risk(facts)}.`,
  tooFar: (space) => `Движения не хватит: ${say.space(space)}.`,
})
