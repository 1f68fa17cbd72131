import type { Feature } from './features.ts'
import { OWN_TERMS, type Term } from './value.ts'

/** What a player would call the features: a few words for many numbers. */
export const REASONS = [
  'lives',
  'wounds',
  'corruption',
  'gear',
  'time',
  'tokens',
  'cards',
  'monsters',
  'danger',
  'hazards',
  'mission',
  'way',
] as const
export type Reason = (typeof REASONS)[number]

const REASON_OF: Readonly<Record<Exclude<Feature, `near:${string}` | `second:${string}`>, Reason>> = {
  reserve: 'lives',
  noReserve: 'lives',
  oneReserve: 'lives',
  wounds1: 'wounds',
  wounds2: 'wounds',
  wounds3: 'wounds',
  wounds4: 'wounds',
  lastWounds3: 'wounds',
  lastWounds4: 'wounds',
  corruption: 'corruption',
  corruption5: 'corruption',
  corruption7: 'corruption',
  upgrades: 'gear',
  strength: 'gear',
  extraTurns: 'gear',
  npcs: 'gear',
  innocents: 'mission',
  track: 'time',
  trackHigh: 'time',
  round: 'time',
  apocalypse: 'time',
  turnsLeft: 'time',
  cityLeft: 'time',
  reactions: 'tokens',
  reactionsOver: 'tokens',
  hand: 'cards',
  handMany: 'cards',
  acolytes: 'monsters',
  abominations: 'monsters',
  controller: 'monsters',
  avatar: 'monsters',
  others: 'monsters',
  deadAcolytes: 'monsters',
  deadAbominations: 'monsters',
  mass: 'danger',
  contact: 'danger',
  pressure: 'danger',
  pressureWorn: 'danger',
  pressureLast: 'danger',
  pressureNow: 'danger',
  deathRisk: 'danger',
  deathRiskLast: 'danger',
  fire: 'hazards',
  corruptionTokens: 'hazards',
  pentagrams: 'hazards',
  nests: 'hazards',
  freeNests: 'hazards',
  altars: 'hazards',
  company: 'danger',
  hazardUnderfoot: 'hazards',
  workLate: 'mission',
  guard: 'way',
  scarce: 'way',
}

export function reasonOf(name: string): Reason {
  if (name === OWN_TERMS) return 'mission'
  if (name.includes(':')) return 'way'
  return REASON_OF[name as keyof typeof REASON_OF]
}

/** The terms of a difference put together by reason, the weightiest first; what hardly counts is left out. */
export function reasonsFor(terms: readonly Term[]): { readonly reason: Reason; readonly part: number }[] {
  const parts = new Map<Reason, number>()
  for (const { name, part } of terms) parts.set(reasonOf(name), (parts.get(reasonOf(name)) ?? 0) + part)
  return [...parts]
    .map(([reason, part]) => ({ reason, part }))
    .filter(({ part }) => Math.abs(part) >= HARDLY)
    .sort((a, b) => Math.abs(b.part) - Math.abs(a.part))
}
const HARDLY = 0.005
