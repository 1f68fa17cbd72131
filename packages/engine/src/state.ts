import type { Edition, HeroFace, HeroSeat, Npc, Outcome, SinFace, TokenKind } from './contract.ts'
import { copyFrame } from './copy-frame.ts'
import type { Frame } from './kernel.ts'
import { copyRandom, type RandomState } from './random/random.ts'

/**
 * A whole game as plain JSON: ids and small numbers. A space is an index into the map's geometry, a figure an index
 * into the box's roster, a place an index into the turn order. The log is output, never state.
 * Secrets live in the zones marked so and nowhere else, least of all in frames.
 *
 * Read-only lists are replaced, never changed, so that copies of a state can share them; the types see to it.
 */
export interface State {
  readonly rules: string
  readonly setup: Setup
  random: RandomState
  /** Dice that a scenario dictates; used up first. */
  script: { readonly hero: readonly HeroFace[]; readonly sin: readonly SinFace[] } | null
  /** Counts questions settled: the prompt's id. A ballot leaves it alone. */
  question: number
  /** Counts answers. */
  decisions: number
  /** Secret from the Sins player until all are in: option ids by seat. */
  ballots: Readonly<Partial<Record<HeroSeat, string>>> | null
  voteFailed: boolean
  over: Outcome | null

  round: number
  /** Place of the first hero of this round. */
  first: number
  heroes: Hero[]
  reserve: readonly string[]
  /** By figure: the space it stands in, or DEAD, WAITING (not yet in play), GONE (out of the game). */
  figures: number[]
  /** Face-up physical tokens by kind and space. */
  tokens: Record<TokenKind, readonly number[]>
  /** Secret: what lies face down where. */
  faceDown: readonly { readonly space: number; readonly kinds: readonly TokenKind[] }[]
  /** Icons under a Corruption token (Nuns); `icon` is an index into the District's icons. */
  covered: readonly { readonly space: number; readonly icon: number }[]
  altars: readonly number[]
  metro: readonly { readonly color: string; readonly space: number }[]
  orbital: readonly number[]
  npcs: readonly { readonly npc: Npc; readonly space: number }[]
  /** Spaces of Innocents on the board that a hero held already: they have counted (one entry for each). */
  staleInnocents: readonly number[]
  /** Innocents out of the game, dead or safe. */
  innocentsOut: number
  /** Districts whose City Action slot is taken this round. */
  slots: readonly number[]

  track: number
  /** deck: secret. The Sins player has seen its first `seen` and its last `known` cards. */
  apocalypse: {
    cards: readonly string[]
    deck: readonly string[]
    known: number
    seen: number
    out: readonly string[]
  }
  mission: Mission
  missionsDone: readonly string[]
  /** hand, deck: secret. `known`: cards that everybody can tell to be in the hand since the deck was made anew. */
  sins: {
    hand: readonly string[]
    deck: readonly string[]
    discard: readonly string[]
    open: string | null
    known: readonly string[]
    /** Active Reaction tokens, tokens held (active or spent), tokens held for good. */
    reactions: number
    tokens: number
    permanent: number
  }
  /** deck: secret but for its last `known` cards. `discard` only fills in the preview edition (UPG-1). */
  upgrades: { deck: readonly string[]; inventory: readonly string[]; known: number; discard: readonly string[] }
  /** Secret: card by hero. */
  darkPast: Readonly<Record<string, string>>
  darkPastRevealed: readonly string[]

  /** Ids used this round (once a round). */
  used: readonly string[]
  forbids: readonly Readonly<Forbid>[]
  /** Upgrades that have no text in force; none if left out. */
  asleep?: readonly Readonly<Sleep>[]
  /** Marked tokens on spaces (COMP-7); none if left out. */
  marks?: readonly Readonly<Mark>[]
  /** Figures that make no step until the reset; none if left out. */
  pinned?: readonly number[]
  /** Secret: the Dark Past cards of this game until all are given, where a crate has more of them (`second-crate`). */
  pastDeck?: readonly string[]
  turn: Turn | null
  roundFacts: { kills: number; progress: number; heroDied: boolean }
  stack: Frame[]
}

export const DEAD = -1
export const WAITING = -2
export const GONE = -3

export interface Hero {
  hero: string
  /** The form he is in: his own id, or that of his second form. */
  form: string
  seat: HeroSeat
  space: number
  corruption: number
  /** Slots under a Wound marker. */
  wounds: readonly number[]
  dead: boolean
  turns: number
  extraTurns: number
  cityAction: boolean
  upgrades: readonly string[]
  npcs: readonly Npc[]
  innocents: number
  /** Innocents that he holds and that have not yet counted for a mission. */
  freshInnocents: number
}

export interface Mission {
  id: string
  progress: number
  count: number
  /** Its count is reached, but the event that did it is not settled yet (STORY-7). */
  done: boolean
  /** What the mission has marked: Districts, places that boarded, NPCs that were found. */
  marked: readonly string[]
}

export interface Forbid {
  place: number
  what: 'heal' | 'repent' | 'extra-steps'
  until: 'turn' | 'round' | 'game'
}

/** An Upgrade that sleeps: it is held, counted and lost like any other. */
export interface Sleep {
  card: string
  until: 'turn' | 'round'
}

/** A Marked token on a space; what it means is told by the text whose key it has. */
export interface Mark {
  space: number
  key: string
  until: 'turn' | 'round' | 'game'
}

/** What the current hero did in his turn, told only where the sin asks for it (`SinDef.asks`). */
export const TURN_FACTS = ['gained', 'volunteered'] as const
export type TurnFact = (typeof TURN_FACTS)[number]

/** Facts about the present turn. */
export interface Turn {
  place: number
  hero: string
  steps: number
  /** Every space of the Move so far, the first too, was a Street. */
  streetsOnly: boolean
  moveOver: boolean
  acted: boolean
  /** The extra space of the sin's power was paid for. */
  paid: boolean
  /** A card limits the Move to this many spaces; 99 if none does. */
  moveLimit: number
  card: string | null
  progressRose: boolean
  finished: boolean
  reacted: boolean
  dropped: readonly Npc[]
  /** He gained an Upgrade or an Extra Turn token; he took voluntary corruption. */
  gained?: true
  volunteered?: true
  /** The Sins player has said already whether he reacts to it (`commit-reaction`). */
  committed?: boolean
}

/** A resolved set-up: nothing is left to chance but shuffles. */
export interface Setup {
  readonly edition: Edition
  readonly sin: string
  readonly acolytes: string
  readonly story: string
  readonly map: string
  readonly heroPlayers: number
  /** Starting heroes in turn order. */
  readonly heroes: readonly string[]
  /** All seven (COMP-5). */
  readonly team: readonly string[]
  /** The sin's power, `false` for study. */
  readonly power: boolean
  readonly storyAid: boolean
  readonly dice: 'normal' | 'merciless'
  /** `second-crate`: cards of a crate are mixed in, and as many leave unseen. Left out if not. */
  readonly secondCrate?: true
}

function copyHero(h: Hero): Hero {
  return {
    hero: h.hero,
    form: h.form,
    seat: h.seat,
    space: h.space,
    corruption: h.corruption,
    wounds: h.wounds,
    dead: h.dead,
    turns: h.turns,
    extraTurns: h.extraTurns,
    cityAction: h.cityAction,
    upgrades: h.upgrades,
    npcs: h.npcs,
    innocents: h.innocents,
    freshInnocents: h.freshInnocents,
  }
}

/** Its fields in one order, whatever came first. */
export function copyTurn(t: Turn): Turn {
  const copy: Turn = {
    place: t.place,
    hero: t.hero,
    steps: t.steps,
    streetsOnly: t.streetsOnly,
    moveOver: t.moveOver,
    acted: t.acted,
    paid: t.paid,
    moveLimit: t.moveLimit,
    card: t.card,
    progressRose: t.progressRose,
    finished: t.finished,
    reacted: t.reacted,
    dropped: t.dropped,
  }
  if (t.gained) copy.gained = true
  if (t.volunteered) copy.volunteered = true
  if (t.committed !== undefined) copy.committed = t.committed
  return copy
}

/** Written by hand, field by field: many times faster than any general copy. Read-only parts are shared. */
export function copyState(s: State): State {
  const heroes = s.heroes.slice()
  for (let i = 0; i < heroes.length; i++) heroes[i] = copyHero(heroes[i] as Hero)
  const stack = s.stack.slice()
  for (let i = 0; i < stack.length; i++) stack[i] = copyFrame(stack[i] as Frame)
  const { tokens, apocalypse, sins, upgrades, mission, roundFacts } = s
  const copy: State = {
    rules: s.rules,
    setup: s.setup,
    random: copyRandom(s.random),
    script: s.script,
    question: s.question,
    decisions: s.decisions,
    ballots: s.ballots,
    voteFailed: s.voteFailed,
    over: s.over,
    round: s.round,
    first: s.first,
    heroes,
    reserve: s.reserve,
    figures: s.figures.slice(),
    tokens: {
      fire: tokens.fire,
      corruption: tokens.corruption,
      pentagram: tokens.pentagram,
      nest: tokens.nest,
      extraTurn: tokens.extraTurn,
      innocent: tokens.innocent,
    },
    faceDown: s.faceDown,
    covered: s.covered,
    altars: s.altars,
    metro: s.metro,
    orbital: s.orbital,
    npcs: s.npcs,
    staleInnocents: s.staleInnocents,
    innocentsOut: s.innocentsOut,
    slots: s.slots,
    track: s.track,
    apocalypse: {
      cards: apocalypse.cards,
      deck: apocalypse.deck,
      known: apocalypse.known,
      seen: apocalypse.seen,
      out: apocalypse.out,
    },
    mission: {
      id: mission.id,
      progress: mission.progress,
      count: mission.count,
      done: mission.done,
      marked: mission.marked,
    },
    missionsDone: s.missionsDone,
    sins: {
      hand: sins.hand,
      deck: sins.deck,
      discard: sins.discard,
      open: sins.open,
      known: sins.known,
      reactions: sins.reactions,
      tokens: sins.tokens,
      permanent: sins.permanent,
    },
    upgrades: {
      deck: upgrades.deck,
      inventory: upgrades.inventory,
      known: upgrades.known,
      discard: upgrades.discard,
    },
    darkPast: s.darkPast,
    darkPastRevealed: s.darkPastRevealed,
    used: s.used,
    forbids: s.forbids,
    turn: s.turn && copyTurn(s.turn),
    roundFacts: { kills: roundFacts.kills, progress: roundFacts.progress, heroDied: roundFacts.heroDied },
    stack,
  }
  // Most games know none of these: the fields are there when something lies in them.
  if (s.asleep) copy.asleep = s.asleep
  if (s.marks) copy.marks = s.marks
  if (s.pinned) copy.pinned = s.pinned
  if (s.pastDeck) copy.pastDeck = s.pastDeck
  return copy
}

/** What ends with the turn, or with the round, is over. */
export function endTexts(s: State, with_: 'turn' | 'round'): void {
  const lasts = ({ until }: { readonly until: 'turn' | 'round' | 'game' }): boolean =>
    with_ === 'turn' ? until !== 'turn' : until === 'game'
  s.forbids = s.forbids.filter(lasts)
  if (s.asleep) keepAsleep(s, s.asleep.filter(lasts))
  if (s.marks) keepMarks(s, s.marks.filter(lasts))
  if (s.pinned && with_ === 'round') keepPinned(s, [])
}

type Kept = 'asleep' | 'marks' | 'pinned' | 'pastDeck'

/** A list that most games do without is there when something lies in it. */
function keep<K extends Kept>(s: State, field: K, list: NonNullable<State[K]>): void {
  if (list.length > 0) s[field] = list
  else delete s[field]
}

export const keepAsleep = (s: State, list: readonly Readonly<Sleep>[]): void => keep(s, 'asleep', list)
export const keepMarks = (s: State, list: readonly Readonly<Mark>[]): void => keep(s, 'marks', list)
export const keepPinned = (s: State, list: readonly number[]): void => keep(s, 'pinned', list)
export const keepPastDeck = (s: State, list: readonly string[]): void => keep(s, 'pastDeck', list)
