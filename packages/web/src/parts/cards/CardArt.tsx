import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import type { IconName } from '../../base/icons/names.ts'
import type { Material } from '../../base/theme/palette.ts'
import { type CardPainting, CardPicture } from '../art/CardPicture.tsx'
import { unlessSame } from '../context/unless-same.tsx'
import {
  crack,
  damask,
  fingerprint,
  guilloche,
  HEIGHT,
  paper,
  rays,
  route,
  skyline,
  streets,
  WIDTH,
  weave,
} from './patterns.ts'
import { type Draw, drawsOf } from './seed.ts'

interface Stroke {
  readonly d: string
  /** How it is painted; the sheet says what that looks like on each material. */
  readonly as: 'fine' | 'line' | 'fill' | 'ground' | 'glow'
}

const RECIPES: Readonly<Record<Material, (draw: Draw) => readonly Stroke[]>> = {
  sin: (draw) => [
    { d: rays(draw, 22), as: 'fill' },
    { d: guilloche(draw, 68), as: 'fine' },
    { d: guilloche(draw, 46), as: 'line' },
  ],
  apocalypse: (draw) => [
    { d: crack(draw), as: 'glow' },
    { d: guilloche(draw, 52), as: 'fine' },
    { d: skyline(draw, 142, 46), as: 'ground' },
  ],
  upgrade: (draw) => [
    { d: paper(draw), as: 'fine' },
    { d: guilloche(draw, 56), as: 'line' },
  ],
  past: (draw) => [
    { d: fingerprint(draw), as: 'line' },
    { d: crack(draw), as: 'fine' },
  ],
  club: (draw) => [
    { d: damask(draw), as: 'fill' },
    { d: guilloche(draw, 58), as: 'line' },
  ],
  hero: (draw) => [
    { d: guilloche(draw, 62), as: 'fine' },
    { d: skyline(draw, 128, 58), as: 'fill' },
    { d: skyline(draw, 150, 44), as: 'ground' },
  ],
  mission: (draw) => [
    { d: streets(draw), as: 'fine' },
    { d: route(draw), as: 'glow' },
    { d: guilloche(draw, 44), as: 'line' },
  ],
  acolyte: (draw) => [
    { d: weave(draw), as: 'fine' },
    { d: rays(draw, 9), as: 'fill' },
  ],
}

/** Strokes of a card's picture: the same for the same card, another for any other. */
export const artOf = (id: string, material: Material): readonly Stroke[] => RECIPES[material](drawsOf(id))

interface OrnamentProps {
  readonly id: string
  readonly material: Material
  readonly icon: IconName
}

/** Lines of its own, and an icon in their heart: for backs, and for cards that nobody has drawn. */
const Ornament = unlessSame(({ id, material, icon }: OrnamentProps) => (
  <>
    <svg
      class="card__pattern"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      aria-hidden="true"
    >
      {artOf(id, material).map(({ d, as }, i) => (
        <path key={i} class={`art-${as}`} d={d} />
      ))}
    </svg>
    <Icon name={icon} class="card__icon" />
  </>
))

export interface CardArtProps extends OrnamentProps {
  readonly painting: CardPainting
  /** How wide the card is, in CSS pixels. */
  readonly size: number
}

/** The picture of a card. */
export function CardArt({ painting, size, ...ornament }: CardArtProps): JSX.Element {
  return (
    <div class="card__art" aria-hidden="true">
      <CardPicture of={painting} size={size} otherwise={<Ornament {...ornament} />} />
    </div>
  )
}

/** The picture of a back: always its ornament, so that nothing tells one card from another. */
export function BackArt(ornament: OrnamentProps): JSX.Element {
  return (
    <div class="card__art" aria-hidden="true">
      <Ornament {...ornament} />
    </div>
  )
}
