import './faces.css'
import type { HeroClass } from '@haven/engine'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../../base/icons/Icon.tsx'
import { Picture } from '../art/Picture.tsx'
import { heroLine } from '../art/pictures.ts'
import { iconOf } from '../cards/card-icons.ts'

const SIDE = 160
const MOST_TEARS = 4

interface DeathFaceProps {
  readonly form: string
  readonly class: HeroClass
  /** The how many-eth to die. */
  readonly death: number
}

/** The print tears, its light goes out, chalk draws itself round who stood there, and a marker is put down. */
export function DeathFace({ form, class: of, death }: DeathFaceProps): JSX.Element {
  const [line, setLine] = useState<string | null>(null)
  useEffect(() => void heroLine(form).then(setLine), [form])
  const wish = (state: object) => ({
    subject: { what: 'hero', form, class: of, state, cut: 'whole' } as const,
    w: SIDE,
    h: SIDE,
    isInPlay: true,
  })
  return (
    <div class="death-face" data-class={of}>
      <Icon name={iconOf(form, 'hero')} />
      <span class="death-face__print">
        <Picture wish={wish({ wounds: MOST_TEARS - 1 })} />
      </span>
      <span class="death-face__torn">
        <Picture wish={wish({ wounds: MOST_TEARS })} />
      </span>
      <span class="death-face__dark" />
      {line !== null && (
        <svg viewBox="0 0 320 320" aria-hidden="true" focusable="false">
          <path class="death-face__line" d={line} pathLength={1} />
          <path class="death-face__street" d={line} />
        </svg>
      )}
      <span class="death-face__chalk">
        <Picture wish={wish({ dead: death })} />
      </span>
    </div>
  )
}
