import { INVENTORY_SIZE, storyOf } from './board.ts'
import type { DarkPastDef, HeroClass, MapDef, SinDef, StoryDef } from './box.ts'
import type { Compiled, MapTables } from './compiled.ts'
import { EDITIONS, type HeroSeat, type Npc, TOKEN_KINDS, type TokenKind } from './contract.ts'
import { darkPastOf, hasCrate, pastDeck, upgradesOf } from './crate.ts'
import { act, ask, type Frame, type Game, procedure, START } from './kernel.ts'
import { without } from './lists.ts'
import { takeUpgrade } from './procedures/city.ts'
import { drawSinCards } from './procedures/sin-cards.ts'
import { keyedRandom, type Random, type RandomState, shuffle } from './random/random.ts'
import { RuleError } from './refusals.ts'
import { DEAD, type Hero, keepPastDeck, type Setup, type State, WAITING } from './state.ts'

/** SETUP. From wishes to a resolved set-up, and from that to the first question. */

export type Wish<T extends string> = T | 'random'

/** What the players want; `"random"` anywhere, and what is left out is drawn or the default. */
export interface SetupWishes {
  readonly edition?: Wish<'final' | 'preview'>
  readonly sin?: string
  readonly acolytes?: string
  readonly story?: string
  readonly map?: string
  readonly heroPlayers: number
  readonly heroes?: readonly string[] | 'random'
  readonly team?: readonly string[] | 'random'
  readonly power?: boolean
  readonly storyAid?: boolean
  readonly dice?: 'normal' | 'merciless'
  /** `second-crate`; off unless told. */
  readonly secondCrate?: boolean
}

/** SETUP-2: heroes in play by number of Hero players, and how many each runs. */
export const HEROES_IN_PLAY: Readonly<Record<number, number>> = { 1: 3, 2: 4, 3: 3, 4: 4 }
/** COMP-5 */
export const TEAM: Readonly<Record<HeroClass, number>> = { leader: 1, fixer: 2, shooter: 2, bruiser: 2 }
const SETUP_FIELDS = [
  'edition',
  'sin',
  'acolytes',
  'story',
  'map',
  'heroPlayers',
  'heroes',
  'team',
  'power',
  'storyAid',
  'dice',
  'secondCrate',
]

function fail(rule: string, field: string, problem: string, value?: string | number): never {
  throw new RuleError('impossible-setup', rule, {
    field,
    problem,
    ...(value !== undefined && { value }),
  })
}

const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)] as T

function oneOf(
  wish: unknown,
  known: Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>,
  field: string,
  random: Random,
  among = [...known.keys()],
): string {
  if (wish === undefined || wish === 'random') {
    if (among.length === 0) fail('SETUP-3', field, 'none-fits')
    return pick(random, among)
  }
  if (typeof wish !== 'string') throw new RuleError('wrong-type', 'SETUP-3', { field: `setup.${field}` })
  if (!known.has(wish)) throw new RuleError('unknown-id', 'SETUP-3', { field: `setup.${field}`, id: wish })
  return wish
}

function drawTeam(t: Compiled, random: Random, fixed: readonly string[]): string[] {
  const team: string[] = []
  for (const [heroClass, wanted] of Object.entries(TEAM)) {
    const all = [...t.heroes.values()].filter((hero) => hero.class === heroClass).map((hero) => hero.id)
    const chosen = all.filter((id) => fixed.includes(id))
    const rest = all.filter((id) => !fixed.includes(id))
    if (chosen.length + rest.length <= wanted) chosen.push(...rest.splice(0))
    while (chosen.length < wanted && rest.length > 0) chosen.push(...rest.splice(random.below(rest.length), 1))
    team.push(...chosen)
  }
  return team
}

function checkTeam(t: Compiled, team: readonly string[]): void {
  if (new Set(team).size !== team.length) fail('COMP-5', 'team', 'hero-twice')
  for (const [heroClass, wanted] of Object.entries(TEAM)) {
    const count = team.filter((id) => t.heroes.get(id)?.class === heroClass).length
    if (count !== wanted) fail('COMP-5', 'team', `needs-${wanted}-${heroClass}`, count)
  }
}

function idList(t: Compiled, wish: unknown, field: string): string[] {
  if (!Array.isArray(wish)) throw new RuleError('wrong-type', 'SETUP-3', { field: `setup.${field}` })
  for (const id of wish) {
    if (typeof id !== 'string' || !t.heroes.has(id)) {
      throw new RuleError('unknown-id', 'SETUP-3', { field: `setup.${field}`, id: String(id) })
    }
  }
  return [...wish] as string[]
}

function flag(wish: unknown, field: string, usual = true): boolean {
  if (wish === undefined) return usual
  if (typeof wish !== 'boolean') throw new RuleError('wrong-type', 'SETUP-3', { field: `setup.${field}` })
  return wish
}

/** SETUP-3: each choice is checked, what is left open is drawn. Throws a RuleError that names the field. */
export function resolveSetup(t: Compiled, wishes: SetupWishes, random: Random): Setup {
  if (typeof wishes !== 'object' || wishes === null) throw new RuleError('not-an-object', 'SETUP-3', { field: 'setup' })
  for (const field of Object.keys(wishes)) {
    if (!SETUP_FIELDS.includes(field)) throw new RuleError('unknown-field', 'SETUP-3', { field: `setup.${field}` })
  }
  const { heroPlayers } = wishes
  if (typeof heroPlayers !== 'number') throw new RuleError('wrong-type', 'SETUP-1', { field: 'setup.heroPlayers' })
  const heroNumber = HEROES_IN_PLAY[heroPlayers]
  if (heroNumber === undefined) fail('SETUP-1', 'heroPlayers', 'one-to-four', heroPlayers)
  const edition = wishes.edition === 'random' ? pick(random, EDITIONS) : (wishes.edition ?? 'final')
  if (!EDITIONS.includes(edition)) throw new RuleError('unknown-id', 'SETUP-3', { field: 'setup.edition', id: edition })
  const dice = wishes.dice ?? 'normal'
  if (dice !== 'normal' && dice !== 'merciless') {
    throw new RuleError('unknown-id', 'SETUP-3', { field: 'setup.dice', id: String(dice) })
  }
  const sin = oneOf(wishes.sin, t.sins, 'sin', random)
  const acolytes = oneOf(wishes.acolytes, t.acolytes, 'acolytes', random)
  const wantsStory = wishes.story !== undefined && wishes.story !== 'random'
  const maps = [...t.maps.values()]
    .filter(({ def }) => !wantsStory || def.story === wishes.story)
    .map(({ def }) => def.id)
  if (wantsStory) oneOf(wishes.story, t.stories, 'story', random)
  const map = oneOf(wishes.map, t.maps, 'map', random, maps)
  const story = (t.maps.get(map) as { def: MapDef }).def.story
  if (wantsStory && story !== wishes.story) fail('SETUP-3', 'map', 'of-another-story', map)

  const wantsHeroes = wishes.heroes !== undefined && wishes.heroes !== 'random'
  const wantsTeam = wishes.team !== undefined && wishes.team !== 'random'
  const starting = wantsHeroes ? idList(t, wishes.heroes, 'heroes') : []
  const team = wantsTeam ? idList(t, wishes.team, 'team') : drawTeam(t, random, starting)
  const heroes = wantsHeroes ? starting : []
  if (new Set(heroes).size !== heroes.length) fail('SETUP-3', 'heroes', 'hero-twice')
  for (const hero of heroes) if (!team.includes(hero)) fail('COMP-5', 'heroes', 'outside-the-team', hero)
  checkTeam(t, team)
  if (wantsHeroes && heroes.length !== heroNumber) fail('SETUP-2', 'heroes', `needs-${heroNumber}`, heroes.length)
  const left = team.filter((id) => !heroes.includes(id))
  while (heroes.length < heroNumber) heroes.push(...left.splice(random.below(left.length), 1))

  return {
    edition,
    sin,
    acolytes,
    story,
    map,
    heroPlayers,
    heroes,
    team,
    power: flag(wishes.power, 'power'),
    storyAid: flag(wishes.storyAid, 'storyAid'),
    dice,
    ...(wantsCrate(t, wishes) && { secondCrate: true as const }),
  }
}

function wantsCrate(t: Compiled, { secondCrate }: SetupWishes): boolean {
  if (!flag(secondCrate, 'secondCrate', false)) return false
  if (!hasCrate(t)) fail('SETUP-3', 'secondCrate', 'no-crate')
  return true
}

/** SETUP-2, SETUP-12: heroes of one player sit side by side. */
export function seatOfPlace(heroPlayers: number, place: number): HeroSeat {
  const each = (HEROES_IN_PLAY[heroPlayers] as number) / heroPlayers
  return `hero${Math.floor(place / each) + 1}` as HeroSeat
}

export function newHero(hero: string, seat: HeroSeat, space: number): Hero {
  return {
    hero,
    form: hero,
    seat,
    space,
    corruption: 1,
    wounds: [],
    dead: false,
    turns: 2,
    extraTurns: 0,
    cityAction: true,
    upgrades: [],
    npcs: [],
    innocents: 0,
    freshInnocents: 0,
  }
}

/** story-shuffle: the face-down tokens are mixed and laid out again, as many in each space as the map says. */
function layFaceDown(def: MapDef, index: ReadonlyMap<string, number>, random: RandomState): State['faceDown'] {
  const piles = new Map<number, number>()
  const pool: TokenKind[] = []
  for (const { kind, space, count, faceDown } of def.tokens) {
    if (!faceDown) continue
    const at = index.get(space) as number
    piles.set(at, (piles.get(at) ?? 0) + count)
    for (let i = 0; i < count; i++) pool.push(kind)
  }
  shuffle(random, 'tokens', pool)
  return [...piles].map(([space, count]) => ({ space, kinds: pool.splice(0, count) }))
}

/** SETUP-5: the deck of the story's type; the finale mixes three of each. */
function apocalypseDeck(t: Compiled, type: string, random: RandomState): string[] {
  const ofType = (wanted: string) => {
    const cards = [...t.apocalypse.values()].filter((card) => card.type === wanted).map((card) => card.id)
    shuffle(random, 'apocalypse', cards)
    return cards
  }
  if (type !== 'mixed') return ofType(type)
  const deck = ['terror', 'corruption', 'redemption'].flatMap((each) => ofType(each).slice(0, MIXED_CARDS))
  shuffle(random, 'apocalypse', deck)
  return deck
}
const MIXED_CARDS = 3

/** SETUP-10: figures on the map, in the dead pile, or not yet in play. */
function placeFigures(t: Compiled, def: MapDef, index: ReadonlyMap<string, number>): number[] {
  const figures = t.figures.map(() => WAITING)
  const takeFirst = (kind: string, to: number) => {
    const figure = t.figures.findIndex((each, i) => each.kind === kind && figures[i] === WAITING)
    if (figure >= 0) figures[figure] = to
  }
  for (const { kind, space } of def.monsters) takeFirst(kind, index.get(space) as number)
  for (const [kind, count] of Object.entries(def.deadPile)) for (let i = 0; i < count; i++) takeFirst(kind, DEAD)
  return figures
}

export function createState(t: Compiled, setup: Setup, seed: string): State {
  const { def, geometry, start } = t.maps.get(setup.map) as MapTables
  const at = (space: string): number => geometry.index.get(space) as number
  const random = keyedRandom(seed)
  const zeros = () => geometry.spaces.map(() => 0)
  const tokens = Object.fromEntries(TOKEN_KINDS.map((kind) => [kind, zeros()])) as Record<TokenKind, number[]>
  for (const { kind, space, count, faceDown } of def.tokens) {
    const row = tokens[kind]
    if (!faceDown) row[at(space)] = (row[at(space)] as number) + count
  }
  const story = t.stories.get(setup.story) as StoryDef
  const sinDeck = (t.sins.get(setup.sin) as SinDef).cards.flatMap(
    (card) => Array(card.copies).fill(card.id) as string[],
  )
  shuffle(random, 'sins', sinDeck)
  const upgrades = upgradesOf(t, setup)
  const upgradeDeck = upgrades.all
  shuffle(random, 'upgrades', upgradeDeck)
  upgradeDeck.length = upgrades.size
  const H = setup.heroes.length
  return {
    rules: t.version,
    setup,
    random,
    script: null,
    question: 0,
    decisions: 0,
    ballots: null,
    voteFailed: false,
    over: null,
    round: 0,
    first: 0,
    heroes: setup.heroes.map((hero, place) => newHero(hero, seatOfPlace(setup.heroPlayers, place), start)),
    reserve: setup.team.filter((hero) => !setup.heroes.includes(hero)),
    figures: placeFigures(t, def, geometry.index),
    tokens,
    faceDown: layFaceDown(def, geometry.index, random),
    covered: [],
    altars: def.altars.map(at),
    metro: def.metro.map(({ color, space }) => ({ color, space: at(space) })),
    orbital: def.orbital.map(at),
    npcs: def.npcs.map(({ kind, space }) => ({ npc: kind as Npc, space: at(space) })),
    staleInnocents: [],
    innocentsOut: 0,
    slots: [],
    track: 0,
    apocalypse: { cards: [], deck: apocalypseDeck(t, story.type, random), known: 0, seen: 0, out: [] },
    mission: { id: (story.missions[0] as { id: string }).id, progress: 0, count: 0, done: false, marked: [] },
    missionsDone: [],
    sins: { hand: [], deck: sinDeck, discard: [], open: null, known: [], reactions: H, tokens: H, permanent: H },
    upgrades: { deck: upgradeDeck, inventory: upgradeDeck.splice(0, INVENTORY_SIZE), known: 0, discard: [] },
    darkPast: {},
    darkPastRevealed: [],
    ...(setup.secondCrate && story.darkPast && { pastDeck: pastDeck(t, setup, random) }),
    used: [],
    forbids: [],
    turn: null,
    roundFacts: { kills: 0, progress: 0, heroDied: false },
    stack: [{ proc: 'game', step: START }],
  }
}

/** SETUP-9 */
export const openingHand = (g: Game): number => (g.s.setup.edition === 'preview' ? g.s.heroes.length : OPENING_HAND)
const OPENING_HAND = 5

export interface AidFrame extends Frame {
  readonly proc: 'setUp'
  place?: number
}

/** SETUP-11: which Dark Past cards go to the starting heroes. */
const STARTING_PAST = [1, 3, 5]
const STARTING_PAST_FOUR = [1, 3, 5, 6]

function pastFor(g: Game, starting: boolean): DarkPastDef[] {
  const numbers = g.s.heroes.length === 4 ? STARTING_PAST_FOUR : STARTING_PAST
  const given = Object.values(g.s.darkPast)
  const { pastDeck: drawn } = g.s
  return darkPastOf(g.t, g.s.setup).filter(
    (card) =>
      numbers.includes(card.number) === starting &&
      !given.includes(card.id) &&
      (drawn === undefined || drawn.includes(card.id)),
  )
}

/** Starting heroes first, in turn order, then the Reserve. */
function nextWithoutPast(g: Game): { hero: string; starting: boolean } | null {
  for (const { hero } of g.s.heroes) if (!g.s.darkPast[hero]) return { hero, starting: true }
  for (const hero of g.s.reserve) if (!g.s.darkPast[hero]) return { hero, starting: false }
  return null
}

const givesPast = (g: Game): boolean =>
  storyOf(g).darkPast && darkPastOf(g.t, g.s.setup).length >= g.s.setup.team.length && nextWithoutPast(g) !== null

export const setUp = procedure<AidFrame>([
  act('start', (g) => {
    const { setup } = g.s
    const { story, map, sin, acolytes, heroes } = setup
    g.log?.({ event: 'gameStarted', story, map, sin, acolytes, heroes })
    drawSinCards(g, openingHand(g), 'SETUP-9')
  }),
  ask({
    name: 'dark-past',
    ask: 'dark-past',
    rule: 'SETUP-11',
    when: givesPast,
    seat: () => 'sins',
    subject: (g) => ({ hero: nextWithoutPast(g)?.hero as string }),
    options: (g) => {
      const { hero, starting } = nextWithoutPast(g) as { hero: string; starting: boolean }
      return pastFor(g, starting).map(({ id }) => ({ id: `${id}>${hero}`, card: id, hero }))
    },
    answer: (g, _, option) => {
      const hero = option.hero as string
      g.s.darkPast = { ...g.s.darkPast, [hero]: option.card as string }
      if (g.s.pastDeck) keepPastDeck(g.s, without(g.s.pastDeck, option.card as string))
      g.log?.({ event: 'darkPastGiven', hero, secret: { to: 'sins', card: option.card as string } })
      return 'again'
    },
  }),
  // story-aid: with four heroes each starts with a card, in turn order
  act(
    'aid',
    (g, f) => {
      const place = f.place ?? 0
      f.place = place + 1
      takeUpgrade(g, place, 'story-aid')
      return 'again'
    },
    (g, f) => g.s.setup.storyAid && g.s.heroes.length === 4 && (f.place ?? 0) < g.s.heroes.length,
  ),
])
