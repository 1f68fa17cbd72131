/** What cards, abilities and stories are composed of. */

// What a text may look at, and what it may do by itself.
export * from '../board.ts'
export { canHeal, canRepent, currentCity } from '../procedures/city.ts'
export { fightsAlone } from '../procedures/fight.ts'
export {
  type CleanseFrame,
  currentFight,
  currentRoll,
  type FightFrame,
  fightTargets,
  type RollFrame,
} from '../procedures/fight-frame.ts'
export { defenseOf, isPlain, movable, statsOf } from '../procedures/monsters.ts'
export { currentKills } from '../procedures/orbital.ts'
export { lastMoved } from '../procedures/reaction.ts'
export { dealWounds as hurtWounds, forceCorruption as hurtCorruption } from '../procedures/wounds.ts'
export * from './board-effects.ts'
export * from './choices.ts'
export * from './conditions.ts'
export type { EffectFrame } from './effect.ts'
export * from './fight-effects.ts'
export * from './hero-effects.ts'
