import { effect } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { GameStore } from '../../model/store.ts'

/** So long after a question has changed a press counts only if the hand has moved since. */
export const GUARD = 350
/** What lies ready when it is asked is taken by a key that was pressed for it. */
export const READY = 600
/** A finger or a mouse may tremble this far. */
const TREMBLE = 6
/** Here a press answers. */
const ANSWERS = '.dock, .stage, .vote, .c-cells, .c-figures, .table-screen__heroes'

export interface Pressed {
  readonly x: number
  readonly y: number
  readonly at: number
}

/**
 * Whoever presses twice at one place must not answer what has just taken the place of the first. `last`: where the
 * hand was when the question changed, and when that was.
 */
export const isMeant = (press: Pressed, last: Pressed): boolean =>
  press.at - last.at > GUARD || !(Math.hypot(press.x - last.x, press.y - last.y) <= TREMBLE)

/** A key that is held down, or comes too soon after the question, does not take what lies ready. */
export const isFreshKey = (event: { readonly repeat: boolean }, at: number, asked: number): boolean =>
  !event.repeat && at - asked > READY

/** Time counts from when a question can be seen: with the second frame the first one has been drawn. */
function afterPicture(call: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(call))
}

export interface Guard {
  /** Stops a press that may not count. */
  press(event: MouseEvent): void
  isFresh(event: KeyboardEvent): boolean
}

/** Nothing changes its meaning under the pointer. */
export function useGuard(store: GameStore): Guard {
  const hand = useRef({ x: Number.NaN, y: Number.NaN })
  const last = useRef<Pressed>({ ...hand.current, at: Number.NEGATIVE_INFINITY })
  const key = useRef('')
  // At once, and not when the picture is drawn, as effects of components are: else a press comes before it.
  useLayoutEffect(
    () =>
      effect(() => {
        // What is narrowed down puts other answers in the same places.
        const now = `${store.question.value?.id} ${store.narrowed.value?.join()}`
        if (key.current === now) return
        key.current = now
        const seen = { ...hand.current, at: Number.POSITIVE_INFINITY }
        last.current = seen
        afterPicture(() => {
          if (last.current === seen) last.current = { ...seen, at: performance.now() }
        })
      }),
    [store],
  )
  useEffect(() => {
    const moved = ({ clientX: x, clientY: y }: PointerEvent) => {
      hand.current = { x, y }
    }
    const how = { capture: true, passive: true }
    addEventListener('pointerdown', moved, how)
    addEventListener('pointermove', moved, how)
    return () => {
      removeEventListener('pointerdown', moved, how)
      removeEventListener('pointermove', moved, how)
    }
  }, [])
  return useMemo(
    () => ({
      press: (event) => {
        const { clientX: x, clientY: y, detail, target } = event
        // A key that presses a button has no place, and the focus is where somebody has put it.
        if (detail === 0 || !(target as Element).closest(ANSWERS)) return
        if (isMeant({ x, y, at: performance.now() }, last.current)) return
        event.preventDefault()
        event.stopPropagation()
      },
      isFresh: (event) => isFreshKey(event, performance.now(), last.current.at),
    }),
    [store],
  )
}
