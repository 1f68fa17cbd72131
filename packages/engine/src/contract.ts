/**
 * The vocabulary between the engine and everybody else: who asks what, what may be answered, what happened.
 * All of it is plain JSON data; every list is closed, so that a switch over it can be exhaustive.
 */

export const SEATS = ['sins', 'hero1', 'hero2', 'hero3', 'hero4'] as const
/** A person (or bot) at the table, not a character. */
export type Seat = (typeof SEATS)[number]
export type HeroSeat = Exclude<Seat, 'sins'>
/** Who looks: a seat, a bystander, or everything (a game that is over). */
export type Viewer = Seat | 'spectator' | 'all'
export type Side = 'heroes' | 'sins'

export const EDITIONS = ['final', 'preview'] as const
export type Edition = (typeof EDITIONS)[number]

export const TOKEN_KINDS = ['fire', 'corruption', 'pentagram', 'nest', 'extraTurn', 'innocent'] as const
/** The round tokens of EXPL-1. */
export type TokenKind = (typeof TOKEN_KINDS)[number]
/** What CLEANSE-1 can remove. */
export const HAZARDS = ['fire', 'corruption', 'pentagram', 'nest'] as const
export type Hazard = (typeof HAZARDS)[number]
export const NPCS = ['commissioner', 'proxy', 'ravencorp'] as const
export type Npc = (typeof NPCS)[number]
export const MONSTER_KINDS = ['acolyte', 'abomination', 'controller', 'avatar', 'hell-club', 'fallen'] as const
export type MonsterKind = (typeof MONSTER_KINDS)[number]
export const HERO_FACES = ['hit', 'defense', 'counter', 'skill', 'faith'] as const
export type HeroFace = (typeof HERO_FACES)[number]
export const SIN_FACES = ['hit', 'burst', 'corruption', 'blank'] as const
export type SinFace = (typeof SIN_FACES)[number]
/** What a FAITH, or a bonus of choice, can be turned into. */
export type Result = Exclude<HeroFace, 'faith'>
export type CityAction = 'heal' | 'repent' | 'extraTurn' | 'inventory' | 'orbital'

export const WINDOWS = [
  'turn-start',
  'hero-enters',
  'city-action',
  'cleanse-start',
  'fight-start',
  'fight-rolled',
  'monster-killed',
  'reaction',
  'turn-end',
] as const
/** The moments at which a Sin card can be played. */
export type WindowName = (typeof WINDOWS)[number]

// ---------------------------------------------------------------------------------------------- questions

export const PROMPT_KINDS = [
  'dark-past',
  'story-task',
  'first-hero',
  'take-turn',
  'hero-turn',
  'action',
  'city-action',
  'heal-slot',
  'wound-slot',
  'upgrade',
  'lose-upgrade',
  'orbital-move',
  'orbital-kill',
  'sin-card',
  'acolyte',
  'corruption',
  'ability',
  'reroll',
  'faith',
  'kill',
  'remove-token',
  'reaction',
  'reaction-move',
  'reaction-fight',
  'retaliate',
  'summon',
  'apocalypse-card',
  'mission',
  'choice',
  'sins-decide',
  'order',
  'reserve-hero',
  'inherit',
  'effect',
] as const
export type PromptKind = (typeof PROMPT_KINDS)[number]

/** What a question is about: ids only. */
export interface Subject {
  hero?: string
  card?: string
  window?: WindowName
  monster?: string
  space?: string
  cause?: string
  /** The vote that failed, when the Sins player decides in its place (UNITE-1). */
  vote?: PromptKind
}

export interface Prompt {
  /** Stays the same until the question is answered or withdrawn, also while other seats vote. */
  readonly id: string
  readonly seat: Seat
  readonly kind: PromptKind
  /** The rule (or ORD id, or card) by which it is asked. */
  readonly rule: string
  readonly subject: Subject
}

export const TURN_DEEDS = [
  'move',
  'fight',
  'shoot',
  'cleanse',
  'city',
  'explore',
  'collect',
  'drop',
  'deliver',
  'ability',
  'end',
] as const
export type TurnDeed = (typeof TURN_DEEDS)[number]

/** One legal answer. Flat; only the fields that the prompt's kind needs. */
export interface Option {
  readonly id: string
  readonly none?: true
  readonly yes?: boolean
  readonly do?: string
  readonly to?: string
  readonly at?: string
  readonly with?: string
  readonly token?: string
  readonly npc?: Npc
  readonly ability?: string
  readonly action?: CityAction
  readonly slot?: number
  readonly card?: string
  readonly hero?: string
  readonly monster?: string
  readonly space?: string
  readonly icon?: CityAction
  readonly face?: string
  readonly as?: Result
  readonly covering?: CityAction
  readonly progress?: boolean
  readonly mission?: string
  readonly choice?: string
  readonly effect?: string
}

export interface Answer {
  readonly prompt: string
  readonly seat: Seat
  readonly option: string
}

/** What a person points at when he asks "why not?". */
export type Intent = Partial<Omit<Option, 'id'>> & { readonly kind?: PromptKind }

export type Params = Readonly<Record<string, string | number | boolean>>

export interface Outcome {
  readonly winner: Side
  /** WIN-1 or WIN-2 */
  readonly rule: string
}
