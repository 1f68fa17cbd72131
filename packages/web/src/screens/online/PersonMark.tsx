import type { JSX } from 'preact'

const COLOURS = 10
const SHAPES = ['disc', 'square', 'diamond', 'triangle'] as const

/** A colour and a shape beside a name: of `MARKS` people no two have both in common. Nothing is told by it alone. */
export function PersonMark({ mark }: { readonly mark: number | null }): JSX.Element | null {
  if (mark === null) return null
  const shape = SHAPES[(mark + Math.floor(mark / (2 * COLOURS))) % SHAPES.length]
  return <span class="person-mark" data-colour={mark % COLOURS} data-shape={shape} aria-hidden="true" />
}
