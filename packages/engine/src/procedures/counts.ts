import type { Counts } from '../counts.ts'
import { isProgress, progressBy } from '../story/progress.ts'
import { canHeal, canRepent, healIcons, iconPrice, iconWays, refuseCity, usableDistricts } from './city.ts'
import { canPray, cleanseDice, cleanseResults, skillUses } from './cleanse.ts'
import { baseCounters, baseDefense, baseHits, fightsAlone, heroDice, sinDice } from './fight.ts'
import { collect } from './moment.ts'
import { canCome, defenseOf, isKillable, reachable } from './monsters.ts'
import {
  checkDice,
  checkIgnored,
  enteringCorruption,
  leavingCorruption,
  leavingWounds,
  moveAllowance,
  openSteps,
  stepping,
  stepTargets,
} from './move.ts'
import { canStrikeBack, isRanged, shotTargets } from './ranged.ts'
import { reactionSteps } from './reaction.ts'
import { choicesOf } from './roll.ts'
import { newTurn } from './turn.ts'

/** The counts of these rules. */
export const engineCounts: Counts = {
  newTurn,
  moveAllowance,
  openSteps,
  stepTargets,
  stepping,
  leavingWounds,
  leavingCorruption,
  enteringCorruption,
  checkDice,
  checkIgnored,
  heroDice,
  sinDice,
  heroHits: baseHits,
  heroDefense: baseDefense,
  heroCounters: baseCounters,
  fightsAlone,
  shotTargets,
  isRanged,
  canStrikeBack,
  cleanseDice,
  cleanseResults,
  canPray,
  skillUses: (g, place) =>
    skillUses(g, place).map(({ text, use }) => ({ text, skills: use.skills, worth: use.worth?.(g, place) ?? 0 })),
  choicesOf,
  defenseOf,
  isKillable,
  reactionSteps,
  reachable,
  canCome,
  canUseCity: (g, place) => refuseCity(g, place) === null,
  usableDistricts,
  iconWays,
  canHeal,
  canRepent,
  healIcons,
  iconPrice,
  isProgress,
  progressBy,
  textsWaiting: (g, moment, place) => collect(g, moment, place),
}
