import type { Hazard, HeroFace, MonsterKind, Npc, Option, Result, SinFace, TokenKind, WindowName } from './contract.ts'
import type { EffectFrame } from './effects/effect.ts'
import type { PlacedTile, TileDef } from './geometry.ts'
import type { Modifier } from './hooks.ts'
import type { Game, Step } from './kernel.ts'
import type { TurnFact } from './state.ts'
import type { Fact, Subject as FactSubject } from './story/facts.ts'

export type { TileDef } from './geometry.ts'
export type { Hook, HookArguments, Modifier } from './hooks.ts'

/**
 * What a box holds. The engine knows no card: everything with a name comes from here, as data, modifiers (numbers
 * folded where a rule counts something) and triggers (steps that run at a moment).
 */
export interface Box {
  readonly id: string
  readonly version: string
  readonly heroes: readonly HeroDef[]
  readonly sins: readonly SinDef[]
  readonly acolytes: readonly AcolyteDef[]
  readonly hellClub: readonly HellClubDef[]
  readonly apocalypse: readonly ApocalypseDef[]
  readonly upgrades: readonly UpgradeDef[]
  readonly darkPast: readonly DarkPastDef[]
  readonly track: readonly TrackDef[]
  readonly tiles: readonly TileDef[]
  readonly maps: readonly MapDef[]
  readonly stories: readonly StoryDef[]
  /** The first box of several brings the dice. */
  readonly dice?: DiceDef | undefined
}

export interface DiceDef {
  readonly hero: readonly HeroFace[]
  readonly sin: readonly SinFace[]
  readonly merciless: readonly SinFace[]
}

// ------------------------------------------------------------------------------------------- texts in force

export const MOMENTS = [
  'turn-start',
  'turn-end',
  'turn-end-text',
  'round-begin',
  'round-end',
  'cleanse-start',
  'token-removed',
  'fight-ready',
  'hero-rolled',
  'kills-settled',
  'sin-rolled',
  'wounds-due',
  'after-fight',
  'card-shown',
  'inventory-icon',
  'reaction-open',
  'reaction-moved',
  'gained',
  'upgrade-gained',
  'extra-turn-gained',
  'revealed',
] as const
/** When a permanent text does something. */
export type Moment = (typeof MOMENTS)[number]

export interface Trigger {
  readonly at: Moment
  /** In whose hands: the hero of the moment holds the text (default), or any hero does, wherever he is. */
  readonly holder?: 'any'
  readonly when?: (g: Game, place: number) => boolean
  /** Marked until the reset once it is used (`mayUse` marks it). */
  readonly oncePerRound?: boolean
  /** Its order among other effects of the moment makes no difference (ORD-1). */
  readonly commutes?: boolean
  /** For bots: what it is worth to the heroes to use it now, in wounds; its holder decides (`mayUse`). */
  readonly worth?: (g: Game, holder: number, place: number) => number
  readonly steps: readonly Step<EffectFrame>[]
}

/** Something a hero may do at any moment of his turn (TURN-3), offered as `do: 'ability'`. */
export interface Deed {
  readonly when: (g: Game, place: number) => boolean
  readonly oncePerRound?: boolean
  /** It is the Action of the turn (TURN-2, MOVE-16); a text that grants an Action does not grant it. */
  readonly isAction?: boolean
  /** For bots: what it is worth to the heroes to use it now, in wounds. Left out, they do not. */
  readonly worth?: (g: Game, place: number) => number
  readonly steps: readonly Step<EffectFrame>[]
}

/**
 * What Skill results of a cleanse may buy besides the tokens of the space. While it can be had there the cleanse needs
 * no token (CLEANSE-2). It is looked at anew for each result.
 */
export interface SkillUse {
  /** So many results of one roll. */
  readonly skills: number
  readonly when: (g: Game, place: number) => boolean
  readonly steps: readonly Step<EffectFrame>[]
  /** For bots: what it is worth to the heroes there, in wounds. */
  readonly worth?: (g: Game, place: number) => number
}

export interface TextDef {
  readonly modifiers?: readonly Modifier[]
  readonly triggers?: readonly Trigger[]
  readonly deed?: Deed
  readonly skillUse?: SkillUse
  /** For bots: what each way out of its choice costs. */
  readonly ways?: Readonly<Record<string, Hinting>>
  /** For bots: how good an answer to what a hero's text asks is, the best of all taken; `place` holds the text. */
  readonly prefers?: (g: Game, place: number, option: Option) => number
  /** For bots: another hero within so many steps acts now, or a monster is moved. What that is good for the board shows. */
  readonly aid?: { readonly orders: number } | { readonly puppet: true }
}

// ---------------------------------------------------------------------------------------------------- heroes

export type HeroClass = 'leader' | 'fixer' | 'shooter' | 'bruiser'
/** A slot of the corruption track (CORR-1). */
export type Bonus =
  | { readonly kind: 'none' }
  | { readonly kind: 'die' | 'defense' }
  | { readonly kind: 'hit'; readonly count: number }
  | { readonly kind: 'choice'; readonly of: readonly Result[] }

export interface FormDef {
  readonly id: string
  readonly fight: number
  readonly skill: number
  readonly defense: number
  readonly ranged: boolean
  readonly ability: TextDef & { readonly id: string }
}

export interface HeroDef extends FormDef {
  readonly class: HeroClass
  readonly track: readonly Bonus[]
  readonly secondForm?: FormDef
}

export interface UpgradeDef extends TextDef {
  readonly id: string
  /** It lies in a crate: the deck has it only if the set-up says so (`second-crate`), and is no larger for it. */
  readonly crate?: true
  /** For bots: how good a card it is, from 1 (Holy Water) to 10 (Ice Blade), to this hero; 4 unless told. */
  readonly rank?: number | ((g: Game, place: number) => number)
}

export interface DarkPastDef {
  readonly id: string
  readonly number: number
  /** It lies in a crate: with it (`second-crate`) one card of each number is drawn. */
  readonly crate?: true
  /** For bots: what each way out of its choice costs. */
  readonly ways?: Readonly<Record<string, Hinting>>
  readonly steps: readonly Step<EffectFrame>[]
}

// ------------------------------------------------------------------------------------------------------ sins

export interface MonsterStats {
  readonly fight: number
  readonly defense: number
}

export interface SinDef {
  readonly id: string
  readonly power: TextDef & { readonly id: string }
  readonly abomination: MonsterStats
  readonly controller: MonsterStats & TextDef & { readonly id: string }
  readonly avatar: MonsterStats & TextDef & { readonly id: string }
  readonly cards: readonly SinCardDef[]
  /** Facts of a turn that its texts look at; of others nothing is kept. */
  readonly asks?: readonly TurnFact[]
}

/**
 * What a text costs the heroes, for bots that know it by its box alone: more Sin dice in the fight at hand, fewer dice
 * for the hero, harm to him and to each other hero, what he loses, what the Sins player gains; `worth` is all else,
 * counted in wounds.
 */
export interface Hint {
  readonly sinDice?: number
  readonly heroDice?: number
  /** In the fight at hand nobody helps him, or he counts as alone. */
  readonly noTeamwork?: true
  readonly alone?: true
  /** Rolled Hits that he loses. */
  readonly hits?: number
  /** Each FAITH of his becomes a Hit. */
  readonly faithHits?: true
  /** City Actions that are not carried out: the best one, or all but the best. */
  readonly icons?: 'best' | 'others'
  /** All that is left of his Move; with 0 it is over. */
  readonly steps?: number
  /** He is put into an adjacent space, the worst. */
  readonly castOut?: true
  /** Tokens that fall in his space. */
  readonly tokens?: number
  /** An Abomination or the Controller comes to him from so far. */
  readonly comes?: number
  /** So many monsters beside him take a step to him. */
  readonly crowd?: number
  /** Monsters that rise again. */
  readonly risen?: number
  readonly wounds?: number
  readonly corruption?: number
  readonly others?: number
  readonly extraTurns?: number
  readonly upgrades?: number
  readonly cards?: number
  readonly reactions?: number
  readonly worth?: number
}
export type Hinting = Hint | ((g: Game, place: number) => Hint)

/** A condition that everybody can check; `place` is the hero of the window. */
export type Condition = (g: Game, place: number) => boolean

export interface SinCardDef {
  readonly id: string
  readonly copies: number
  readonly window: WindowName
  readonly when?: readonly Condition[]
  readonly effect: readonly Step<EffectFrame>[]
  /** For bots: what it is worth to play it, and what each way out of its choice costs. */
  readonly hint?: Hinting
  readonly ways?: Readonly<Record<string, Hinting>>
}

export interface AcolyteDef extends MonsterStats {
  readonly id: string
  /** The ability's own id. */
  readonly ability: string
  readonly effect: readonly Step<EffectFrame>[]
}

export interface HellClubDef extends MonsterStats, TextDef {
  readonly id: string
}

export type ApocalypseType = 'terror' | 'corruption' | 'redemption'

export interface ApocalypseDef extends TextDef {
  readonly id: string
  readonly type: ApocalypseType
  /** For bots: how good a card it is, from 2 (Blackout) to 10 (Cinder Rain); 5 unless told. */
  readonly rank?: number
  /** The Hell Club member it brings (APOC-3). */
  readonly brings?: string
}

export interface TrackDef extends TextDef {
  readonly id: string
  readonly level: number
  /** APOC-2: a card is revealed. */
  readonly reveals?: boolean
  /** Reaction tokens that the Sins player has from now on. */
  readonly reactions?: number
}

// --------------------------------------------------------------------------------------------------- stories

export interface MapDef {
  readonly id: string
  readonly story: string
  readonly tiles: readonly PlacedTile[]
  readonly start: string
  readonly tokens: readonly {
    readonly kind: TokenKind
    readonly space: string
    readonly count: number
    readonly faceDown?: boolean
  }[]
  readonly altars: readonly string[]
  readonly metro: readonly { readonly color: string; readonly space: string }[]
  readonly orbital: readonly string[]
  readonly npcs: readonly { readonly kind: Npc; readonly space: string }[]
  readonly monsters: readonly { readonly kind: 'acolyte' | 'abomination' | 'controller'; readonly space: string }[]
  readonly deadPile: { readonly acolyte: number; readonly abomination: number; readonly controller: number }
}

/** How a mission makes progress: which facts count, and how much. */
export type Progress = {
  [F in Fact]: {
    readonly on: F
    /** Kinds of monsters or tokens that count; all if left out. */
    readonly of?: readonly (MonsterKind | Hazard | 'altar')[]
    readonly if?: (g: Game, fact: FactSubject<F>) => boolean
    /** What is counted only once: a District, a place in the turn order, an NPC. */
    readonly once?: (g: Game, fact: FactSubject<F>) => string
    /** How much progress it is, 1 if left out. */
    readonly amount?: (g: Game, fact: FactSubject<F>) => number
  }
}[Fact]

export interface MissionDef extends TextDef {
  readonly id: string
  readonly count: (heroNumber: number) => number
  readonly progress: readonly Progress[]
  /** The next missions: none ends the game, two are a branch (STORY-2). */
  readonly next: readonly string[]
  /** Between this mission and the next (STORY-3). */
  readonly event?: readonly Step<EffectFrame>[]
  /** Done when the mission becomes current. */
  readonly begins?: readonly Step<EffectFrame>[]
  /** While it is current an Altar can be broken (story-break-altar). */
  readonly altars?: boolean
  /** While it is current a hero may hand over an Innocent here. */
  readonly deliver?: { readonly at: (g: Game, place: number) => boolean; readonly reward: readonly Step<EffectFrame>[] }
  /** Something of its own happens when a monster dies, right after it has (or has not) counted. */
  readonly whenKilled?: (g: Game, fact: FactSubject<'kill'>) => void
  /** A cleanse is allowed here without a token, and a Skill result can be progress. */
  readonly cleanse?: (g: Game, place: number) => boolean
  /** Face-down tokens count for story-top-up. */
  readonly topUpFaceDown?: boolean
}

/** What a clock can look at: kills and mission progress of this round, monsters in a space, or tokens on the board, printed ones aside. */
export type ClockFact = 'kills' | 'progress' | 'monsters' | TokenKind

/**
 * How far the track rises at the end of a round, as data: what is told of it before the end is counted by the same
 * numbers as the rise itself (`raiseByClock`).
 */
export interface ClockDef {
  readonly levels: number
  /** Levels more while there are fewer than the bound, or from the bound on; the bound may depend on H. */
  readonly more?: {
    readonly levels: number
    readonly fact: ClockFact
    /** The space whose monsters are counted. */
    readonly at?: string
    readonly when: 'under' | 'from'
    readonly bound: (heroNumber: number) => number
    /** So many of them go at the end of the round before the track rises, by the story's own tasks. */
    readonly lost?: (g: Game) => number
  }
}

export interface StoryDef extends TextDef {
  readonly id: string
  readonly type: ApocalypseType | 'mixed'
  readonly darkPast: boolean
  readonly begin: readonly Step<EffectFrame>[]
  readonly end: readonly Step<EffectFrame>[]
  /** Left out: people are told the story's text, and no forecast. */
  readonly clock?: ClockDef
  readonly missions: readonly MissionDef[]
  /** Rules of its own that have names, in force throughout. */
  readonly rules?: readonly (TextDef & { readonly id: string })[]
  /** Figures of its own, out until an event. */
  readonly bosses?: readonly (MonsterStats & TextDef & { readonly id: string })[]
  /** For bots: what it costs a hero to hold an NPC for a round. */
  readonly burdens?: Readonly<Partial<Record<Npc, Hint>>>
  /** When an Innocent dies. */
  readonly grief?: readonly Step<EffectFrame>[]
}
