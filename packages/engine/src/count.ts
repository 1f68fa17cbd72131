/**
 * What the rules count, for whoever counts: odds and bots ask these functions of a game that is only imagined
 * (`rules.look`), and count nothing themselves. Nothing here changes a game.
 */

export * from './board.ts'
export { askingText, type EffectFrame } from './effects/effect.ts'
export type { Frame, Game, Step } from './kernel.ts'
export { anyOf, least, sum } from './modifiers.ts'
export { canHeal, canRepent, currentCity } from './procedures/city.ts'
export { cleanseDice as countCleanseDice } from './procedures/cleanse.ts'
export {
  baseDefense as countDefense,
  heroDice as countHeroDice,
  sinDice as countSinDice,
} from './procedures/fight.ts'
export {
  type CleanseFrame,
  cleanseFrame,
  currentFight,
  currentRoll,
  type FightFrame,
  fightFrame,
  type RollFrame,
} from './procedures/fight-frame.ts'
export { collect as textsWaiting } from './procedures/moment.ts'
export { defenseOf, isPlain, statsOf } from './procedures/monsters.ts'
export { openSteps } from './procedures/move.ts'
export { currentKills } from './procedures/orbital.ts'
export { canReach } from './procedures/ranged.ts'
export { bonusHits, FIGHT_RESULTS } from './procedures/roll.ts'
export { bonusesUpTo } from './procedures/wounds.ts'
export { DEAD, GONE, WAITING } from './state.ts'
