import { useEffect, useRef } from 'preact/hooks'

/** So long after a question has changed a press counts only if the hand has moved since. */
const GUARD = 350
/** A finger or a mouse may tremble this far. */
const TREMBLE = 6

/**
 * Whoever presses twice at one place must not answer what has just taken the place of the first: nothing changes its
 * meaning under the pointer. Gives whether a press counts.
 */
export function useGuard(question: string | undefined): (event: MouseEvent) => boolean {
  const changed = useRef({ question, at: Number.NEGATIVE_INFINITY, x: Number.NaN, y: Number.NaN })
  const pressed = useRef({ x: Number.NaN, y: Number.NaN })
  if (changed.current.question !== question) {
    changed.current = { question, at: performance.now(), ...pressed.current }
  }
  useEffect(() => {
    const down = ({ clientX: x, clientY: y }: PointerEvent) => {
      pressed.current = { x, y }
    }
    addEventListener('pointerdown', down, { capture: true, passive: true })
    return () => removeEventListener('pointerdown', down, { capture: true })
  }, [])
  return ({ clientX, clientY, detail }) => {
    const { at, x, y } = changed.current
    // A key that presses a button has no place, and the focus is where somebody has put it.
    if (detail === 0 || performance.now() - at > GUARD) return true
    return !(Math.hypot(clientX - x, clientY - y) <= TREMBLE)
  }
}
