import { useEffect, useRef } from 'preact/hooks'

/** So long after a question has changed a press counts only if the hand has moved since. */
export const GUARD = 350
/** A finger or a mouse may tremble this far. */
const TREMBLE = 6

export interface Pressed {
  readonly x: number
  readonly y: number
  readonly at: number
}

/**
 * Whoever presses twice at one place must not answer what has just taken the place of the first. `last`: the press
 * before the question changed, and when that was.
 */
export const isMeant = (press: Pressed, last: Pressed): boolean =>
  press.at - last.at > GUARD || !(Math.hypot(press.x - last.x, press.y - last.y) <= TREMBLE)

/** Nothing changes its meaning under the pointer: gives whether a press counts. */
export function useGuard(question: string | undefined): (event: MouseEvent) => boolean {
  const changed = useRef({ question, last: { x: Number.NaN, y: Number.NaN, at: Number.NEGATIVE_INFINITY } })
  const pressed = useRef({ x: Number.NaN, y: Number.NaN })
  if (changed.current.question !== question) {
    changed.current = { question, last: { ...pressed.current, at: performance.now() } }
  }
  useEffect(() => {
    const down = ({ clientX: x, clientY: y }: PointerEvent) => {
      pressed.current = { x, y }
    }
    addEventListener('pointerdown', down, { capture: true, passive: true })
    return () => removeEventListener('pointerdown', down, { capture: true })
  }, [])
  // A key that presses a button has no place, and the focus is where somebody has put it.
  return ({ clientX: x, clientY: y, detail }) =>
    detail === 0 || isMeant({ x, y, at: performance.now() }, changed.current.last)
}
