import { useLayoutEffect, useState } from 'preact/hooks'

/** Where something of the table is on the screen, as the layer of the film counts it. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const layer = (): Element | null => document.querySelector('.film-layer')

export function spotOf(element: Element | null | undefined): Spot | null {
  const root = layer()?.getBoundingClientRect()
  const box = element?.getBoundingClientRect()
  if (!root || !box || box.width === 0) return null
  return {
    x: box.left - root.left + box.width / 2,
    y: box.top - root.top + box.height / 2,
    w: box.width,
    h: box.height,
  }
}

const inCity = (selector: string): Element | null => document.querySelector(`.city ${selector}`)

export const spotOfSpace = (space: string): Spot | null => spotOf(inCity(`[data-space="${CSS.escape(space)}"]`))
export const spotOfPiece = (id: string): Spot | null => spotOf(inCity(`[data-piece="${CSS.escape(id)}"]`))

/**
 * Found when the picture of the scene is drawn, where the layout is made anyway: the city shows the same moment by then,
 * and its figures have not gone on yet.
 */
export function useSpots<T>(find: () => T, key: unknown): T | null {
  const [found, setFound] = useState<{ readonly key: unknown; readonly spots: T } | null>(null)
  useLayoutEffect(() => {
    const waiting = requestAnimationFrame(() => setFound({ key, spots: find() }))
    return () => cancelAnimationFrame(waiting)
  }, [key])
  return found !== null && found.key === key ? found.spots : null
}
