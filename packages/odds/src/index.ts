export { type Ahead, ahead } from './ahead.ts'
export { type CleanseOdds, type CleanseSheet, cleanseOdds } from './cleanse.ts'
export {
  atLeast,
  BOUND,
  extraDice,
  type HeroRolls,
  heroRolled,
  heroRolls,
  mean,
  type SinRolls,
  sinRolled,
  sinRolls,
} from './dice.ts'
export { type FightSheet, fightOdds, type HeroSide } from './fight.ts'
export type { Point } from './fight-roll.ts'
export { type Forecast, forecast } from './forecast.ts'
export { forecastFight, type Wanted } from './forecast-fight.ts'
export { stepRisks } from './forecast-step.ts'
export type { CleanseForecast, CleanseRoll, FightForecast, FightRoll, MoveForecast } from './forecast-types.ts'
export { shareDrawn, shareInHand } from './hand.ts'
export type { Body } from './hurt.ts'
export { apart, type Imagined, read } from './imagined.ts'
export { intervalOf } from './interval.ts'
export type { Outlook, Own, Part, Reach } from './outlook.ts'
export { type Path, paths, type Route } from './paths.ts'
export { type PlacedThere, type Placing, placing } from './placing.ts'
export { faithPreset, faithPresets, faithTurned, type Preset } from './presets.ts'
export { type RangedSheet, type Reply, rangedOdds } from './ranged.ts'
export type { FightOdds } from './results.ts'
export { cleanseSheet, fightSheet, rangedSheet, targetOf } from './sheet.ts'
export type { FightSources, Given, Source, TrackBonus } from './sources.ts'
export { type HarmOdds, type Risk, walkOdds } from './walk.ts'
export { AIMS, type Aim, type Target, type Worth, worthOf } from './worth.ts'
