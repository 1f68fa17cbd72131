import type { Game } from './kernel.ts'
import type { CityFrame } from './procedures/city.ts'
import type { FightFrame } from './procedures/fight-frame.ts'

/** The places where a rule counts something. */

/** What each hook counts, and for whom it is asked. */
export interface HookArguments {
  /** FIGHT-2: dice of the hero's roll. */
  heroDice: FightFrame
  /** FIGHT-3: dice of the Sin roll. */
  sinDice: FightFrame
  /** FIGHT-6: Defense besides the printed one. */
  heroDefense: FightFrame
  heroHits: FightFrame
  heroCounters: FightFrame
  /** DICE-4: at most this many dice of teamwork (a limit: the least one holds). */
  teamworkLimit: FightFrame
  /** Asked of a hero by his place. */
  cleanseDice: number
  /** Counter-Corruption results of a cleanse also remove Corruption. */
  cleanseCounters: number
  /** Spaces of a Move besides the 2 of MOVE-1. */
  moveSpaces: number
  /** The same, if every space of the Move is a Street. */
  streetSpaces: number
  moveLimit: number
  /** MOVE-5: wounds for leaving monsters besides the first. */
  leaveWounds: number
  /** MOVE-5 does not apply. */
  leaveFree: number
  /** Forced corruption for leaving this space by a step. */
  leaveCorruption: number
  /** Forced corruption after the enter checks. */
  enterCorruption: number
  fireIgnored: number
  corruptionIgnored: number
  ranged: number
  forbidHeal: number
  forbidRepent: number
  /** Asked of the District that he would use. */
  forbidCity: { readonly place: number; readonly space: number }
  /** He may use a District this far away as if he stood in it. */
  cityReach: number
  /** 1 if he may use a District whose slot is taken. */
  slotShared: number
  /** 1 if he may carry out a Heal icon as a Repent icon, or the reverse. */
  iconAs: number
  /** A Metro step ends the Move. */
  metroEndsMove: number
  /** Heal icons carried out in one use of a District (a limit). */
  healIcons: number
  /** Icons carried out in one use of a District (a limit), and what each of them costs: forced corruption. */
  iconLimit: CityFrame
  iconPrice: CityFrame
  /** 1 if all Upgrades of this hero sleep. */
  upgradesAsleep: number
  /** For DICE-4 he also counts in spaces this far away. */
  teamworkReach: number
  /** Dice of a check besides one for each token. */
  fireDice: number
  corruptionDice: number
  /** Asked of a space: 1 if no monster's step leads into it. A hero's text that asks for it holds wherever he is. */
  closedSpace: number
  /** END-1: monsters summoned besides H. */
  summons: number
  /** Asked of a monster, by its figure. */
  monsterDefense: number
  /** Spaces of its move in a reaction (at least). */
  reactionMove: number
  /** 1 if it cannot be killed: Hits on it are lost. */
  unkillable: number
}
export type Hook = keyof HookArguments

/** A number that is counted while the text it stands in is in force. */
export type Modifier = {
  [H in Hook]: { readonly hook: H; readonly count: (g: Game, of: HookArguments[H]) => number }
}[Hook]

export const HOOKS = [
  'heroDice',
  'sinDice',
  'heroDefense',
  'heroHits',
  'heroCounters',
  'teamworkLimit',
  'cleanseDice',
  'cleanseCounters',
  'moveSpaces',
  'streetSpaces',
  'moveLimit',
  'leaveWounds',
  'leaveFree',
  'leaveCorruption',
  'enterCorruption',
  'fireIgnored',
  'corruptionIgnored',
  'ranged',
  'forbidHeal',
  'forbidRepent',
  'forbidCity',
  'cityReach',
  'slotShared',
  'iconAs',
  'closedSpace',
  'metroEndsMove',
  'healIcons',
  'iconLimit',
  'iconPrice',
  'upgradesAsleep',
  'teamworkReach',
  'fireDice',
  'corruptionDice',
  'summons',
  'monsterDefense',
  'reactionMove',
  'unkillable',
] as const satisfies readonly Hook[]
type MissingHook = Exclude<Hook, (typeof HOOKS)[number]>
const _everyHook: MissingHook extends never ? true : MissingHook = true
