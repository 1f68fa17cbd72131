/** The contract: what everybody needs who plays, shows or keeps a game. Boxes, counting and files have doors of their own. */

// What a box holds is data that `rules.tables` shows: types only. Whoever makes a box takes `/kit`.
export type * from './box.ts'
export { BoxError } from './compile.ts'
export type { Compiled } from './compiled.ts'
export * from './contract.ts'
export { hasCrate } from './crate.ts'
export type { Event, EventName, RollOf } from './events.ts'
export { fits } from './explain.ts'
export type { Corner, Geometry, PlacedTile, PrintedKind } from './geometry.ts'
export { IDLE_REASONS, type IdleReason } from './idle.ts'
export type {
  EventPattern,
  Lesson,
  LessonFact,
  LessonMoment,
  LessonReason,
  LessonStep,
  Pattern,
  Puppet,
  Range,
  Wanted,
} from './lesson.ts'
export type { HeroPosition, MonsterPosition, Phase, Position, TokenPosition } from './position/position.ts'
export { isSecret, type KindWith, PROMPTS, type Traits } from './prompts.ts'
export { type Random, randomFrom, SAME_EACH_TIME, seedCommit } from './random/random.ts'
export {
  EngineError,
  FILE_CODES,
  type FileCode,
  REFUSAL_CODES,
  type Refusal,
  type RefusalCode,
  RuleError,
} from './refusals.ts'
export { RULE_IDS, type RuleId } from './rule-ids.ts'
export { compileBox, type Rules } from './rules.ts'
export { HEROES_IN_PLAY, type SetupWishes, seatOfPlace, TEAM } from './setup.ts'
export type { Hero, Mission, Setup, State, Turn } from './state.ts'
export type { ClockCondition, EndOfRound } from './story/clock.ts'
export type { HeroView, Hidden, View } from './view.ts'
export type { CleanseView, FightView, HurtView, RollView, Underway } from './view-roll.ts'
