import './figure.css'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import type { IconName } from '../../base/icons/names.ts'
import { figureWish } from './figures.ts'
import { sizeFor } from './pictures.ts'
import { usePicture } from './usePicture.ts'

export interface FigureProps {
  /** Whose drawing. */
  readonly of: string
  /** How wide it is shown, in CSS pixels. */
  readonly size: number
  /** What stands for a figure that nobody has drawn. */
  readonly icon: IconName
}

/** A monster as it stands on the board, beside words about it. Says nothing itself. */
export function Figure({ of, size, icon }: FigureProps): JSX.Element {
  const { now, isMissing } = usePicture(figureWish(of, sizeFor(size), false))
  if (isMissing) return <Icon name={icon} class="figure" />
  return (
    <i class="figure" style={{ '--figure-size': `${size}px` }} aria-hidden="true">
      {now && <img src={now} alt="" decoding="async" draggable={false} />}
    </i>
  )
}
