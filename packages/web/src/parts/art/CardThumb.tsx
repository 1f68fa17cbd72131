import './figure.css'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import type { IconName } from '../../base/icons/names.ts'
import { CardPicture } from './CardPicture.tsx'

export interface CardThumbProps {
  /** The card. */
  readonly of: string
  /** How large it is shown, in CSS pixels. */
  readonly w: number
  readonly h: number
  /** What stands for a picture that nobody has drawn. */
  readonly icon: IconName
}

/** The picture of a card in small, beside its name. Says nothing itself. */
export const CardThumb = ({ of, w, h, icon }: CardThumbProps): JSX.Element => (
  <i class="card-thumb" style={{ width: `${w}px`, height: `${h}px` }} aria-hidden="true">
    <CardPicture of={{ what: 'card', id: of }} size={Math.max(w, h / 0.75)} otherwise={<Icon name={icon} />} />
  </i>
)
