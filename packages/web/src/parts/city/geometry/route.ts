import { DIRECTIONS, type Direction, STEP } from './outline.ts'
import { type CityPlan, HALF_STREET, type SpacePlan } from './plan.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** How far from its corner a way enters a block: between the houses and the sign. */
const CORNER = HALF_STREET + 21

/** One step from the middle of a space to the middle of the next: over the crosswalk, or in at the block's corner. */
export function stepRoute(plan: CityPlan, from: string, to: string): Point[] {
  const a = plan.byId.get(from)!
  const b = plan.byId.get(to)!
  if (a.kind === 'district' && b.kind === 'street') return stepRoute(plan, to, from).reverse()
  if (a.kind === 'street' && b.kind === 'district') {
    const corner = {
      x: a.x + Math.sign(b.x - a.x) * CORNER,
      y: a.y + Math.sign(b.y - a.y) * CORNER,
    }
    return [{ x: a.x, y: a.y }, corner, { x: corner.x, y: b.y }, { x: b.x, y: b.y }]
  }
  return [
    { x: a.x, y: a.y },
    { x: b.x, y: b.y },
  ]
}

/** Where a step crosses from one space into the next: the crosswalk, or the block's corner. */
export function borderOf(plan: CityPlan, from: string, to: string): Point {
  const a = plan.byId.get(from)!
  const b = plan.byId.get(to)!
  if (a.kind === b.kind) return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const [street, district] = a.kind === 'street' ? [a, b] : [b, a]
  return {
    x: street.x + Math.sign(district.x - street.x) * HALF_STREET,
    y: street.y + Math.sign(district.y - street.y) * HALF_STREET,
  }
}

/** Are the two spaces joined on the board? Otherwise a step between them goes underground, or by another power. */
export function isJoined(plan: CityPlan, from: string, to: string): boolean {
  const a = plan.byId.get(from)!
  const b = plan.byId.get(to)!
  if (a.kind === 'district' && b.kind === 'district') return false
  if (a.kind === 'street' && b.kind === 'street') {
    return DIRECTIONS.some(
      (d) => a.arms.includes(d) && a.column + STEP[d][0] === b.column && a.row + STEP[d][1] === b.row,
    )
  }
  const [street, district] = (a.kind === 'street' ? [a, b] : [b, a]) as [SpacePlan, SpacePlan]
  return Math.abs(street.x - district.x) <= 210 && Math.abs(street.y - district.y) <= 210
}

/** The board as a grid: its rows from north to south, Streets and Districts in turn, each from west to east. */
export function gridRows(plan: CityPlan): SpacePlan[][] {
  const rows = new Map<number, SpacePlan[]>()
  for (const space of [...plan.spaces].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.get(space.y)
    if (row) row.push(space)
    else rows.set(space.y, [space])
  }
  return [...rows.values()]
}

/**
 * The space that an arrow key goes to: along its row, or the nearest of the next row. Between two that are equally
 * near, a Street goes to the east and a District to the west, so that two steps down end in the same column.
 */
export function towards(plan: CityPlan, from: string, direction: Direction): string | null {
  const rows = gridRows(plan)
  const here = plan.byId.get(from)!
  const [dx, dy] = STEP[direction]
  const row = rows.findIndex((spaces) => spaces.includes(here))
  if (dx) return rows[row]![rows[row]!.indexOf(here) + dx]?.id ?? null
  const lean = here.kind === 'street' ? 1 : -1
  const cost = ({ x }: SpacePlan): number => Math.abs(x - (here.x + lean))
  return rows[row + dy]?.reduce((best, each) => (cost(each) < cost(best) ? each : best)).id ?? null
}
