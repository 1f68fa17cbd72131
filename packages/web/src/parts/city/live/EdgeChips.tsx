import type { JSX } from 'preact'
import type { CityPlan } from '../geometry/plan.ts'
import { bounded, type Camera, type Size } from './camera.ts'
import type { Weight } from './Highlights.tsx'

export interface EdgeChipsProps {
  readonly plan: CityPlan
  readonly camera: Camera
  /** The free part of the board, and where it begins. */
  readonly window: Size
  readonly left: number
  readonly top: number
  readonly targets: ReadonlyMap<string, Weight>
  /** The short name of a space. */
  readonly nameOf: (space: string) => string
  readonly go: (camera: Camera) => void
}

const ROOM = { w: 104, h: 34 }

/** What can be chosen and is out of sight has a chip at the edge where it lies: a press goes there. */
export function EdgeChips(props: EdgeChipsProps): JSX.Element | null {
  const { plan, camera, window, left, top, targets, nameOf, go } = props
  const taken: { readonly x: number; readonly y: number }[] = []
  const chips = [...targets.keys()].flatMap((id) => {
    const space = plan.byId.get(id)
    if (!space) return []
    const x = (space.x - camera.x) * camera.k
    const y = (space.y - camera.y) * camera.k
    if (x >= 0 && y >= 0 && x <= window.w && y <= window.h) return []
    const at = {
      x: Math.min(Math.max(x, ROOM.w / 2), window.w - ROOM.w / 2),
      y: Math.min(Math.max(y, ROOM.h / 2), window.h - ROOM.h / 2),
    }
    // Two that lie behind each other share a place: the first one leads there.
    if (taken.some((each) => Math.abs(each.x - at.x) < ROOM.w && Math.abs(each.y - at.y) < ROOM.h)) return []
    taken.push(at)
    return [{ id, space, at }]
  })
  if (chips.length === 0) return null
  return (
    <div class="c-edge" aria-hidden="true">
      {chips.map(({ id, space, at }) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          class="c-edge-chip"
          data-chip={id}
          style={{ left: `${left + at.x}px`, top: `${top + at.y}px` }}
          onClick={() => {
            const { k } = camera
            go(bounded(plan, { x: space.x - window.w / k / 2, y: space.y - window.h / k / 2, k }, window))
          }}
        >
          {nameOf(id)}
        </button>
      ))}
    </div>
  )
}
