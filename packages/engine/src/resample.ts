import type { Box, MapDef, SinDef } from './box.ts'
import type { Compiled, MapTables } from './compiled.ts'
import { type HeroSeat, TOKEN_KINDS, type TokenKind } from './contract.ts'
import { drawPast, hiddenPast, upgradesOf } from './crate.ts'
import type { Geometry } from './geometry.ts'
import { askedSeats, type Game, pendingOf } from './kernel.ts'
import { fastRandom, type Random, SAME_EACH_TIME } from './random/random.ts'
import { copyState, DEAD, GONE, keepPastDeck, type State, WAITING } from './state.ts'
import type { Hidden, View } from './view.ts'
import { framesOf } from './view-roll.ts'

/**
 * A world that agrees with a view: what the viewer cannot know is dealt anew from all cards less those he can place.
 * It has a random stream of its own, so that thinking about it tells nothing about the real dice.
 */

function mix<T>(random: Random, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const moved = list[i] as T
    list[i] = list[j] as T
    list[j] = moved
  }
  return list
}

/** All of `from` less what is in `taken`, copy by copy. */
function without(from: readonly string[], ...taken: readonly Hidden[]): string[] {
  const left = from.slice()
  for (const card of taken.flat()) {
    const at = card === null ? -1 : left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** Unknown cards are dealt from the pool. */
const deal = (cards: Hidden, pool: string[]): string[] => cards.map((card) => card ?? (pool.pop() as string))

type Dealt<T> = (random: Random) => T

function sinCards(t: Compiled, view: View): Dealt<{ hand: string[]; deck: string[] }> {
  const { hand, deck, discard, open, known } = view.sins
  const all = (t.sins.get(view.setup.sin) as SinDef).cards.flatMap(
    (card) => Array(card.copies).fill(card.id) as string[],
  )
  const isKnown = !hand.includes(null)
  const left = without(all, discard, [open], deck, isKnown ? hand : known)
  return (random) => {
    const pool = mix(random, left.slice())
    if (isKnown) return { hand: hand as string[], deck: deal(deck, pool) }
    // Which of the hidden cards are the known ones cannot be told: they lie among the others.
    const held = mix(random, [...known, ...pool.splice(0, hand.length - known.length)])
    return { hand: held, deck: deal(deck, pool) }
  }
}

function apocalypseDeck(t: Compiled, view: View): Dealt<string[]> {
  const { cards, out, deck } = view.apocalypse
  const { type } = t.stories.get(view.setup.story) as Box['stories'][number]
  const ofType = (wanted: string) =>
    [...t.apocalypse.values()].filter((card) => card.type === wanted).map(({ id }) => id)
  if (type !== 'mixed') {
    const left = without(ofType(type), cards, out, deck)
    return (random) => deal(deck, mix(random, left.slice()))
  }
  const parts = ['terror', 'corruption', 'redemption'].map((each) => {
    const all = ofType(each)
    const left = without(all, cards, out, deck)
    return { left, wanted: Math.max(0, MIXED_CARDS - (all.length - left.length)) }
  })
  return (random) => {
    const pool = parts.flatMap(({ left, wanted }) => mix(random, left.slice()).slice(0, wanted))
    return deal(deck, mix(random, pool))
  }
}
const MIXED_CARDS = 3

/** SETUP-11: starting heroes and Reserve were dealt from two different sets. */
function darkPast(t: Compiled, view: View): Dealt<{ past: Record<string, string>; deck: string[] }> {
  const numbers = view.setup.heroes.length === 4 ? [1, 3, 5, 6] : [1, 3, 5]
  const heroes = Object.entries(view.darkPast)
  const known = [...view.darkPastRevealed, ...Object.values(view.darkPast), ...(view.pastDeck ?? [])]
  const unknown = hiddenPast(t, view.setup, known)
  return (random) => {
    const cards = view.setup.secondCrate ? drawPast(unknown, (n) => random.below(n)) : unknown
    const [first, second] = [true, false].map((isStarting) => {
      const pool = cards.filter((card) => numbers.includes(card.number) === isStarting).map(({ id }) => id)
      return mix(random, pool)
    }) as [string[], string[]]
    const past: Record<string, string> = {}
    for (const [hero, card] of heroes) {
      const pool = view.setup.heroes.includes(hero) ? first : second
      past[hero] = card ?? pool.pop() ?? (first.pop() as string)
    }
    const left = [...first, ...second]
    return { past, deck: (view.pastDeck ?? []).map((card) => card ?? (left.pop() as string)) }
  }
}

function faceDown(view: View, geometry: Geometry): Dealt<State['faceDown']> {
  const known = view.faceDown.flatMap((pile) => pile.kinds)
  const left = without(view.faceDownPool, known)
  return (random) => {
    const pool = mix(random, left.slice())
    return view.faceDown.map(({ space, kinds }) => ({
      space: geometry.index.get(space) as number,
      kinds: deal(kinds, pool) as TokenKind[],
    }))
  }
}

function upgradeDeck(t: Compiled, view: View): Dealt<string[]> {
  const { inventory, discard, deck } = view.upgrades
  const held = view.heroes.flatMap((hero) => hero.upgrades)
  const left = without(upgradesOf(t, view.setup).all, inventory, discard, held, deck)
  return (random) => deal(deck, mix(random, left.slice()))
}

/**
 * Deals worlds that agree with the view. What is public is read once, and the worlds share it: lists of a state are
 * replaced, never changed.
 */
export function dealer(t: Compiled, view: View): Dealt<State> {
  const { geometry } = t.maps.get(view.setup.map) as MapTables & { def: MapDef }
  const known = publicState(t, view, geometry)
  const upgrades = upgradeDeck(t, view)
  const sins = sinCards(t, view)
  const tokens = faceDown(view, geometry)
  const apocalypse = apocalypseDeck(t, view)
  const past = darkPast(t, view)
  return (random) => {
    const s = copyState(known)
    s.upgrades.deck = upgrades(random)
    Object.assign(s.sins, sins(random))
    s.random = fastRandom(random)
    s.faceDown = tokens(random)
    s.apocalypse.deck = apocalypse(random)
    const { past: given, deck } = past(random)
    s.darkPast = given
    keepPastDeck(s, deck)
    if (view.ballots)
      s.ballots = view.ballots.cast ? { ...view.ballots.cast } : guessBallots(t, s, geometry, view, random)
    return s
  }
}

/** All that the viewer knows, with nothing where cards are hidden. */
function publicState(t: Compiled, view: View, geometry: Geometry): State {
  const at = (space: string): number => geometry.index.get(space) as number
  const rows = TOKEN_KINDS.map((kind) => [kind, geometry.spaces.map(() => 0)])
  const tokens = Object.fromEntries(rows) as Record<TokenKind, number[]>
  for (const { kind, space, count } of view.tokens) tokens[kind][at(space)] = count
  const figures = t.figures.map(() => WAITING)
  for (const { id, space } of view.monsters) figures[t.figureIndex.get(id) as number] = at(space)
  const pinned = view.monsters.flatMap(({ id, pinned: isPinned }) =>
    isPinned ? [t.figureIndex.get(id) as number] : [],
  )
  for (const id of view.dead) figures[t.figureIndex.get(id) as number] = DEAD
  for (const id of view.gone) figures[t.figureIndex.get(id) as number] = GONE
  return {
    rules: view.rules,
    setup: view.setup,
    random: fastRandom(SAME_EACH_TIME),
    script: null,
    question: view.question,
    decisions: view.decisions,
    ballots: null,
    voteFailed: view.voteFailed,
    over: view.over,
    round: view.round,
    first: view.first,
    heroes: view.heroes.map((hero) => ({
      ...hero,
      space: at(hero.space),
      wounds: hero.wounds.slice(),
      upgrades: hero.upgrades.slice(),
      npcs: hero.npcs.slice(),
    })),
    reserve: view.reserve.slice(),
    figures,
    tokens,
    faceDown: [],
    covered: view.covered.map(({ district, icon }) => ({ space: at(district), icon })),
    altars: view.altars.map(at),
    metro: view.metro.map(({ color, space }) => ({ color, space: at(space) })),
    orbital: view.orbital.map(at),
    npcs: view.npcs.map(({ npc, space }) => ({ npc, space: at(space) })),
    staleInnocents: view.staleInnocents.map(at),
    innocentsOut: view.innocentsOut,
    slots: view.slots.map(at),
    track: view.track,
    apocalypse: {
      cards: view.apocalypse.cards.slice(),
      deck: [],
      known: view.apocalypseKnown,
      seen: view.apocalypseSeen,
      out: view.apocalypse.out.slice(),
    },
    mission: { ...view.mission, marked: view.mission.marked.slice() },
    missionsDone: view.missionsDone.slice(),
    sins: {
      hand: [],
      deck: [],
      discard: view.sins.discard.slice(),
      open: view.sins.open,
      known: view.sins.known.slice(),
      reactions: view.sins.reactions,
      tokens: view.sins.tokens,
      permanent: view.sins.permanent,
    },
    upgrades: {
      deck: [],
      inventory: view.upgrades.inventory.slice(),
      known: view.upgrades.known,
      discard: view.upgrades.discard.slice(),
    },
    darkPast: {},
    darkPastRevealed: view.darkPastRevealed.slice(),
    used: view.used.slice(),
    forbids: view.forbids.map((forbid) => ({ ...forbid })),
    ...(view.asleep && { asleep: view.asleep.map((each) => ({ ...each })) }),
    ...(pinned.length > 0 && { pinned }),
    ...(view.marks && { marks: view.marks.map((each) => ({ ...each, space: at(each.space) })) }),
    turn: view.turn && { ...view.turn, dropped: view.turn.dropped.slice() },
    roundFacts: { ...view.roundFacts },
    stack: framesOf(view.underway),
  }
}

/** Somebody has voted, and the viewer does not know who or what. */
function guessBallots(t: Compiled, s: State, geometry: Geometry, view: View, random: Random): State['ballots'] {
  const city = t.maps.get(s.setup.map) as MapTables
  const g: Game = { s, t, city, map: geometry, log: null }
  const pending = pendingOf(g)
  if (!pending) return null
  const ballots: Partial<Record<HeroSeat, string>> = {}
  const seats = mix(random, askedSeats(g, pending).slice()) as HeroSeat[]
  for (const seat of seats.slice(0, view.ballots?.count ?? 0)) {
    ballots[seat] = pending.options[random.below(pending.options.length)]?.id as string
  }
  return ballots
}
