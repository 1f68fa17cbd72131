import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { hold, isBust, keyOf, MISSING, picture, type Wish } from './pictures.ts'

export interface Shown {
  readonly now: string | null
  /** What is fading out under it. */
  readonly before: string | null
  /** Nobody has drawn it: something else stands for it. */
  readonly isMissing: boolean
  /** It stands for a hero nobody has drawn: his initial is set on it. */
  readonly isBust: boolean
  /** The fade is over. */
  readonly settle: () => void
}

/** The picture that is wished for; until it is painted, the one of before. */
export function usePicture(wish: Wish): Shown {
  const key = keyOf(wish)
  const { value: painted } = picture(key, wish)
  const shown = useRef<{ now: string | null; before: string | null }>({ now: null, before: null })
  const [, redraw] = useState(0)
  useLayoutEffect(() => hold(key), [key])
  const isMissing = painted === MISSING
  if (painted !== null && !isMissing && painted !== shown.current.now) {
    shown.current = { now: painted, before: shown.current.now }
  }
  return {
    ...(isMissing ? { now: null, before: null } : shown.current),
    isMissing,
    isBust: isBust(key),
    settle: () => {
      shown.current = { ...shown.current, before: null }
      redraw((n) => n + 1)
    },
  }
}
