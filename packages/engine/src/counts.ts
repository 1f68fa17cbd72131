import type { Moment } from './box.ts'
import type { CityAction, Result } from './contract.ts'
import type { Game } from './kernel.ts'
import type { CityFrame } from './procedures/city.ts'
import type { CleanseFrame, FightFrame, RollFrame } from './procedures/fight-frame.ts'
import type { MomentFrame } from './procedures/moment.ts'
import type { Turn } from './state.ts'
import type { Fact, Subject } from './story/facts.ts'

/**
 * What the rules count, for whoever imagines a game. These are the very functions that the procedures use; they lie in
 * the tables, so that a game that is played by an older version is counted by that version. Heroes are asked by their
 * place and counted where they stand, fights by a frame that need not be on the stack.
 */
export interface Counts {
  // a hero's Move
  /** ROUND-5: the facts of a turn that begins. */
  newTurn(g: Game, place: number): Turn
  /** MOVE-1, MOVE-4: spaces of his Move in the turn that is going on. */
  moveAllowance(g: Game, place: number, streetsOnly: boolean): number
  /** Where one more step of this turn can lead to. */
  openSteps(g: Game, place: number): readonly number[]
  /** MOVE-1, MOVE-3: where a step could lead to in any turn. */
  stepTargets(g: Game, space: number): readonly number[]
  /** As if he had taken this step: where he stands then, and what is left of his Move. */
  stepping<T>(g: Game, place: number, to: number, think: () => T): T
  /** MOVE-5: wounds for leaving the monsters of his space. */
  leavingWounds(g: Game, place: number): number
  leavingCorruption(g: Game, place: number): number
  enteringCorruption(g: Game, place: number): number
  /** MOVE-7, MOVE-8: dice of a check in a space, 0 if there is none, and how many results he ignores. */
  checkDice(g: Game, place: number, kind: 'fire' | 'corruption', space: number): number
  checkIgnored(g: Game, place: number, kind: 'fire' | 'corruption'): number

  // rolls
  /** FIGHT-2 */
  heroDice(g: Game, f: FightFrame): number
  /** FIGHT-3 */
  sinDice(g: Game, f: FightFrame): number
  /** Results besides those of his dice. */
  heroHits(g: Game, f: FightFrame): number
  heroDefense(g: Game, f: FightFrame): number
  heroCounters(g: Game, f: FightFrame): number
  /** Alone, or made to count as alone for this fight. */
  fightsAlone(g: Game, f: FightFrame): boolean
  /** RANGE-1: the spaces that he can shoot into. */
  shotTargets(g: Game, place: number): readonly number[]
  isRanged(g: Game, place: number): boolean
  /** RANGE-4: do those who survive come to the hero? */
  canStrikeBack(g: Game, f: FightFrame): boolean
  cleanseDice(g: Game, f: CleanseFrame): number
  /** The results that count in a cleanse of his. */
  cleanseResults(g: Game, f: CleanseFrame): readonly Result[]
  /** A Skill result can be progress of the mission here. */
  canPray(g: Game, place: number): boolean
  /** What texts let Skill results of his buy here besides tokens, what it takes and what bots are told that it is worth. */
  skillUses?(g: Game, place: number): readonly SkillWorth[]
  /** CORR-1: the bonuses of choice of a roll, by what each can become of these results. */
  choicesOf(g: Game, f: RollFrame, countable: readonly Result[]): readonly (readonly Result[])[]

  // monsters
  defenseOf(g: Game, figure: number): number
  isKillable(g: Game, figure: number): boolean
  /** Spaces of its move in a reaction. */
  reactionSteps(g: Game, figure: number): number
  /** MOVE-11, MOVE-14: the spaces that a monster can come to in so many steps. */
  reachable(g: Game, from: number, steps: number): readonly number[]
  canCome(g: Game, from: number, to: number, steps: number): boolean

  // the city, the mission, texts
  canUseCity(g: Game, place: number): boolean
  /** The Districts that he may use from where he stands. */
  usableDistricts?(g: Game, place: number): readonly number[]
  /** What he can carry out an icon as. */
  iconWays?(g: Game, place: number, icon: CityAction): readonly CityAction[]
  canHeal(g: Game, place: number): boolean
  canRepent(g: Game, place: number): boolean
  /** Heal icons that he can carry out in one use of a District. */
  healIcons(g: Game, place: number): number
  /** Forced corruption for an icon that he carries out now, in the use of a District that is going on. */
  iconPrice?(g: Game, f: CityFrame): number
  /** Would this be progress of the current mission? */
  isProgress<F extends Fact>(g: Game, fact: F, subject: Subject<F>): boolean
  /** How much of it. Earlier rules knew but one step at a time. */
  progressBy?<F extends Fact>(g: Game, fact: F, subject: Subject<F>): number
  /** The texts that do something at a moment, with their holders. */
  textsWaiting(g: Game, moment: Moment, place: number): MomentFrame['waiting']
}

export interface SkillWorth {
  readonly text: string
  readonly skills: number
  readonly worth: number
}
