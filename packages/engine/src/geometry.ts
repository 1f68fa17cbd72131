/**
 * The city of one map, compiled once and shared by every state that plays on it. Spaces are numbers here: Districts in
 * the order of the placed tiles, then Street spaces from north to south and from west to east. Tokens that move or go
 * (Metro, Orbital Strike, exploration tokens) are state, not geometry.
 */
import type { CityAction } from './contract.ts'

export type { CityAction } from './contract.ts'

const CORNERS = ['NW', 'NE', 'SE', 'SW'] as const
const ROTATIONS = [0, 90, 180, 270] as const
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

export type Corner = (typeof CORNERS)[number]
export type PrintedKind = 'fire' | 'corruption' | 'pentagram' | 'nest'

export interface TileDef {
  readonly id: string
  readonly cityActions: readonly CityAction[]
  /** Printed tokens: `C` is the District, the corners are those of the tile before it is turned. */
  readonly permanent: readonly { readonly kind: PrintedKind; readonly at: 'C' | Corner }[]
}

export interface PlacedTile {
  readonly tile: string
  readonly x: number
  readonly y: number
  /** Clockwise. */
  readonly rotation: (typeof ROTATIONS)[number]
}

export interface Geometry {
  /** Ids by index. */
  readonly spaces: readonly string[]
  readonly index: ReadonlyMap<string, number>
  /** How many Districts there are: a space is one if its index is less. */
  readonly districts: number
  /** MOVE-1: the adjacent spaces, ascending. */
  readonly next: readonly (readonly number[])[]
  /** Steps without the Metro; UNREACHABLE over a river. */
  readonly distance: readonly Uint8Array[]
  /** RANGE-9: the other Street spaces in a straight line, ascending; none for a District. */
  readonly sight: readonly (readonly number[])[]
  /** Which group of tiles a space belongs to, counted from 0: a river lies between two groups. */
  readonly group: readonly number[]
  /** How many tokens of a kind are printed on a space. */
  readonly printed: Readonly<Record<PrintedKind, readonly number[]>>
  /** None for a Street space. */
  readonly cityActions: readonly (readonly CityAction[])[]
}

export const UNREACHABLE = 255

interface Street {
  readonly x: number
  readonly y: number
}

export function compileGeometry(tiles: readonly TileDef[], placed: readonly PlacedTile[]): Geometry {
  const defs = checkTiles(tiles, placed)
  const streets = streetsOf(placed)
  const spaces = idsOf(placed, streets)
  const index = new Map(spaces.map((id, i) => [id, i]))
  // The four Street spaces of each tile, in the order of CORNERS as they lie on the board.
  const corners = placed.map(({ x, y }) => cornersOf(x, y).map((street) => index.get(streetId(street.x, street.y))!))

  const next = adjacency(spaces.length, corners)
  const distance = next.map((_, from) => distancesFrom(from, next))
  return {
    spaces,
    index,
    districts: placed.length,
    next,
    distance,
    sight: sightLines(streets, index, next),
    group: groupsOf(distance),
    printed: printedTokens(defs, placed, corners, spaces.length),
    cityActions: spaces.map((_, space) => defs[space]?.cityActions ?? []),
  }
}

const idsOf = (placed: readonly PlacedTile[], streets: readonly Street[]): string[] => [
  ...placed.map(({ tile }) => tile),
  ...streets.map(({ x, y }) => streetId(x, y)),
]

/** The ids alone, in their order; throws where the tiles do not lie as they can. */
export function spacesOf(tiles: readonly TileDef[], placed: readonly PlacedTile[]): string[] {
  checkTiles(tiles, placed)
  return idsOf(placed, streetsOf(placed))
}

function streetId(x: number, y: number): string {
  return `s${x},${y}`
}

/** The definitions of the placed tiles, in their order. */
function checkTiles(tiles: readonly TileDef[], placed: readonly PlacedTile[]): TileDef[] {
  const byId = new Map(tiles.map((def) => [def.id, def]))
  const seen = new Set<string>()
  const places = new Map<string, string>()
  return placed.map(({ tile, x, y, rotation }) => {
    const def = byId.get(tile)
    if (def === undefined) throw new Error(`unknown tile: ${tile}`)
    if (seen.has(tile)) throw new Error(`tile placed twice: ${tile}`)
    seen.add(tile)
    if (!Number.isInteger(x) || !Number.isInteger(y)) throw new Error(`tile ${tile} at no whole place: ${x},${y}`)
    const place = `${x},${y}`
    const other = places.get(place)
    if (other !== undefined) throw new Error(`two tiles at ${place}: ${other} and ${tile}`)
    places.set(place, tile)
    if (!ROTATIONS.includes(rotation)) throw new Error(`bad rotation of tile ${tile}: ${rotation}`)
    return def
  })
}

/** In the order of CORNERS. */
function cornersOf(x: number, y: number): Street[] {
  return [
    { x, y },
    { x: x + 1, y },
    { x: x + 1, y: y + 1 },
    { x, y: y + 1 },
  ]
}

function streetsOf(placed: readonly PlacedTile[]): Street[] {
  const byId = new Map(
    placed.flatMap(({ x, y }) => cornersOf(x, y)).map((street) => [streetId(street.x, street.y), street]),
  )
  return [...byId.values()].sort((a, b) => a.y - b.y || a.x - b.x)
}

/** MOVE-1, MOVE-2. Only a tile joins spaces: two Street spaces without a common tile have a river between them. */
function adjacency(count: number, corners: readonly (readonly number[])[]): number[][] {
  const next = Array.from({ length: count }, () => new Set<number>())
  const join = (a: number, b: number) => {
    next[a]!.add(b)
    next[b]!.add(a)
  }
  corners.forEach((around, district) => {
    around.forEach((street, i) => {
      join(district, street)
      join(street, around[(i + 1) % 4]!)
    })
  })
  return next.map((set) => [...set].sort((a, b) => a - b))
}

function distancesFrom(from: number, next: readonly (readonly number[])[]): Uint8Array {
  const steps = new Uint8Array(next.length).fill(UNREACHABLE)
  steps[from] = 0
  const queue = [from]
  for (const space of queue) {
    for (const to of next[space]!) {
      if (steps[to] !== UNREACHABLE) continue
      steps[to] = steps[space]! + 1
      queue.push(to)
    }
  }
  return steps
}

/** RANGE-2, RANGE-9. A line goes on as long as each Street space is adjacent to the one before. */
function sightLines(
  streets: readonly Street[],
  index: ReadonlyMap<string, number>,
  next: readonly (readonly number[])[],
): number[][] {
  const sight = next.map((): number[] => [])
  for (const { x, y } of streets) {
    const from = index.get(streetId(x, y))!
    for (const [dx, dy] of STEPS) {
      let last = from
      for (let i = 1; ; i++) {
        const to = index.get(streetId(x + i * dx, y + i * dy))
        if (to === undefined || !next[last]!.includes(to)) break
        sight[from]!.push(to)
        last = to
      }
    }
    sight[from]!.sort((a, b) => a - b)
  }
  return sight
}

function groupsOf(distance: readonly Uint8Array[]): number[] {
  const group: number[] = []
  let groups = 0
  distance.forEach((steps, space) => {
    // The lowest space of each group names it, and spaces come in ascending order.
    const first = steps.findIndex((n) => n !== UNREACHABLE)
    group.push(first === space ? groups++ : group[first]!)
  })
  return group
}

function printedTokens(
  defs: readonly TileDef[],
  placed: readonly PlacedTile[],
  corners: readonly (readonly number[])[],
  count: number,
): Record<PrintedKind, number[]> {
  const none = () => Array.from({ length: count }, () => 0)
  const printed = { fire: none(), corruption: none(), pentagram: none(), nest: none() }
  placed.forEach(({ rotation }, district) => {
    for (const { kind, at } of defs[district]!.permanent) {
      const space = at === 'C' ? district : corners[district]![(CORNERS.indexOf(at) + rotation / 90) % 4]!
      printed[kind][space]! += 1
    }
  })
  return printed
}
