import { type Direction, STEP } from './outline.ts'
import { type DistrictPlan, HALF_STREET, type SpacePlan, type StreetPlan } from './plan.ts'

/**
 * Which part of a space holds what. Heroes stand on the crossing, monsters in one arm, tokens in another, printed
 * tokens keep a place of their own; in a District there are rows on the plaza. Pieces shrink together until they fit,
 * and few pieces are drawn larger, so that a lone figure is seen from afar.
 */
export interface Size {
  readonly w: number
  readonly h: number
}

export const HERO_CELL: Size = { w: 46, h: 62 }
export const MONSTER_CELL: Size = { w: 41, h: 48 }
export const TOKEN_CELL: Size = { w: 44, h: 44 }
/** Half the side of a printed token's plate. */
export const DECAL_HALF = { street: 21, district: 18 } as const

export interface Spot {
  /** Middle of the cell. */
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Pieces<T> {
  readonly heroes: readonly T[]
  readonly monsters: readonly T[]
  readonly tokens: readonly T[]
}

export interface Zone {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** Pieces gather at this side of the zone. */
  readonly towards: readonly [number, number]
}

interface Line {
  w: number
  h: number
  readonly cells: number[]
}

/** Few pieces may be large; a crowd starts at its natural size and shrinks. */
function firstScale(count: number): number {
  if (count <= 2) return 1.42
  return count <= 4 ? 1.2 : 1
}

const SHRINK = 0.97

function linesOf(cells: readonly Size[], scale: number, width: number): Line[] {
  const lines: Line[] = []
  cells.forEach((cell, i) => {
    let line = lines.at(-1)
    if (!line || line.w + cell.w * scale > width) {
      line = { w: 0, h: 0, cells: [] }
      lines.push(line)
    }
    line.cells.push(i)
    line.w += cell.w * scale
    line.h = Math.max(line.h, cell.h * scale)
  })
  return lines
}

/** Lays lines under one another, each in the middle, its cells on a common ground. */
function settle(
  lines: readonly Line[],
  cells: readonly Size[],
  scale: number,
  middle: number,
  top: number,
  into: Spot[],
): number {
  let y = top
  for (const line of lines) {
    let x = middle - line.w / 2
    for (const i of line.cells) {
      const { w, h } = cells[i]!
      into[i] = { x: x + (w * scale) / 2, y: y + line.h - (h * scale) / 2, scale }
      x += w * scale
    }
    y += line.h
  }
  return y
}

export function packZone(cells: readonly Size[], zone: Zone): Spot[] {
  const spots: Spot[] = []
  if (cells.length === 0) return spots
  for (let scale = firstScale(cells.length); ; scale *= SHRINK) {
    const lines = linesOf(cells, scale, zone.w)
    const w = Math.max(...lines.map((line) => line.w))
    const h = lines.reduce((sum, line) => sum + line.h, 0)
    if (w > zone.w || h > zone.h) continue
    const [dx, dy] = zone.towards
    settle(lines, cells, scale, zone.x + (dx * (zone.w - w)) / 2, zone.y + (dy * (zone.h - h)) / 2 - h / 2, spots)
    return spots
  }
}

const opposite: Readonly<Record<Direction, Direction>> = { N: 'S', S: 'N', E: 'W', W: 'E' }

/** Of a T the bar holds the pieces and the stem the printed tokens; of a plus the arms to the north and the south. */
function roles({ arms }: StreetPlan): { monsters: Direction; tokens: Direction; stem: Direction | null } {
  if (arms.length === 4) return { monsters: 'N', tokens: 'S', stem: null }
  const stem = arms.length === 3 ? arms.find((arm) => !arms.includes(opposite[arm]))! : null
  const [first, second] = arms.filter((arm) => arm !== stem) as [Direction, Direction]
  return { monsters: first, tokens: second, stem }
}

const CROSSING = { w: 120, h: 126 }
const ARM_LENGTH = 122
/** With a printed token at its far end, an L's arm has less room. */
const SHORT_ARM = 80

function armZone(street: StreetPlan, arm: Direction, length: number): Zone {
  const [dx, dy] = STEP[arm]
  const along = HALF_STREET + 2 + length / 2
  return {
    x: street.x + dx * along,
    y: street.y + dy * along,
    w: dx ? length : 120,
    h: dx ? 120 : length,
    towards: [-dx, -dy],
  }
}

export function streetZones(street: StreetPlan): { heroes: Zone; monsters: Zone; tokens: Zone } {
  const { monsters, tokens } = roles(street)
  const isShort = street.arms.length === 2 && street.printed.length > 0
  return {
    heroes: { x: street.x, y: street.y, ...CROSSING, towards: [0, 0] },
    monsters: armZone(street, monsters, ARM_LENGTH),
    tokens: armZone(street, tokens, isShort ? SHORT_ARM : ARM_LENGTH),
  }
}

/** The plaza of a District: what lies between its sign and its City Actions. */
export const PLAZA = { half: 108, top: -50, bottom: 94 } as const
const DECAL_COLUMN = 42

function packPlaza(district: DistrictPlan, pieces: Pieces<Size>): Pieces<Spot> {
  const rows = [pieces.monsters, pieces.heroes, pieces.tokens] as const
  const spots: [Spot[], Spot[], Spot[]] = [[], [], []]
  const height = PLAZA.bottom - PLAZA.top
  const indent = district.printed.length > 0 ? DECAL_COLUMN : 0
  const widths = [2 * PLAZA.half, 2 * PLAZA.half, 2 * PLAZA.half - indent]
  const count = rows.reduce((sum, row) => sum + row.length, 0)
  for (let scale = firstScale(count); ; scale *= SHRINK) {
    const lines = rows.map((cells, k) => linesOf(cells, scale, widths[k]!))
    const h = lines.flat().reduce((sum, line) => sum + line.h, 0)
    if (h > height || lines.some((row, k) => row.some((line) => line.w > widths[k]!))) continue
    // What is left of the height goes between the rows, tokens at the front.
    const gap = (height - h) / (rows.filter((cells) => cells.length > 0).length + 1)
    let y = district.y + PLAZA.top
    rows.forEach((cells, k) => {
      if (cells.length === 0) return
      const middle = district.x + (k === 2 ? indent / 2 : 0)
      y = settle(lines[k]!, cells, scale, middle, y + gap, spots[k]!)
    })
    // With a printed token in the corner, the last row keeps to the ground beside it.
    if (indent > 0 && rows[2].length > 0) {
      const low = Math.max(...spots[2].map((spot, i) => spot.y + (rows[2][i]!.h * scale) / 2))
      const down = district.y + PLAZA.bottom - low
      spots[2] = spots[2].map((spot) => ({ ...spot, y: spot.y + down }))
    }
    return { monsters: spots[0], heroes: spots[1], tokens: spots[2] }
  }
}

export function packSpace(space: SpacePlan, pieces: Pieces<Size>): Pieces<Spot> {
  if (space.kind === 'district') return packPlaza(space, pieces)
  const zones = streetZones(space)
  return {
    heroes: packZone(pieces.heroes, zones.heroes),
    monsters: packZone(pieces.monsters, zones.monsters),
    tokens: packZone(pieces.tokens, zones.tokens),
  }
}

/** Where the printed tokens of a space lie: they never move. */
export function decalSpots(space: SpacePlan): { readonly x: number; readonly y: number }[] {
  if (space.kind === 'district') {
    const x = space.x - PLAZA.half + DECAL_HALF.district
    const y = space.y + PLAZA.bottom - DECAL_HALF.district
    return space.printed.map((_, i) => ({ x, y: y - i * 2 * DECAL_HALF.district }))
  }
  const { tokens, stem } = roles(space)
  const isL = space.arms.length === 2
  return space.printed.map((_, i) => {
    const arm = isL ? tokens : (stem ?? (i % 2 === 0 ? 'E' : 'W'))
    const along = isL ? 172 : HALF_STREET + 36
    // On an arm of its own a token lies on either side of the middle line in turn.
    const side = (stem ? i % 2 : Math.floor(i / 2) % 2) === 0 ? -34 : 34
    const [dx, dy] = STEP[arm]
    return dx ? { x: space.x + dx * along, y: space.y + side } : { x: space.x + side, y: space.y + dy * along }
  })
}
