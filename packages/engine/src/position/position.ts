import type { CityAction, HeroFace, Npc, SinFace, TokenKind } from '../contract.ts'
import type { SetupWishes } from '../setup.ts'
import type { Forbid, Mark, Sleep } from '../state.ts'

/** A moment of a game between two things, as chess has FEN. What is left out is as after set-up. */
export interface Position {
  readonly haven: 1
  readonly setup: SetupWishes
  /** The boxes beside the first that it is made of, as `id@version`. */
  readonly boxes?: readonly string[]
  readonly round?: number
  /** Level of the track. */
  readonly apocalypse?: number
  readonly mission?: {
    readonly id: string
    readonly progress?: number
    readonly count?: number
    readonly marked?: readonly string[]
  }
  readonly missionsDone?: readonly string[]
  readonly heroes?: readonly HeroPosition[]
  readonly reserve?: readonly string[]
  readonly monsters?: readonly MonsterPosition[]
  readonly dead?: Readonly<Partial<Record<'acolyte' | 'abomination' | 'controller' | 'avatar', number>>>
  readonly tokens?: readonly TokenPosition[]
  /** Spaces of Innocents that have counted already. */
  readonly staleInnocents?: readonly string[]
  readonly altars?: readonly string[]
  readonly metro?: readonly { readonly color: string; readonly space: string }[]
  readonly orbital?: readonly string[]
  readonly npcs?: readonly { readonly kind: Npc; readonly space: string }[]
  readonly covered?: readonly { readonly district: string; readonly icon: CityAction }[]
  readonly slots?: readonly string[]
  readonly sins?: {
    readonly hand?: readonly string[]
    readonly reactions?: number
    /** Reaction tokens held, active or spent, and those held for good. */
    readonly tokens?: number
    readonly permanent?: number
    readonly cardPlayed?: boolean
  }
  readonly sinDeck?: readonly string[]
  readonly sinDiscard?: readonly string[]
  readonly openCard?: string
  readonly inventory?: readonly string[]
  readonly upgradeDeck?: readonly string[]
  readonly apocalypseCards?: readonly string[]
  readonly apocalypseDeck?: readonly string[]
  readonly darkPast?: Readonly<Record<string, string>>
  /** Once-a-round ids that were used. */
  readonly used?: readonly string[]
  readonly forbids?: readonly {
    readonly hero: string
    readonly what: Forbid['what']
    readonly until: Forbid['until']
  }[]
  /** Upgrades that sleep, and Marked tokens on spaces. */
  readonly asleep?: readonly Readonly<Sleep>[]
  readonly spaceMarks?: readonly { readonly space: string; readonly key: string; readonly until: Mark['until'] }[]
  /** Marks are those of the mission (`mission.marked`); accepted here for other tools. */
  readonly marks?: readonly string[]
  readonly firstHero?: string
  readonly removed?: {
    readonly figures?: readonly string[]
    readonly innocents?: number
    readonly apocalypse?: readonly string[]
    readonly darkPast?: readonly string[]
    readonly upgrades?: readonly string[]
  }
  /** What could be remembered: cards known to be in the hand, cards at the bottom of a deck. */
  readonly known?: { readonly hand?: readonly string[]; readonly upgrades?: number; readonly apocalypse?: number }
  readonly turn?: {
    readonly steps?: number
    readonly streetsOnly?: boolean
    readonly moveOver?: boolean
    readonly acted?: boolean
    readonly paid?: boolean
    readonly moveLimit?: number
    readonly progressRose?: boolean
    readonly card?: string | null
    readonly reacted?: boolean
    readonly dropped?: readonly Npc[]
    readonly gained?: boolean
    readonly volunteered?: boolean
    readonly committed?: boolean
  }
  readonly roundFacts?: { readonly kills?: number; readonly progress?: number; readonly heroDied?: boolean }
  readonly dice?: { readonly hero?: readonly HeroFace[]; readonly sin?: readonly SinFace[] }
  readonly current?: {
    readonly phase: Phase
    readonly hero?: string
    /** At the start of a round: its tasks are done, the first hero is to be chosen. */
    readonly begun?: boolean
    /** How many heroes in a row have passed (ROUND-7). */
    readonly passed?: number
  }
}

export const PHASES = ['round-start', 'take-turn', 'hero-turn', 'reaction', 'round-end'] as const
export type Phase = (typeof PHASES)[number]

export interface HeroPosition {
  readonly hero: string
  readonly space?: string
  readonly corruption?: number
  readonly wounds?: readonly number[]
  readonly turns?: number
  readonly extraTurns?: number
  readonly cityAction?: boolean
  readonly upgrades?: readonly string[]
  readonly npcs?: readonly Npc[]
  readonly innocents?: number
  readonly freshInnocents?: number
  readonly form?: string
}

export interface MonsterPosition {
  /** A kind; a Hell Club member goes by its id, a fallen one is `fallen` with `who`. */
  readonly kind: string
  readonly space: string
  readonly id?: string
  readonly who?: string
  /** It makes no step until the reset. */
  readonly pinned?: boolean
}

export interface TokenPosition {
  readonly kind: TokenKind
  readonly space: string
  readonly count?: number
  readonly faceDown?: boolean
}
