import type { CityPlan } from '../geometry/plan.ts'
import { isBetween } from './between.ts'
import { bounded, type Camera, CLOSEST, type Size, zoomAt } from './camera.ts'

/** What gestures work on: the camera as it is now, and a way to set it. */
export interface Steering {
  readonly plan: CityPlan
  camera(): Camera
  window(): Size
  /** Where in the board that window begins. */
  origin(): { readonly x: number; readonly y: number }
  /** The camera that shows the whole map. */
  whole(): Camera
  /** Follows the hand: at once. */
  follow(camera: Camera): void
  /** The hand has let go. */
  settle(): void
  /** Goes there by itself. */
  go(camera: Camera): void
  /** A long press or the second button on what lies there. */
  inspect(target: Element): void
}

/** A finger may tremble this far before a press becomes a drag. */
const SLOP = 7
const LONG_PRESS = 480
const SETTLE = 160
/** So much nearer a finger comes that touches two targets, as long as that is worth a journey. */
const NEARER = 1.8
const LEAST_NEARER = 1.15

interface Finger {
  x: number
  y: number
}

/**
 * Drag, pinch, wheel, double press on the ground, long press. A drag is never taken for a choice, nor is a finger
 * between two targets: it brings them nearer.
 */
export function steer(root: HTMLElement, on: Steering): () => void {
  const fingers = new Map<number, Finger>()
  let travelled = 0
  let pinched = 0
  let quiet: ReturnType<typeof setTimeout> | undefined
  let long: ReturnType<typeof setTimeout> | undefined
  let wasLong = false
  let isFinger = false

  const local = (event: MouseEvent): Finger => {
    const { left, top } = root.getBoundingClientRect()
    const { x, y } = on.origin()
    return { x: event.clientX - left - x, y: event.clientY - top - y }
  }
  const settleSoon = (): void => {
    clearTimeout(quiet)
    quiet = setTimeout(() => on.settle(), SETTLE)
  }
  const least = (): number => on.whole().k * 0.85
  const put = (camera: Camera): void => {
    on.follow(bounded(on.plan, camera, on.window()))
    settleSoon()
  }

  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    fingers.set(event.pointerId, local(event))
    isFinger = event.pointerType === 'touch'
    if (fingers.size === 1) {
      travelled = 0
      wasLong = false
      const target = event.target as Element
      long = setTimeout(() => {
        if (travelled >= SLOP || fingers.size !== 1 || event.pointerType === 'mouse') return
        wasLong = true
        on.inspect(target)
      }, LONG_PRESS)
    } else clearTimeout(long)
    pinched = 0
  }

  const moved = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId)
    if (!finger) return
    const now = local(event)
    const camera = on.camera()
    if (fingers.size === 1) {
      travelled += Math.hypot(now.x - finger.x, now.y - finger.y)
      if (travelled >= SLOP) {
        clearTimeout(long)
        // Taken only when it is a drag: a captured pointer would take the press away from the space.
        if (!root.hasPointerCapture(event.pointerId)) root.setPointerCapture(event.pointerId)
        put({ ...camera, x: camera.x - (now.x - finger.x) / camera.k, y: camera.y - (now.y - finger.y) / camera.k })
        finger.x = now.x
        finger.y = now.y
      }
      return
    }
    finger.x = now.x
    finger.y = now.y
    travelled = SLOP
    const [a, b] = [...fingers.values()] as [Finger, Finger]
    const apart = Math.hypot(a.x - b.x, a.y - b.y)
    if (pinched > 0) put(zoomAt(camera, apart / pinched, (a.x + b.x) / 2, (a.y + b.y) / 2, least()))
    pinched = apart
  }

  const up = (event: PointerEvent): void => {
    clearTimeout(long)
    fingers.delete(event.pointerId)
    pinched = 0
  }

  /** Says whether it went nearer; a key that presses something has no place. */
  const comeNearer = (event: MouseEvent): boolean => {
    const { clientX, clientY, detail, target } = event
    if (!isFinger || detail === 0 || !(target as Element).closest('.c-cells, .c-figures:not(.c-fan)')) return false
    const camera = on.camera()
    if (camera.k * LEAST_NEARER > CLOSEST || !isBetween(clientX, clientY)) return false
    const { x, y } = local(event)
    on.go(bounded(on.plan, zoomAt(camera, NEARER, x, y, least()), on.window()))
    return true
  }

  const click = (event: MouseEvent): void => {
    if (travelled < SLOP && !wasLong && !comeNearer(event)) return
    event.preventDefault()
    event.stopPropagation()
    travelled = 0
    wasLong = false
  }

  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const { x, y } = local(event)
    const lines = event.deltaMode === 1 ? 16 : 1
    put(zoomAt(on.camera(), Math.exp(-event.deltaY * lines * 0.0016), x, y, least()))
  }

  const double = (event: MouseEvent): void => {
    const target = event.target as Element
    if (target.closest('button') || target.getAttribute('data-weight')) return
    const { x, y } = local(event)
    const whole = on.whole()
    const isFar = on.camera().k < whole.k * 1.15
    on.go(isFar ? bounded(on.plan, zoomAt(on.camera(), 2.2, x, y, least()), on.window()) : whole)
  }

  root.addEventListener('pointerdown', down)
  root.addEventListener('pointermove', moved)
  root.addEventListener('pointerup', up)
  root.addEventListener('pointercancel', up)
  root.addEventListener('click', click, { capture: true })
  root.addEventListener('dblclick', double)
  root.addEventListener('wheel', wheel, { passive: false })
  return () => {
    clearTimeout(quiet)
    clearTimeout(long)
    root.removeEventListener('pointerdown', down)
    root.removeEventListener('pointermove', moved)
    root.removeEventListener('pointerup', up)
    root.removeEventListener('pointercancel', up)
    root.removeEventListener('click', click, { capture: true })
    root.removeEventListener('dblclick', double)
    root.removeEventListener('wheel', wheel)
  }
}
