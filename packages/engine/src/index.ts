export * from './box.ts'
export { BOX_FAULT_CODES, type BoxFaultCode, checkBox, type Fault, type WordsOfBoxes } from './check-box.ts'
export { BoxError } from './compile.ts'
export * from './contract.ts'
export { type BoxParts, defineBox } from './define-box.ts'
export * from './effects/index.ts'
export type { Event, EventName, RollOf } from './events.ts'
export { fits } from './explain.ts'
export type { Corner, Geometry, PlacedTile, PrintedKind, TileDef } from './geometry.ts'
export { type Act, type Ask, act, ask, type Flow, type Frame, type Game, NONE, type Step } from './kernel.ts'
// What the rules count: odds and bots ask the same functions, of a game that is only imagined.
export { anyOf, least, sum } from './modifiers.ts'
export type { HeroPosition, MonsterPosition, Phase, Position, TokenPosition } from './position/position.ts'
export { cleanseDice as countCleanseDice } from './procedures/cleanse.ts'
export {
  baseDefense as countDefense,
  heroDice as countHeroDice,
  sinDice as countSinDice,
} from './procedures/fight.ts'
export { cleanseFrame, fightFrame } from './procedures/fight-frame.ts'
export { collect as textsWaiting } from './procedures/moment.ts'
export { openSteps } from './procedures/move.ts'
export { canReach } from './procedures/ranged.ts'
export { bonusHits, FIGHT_RESULTS } from './procedures/roll.ts'
export { bonusesUpTo } from './procedures/wounds.ts'
export { isSecret, type KindWith, PROMPTS, type Traits } from './prompts.ts'
export { canonicalJson } from './random/canonical.ts'
export { type Random, randomFrom, SAME_EACH_TIME, seedCommit } from './random/random.ts'
export { sha256Hex } from './random/sha256.ts'
export {
  asFlag,
  asIds,
  asList,
  asNumber,
  asObject,
  asOneOf,
  asText,
  checkFormat,
  FORMAT,
  fault,
  onlyFields,
} from './reading.ts'
export * from './refusals.ts'
export { RULE_IDS, type RuleId } from './rule-ids.ts'
export { compileBox, type Rules } from './rules.ts'
export {
  parseFile,
  readScenario,
  runScenario,
  type Scenario,
  type ScenarioAnswer,
  setupFromSeed,
} from './scenario.ts'
export { HEROES_IN_PLAY, type SetupWishes } from './setup.ts'
export { DEAD, GONE, type Hero, type Mission, type Setup, type State, type Turn, WAITING } from './state.ts'
export type { Tables } from './tables.ts'
export type { HeroView, Hidden, View } from './view.ts'
export type { CleanseView, FightView, HurtView, RollView, Underway } from './view-roll.ts'
