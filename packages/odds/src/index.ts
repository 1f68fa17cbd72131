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
export { type Forecast, forecast } from './forecast.ts'
export { forecastFight, type Point, type Wanted } from './forecast-fight.ts'
export { stepRisks } from './forecast-step.ts'
export type { Band, CleanseForecast, CleanseRoll, FightForecast, FightRoll, MoveForecast } from './forecast-types.ts'
export type { Body } from './hurt.ts'
export { type Imagined, read } from './imagined.ts'
export { type Path, paths, type Route } from './paths.ts'
export { faithPreset, faithPresets, faithTurned, type Preset } from './presets.ts'
export { type RangedSheet, type Reply, rangedOdds } from './ranged.ts'
export type { FightOdds } from './results.ts'
export { cleanseSheet, fightSheet, rangedSheet, targetOf } from './sheet.ts'
export { type HarmOdds, type Risk, walkOdds } from './walk.ts'
export { AIMS, type Aim, type Target, type Worth, worthOf } from './worth.ts'
