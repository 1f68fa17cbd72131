import type {
  AcolyteDef,
  ApocalypseDef,
  DarkPastDef,
  Deed,
  DiceDef,
  FormDef,
  HellClubDef,
  HeroDef,
  Hook,
  MapDef,
  MissionDef,
  Moment,
  MonsterStats,
  SinCardDef,
  SinDef,
  SkillUse,
  StoryDef,
  TrackDef,
  Trigger,
  UpgradeDef,
} from './box.ts'
import type { HeroSeat, MonsterKind, Option, Side, WindowName } from './contract.ts'
import type { Counts } from './counts.ts'
import type { Geometry } from './geometry.ts'
import type { Game, Procedure } from './kernel.ts'
import type { Setup } from './state.ts'

/** A figure of the roster. Figures of one kind are equal but for their number. */
export interface Figure {
  readonly index: number
  readonly id: string
  readonly kind: MonsterKind
  /** Hell Club members, bosses and fallen heroes bring their own stats; the rest take those of the sin or the acolytes. */
  readonly stats: MonsterStats | null
  /** `dead` pile, or out of the game for good (FIGHT-12). */
  readonly leaves: boolean
}

/** Whether a text is in force; `place` is the hero it is asked for, or -1. */
export type InForce = (g: Game, place: number) => boolean

/** Can the text be in force at all in a game of this set-up? */
export type Belongs = (setup: Setup) => boolean

export interface CompiledModifier {
  readonly belongs: Belongs
  /** The text that it stands in; tables of earlier rules do not say. */
  readonly text?: string
  readonly inForce: InForce
  readonly count: (g: Game, of: never) => number
}

export interface CompiledTrigger {
  readonly belongs: Belongs
  /** Also the name of its procedure. */
  readonly proc: string
  readonly text: string
  readonly side: Side
  readonly anyHolder: boolean
  readonly held: boolean
  readonly inForce: InForce
  readonly when: (g: Game, place: number) => boolean
  readonly oncePerRound: boolean
  readonly commutes: boolean
  /** What its box tells bots; tables of earlier rules do not. */
  readonly worth?: Trigger['worth']
}

export interface CompiledDeed {
  readonly belongs: Belongs
  readonly proc: string
  readonly text: string
  readonly inForce: InForce
  readonly deed: Deed
  readonly option: Option
}

export interface CompiledSkillUse {
  readonly belongs: Belongs
  readonly proc: string
  readonly text: string
  readonly inForce: InForce
  readonly use: SkillUse
  readonly option: Option
}

export interface MapTables {
  readonly def: MapDef
  readonly geometry: Geometry
  readonly start: number
  /** Shared option objects by space. */
  readonly moveTo: readonly Option[]
  readonly shootAt: readonly Option[]
  /** A figure and where it goes, by figure and space; filled when first needed. */
  readonly figureTo: Option[][]
  /** Spaces within two steps, itself left out, by space: a monster's Move where no hero is in the way. */
  readonly withinMove: readonly (readonly number[])[]
  /** By use, by what is to go there, by space; filled when first needed. */
  readonly shared: Map<string, Map<string, Option[]>>
}

/** What a box says of each map, and what one is made ready to when somebody plays on it. */
export interface Maps {
  get(id: string): MapTables | undefined
  has(id: string): boolean
  keys(): IterableIterator<string>
  values(): IterableIterator<{ readonly def: MapDef }>
}

/** A box (or several) made ready: records by id, texts sorted by hook and moment, procedures by name. */
export interface Compiled {
  readonly version: string
  /** Those beside the first, as `id@version`. */
  readonly boxes: readonly string[]
  readonly boxId: string
  readonly procedures: ReadonlyMap<string, Procedure>
  readonly counts: Counts
  readonly dice: DiceDef
  readonly seats: Readonly<Record<number, readonly HeroSeat[]>>
  readonly figures: readonly Figure[]
  readonly figureIndex: ReadonlyMap<string, number>
  readonly controller: number
  readonly avatar: number
  readonly heroes: ReadonlyMap<string, HeroDef>
  readonly forms: ReadonlyMap<string, FormDef>
  readonly sins: ReadonlyMap<string, SinDef>
  readonly sinCards: ReadonlyMap<string, SinCardDef>
  /** By sin, then by window. */
  readonly cardsOf: ReadonlyMap<string, Readonly<Record<WindowName, readonly SinCardDef[]>>>
  readonly acolytes: ReadonlyMap<string, AcolyteDef>
  readonly hellClub: ReadonlyMap<string, HellClubDef>
  readonly apocalypse: ReadonlyMap<string, ApocalypseDef>
  readonly upgrades: ReadonlyMap<string, UpgradeDef>
  readonly darkPast: ReadonlyMap<string, DarkPastDef>
  readonly track: readonly TrackDef[]
  readonly stories: ReadonlyMap<string, StoryDef>
  readonly missions: ReadonlyMap<string, MissionDef>
  readonly maps: Maps
  readonly hooks: Readonly<Record<Hook, readonly CompiledModifier[]>>
  readonly triggers: Readonly<Record<Moment, readonly CompiledTrigger[]>>
  readonly triggerByProc: ReadonlyMap<string, CompiledTrigger>
  readonly deeds: readonly CompiledDeed[]
  readonly skillUses: readonly CompiledSkillUse[]
  /** What the set-up of a game has chosen; null in the tables of the box. */
  readonly chosen: Chosen | null
}

/** The parts of the box that one game plays with, found once. */
export interface Chosen {
  readonly story: StoryDef
  readonly sin: SinDef
  readonly acolytes: AcolyteDef
  readonly cards: Readonly<Record<WindowName, readonly SinCardDef[]>>
}

/** The same tables with only those texts that can be in force in a game of this set-up: short lists are quick ones. */
export function tablesFor(t: Compiled, setup: Setup): Compiled {
  const fits = <T extends { readonly belongs: Belongs }>(list: readonly T[]): readonly T[] =>
    list.filter((each) => each.belongs(setup))
  const fold = <K extends string, T extends { readonly belongs: Belongs }>(lists: Readonly<Record<K, readonly T[]>>) =>
    Object.fromEntries(
      Object.entries<readonly T[]>(lists).map(([key, list]) => [key, fits(list)]),
    ) as unknown as Record<K, readonly T[]>
  const chosen: Chosen = {
    story: t.stories.get(setup.story) as StoryDef,
    sin: t.sins.get(setup.sin) as SinDef,
    acolytes: t.acolytes.get(setup.acolytes) as AcolyteDef,
    cards: t.cardsOf.get(setup.sin) as Chosen['cards'],
  }
  return {
    ...t,
    hooks: fold(t.hooks),
    triggers: fold(t.triggers),
    deeds: fits(t.deeds),
    skillUses: fits(t.skillUses),
    chosen,
  }
}
