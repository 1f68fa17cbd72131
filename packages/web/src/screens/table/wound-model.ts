import type { Bonus, Event, HurtView } from '@haven/engine'
import type { LogStep } from '@haven/table'
import type { HeroModel } from '../../parts/panels/hero-model.ts'

/** The hero's own track, as it lies on the stage: what a wound on each slot costs, and where the wounds come from. */

export type SlotState = 'covered' | 'used' | 'next' | 'ahead' | 'bare'

export interface StageSlot {
  readonly slot: number
  readonly bonus: Bonus
  readonly isLevel: boolean
  readonly state: SlotState
}

/** CORR-4: a roll with corruption counts the bonuses up to the level that is then reached. */
function stateOf(
  slot: number,
  { bonus, wounded }: Pick<HeroModel['slots'][number], 'bonus' | 'wounded'>,
  level: number,
) {
  if (wounded) return 'covered'
  if (bonus.kind === 'none') return 'bare'
  if (slot <= level) return 'used'
  return slot === level + 1 ? 'next' : 'ahead'
}

export const stageSlots = ({ slots, corruption }: HeroModel): StageSlot[] =>
  slots.map(({ slot, bonus, wounded, isLevel }) => ({
    slot,
    bonus,
    isLevel,
    state: stateOf(slot, { bonus, wounded }, corruption),
  }))

export type WoundSource =
  | { readonly of: 'fight'; readonly hits: number; readonly defense: number; readonly cancelled: number }
  | { readonly of: 'check'; readonly kind: 'fire' | 'corruption'; readonly dice: number }
  | { readonly of: 'cause'; readonly cause: string }

const STEPS_BACK = 40
/** The rules by which a check hurts. */
const CHECKS = { fire: 'MOVE-8', corruption: 'MOVE-7' } as const
const isFight = (cause: string): boolean => cause === 'fight' || cause === 'rangedFight'

/** As far as everybody was told. */
export function woundSource({ hero, cause }: Pick<HurtView, 'hero' | 'cause'>, log: readonly LogStep[]): WoundSource {
  const told = log.slice(-STEPS_BACK).flatMap(({ events }) => events)
  const last = told.filter(isSettled).findLast((event) => event.hero === hero)
  if (last?.event === 'fightSettled' && isFight(cause)) {
    const { sinHits, wounds, sinCorruption, corruption } = last
    return { of: 'fight', hits: sinHits, defense: Math.max(0, sinHits - wounds), cancelled: sinCorruption - corruption }
  }
  if (last?.event === 'checkSettled' && cause === CHECKS[last.kind]) {
    return { of: 'check', kind: last.kind, dice: last.dice }
  }
  return { of: 'cause', cause }
}

type Settled = Extract<Event, { event: 'fightSettled' | 'checkSettled' }>
const isSettled = (event: Event): event is Settled => event.event === 'fightSettled' || event.event === 'checkSettled'
