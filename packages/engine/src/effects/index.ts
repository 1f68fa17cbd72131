/** What cards, abilities and stories are composed of. */

// What a text may look at, and what it may do by itself.
export * from '../board.ts'
export { raiseTrack as raiseTrackBy } from '../procedures/apocalypse.ts'
export { type CityFrame, canHeal, canRepent, currentCity, iconPrice, repent as repentBy } from '../procedures/city.ts'
export { cardOption } from '../procedures/death.ts'
export { fightsAlone } from '../procedures/fight.ts'
export {
  type CleanseFrame,
  currentFight,
  currentRoll,
  type FightFrame,
  fightTargets,
  type RollFrame,
} from '../procedures/fight-frame.ts'
export { defenseOf, isPlain, movable, statsOf, summonFigure } from '../procedures/monsters.ts'
export { cameFrom } from '../procedures/move.ts'
export { currentKills, whereKilled } from '../procedures/orbital.ts'
export { isRanged, shotTargets, survivors } from '../procedures/ranged.ts'
export { lastMoved } from '../procedures/reaction.ts'
export { placeToken } from '../procedures/tokens.ts'
export { dealWounds as hurtWounds, forceCorruption as hurtCorruption } from '../procedures/wounds.ts'
export { setCount, settleMission } from '../story/missions.ts'
export { isProgress, makeProgress, note } from '../story/progress.ts'
export * from './board-effects.ts'
export * from './choices.ts'
export * from './city-effects.ts'
export * from './conditions.ts'
export type { EffectFrame } from './effect.ts'
export * from './fight-effects.ts'
export * from './hero-effects.ts'
export * from './innocents.ts'
export * from './mark-effects.ts'
export * from './story-effects.ts'
