import type { CityAction, MapDef, PrintedKind, Rules } from '@haven/engine'
import { DIRECTIONS, type Direction, districtOutline, STEP, streetOutline, type Vertex } from './outline.ts'

/**
 * The city of one map in drawing units: where each space lies, its shape, its borders, and what lies around it.
 * A tile is a square of 420; a Street space is a plus, a T or an L around a corner of tiles, and its arms end in the
 * middle of the tile sides. Everything follows from the list of tiles; nothing is placed by hand.
 */
export const TILE = 420
export const HALF_STREET = 66
export const ARM = TILE / 2
/** Free water between the two banks of a river. */
const WATER = 150
/** How far the country around the map is drawn. */
export const OUTSKIRTS = 640

export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

interface Place {
  readonly id: string
  /** Its middle: the crossing of a Street space, the middle of a District. */
  readonly x: number
  readonly y: number
  readonly outline: readonly Vertex[]
  readonly box: Rect
  /** Printed tokens, one entry for each. */
  readonly printed: readonly PrintedKind[]
}

export interface StreetPlan extends Place {
  readonly kind: 'street'
  /** On the lattice of tile corners. */
  readonly column: number
  readonly row: number
  /** Painted on the ground: C2. */
  readonly code: string
  readonly arms: readonly Direction[]
}

export interface DistrictPlan extends Place {
  readonly kind: 'district'
  /** The block between the four Streets. */
  readonly block: Rect
  readonly cityActions: readonly CityAction[]
}

export type SpacePlan = StreetPlan | DistrictPlan

/** A crosswalk: the middle of a tile side, where two Street spaces meet. */
export interface Border {
  readonly x: number
  readonly y: number
  readonly across: 'E' | 'S'
}

/** A part of the country without a tile: water, or quarters that nobody enters any more. */
export interface Cell extends Rect {
  readonly column: number
  readonly row: number
  readonly wet: boolean
}

export interface CityPlan {
  readonly map: string
  readonly spaces: readonly SpacePlan[]
  readonly byId: ReadonlyMap<string, SpacePlan>
  readonly streets: readonly StreetPlan[]
  readonly districts: readonly DistrictPlan[]
  readonly borders: readonly Border[]
  readonly cells: readonly Cell[]
  /** All spaces, with the Streets on the outside. */
  readonly bounds: Rect
  readonly start: string
  /** Metro lines in the order of the map: the first is line A. */
  readonly lines: readonly string[]
}

const cellKey = (x: number, y: number): string => `${x},${y}`

export function cityPlan(rules: Rules, map: string): CityPlan {
  const tables = rules.tables.maps.get(map)
  if (!tables) throw new Error(`unknown map: ${map}`)
  const { def, geometry } = tables
  const lattice = latticeOf(def)
  const printedIn = (id: string): PrintedKind[] => {
    const space = geometry.index.get(id)!
    return (Object.keys(geometry.printed) as PrintedKind[]).flatMap((kind) =>
      Array.from({ length: geometry.printed[kind][space]! }, () => kind),
    )
  }
  const districts = def.tiles.map(({ tile, x, y }): DistrictPlan => {
    const block = {
      x: lattice.x(x) + HALF_STREET,
      y: lattice.y(y) + HALF_STREET,
      w: TILE - 2 * HALF_STREET,
      h: TILE - 2 * HALF_STREET,
    }
    return {
      kind: 'district',
      id: tile,
      x: lattice.x(x) + ARM,
      y: lattice.y(y) + ARM,
      block,
      box: block,
      outline: districtOutline(block),
      printed: printedIn(tile),
      cityActions: geometry.cityActions[geometry.index.get(tile)!]!,
    }
  })
  const streets = geometry.spaces.slice(geometry.districts).map((id): StreetPlan => {
    const [column, row] = id.slice(1).split(',').map(Number) as [number, number]
    const arms = DIRECTIONS.filter((d) => lattice.sides(column, row, d).some(([x, y]) => lattice.has(x, y)))
    const x = lattice.x(column)
    const y = lattice.y(row)
    const reach = (d: Direction): number => (arms.includes(d) ? ARM : HALF_STREET)
    return {
      kind: 'street',
      id,
      x,
      y,
      column,
      row,
      code: `${String.fromCharCode(65 + column)}${row + 1}`,
      arms,
      outline: streetOutline({ x, y, arms }, HALF_STREET, ARM),
      box: { x: x - reach('W'), y: y - reach('N'), w: reach('W') + reach('E'), h: reach('N') + reach('S') },
      printed: printedIn(id),
    }
  })
  const spaces = [...districts, ...streets]
  return {
    map,
    spaces,
    byId: new Map(spaces.map((space) => [space.id, space])),
    streets,
    districts,
    borders: streets.flatMap(({ x, y, arms }) =>
      (['E', 'S'] as const)
        .filter((d) => arms.includes(d))
        .map((across) => ({ x: x + STEP[across][0] * ARM, y: y + STEP[across][1] * ARM, across })),
    ),
    cells: cellsAround(lattice, streets),
    bounds: {
      x: -HALF_STREET,
      y: -HALF_STREET,
      w: lattice.x(lattice.columns) + 2 * HALF_STREET,
      h: lattice.y(lattice.rows) + 2 * HALF_STREET,
    },
    start: def.start,
    lines: [...new Set(def.metro.map(({ color }) => color))],
  }
}

interface Lattice {
  readonly columns: number
  readonly rows: number
  readonly has: (x: number, y: number) => boolean
  /** Coordinates of the lines between tiles; the line before the first and that after the last lie far out. */
  readonly x: (column: number) => number
  readonly y: (row: number) => number
  /** The two cells beside the arm of a Street space. */
  readonly sides: (column: number, row: number, arm: Direction) => readonly (readonly [number, number])[]
}

function latticeOf({ tiles }: MapDef): Lattice {
  const places = new Set(tiles.map(({ x, y }) => cellKey(x, y)))
  const columns = Math.max(...tiles.map(({ x }) => x)) + 1
  const rows = Math.max(...tiles.map(({ y }) => y)) + 1
  return {
    columns,
    rows,
    has: (x, y) => places.has(cellKey(x, y)),
    x: axis(columns, (column) => tiles.some(({ x }) => x === column)),
    y: axis(rows, (row) => tiles.some(({ y }) => y === row)),
    sides: (i, j, arm) => {
      if (arm === 'N' || arm === 'S') return [-1, 0].map((k) => [i + k, arm === 'N' ? j - 1 : j] as const)
      return [-1, 0].map((k) => [arm === 'W' ? i - 1 : i, j + k] as const)
    },
  }
}

/** A column or row without any tile is a river: it shrinks to its two banks and the water between them. */
function axis(count: number, isUsed: (i: number) => boolean): (i: number) => number {
  const lines = [0]
  for (let i = 0; i < count; i++) lines.push(lines[i]! + (isUsed(i) ? TILE : 2 * HALF_STREET + WATER))
  return (i) => (i < 0 ? -OUTSKIRTS : i > count ? lines[count]! + OUTSKIRTS : lines[i]!)
}

/** MOVE-2: water lies where two neighbours on the lattice have no tile in common, and in holes; it runs on outwards. */
function cellsAround(lattice: Lattice, streets: readonly StreetPlan[]): Cell[] {
  const { columns, rows, has } = lattice
  const wet = new Set<string>()
  const isStreet = new Set(streets.map(({ column, row }) => cellKey(column, row)))
  for (const { column, row, arms } of streets) {
    for (const d of ['E', 'S'] as const) {
      if (arms.includes(d) || !isStreet.has(cellKey(column + STEP[d][0], row + STEP[d][1]))) continue
      for (const [x, y] of lattice.sides(column, row, d)) wet.add(cellKey(x, y))
    }
  }
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const isHole = DIRECTIONS.every((d) => has(x + STEP[d][0], y + STEP[d][1]))
      if (!has(x, y) && isHole) wet.add(cellKey(x, y))
    }
  }
  for (const key of wet) {
    const [x, y] = key.split(',').map(Number) as [number, number]
    const inColumn = x >= 0 && x < columns
    const inRow = y >= 0 && y < rows
    if (y === rows - 1 && inColumn) wet.add(cellKey(x, rows))
    if (y === 0 && inColumn) wet.add(cellKey(x, -1))
    if (x === columns - 1 && inRow) wet.add(cellKey(columns, y))
    if (x === 0 && inRow) wet.add(cellKey(-1, y))
  }
  const cells: Cell[] = []
  for (let row = -1; row <= rows; row++) {
    for (let column = -1; column <= columns; column++) {
      if (has(column, row)) continue
      const x = lattice.x(column)
      const y = lattice.y(row)
      const w = lattice.x(column + 1) - x
      const h = lattice.y(row + 1) - y
      cells.push({ x, y, w, h, column, row, wet: wet.has(cellKey(column, row)) })
    }
  }
  return cells
}

/** The whole picture: the map and a strip of what surrounds it. */
export function pictureOf(plan: CityPlan, strip = 360): Rect {
  const { x, y, w, h } = plan.bounds
  return { x: x - strip, y: y - strip, w: w + 2 * strip, h: h + 2 * strip }
}
