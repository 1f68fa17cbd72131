import type { JSX } from 'preact'

interface PlateProps {
  readonly tone: 'round' | 'level' | 'gold' | 'mission' | 'sin'
  readonly title: string
  readonly text?: string
  /** Of the Apocalypse track: its heat. */
  readonly level?: number
}

/** A plate over the city: a round, a level, a mission. The caption says it aloud. */
export function Plate({ tone, title, text, level }: PlateProps): JSX.Element {
  return (
    <>
      {tone === 'level' && <div class="film__sweep" />}
      <div class="film-plate" data-tone={tone} data-level={level} aria-hidden="true">
        <p class="film-plate__title">{title}</p>
        {text !== undefined && <p class="film-plate__text">{text}</p>}
      </div>
    </>
  )
}
