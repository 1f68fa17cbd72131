import './faces.css'
import type { HeroClass } from '@haven/engine'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../../base/icons/Icon.tsx'
import { Picture } from '../art/Picture.tsx'
import { heroLine } from '../art/pictures.ts'
import { iconOf } from '../cards/card-icons.ts'
import { deathFaces, useDeathFaces } from './death-faces.ts'

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
  const faces = deathFaces(form, of, death)
  const isPainted = useDeathFaces(faces)
  return (
    <div class="death-face" data-class={of} data-painted={isPainted}>
      <Icon name={iconOf(form, 'hero')} />
      <span class="death-face__print">
        <Picture wish={faces.print} />
      </span>
      <span class="death-face__torn">
        <Picture wish={faces.torn} />
      </span>
      <span class="death-face__dark" />
      {line !== null && (
        <svg viewBox="0 0 320 320" aria-hidden="true" focusable="false">
          <path class="death-face__line" d={line} pathLength={1} />
          <path class="death-face__street" d={line} />
        </svg>
      )}
      <span class="death-face__chalk">
        <Picture wish={faces.chalk} />
      </span>
    </div>
  )
}
