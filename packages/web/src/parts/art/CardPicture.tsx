import type { JSX } from 'preact'
import { Picture } from './Picture.tsx'
import type { CardSubject, HeroSubject } from './protocol.ts'

/** Widths that card pictures are painted at: a strip, a hand, a card to be read. */
const WIDTHS = [72, 160, 320] as const

export type CardPainting = CardSubject | Pick<HeroSubject, 'what' | 'form' | 'class'>

export interface CardPictureProps {
  readonly of: CardPainting
  /** How wide it is shown, in CSS pixels. */
  readonly size: number
  /** What stands for a picture that nobody has drawn. */
  readonly otherwise: JSX.Element
}

/** The picture of a card; a hero's card shows him as he came. Fills its place. */
export function CardPicture({ of, size, otherwise }: CardPictureProps): JSX.Element {
  const w = WIDTHS.find((width) => width >= size) ?? 320
  const subject = of.what === 'hero' ? ({ ...of, state: {}, cut: 'whole' } as const) : of
  return <Picture wish={{ subject, w, h: of.what === 'hero' ? w : w * 0.75 }} otherwise={otherwise} />
}
