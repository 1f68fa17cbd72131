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
    } else if (old.space !== piece.space && !isJoined(plan, old.space, piece.space)) {
      element.animate({ opacity: [0, 1] }, { duration: ms, easing: 'ease-out' })
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

function walk(element: Element, plan: CityPlan, old: Placed, piece: Placed, ms: number): void {
  const way = old.space === piece.space ? [] : stepRoute(plan, old.space, piece.space).slice(1, -1)
  const stops = [old.spot, ...way.map(({ x, y }) => ({ x, y, scale: piece.spot.scale })), piece.spot]
  element.animate({ transform: stops.map(transformOf) }, { duration: ms, easing: 'cubic-bezier(.25,.8,.3,1)' })
}
