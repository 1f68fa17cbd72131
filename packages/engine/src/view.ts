import { figureAt, isAsleep, isPinned, spaceId } from './board.ts'
import {
  type CityAction,
  type MonsterKind,
  type Npc,
  type Option,
  type Outcome,
  type Prompt,
  type Seat,
  TOKEN_KINDS,
  type TokenKind,
  type Viewer,
} from './contract.ts'
import type { Event } from './events.ts'
import { type Game, heroSeats, type Pending } from './kernel.ts'
import {
  copyTurn,
  DEAD,
  type Forbid,
  GONE,
  type Hero,
  type Mark,
  type Mission,
  type Setup,
  type Sleep,
  type State,
  type Turn,
} from './state.ts'
import { type EndOfRound, endOfRoundView } from './story/clock.ts'
import { type HurtView, hurtView, type RollView, rollView, type Underway, underwayView } from './view-roll.ts'

/**
 * What a viewer may know, built from nothing by allow-list. A hidden card is `null`: how many there are is public,
 * which they are is not. Spaces and figures go by their ids, but for what is under way, which only `resample` reads.
 */
export interface View {
  readonly viewer: Viewer
  readonly rules: string
  readonly setup: Setup
  readonly question: number
  readonly decisions: number
  readonly over: Outcome | null
  readonly round: number
  /** The first hero of the round, by his place in the turn order. */
  readonly first: number
  readonly heroes: readonly HeroView[]
  readonly reserve: readonly string[]
  readonly monsters: readonly MonsterView[]
  readonly dead: readonly string[]
  readonly gone: readonly string[]
  readonly tokens: readonly { readonly kind: TokenKind; readonly space: string; readonly count: number }[]
  readonly faceDown: readonly { readonly space: string; readonly kinds: readonly (TokenKind | null)[] }[]
  /** What lies face down, all together: the map told it. */
  readonly faceDownPool: readonly TokenKind[]
  readonly covered: readonly { readonly district: string; readonly icon: number; readonly action: CityAction }[]
  readonly altars: readonly string[]
  readonly metro: readonly { readonly color: string; readonly space: string }[]
  readonly orbital: readonly string[]
  readonly npcs: readonly { readonly npc: Npc; readonly space: string }[]
  readonly staleInnocents: readonly string[]
  readonly innocentsOut: number
  readonly slots: readonly string[]
  readonly track: number
  readonly apocalypse: { readonly cards: readonly string[]; readonly out: readonly string[]; readonly deck: Hidden }
  readonly apocalypseKnown: number
  readonly apocalypseSeen: number
  readonly mission: Readonly<Mission>
  readonly missionsDone: readonly string[]
  readonly sins: {
    readonly hand: Hidden
    readonly deck: Hidden
    readonly discard: readonly string[]
    readonly open: string | null
    readonly known: readonly string[]
    readonly reactions: number
    readonly tokens: number
    readonly permanent: number
  }
  readonly upgrades: {
    readonly deck: Hidden
    readonly known: number
    readonly inventory: readonly string[]
    readonly discard: readonly string[]
  }
  readonly darkPast: Readonly<Record<string, string | null>>
  /** Those of the game that are still to be given, where a crate has more of them. */
  readonly pastDeck?: Hidden
  readonly darkPastRevealed: readonly string[]
  readonly used: readonly string[]
  readonly forbids: readonly Readonly<Forbid>[]
  /** Upgrades that sleep, and Marked tokens on spaces, where there are any. */
  readonly asleep?: readonly Readonly<Sleep>[]
  /** Upgrades of heroes that do nothing now, by their own sleep or by a text. */
  readonly sleeping?: readonly string[]
  readonly marks?: readonly { readonly space: string; readonly key: string; readonly until: Mark['until'] }[]
  readonly turn: Readonly<Turn> | null
  readonly roundFacts: Readonly<State['roundFacts']>
  /** What the end of this round brings; games of earlier rules do not tell. */
  readonly endOfRound?: EndOfRound
  /** The roll of a hero that is going on, and what is hurting one; null mostly. */
  readonly roll: RollView | null
  readonly hurt: HurtView | null
  readonly underway: Underway
  readonly voteFailed: boolean
  /** A vote that is going on: how many ballots are in, and which, for those who may see them. */
  readonly ballots: { readonly count: number; readonly cast: Readonly<Partial<Record<Seat, string>>> | null } | null
  /** Whom the game waits for, and with what question. */
  readonly awaiting: readonly Prompt[]
  /** The viewer's own questions with their answers. */
  readonly prompts: readonly (Prompt & { readonly options: readonly Option[] })[]
}

export interface MonsterView {
  readonly id: string
  readonly kind: MonsterKind
  readonly space: string
  /** It makes no step until the reset. */
  readonly pinned?: true
}

export type Hidden = readonly (string | null)[]

export type HeroView = Readonly<Omit<Hero, 'space'>> & { readonly space: string }

const NOTHING: readonly never[] = []
const hide = (cards: readonly string[]): null[] => cards.map(() => null)

/** Cards of which only the first and the last few are known. */
const hideMiddle = (cards: readonly string[], first: number, last: number): Hidden =>
  cards.map((card, i) => (i < first || i >= cards.length - last ? card : null))

function heroView(g: Game, h: Hero): HeroView {
  return {
    hero: h.hero,
    form: h.form,
    seat: h.seat,
    space: spaceId(g, h.space),
    corruption: h.corruption,
    wounds: h.wounds.slice(),
    dead: h.dead,
    turns: h.turns,
    extraTurns: h.extraTurns,
    cityAction: h.cityAction,
    upgrades: h.upgrades.slice(),
    npcs: h.npcs.slice(),
    innocents: h.innocents,
    freshInnocents: h.freshInnocents,
  }
}

function sleepingView(g: Game): Pick<View, 'sleeping'> {
  if (!g.s.asleep && g.t.hooks.upgradesAsleep.length === 0) return {}
  const sleeping = g.s.heroes.flatMap(({ upgrades }, place) => upgrades.filter((card) => isAsleep(g, place, card)))
  return sleeping.length > 0 ? { sleeping } : {}
}

function tokensView(g: Game): View['tokens'] {
  const found: { kind: TokenKind; space: string; count: number }[] = []
  for (const kind of TOKEN_KINDS) {
    g.s.tokens[kind].forEach((count, space) => {
      if (count > 0) found.push({ kind, space: spaceId(g, space), count })
    })
  }
  return found
}

function figuresIn(g: Game, zone: number): string[] {
  return g.t.figures.filter((figure) => figureAt(g, figure.index) === zone).map((figure) => figure.id)
}

function ballotsView(s: State, viewer: Viewer): View['ballots'] {
  if (!s.ballots) return null
  const visible = viewer !== 'sins' && viewer !== 'spectator'
  return { count: Object.keys(s.ballots).length, cast: visible ? { ...s.ballots } : null }
}

export function view(g: Game, pending: Pending | null, prompts: readonly Prompt[], viewer: Viewer): View {
  const { s } = g
  const all = viewer === 'all'
  const asSins = all || viewer === 'sins'
  const place = (space: number): string => spaceId(g, space)
  const pool = s.faceDown.flatMap((pile) => pile.kinds).sort()
  // Who has voted already is told to the hero seats alone: for the others everybody still has to.
  const voting = s.ballots !== null && !asHeroes(viewer)
  const first = prompts[0]
  const awaiting =
    voting && first ? heroSeats(g).map((seat) => ({ ...first, seat, id: `${s.question}-${seat}` })) : prompts
  const own = pending
    ? prompts
        .filter((prompt) => all || prompt.seat === viewer)
        .map((prompt) => ({ ...prompt, options: pending.options }))
    : NOTHING
  return {
    viewer,
    rules: s.rules,
    setup: s.setup,
    question: s.question,
    // A ballot is a decision, but whose it was is not for everybody: the number of them is.
    decisions: s.decisions,
    over: s.over,
    round: s.round,
    first: s.first,
    heroes: s.heroes.map((hero) => heroView(g, hero)),
    reserve: s.reserve.slice(),
    monsters: g.t.figures
      .filter((figure) => figureAt(g, figure.index) >= 0)
      .map(({ id, kind, index }) => ({
        id,
        kind,
        space: place(figureAt(g, index)),
        ...(isPinned(g, index) && { pinned: true as const }),
      })),
    dead: figuresIn(g, DEAD),
    gone: figuresIn(g, GONE),
    tokens: tokensView(g),
    faceDown: s.faceDown.map(({ space, kinds }) => ({
      space: place(space),
      kinds: all ? kinds.slice() : kinds.map(() => null),
    })),
    faceDownPool: pool,
    covered: s.covered.map(({ space, icon }) => ({
      district: place(space),
      icon,
      action: (g.map.cityActions[space] as readonly CityAction[])[icon] as CityAction,
    })),
    altars: s.altars.map(place),
    metro: s.metro.map(({ color, space }) => ({ color, space: place(space) })),
    orbital: s.orbital.map(place),
    npcs: s.npcs.map(({ npc, space }) => ({ npc, space: place(space) })),
    staleInnocents: s.staleInnocents.map(place),
    innocentsOut: s.innocentsOut,
    slots: s.slots.map(place),
    track: s.track,
    apocalypse: {
      cards: s.apocalypse.cards.slice(),
      out: s.apocalypse.out.slice(),
      deck: all
        ? s.apocalypse.deck.slice()
        : asSins
          ? hideMiddle(s.apocalypse.deck, s.apocalypse.seen, s.apocalypse.known)
          : hide(s.apocalypse.deck),
    },
    apocalypseKnown: s.apocalypse.known,
    apocalypseSeen: s.apocalypse.seen,
    mission: { ...s.mission, marked: s.mission.marked.slice() },
    missionsDone: s.missionsDone.slice(),
    sins: {
      hand: asSins ? s.sins.hand.slice() : hide(s.sins.hand),
      deck: all ? s.sins.deck.slice() : hide(s.sins.deck),
      discard: s.sins.discard.slice(),
      open: s.sins.open,
      known: s.sins.known.slice(),
      reactions: s.sins.reactions,
      tokens: s.sins.tokens,
      permanent: s.sins.permanent,
    },
    upgrades: {
      deck: all ? s.upgrades.deck.slice() : hideMiddle(s.upgrades.deck, 0, s.upgrades.known),
      known: s.upgrades.known,
      inventory: s.upgrades.inventory.slice(),
      discard: s.upgrades.discard.slice(),
    },
    darkPast: Object.fromEntries(Object.entries(s.darkPast).map(([hero, card]) => [hero, asSins ? card : null])),
    ...(s.pastDeck && { pastDeck: asSins ? s.pastDeck.slice() : hide(s.pastDeck) }),
    darkPastRevealed: s.darkPastRevealed.slice(),
    used: s.used.slice(),
    forbids: s.forbids.map((forbid) => ({ ...forbid })),
    ...sleepingView(g),
    ...(s.asleep && { asleep: s.asleep.map((each) => ({ ...each })) }),
    ...(s.marks && { marks: s.marks.map((each) => ({ ...each, space: place(each.space) })) }),
    turn: s.turn && { ...copyTurn(s.turn), dropped: s.turn.dropped.slice() },
    roundFacts: { ...s.roundFacts },
    endOfRound: endOfRoundView(g),
    roll: rollView(g),
    hurt: hurtView(g),
    underway: underwayView(s.stack),
    voteFailed: s.voteFailed,
    ballots: ballotsView(s, viewer),
    awaiting: awaiting.slice(),
    prompts: own,
  }
}

const asHeroes = (viewer: Viewer): boolean => viewer !== 'sins' && viewer !== 'spectator'

const maySee = (to: Seat | 'heroes', viewer: Viewer): boolean => {
  if (viewer === 'all') return true
  return to === 'heroes' ? asHeroes(viewer) : to === viewer
}

/** The same events, without what the viewer may not see. How many there are tells nothing. */
export function viewEvents(events: readonly Event[], viewer: Viewer): Event[] {
  return events.map((event) => {
    if (!('secret' in event) || maySee(event.secret.to, viewer)) return event
    const { secret: _, ...rest } = event
    return rest as Event
  })
}
