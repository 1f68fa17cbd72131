import type { Option, Prompt, PromptKind, Side, TurnDeed } from './contract.ts'

/** What is true of every question of a kind. What a table, a screen or a bot asks about a kind, it asks here. */
export interface Traits {
  /** Who is asked: the Hero players, the Sins player, or now this side, now that. */
  readonly of: Side | 'either'
  /** All Hero players answer together (UNITE-1). */
  readonly vote?: true
  /**
   * Everybody may look on while it is answered; `targets`: unless an answer names a card, which may be one of the hand.
   * A kind that does not say so is secret.
   */
  readonly open?: true | 'targets'
  /** To pass it chooses nothing, so a standing order may. */
  readonly passable?: true
  /** What is assigned with it, one piece an answer. */
  readonly assigns?: 'wounds' | 'heals' | 'faith' | 'hits' | 'skills'
  /** What has to be seen to answer it. */
  readonly beside?: 'city' | 'dashboard' | 'hand' | 'upgrades'
  /** How an answer says which space it points at, if not by `space`. */
  readonly points?: { readonly by: 'to' | 'at'; readonly do?: TurnDeed }
  /**
   * Where dice come in: its answers are deeds, some of which roll; they start a fight, or bring a monster to one; they
   * are given within a roll, or perhaps within one.
   */
  readonly dice?: 'deeds' | 'fight' | 'approach' | 'within' | 'perhaps'
  /** Before the dice of a fight fall: the Sins player's part of it, or the last thing. */
  readonly prepares?: 'sins' | 'last'
  /** ROUND-1: the part of a round that it belongs to, if it comes in one alone. */
  readonly round?: 'task' | 'first' | 'turns' | 'apocalypse'
  /** REACT-1: which part of a reaction it is. */
  readonly reacts?: 'token' | 'move' | 'fight'
  /**
   * A table answers an open question for a person where all answers end alike (`@haven/table`, auto.ts). `never`: not
   * this one, whatever comes of it; the others: there is more than that to it.
   */
  readonly auto?: 'never' | 'turn' | 'icons' | 'slots'
  /** Its answers are dice, a text that is used or not, or cards: one of them is taken, lost, comes first, or is chosen. */
  readonly lays?: 'dice' | 'use' | 'take' | 'lose' | 'first' | 'choose'
}

const TRAITS = {
  'dark-past': { of: 'sins', lays: 'choose' },
  'story-task': { of: 'sins', open: true, beside: 'city', round: 'task' },
  'first-hero': { of: 'heroes', vote: true, open: true, beside: 'city', round: 'first' },
  'take-turn': { of: 'heroes', open: true, beside: 'city', auto: 'turn', round: 'turns' },
  'hero-turn': {
    of: 'heroes',
    open: true,
    beside: 'city',
    points: { by: 'to', do: 'move' },
    dice: 'deeds',
    auto: 'never',
    round: 'turns',
  },
  action: { of: 'heroes', open: true, beside: 'city', points: { by: 'at', do: 'shoot' }, dice: 'deeds' },
  'city-action': { of: 'heroes', open: true, auto: 'icons' },
  'heal-slot': { of: 'heroes', open: true, assigns: 'heals', beside: 'dashboard' },
  'wound-slot': { of: 'heroes', open: true, assigns: 'wounds', beside: 'dashboard', auto: 'slots' },
  upgrade: { of: 'heroes', open: true, beside: 'upgrades', lays: 'take' },
  'lose-upgrade': { of: 'heroes', open: true, lays: 'lose' },
  'orbital-move': { of: 'heroes', open: true, beside: 'city', points: { by: 'to' } },
  'orbital-kill': { of: 'heroes', open: true },
  'sin-card': { of: 'sins', passable: true, beside: 'hand', dice: 'perhaps', prepares: 'sins' },
  acolyte: { of: 'sins', open: true, passable: true, dice: 'within', prepares: 'sins', lays: 'use' },
  corruption: {
    of: 'heroes',
    open: true,
    beside: 'dashboard',
    dice: 'within',
    prepares: 'last',
    auto: 'never',
  },
  ability: { of: 'either', open: true, dice: 'perhaps', lays: 'use' },
  reroll: { of: 'either', open: true, lays: 'dice' },
  faith: { of: 'heroes', open: true, assigns: 'faith', dice: 'within' },
  kill: { of: 'heroes', open: true, assigns: 'hits', dice: 'within' },
  'remove-token': { of: 'heroes', open: true, assigns: 'skills' },
  reaction: { of: 'sins', open: true, passable: true, beside: 'city', reacts: 'token' },
  'reaction-move': { of: 'sins', open: true, beside: 'city', points: { by: 'to' }, dice: 'approach', reacts: 'move' },
  'reaction-fight': { of: 'sins', open: true, dice: 'fight', reacts: 'fight' },
  retaliate: { of: 'sins', open: true, beside: 'city', points: { by: 'to' }, dice: 'perhaps' },
  summon: { of: 'sins', open: true, beside: 'city' },
  'apocalypse-card': { of: 'sins', lays: 'choose', round: 'apocalypse' },
  mission: { of: 'heroes', vote: true, open: true, beside: 'city', lays: 'choose' },
  choice: { of: 'heroes', vote: true, open: true, lays: 'choose' },
  'sins-decide': { of: 'sins', open: true, auto: 'never', lays: 'choose' },
  order: { of: 'either', open: true, lays: 'first' },
  'reserve-hero': { of: 'heroes', open: true, lays: 'choose' },
  inherit: { of: 'heroes', open: true, beside: 'upgrades', lays: 'take' },
  effect: { of: 'either', open: 'targets', lays: 'choose' },
} as const satisfies Readonly<Record<PromptKind, Traits>>

export const PROMPTS: Readonly<Record<PromptKind, Traits>> = TRAITS

/** The kinds that have a trait, as a type: what is said for each of them cannot leave one out. */
export type KindWith<T extends keyof Traits> = {
  [K in PromptKind]: T extends keyof (typeof TRAITS)[K] ? K : never
}[PromptKind]

/** Would its answers show what is hidden from the other side? */
export function isSecret({ kind, options }: Prompt & { readonly options: readonly Option[] }): boolean {
  const { open } = PROMPTS[kind]
  return open === 'targets' ? options.some(({ card }) => card !== undefined) : open !== true
}
