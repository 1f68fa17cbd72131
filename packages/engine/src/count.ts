import { heroAt } from './board.ts'
import type { Moment } from './box.ts'
import type { CityAction, Result } from './contract.ts'
import type { Counts, SkillWorth } from './counts.ts'
import type { Game } from './kernel.ts'
import type { CityFrame } from './procedures/city.ts'
import type { CleanseFrame, FightFrame, RollFrame } from './procedures/fight-frame.ts'
import type { Turn } from './state.ts'
import type { Fact, Subject } from './story/facts.ts'

/**
 * What the rules count, for whoever counts: odds and bots ask these functions of a game that is only imagined
 * (`rules.look`), and count nothing themselves. A game brings the counts of the rules that it is played by: that of an
 * older version is counted by its own. Nothing here changes a game for longer than a thought.
 */

export * from './board.ts'
export type { Hint, Hinting, Moment, TextDef } from './box.ts'
export type { Counts } from './counts.ts'
export { askingText, type EffectFrame, placingNow } from './effects/effect.ts'
export { idleIcon } from './idle.ts'
export * from './imagine.ts'
export type { Frame, Game, Step } from './kernel.ts'
export { shares } from './modifiers.ts'
export { currentCity } from './procedures/city.ts'
export {
  type CleanseFrame,
  cleanseFrame,
  currentFight,
  currentRoll,
  type FightFrame,
  fightFrame,
  type RollFrame,
} from './procedures/fight-frame.ts'
export { isPlain, isPlainKind, statsOf } from './procedures/monsters.ts'
export { currentKills } from './procedures/orbital.ts'
export { FIGHT_RESULTS } from './procedures/roll.ts'
export { DEAD, GONE, WAITING } from './state.ts'

type Spaces = readonly number[]
type Check = 'fire' | 'corruption'

// a hero's Move
export const newTurn = (g: Game, place: number): Turn => g.t.counts.newTurn(g, place)
export const moveAllowance = (g: Game, place: number, streetsOnly: boolean): number =>
  g.t.counts.moveAllowance(g, place, streetsOnly)
export const openSteps = (g: Game, place: number): Spaces => g.t.counts.openSteps(g, place)
export const stepTargets = (g: Game, space: number): Spaces => g.t.counts.stepTargets(g, space)
export const stepping = <T>(g: Game, place: number, to: number, think: () => T): T =>
  g.t.counts.stepping(g, place, to, think)
export const leavingWounds = (g: Game, place: number): number => g.t.counts.leavingWounds(g, place)
export const leavingCorruption = (g: Game, place: number): number => g.t.counts.leavingCorruption(g, place)
export const enteringCorruption = (g: Game, place: number): number => g.t.counts.enteringCorruption(g, place)
export const checkDice = (g: Game, place: number, kind: Check, space: number): number =>
  g.t.counts.checkDice(g, place, kind, space)
export const checkIgnored = (g: Game, place: number, kind: Check): number => g.t.counts.checkIgnored(g, place, kind)

// rolls
export const countHeroDice = (g: Game, f: FightFrame): number => g.t.counts.heroDice(g, f)
export const countSinDice = (g: Game, f: FightFrame): number => g.t.counts.sinDice(g, f)
export const countHits = (g: Game, f: FightFrame): number => g.t.counts.heroHits(g, f)
export const countDefense = (g: Game, f: FightFrame): number => g.t.counts.heroDefense(g, f)
export const countCounters = (g: Game, f: FightFrame): number => g.t.counts.heroCounters(g, f)
export const fightsAlone = (g: Game, f: FightFrame): boolean => g.t.counts.fightsAlone(g, f)
export const countCleanseDice = (g: Game, f: CleanseFrame): number => g.t.counts.cleanseDice(g, f)
export const cleanseResults = (g: Game, f: CleanseFrame): readonly Result[] => g.t.counts.cleanseResults(g, f)
export const canPray = (g: Game, place: number): boolean => g.t.counts.canPray(g, place)
/** Tables of earlier rules know none. */
export const countSkillUses = (g: Game, place: number): readonly SkillWorth[] => g.t.counts.skillUses?.(g, place) ?? []
export const choicesOf = (g: Game, f: RollFrame, countable: readonly Result[]): readonly (readonly Result[])[] =>
  g.t.counts.choicesOf(g, f, countable)
export const shotTargets = (g: Game, place: number): Spaces => g.t.counts.shotTargets(g, place)
export const isRanged = (g: Game, place: number): boolean => g.t.counts.isRanged(g, place)
export const canStrikeBack = (g: Game, f: FightFrame): boolean => g.t.counts.canStrikeBack(g, f)

// monsters
export const defenseOf = (g: Game, figure: number): number => g.t.counts.defenseOf(g, figure)
export const isKillable = (g: Game, figure: number): boolean => g.t.counts.isKillable(g, figure)
export const reactionSteps = (g: Game, figure: number): number => g.t.counts.reactionSteps(g, figure)
export const reachable = (g: Game, from: number, steps: number): Spaces => g.t.counts.reachable(g, from, steps)
export const canCome = (g: Game, from: number, to: number, steps: number): boolean =>
  g.t.counts.canCome(g, from, to, steps)

// the city, the mission, texts
export const canUseCity = (g: Game, place: number): boolean => g.t.counts.canUseCity(g, place)
/** Tables of earlier rules know his own District alone, and that an icon is carried out as it is printed. */
export const usableDistricts = (g: Game, place: number): Spaces =>
  g.t.counts.usableDistricts?.(g, place) ?? (canUseCity(g, place) ? [heroAt(g, place).space] : [])
/** Can anybody use a District that he does not stand in? Mostly nobody can, and that is soon known. */
export const reachesDistricts = (g: Game): boolean => (g.t.hooks.cityReach?.length ?? 0) > 0
export const iconWays = (g: Game, place: number, icon: CityAction): readonly CityAction[] =>
  g.t.counts.iconWays?.(g, place, icon) ?? [icon]
export const canHeal = (g: Game, place: number): boolean => g.t.counts.canHeal(g, place)
export const canRepent = (g: Game, place: number): boolean => g.t.counts.canRepent(g, place)
export const healIcons = (g: Game, place: number): number => g.t.counts.healIcons(g, place)
/** Tables of earlier rules know no price. */
export const countIconPrice = (g: Game, f: CityFrame): number => g.t.counts.iconPrice?.(g, f) ?? 0
export const isProgress = <F extends Fact>(g: Game, fact: F, subject: Subject<F>): boolean =>
  g.t.counts.isProgress(g, fact, subject)
export const progressBy = <F extends Fact>(g: Game, fact: F, subject: Subject<F>): number =>
  g.t.counts.progressBy?.(g, fact, subject) ?? Number(g.t.counts.isProgress(g, fact, subject))
export const textsWaiting = (g: Game, moment: Moment, place: number): ReturnType<Counts['textsWaiting']> =>
  g.t.counts.textsWaiting(g, moment, place)
