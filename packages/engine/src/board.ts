import type { FormDef, HeroDef, MissionDef, StoryDef } from './box.ts'
import type { MapTables } from './compiled.ts'
import type { Hazard, MonsterKind, Option, Seat, TokenKind } from './contract.ts'
import type { Game } from './kernel.ts'
import { anyOf } from './modifiers.ts'
import { DEAD, type Forbid, GONE, type Hero } from './state.ts'

/** What can be read off the board. Nothing here changes anything. */

/** COMP-1: how many physical tokens of each kind there are. */
export const SUPPLY: Readonly<Record<TokenKind, number>> = {
  fire: 10,
  corruption: 10,
  pentagram: 6,
  nest: 6,
  extraTurn: 6,
  innocent: 6,
}
export const REACTION_TOKENS = 7
/** MOVE-1 */
export const MOVE_SPACES = 2
/** story-break-altar: so many Skill results of one roll. */
export const ALTAR_PRICE = 2
/** WOUND-2 */
export const FATAL_WOUNDS = 5
/** CORR-1 */
export const MOST_CORRUPTION = 7
/** APOC-1 */
export const TRACK_END = 7
/** SETUP-8 */
export const INVENTORY_SIZE = 5

export const heroNumber = (g: Game): number => g.s.heroes.length
export const heroAt = (g: Game, place: number): Hero => g.s.heroes[place] as Hero
export const formOf = (g: Game, hero: Hero): FormDef => g.t.forms.get(hero.form) as FormDef
export const heroDef = (g: Game, id: string): HeroDef => g.t.heroes.get(id) as HeroDef
export const seatOf = (g: Game, place: number): Seat => heroAt(g, place).seat
export const spaceId = (g: Game, space: number): string => g.map.spaces[space] as string
/** -1 if the map does not have it. */
export const spaceIndex = (g: Game, id: string): number => g.map.index.get(id) ?? -1
export const isDistrict = (g: Game, space: number): boolean => space < g.map.districts
export const isStreet = (g: Game, space: number): boolean => space >= g.map.districts
export const mapOf = (g: Game): MapTables => g.city
export const startSpace = (g: Game): number => mapOf(g).start
export const storyOf = (g: Game): StoryDef => g.t.chosen?.story ?? (g.t.stories.get(g.s.setup.story) as StoryDef)
export const missionOf = (g: Game): MissionDef => g.t.missions.get(g.s.mission.id) as MissionDef
export const isPreview = (g: Game): boolean => g.s.setup.edition === 'preview'

/** A hero is present until his death has been settled; a dead one still lies where he fell. */
export const isStanding = (g: Game, place: number, hero: string): boolean => {
  const at = heroAt(g, place)
  return at.hero === hero && !at.dead
}

export const placeOf = (g: Game, hero: string): number => g.s.heroes.findIndex((each) => each.hero === hero)

export function hasHero(g: Game, space: number): boolean {
  for (const hero of g.s.heroes) if (hero.space === space && !hero.dead) return true
  return false
}

export function heroesIn(g: Game, space: number): number[] {
  const places: number[] = []
  for (let place = 0; place < g.s.heroes.length; place++) {
    const hero = heroAt(g, place)
    if (hero.space === space && !hero.dead) places.push(place)
  }
  return places
}

/** Places in turn order from the current hero, or from the first hero outside turns (ORD-9). */
export function inTurnOrder(g: Game): number[] {
  const from = g.s.turn ? g.s.turn.place : g.s.first
  return g.s.heroes.map((_, i) => (from + i) % g.s.heroes.length)
}

export function isAlone(g: Game, place: number): boolean {
  const { space } = heroAt(g, place)
  for (let other = 0; other < g.s.heroes.length; other++) {
    if (other !== place && heroAt(g, other).space === space && !heroAt(g, other).dead) return false
  }
  return true
}

export function hasMonster(g: Game, space: number): boolean {
  return g.s.figures.includes(space)
}

export function monstersIn(g: Game, space: number): number[] {
  const { figures } = g.s
  const found: number[] = []
  for (let i = 0; i < figures.length; i++) if (figures[i] === space) found.push(i)
  return found
}

export function countMonsters(g: Game, space: number): number {
  let n = 0
  for (const at of g.s.figures) if (at === space) n++
  return n
}

export function monstersOnBoard(g: Game): number[] {
  const found: number[] = []
  for (let i = 0; i < g.s.figures.length; i++) if ((g.s.figures[i] as number) >= 0) found.push(i)
  return found
}

export const figureId = (g: Game, figure: number): string => (g.t.figures[figure] as { id: string }).id
export const figureIndex = (g: Game, id: string): number => g.t.figureIndex.get(id) ?? -1
export const kindOf = (g: Game, figure: number): MonsterKind => (g.t.figures[figure] as { kind: MonsterKind }).kind
export const figureAt = (g: Game, figure: number): number => g.s.figures[figure] as number

/** `pin`: it makes no step until the reset. */
export const isPinned = (g: Game, figure: number): boolean => g.s.pinned?.includes(figure) === true

/** No monster's step leads there (`closed-space`). */
export const isClosed = (g: Game, space: number): boolean =>
  g.t.hooks.closedSpace.length > 0 && anyOf(g, 'closedSpace', space)

/** The first of each group of equal figures: same kind, same space, pinned or not. Hell Club members and the fallen are all different. */
export function distinct(g: Game, figures: readonly number[]): number[] {
  const found: number[] = []
  for (const figure of figures) {
    const kind = kindOf(g, figure)
    const twin =
      kind !== 'hell-club' &&
      kind !== 'fallen' &&
      found.some(
        (other) =>
          kindOf(g, other) === kind &&
          figureAt(g, other) === figureAt(g, figure) &&
          isPinned(g, other) === isPinned(g, figure),
      )
    if (!twin) found.push(figure)
  }
  return found
}

/** The dead figure of a kind with the lowest number, or -1. */
export function firstIn(g: Game, kind: MonsterKind, zone: number): number {
  for (let i = 0; i < g.s.figures.length; i++) if (g.s.figures[i] === zone && kindOf(g, i) === kind) return i
  return -1
}

export function deadKinds(g: Game): MonsterKind[] {
  const kinds: MonsterKind[] = []
  for (let i = 0; i < g.s.figures.length; i++) {
    if (g.s.figures[i] === DEAD && !kinds.includes(kindOf(g, i))) kinds.push(kindOf(g, i))
  }
  return kinds
}

export const isGone = (g: Game, figure: number): boolean => figureAt(g, figure) === GONE

/** Tokens of a kind that count in a space: physical face-up ones and printed ones. */
export function tokensIn(g: Game, kind: Hazard, space: number): number {
  return (g.s.tokens[kind][space] as number) + (g.map.printed[kind][space] as number)
}

export const physicalIn = (g: Game, kind: TokenKind, space: number): number => g.s.tokens[kind][space] as number

/** More or fewer physical tokens of a kind in a space. */
export function addTokens(g: Game, kind: TokenKind, space: number, count: number): void {
  g.s.tokens[kind] = g.s.tokens[kind].with(space, physicalIn(g, kind, space) + count)
}

export function onBoard(g: Game, kind: TokenKind): number {
  let n = 0
  for (const count of g.s.tokens[kind]) n += count
  return n
}

export function faceDownIn(g: Game, space: number): readonly TokenKind[] {
  for (const pile of g.s.faceDown) if (pile.space === space) return pile.kinds
  return []
}

/** COMP-2: what is left to place or to take. */
export function supplyOf(g: Game, kind: TokenKind): number {
  let used = onBoard(g, kind)
  for (const pile of g.s.faceDown) for (const each of pile.kinds) if (each === kind) used++
  if (kind === 'extraTurn') for (const hero of g.s.heroes) used += hero.extraTurns
  if (kind === 'innocent') {
    used += g.s.innocentsOut
    for (const hero of g.s.heroes) used += hero.innocents
  }
  return SUPPLY[kind] - used
}

/** MOVE-1 distance, Metro never counted. */
export const distance = (g: Game, from: number, to: number): number =>
  (g.map.distance[from] as Uint8Array)[to] as number
export const isWithin = (g: Game, from: number, to: number, steps: number): boolean => distance(g, from, to) <= steps
export const neighbours = (g: Game, space: number): readonly number[] => g.map.next[space] as readonly number[]

/** MOVE-3: where the Metro leads from here. */
export function metroFrom(g: Game, space: number): number[] {
  const ends: number[] = []
  for (const here of g.s.metro) {
    if (here.space !== space) continue
    for (const there of g.s.metro) if (there.color === here.color && there.space !== space) ends.push(there.space)
  }
  return ends
}

/** END-2: how many more monsters the Nests of a space take. */
export function freeNests(g: Game, space: number): number {
  return Math.max(0, tokensIn(g, 'nest', space) - countMonsters(g, space))
}

export function unblockedNests(g: Game): number[] {
  const spaces: number[] = []
  for (let space = 0; space < g.map.spaces.length; space++) if (freeNests(g, space) > 0) spaces.push(space)
  return spaces
}

/** Icons of a District that no token covers, as indexes. */
export function uncoveredIcons(g: Game, space: number): number[] {
  const icons = g.map.cityActions[space] as readonly string[]
  const open: number[] = []
  for (let i = 0; i < icons.length; i++) {
    if (!g.s.covered.some((c) => c.space === space && c.icon === i)) open.push(i)
  }
  return open
}

export function isForbidden(g: Game, place: number, what: Forbid['what']): boolean {
  for (const forbid of g.s.forbids) if (forbid.place === place && forbid.what === what) return true
  return false
}

/** Does this Upgrade of his have no text in force: by its own sleep, or by a text that makes all of his sleep? */
export function isAsleep(g: Game, place: number, card: string): boolean {
  if (g.s.asleep) for (const each of g.s.asleep) if (each.card === card) return true
  return g.t.hooks.upgradesAsleep.length > 0 && anyOf(g, 'upgradesAsleep', place)
}

/** COMP-7: does a token of this key lie in the space? */
export function isMarked(g: Game, key: string, space: number): boolean {
  if (g.s.marks) for (const each of g.s.marks) if (each.space === space && each.key === key) return true
  return false
}

/** The spaces in which one lies. */
export const markedSpaces = (g: Game, key: string): number[] =>
  (g.s.marks ?? []).filter((each) => each.key === key).map(({ space }) => space)

/** "Once a round": until the reset. */
export function markUsed(g: Game, id: string): void {
  if (!isUsed(g, id)) g.s.used = [...g.s.used, id]
}

export const isUsed = (g: Game, id: string): boolean => g.s.used.includes(id)

/**
 * Options that name a space are the same objects whenever they are offered on this map: no strings are built for them.
 * A row holds those of one use ("move") and one thing ("acolyte-1"), by space.
 */
export function sharedRow(g: Game, use: string, what: string): Option[] {
  const { shared } = mapOf(g)
  let rows = shared.get(use)
  if (!rows) {
    rows = new Map()
    shared.set(use, rows)
  }
  let row = rows.get(what)
  if (!row) {
    row = []
    rows.set(what, row)
  }
  return row
}

export function sharedOption(row: Option[], g: Game, space: number, make: (space: string) => Option): Option {
  const known = row[space]
  if (known) return known
  const option = Object.freeze(make(spaceId(g, space)))
  row[space] = option
  return option
}
