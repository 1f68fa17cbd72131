import './poster.css'
import type { JSX } from 'preact'
import { Picture } from './Picture.tsx'

interface PosterProps {
  readonly story: string
  readonly cut: 'poster' | 'banner'
  /** How wide it is shown, in CSS pixels. */
  readonly size: number
  /** What stands for a poster that nobody has drawn. */
  readonly otherwise: JSX.Element
}

/** Widths that posters are painted at, and how high they are then. */
const WIDTHS = [160, 320, 720, 960] as const
const HEIGHTS = { poster: 600 / 400, banner: 440 / 900 } as const

/** The poster of a story, or its banner. Fills its place; its name is set beside it or on a label. */
export function Poster({ story, cut, size, otherwise }: PosterProps): JSX.Element {
  const w = WIDTHS.find((width) => width >= size) ?? 960
  return (
    <span class="story-poster" data-cut={cut} aria-hidden="true">
      <Picture
        wish={{ subject: { what: 'poster', story, cut }, w, h: Math.round(w * HEIGHTS[cut]) }}
        otherwise={otherwise}
      />
    </span>
  )
}
