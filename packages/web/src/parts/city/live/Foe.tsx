import type { MonsterKind } from '@haven/engine'
import type { JSX } from 'preact'
import { FIGURE_SHAPE, figureWish, lightOfFigure } from '../../art/figures.ts'
import { usePicture } from '../../art/usePicture.ts'
import { TOKEN_LOOKS } from './looks.ts'
import type { BoardToken } from './model.ts'
import { RANK_PIPS } from './ranks.ts'

/** How wide a figure is painted: enough for a map that is near. */
const PAINTED = 160
/** How wide its frame is on the board, and how deep below the middle of its cell it stands. */
const WIDTH = 60
const GROUND = 15.5
/** Its feet are at 240 of a frame that goes from -66 to 271. */
const FEET = (240 + 66) / 337

const dots = (count: number): string =>
  Array.from({ length: count }, (_, i) => `M${(i - (count - 1) / 2) * 5.2} 0h0`).join('')

/** The painted figure, its feet on the ground; what else stands there if nobody has drawn it. */
export function Painted(props: {
  readonly id: string
  readonly width?: number
  readonly otherwise: JSX.Element
  readonly base: JSX.Element
}): JSX.Element {
  const { id, width = WIDTH, otherwise, base } = props
  const { now, isMissing } = usePicture(figureWish(id, PAINTED))
  if (isMissing) return otherwise
  const h = width * FIGURE_SHAPE
  return (
    <>
      {base}
      {now && <image class="art-piece" href={now} x={-width / 2} y={GROUND - h * FEET} width={width} height={h} />}
    </>
  )
}

/** What a monster stands on: a dark plate in its light, with the pips of its rank on its edge. */
export function Plinth({ kind, figure }: { readonly kind: MonsterKind; readonly figure: string }): JSX.Element {
  const light = lightOfFigure(kind, figure)
  return (
    <>
      <ellipse cx="1.5" cy="18.5" rx="20" ry="6.5" fill="#000" opacity=".6" />
      <ellipse cy="17" rx="17.5" ry="6" fill="#0b0e13" stroke="#05070a" stroke-width="4" />
      <ellipse cy="17" rx="17.5" ry="6" fill="#10141b" stroke={light} stroke-width="1.6" />
      <path
        d={dots(RANK_PIPS[kind])}
        transform="translate(0 20.4)"
        stroke={light}
        stroke-width="3.2"
        stroke-linecap="round"
      />
    </>
  )
}

/** What a small figure stands on: light for those who help, dark for what hurts. */
export function Spot({ kind }: { readonly kind: BoardToken }): JSX.Element {
  const { colour, isFriendly } = TOKEN_LOOKS[kind]
  return (
    <>
      <ellipse cx="1.5" cy="17.5" rx="17" ry="6" fill="#000" opacity=".55" />
      <ellipse cy="16" rx="14" ry="5" fill={isFriendly ? colour : '#10141b'} stroke="#05070a" stroke-width="3" />
      <ellipse
        cy="16"
        rx="14"
        ry="5"
        fill={isFriendly ? colour : '#10141b'}
        stroke={isFriendly ? '#fff' : colour}
        stroke-width="1.4"
      />
    </>
  )
}
