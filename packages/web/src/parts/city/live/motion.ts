import type { CityPlan } from '../geometry/plan.ts'
import { isJoined, stepRoute } from '../geometry/route.ts'
import type { Placed } from './placing.ts'
import { transformOf } from './placing.ts'

export interface Moving {
  readonly plan: CityPlan
  readonly before: ReadonlyMap<string, Placed>
  readonly now: readonly Placed[]
  /** Milliseconds of a step; 0 for none. */
  readonly ms: number
  readonly isCalm: boolean
}

/** Figures walk along the street, new pieces pop up. Only transform and opacity change; nothing waits for it. */
export function move(root: Element, { plan, before, now, ms, isCalm }: Moving): void {
  if (ms <= 0 || before.size === 0) return
  for (const piece of now) {
    const old = before.get(piece.key)
    if (old && transformOf(old.spot) === transformOf(piece.spot) && countOf(old) === countOf(piece)) continue
    const element = root.querySelector(`[data-piece="${CSS.escape(piece.key)}"]`)
    if (!element) continue
    if (isCalm) {
      if (!old || old.space !== piece.space) element.animate({ opacity: [0, 1] }, { duration: 120 })
    } else if (!old || (countOf(old) !== countOf(piece) && old.space === piece.space)) {
      pop(element, piece, old ? 1.3 : 0.2, ms)
    } else walk(element, plan, old, piece, ms)
  }
}

const countOf = (piece: Placed): number =>
  piece.what === 'token' ? piece.token.count : piece.what === 'monster' ? piece.monster.ids.length : 1

function pop(element: Element, { spot }: Placed, from: number, ms: number): void {
  element.animate(
    { transform: [transformOf({ ...spot, scale: spot.scale * from }), transformOf(spot)] },
    { duration: ms, easing: 'cubic-bezier(.2,1.6,.4,1)' },
  )
}

/** Further than this nobody walks: it is another power. */
const MOST_STEPS = 2

/** The spaces of a shortest way, both ends among them; null where there is none of so few steps. */
export function wayBetween(plan: CityPlan, from: string, to: string, most = MOST_STEPS): readonly string[] | null {
  if (from === to) return [from]
  if (most === 0) return null
  if (isJoined(plan, from, to)) return [from, to]
  let best: readonly string[] | null = null
  for (const { id } of plan.spaces) {
    if (id === from || !isJoined(plan, from, id)) continue
    const rest = wayBetween(plan, id, to, (best?.length ?? most + 1) - 2)
    if (rest) best = [from, ...rest]
  }
  return best
}

function walk(element: Element, plan: CityPlan, old: Placed, piece: Placed, ms: number): void {
  const way = wayBetween(plan, old.space, piece.space)
  if (!way) {
    element.animate({ opacity: [0, 1] }, { duration: ms, easing: 'ease-out' })
    return
  }
  const steps = Math.max(1, way.length - 1)
  const between = way.slice(1).flatMap((space, i) => stepRoute(plan, way[i] as string, space).slice(1))
  const stops = [old.spot, ...between.slice(0, -1).map(({ x, y }) => ({ x, y, scale: piece.spot.scale })), piece.spot]
  element.animate({ transform: stops.map(transformOf) }, { duration: ms * steps, easing: 'cubic-bezier(.25,.8,.3,1)' })
}
