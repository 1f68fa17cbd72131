import type { Box, MapDef, SinDef } from './box.ts'
import { type HeroSeat, TOKEN_KINDS, type TokenKind } from './contract.ts'
import type { Geometry } from './geometry.ts'
import { askedSeats, type Game, pendingOf } from './kernel.ts'
import { fastRandom, type Random } from './random/random.ts'
import { DEAD, GONE, type State, WAITING } from './state.ts'
import type { MapTables, Tables } from './tables.ts'
import type { Hidden, View } from './view.ts'

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

function sinCards(t: Tables, view: View, random: Random): { hand: string[]; deck: string[] } {
  const { hand, deck, discard, open, known } = view.sins
  const all = (t.sins.get(view.setup.sin) as SinDef).cards.flatMap(
    (card) => Array(card.copies).fill(card.id) as string[],
  )
  const pool = mix(random, without(all, discard, [open], deck, hand.includes(null) ? known : hand))
  if (!hand.includes(null)) return { hand: hand as string[], deck: deal(deck, pool) }
  // Which of the hidden cards are the known ones cannot be told: they lie among the others.
  const held = mix(random, [...known, ...pool.splice(0, hand.length - known.length)])
  return { hand: held, deck: deal(deck, pool) }
}

function apocalypseDeck(t: Tables, view: View, random: Random): string[] {
  const { cards, out, deck } = view.apocalypse
  const { type } = t.stories.get(view.setup.story) as Box['stories'][number]
  const ofType = (wanted: string) =>
    [...t.apocalypse.values()].filter((card) => card.type === wanted).map(({ id }) => id)
  if (type !== 'mixed') return deal(deck, mix(random, without(ofType(type), cards, out, deck)))
  const pool = ['terror', 'corruption', 'redemption'].flatMap((each) => {
    const all = ofType(each)
    const left = without(all, cards, out, deck)
    const placed = all.length - left.length
    return mix(random, left).slice(0, Math.max(0, MIXED_CARDS - placed))
  })
  return deal(deck, mix(random, pool))
}
const MIXED_CARDS = 3

/** SETUP-11: starting heroes and Reserve were dealt from two different sets. */
function darkPast(t: Tables, view: View, random: Random): Record<string, string> {
  const past: Record<string, string> = {}
  const numbers = view.setup.heroes.length === 4 ? [1, 3, 5, 6] : [1, 3, 5]
  const known = Object.values(view.darkPast)
  const pools = [true, false].map((starting) =>
    mix(
      random,
      without(
        [...t.darkPast.values()].filter((card) => numbers.includes(card.number) === starting).map(({ id }) => id),
        view.darkPastRevealed,
        known,
      ),
    ),
  ) as [string[], string[]]
  for (const [hero, card] of Object.entries(view.darkPast)) {
    const pool = view.setup.heroes.includes(hero) ? pools[0] : pools[1]
    past[hero] = card ?? pool.pop() ?? (pools[0].pop() as string)
  }
  return past
}

function faceDown(view: View, geometry: Geometry, random: Random): State['faceDown'] {
  const known = view.faceDown.flatMap((pile) => pile.kinds)
  const pool = mix(random, without(view.faceDownPool, known))
  return view.faceDown.map(({ space, kinds }) => ({
    space: geometry.index.get(space) as number,
    kinds: deal(kinds, pool) as TokenKind[],
  }))
}

export function resample(t: Tables, view: View, random: Random): State {
  const { geometry } = t.maps.get(view.setup.map) as MapTables & { def: MapDef }
  const at = (space: string): number => geometry.index.get(space) as number
  const rows = TOKEN_KINDS.map((kind) => [kind, geometry.spaces.map(() => 0)])
  const tokens = Object.fromEntries(rows) as Record<TokenKind, number[]>
  for (const { kind, space, count } of view.tokens) tokens[kind][at(space)] = count
  const figures = t.figures.map(() => WAITING)
  for (const { id, space } of view.monsters) figures[t.figureIndex.get(id) as number] = at(space)
  for (const id of view.dead) figures[t.figureIndex.get(id) as number] = DEAD
  for (const id of view.gone) figures[t.figureIndex.get(id) as number] = GONE
  const { inventory, discard, deck } = view.upgrades
  const held = view.heroes.flatMap((hero) => hero.upgrades)
  const upgradePool = mix(random, without([...t.upgrades.keys()], inventory, discard, held, deck))
  const { hand, deck: sinDeck } = sinCards(t, view, random)
  const s: State = {
    rules: view.rules,
    setup: view.setup,
    random: fastRandom(random),
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
    faceDown: faceDown(view, geometry, random),
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
      deck: apocalypseDeck(t, view, random),
      known: view.apocalypseKnown,
      seen: view.apocalypseSeen,
      out: view.apocalypse.out.slice(),
    },
    mission: { ...view.mission, marked: view.mission.marked.slice() },
    missionsDone: view.missionsDone.slice(),
    sins: {
      hand,
      deck: sinDeck,
      discard: view.sins.discard.slice(),
      open: view.sins.open,
      known: view.sins.known.slice(),
      reactions: view.sins.reactions,
      tokens: view.sins.tokens,
      permanent: view.sins.permanent,
    },
    upgrades: {
      deck: deal(deck, upgradePool),
      inventory: inventory.slice(),
      known: view.upgrades.known,
      discard: discard.slice(),
    },
    darkPast: darkPast(t, view, random),
    darkPastRevealed: view.darkPastRevealed.slice(),
    used: view.used.slice(),
    forbids: view.forbids.map((forbid) => ({ ...forbid })),
    turn: view.turn && { ...view.turn, dropped: view.turn.dropped.slice() },
    roundFacts: { ...view.roundFacts },
    stack: view.stack.map((frame) => ({ ...frame })),
  }
  if (view.ballots)
    s.ballots = view.ballots.cast ? { ...view.ballots.cast } : guessBallots(t, s, geometry, view, random)
  return s
}

/** Somebody has voted, and the viewer does not know who or what. */
function guessBallots(t: Tables, s: State, geometry: Geometry, view: View, random: Random): State['ballots'] {
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
