import './portrait.css'
import type { HeroState } from '@haven/art'
import type { HeroClass } from '@haven/engine'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import type { IconName } from '../../base/icons/names.ts'
import { catalogue } from '../../base/words.ts'
import { Picture } from './Picture.tsx'
import { sizeFor } from './pictures.ts'

const CLASS_ICONS = {
  leader: 'megaphone',
  shooter: 'crosshair',
  bruiser: 'fist',
  fixer: 'wrench',
} as const satisfies Readonly<Record<string, IconName>>

export interface PortraitProps {
  readonly form: string
  readonly class: HeroClass
  readonly state?: HeroState
  /** How wide it is shown, in CSS pixels. */
  readonly size: number
  /** An arch on its base, or the face alone in a circle. */
  readonly shape?: 'arch' | 'round'
  readonly isInPlay?: boolean
  /** What it says when it is pointed at. */
  readonly inspect?: string
}

/** Height of the arch by its width. */
const ARCH = 1.18
/** From this width on all of the drawing is seen. */
const WHOLE = 120

/** The face of a hero as it is now; until it is painted, the base and the icon of the class. Its words stand beside it. */
export function Portrait(props: PortraitProps): JSX.Element {
  const { form, class: of, state = {}, size, shape = 'arch', isInPlay = false, inspect } = props
  const w = sizeFor(size)
  const cut = size >= WHOLE ? 'whole' : shape === 'round' ? 'face' : 'arch'
  const h = cut === 'arch' ? Math.round(w * ARCH) : w
  return (
    <span
      class="portrait"
      data-inspect={inspect}
      data-class={of}
      data-shape={shape}
      data-dead={state.dead ? '' : undefined}
      data-fallen={state.fallen ? '' : undefined}
      data-waiting={state.waiting ? '' : undefined}
      aria-hidden="true"
    >
      <Icon name={CLASS_ICONS[of]} class="portrait__face" />
      <span class="portrait__base" />
      <Picture
        wish={{ subject: { what: 'hero', form, class: of, state, cut }, w, h, isInPlay }}
        name={catalogue.name(form)}
      />
    </span>
  )
}
