import { lightOf } from '@haven/art'
import type { MonsterKind } from '@haven/engine'
import { isPlainNow, type Wish } from './pictures.ts'

interface Company {
  readonly sin: string
  readonly acolytes: string
}

/** Whose drawing a monster has: its kind of Acolytes, its sin's creature, or its own. */
export function figureOf(kind: MonsterKind, id: string, { sin, acolytes }: Company): string {
  switch (kind) {
    case 'acolyte':
      return acolytes
    case 'abomination':
    case 'controller':
    case 'avatar':
      return `${sin}-${kind}`
    case 'hell-club':
    case 'fallen':
      return id
  }
}

/** A figure's frame is a little higher than wide. */
export const FIGURE_SHAPE = 337 / 316

export const figureWish = (id: string, w: number, isInPlay = true): Wish => ({
  subject: { what: 'monster', id },
  w,
  h: Math.round(w * FIGURE_SHAPE),
  isInPlay,
})

const LIGHTS: Partial<Readonly<Record<MonsterKind, string>>> = {
  acolyte: 'acolyte',
  'hell-club': 'club',
  fallen: 'fallen',
}

/** The colour of its light: that of its kind, or of the sin its drawing is named after. */
export const lightOfFigure = (kind: MonsterKind, figure: string): string =>
  lightOf(LIGHTS[kind] ?? figure.slice(0, figure.indexOf('-')), isPlainNow())

/** Tokens that stand on the board as small figures. */
export const STANDING = ['innocent', 'commissioner', 'proxy', 'ravencorp', 'altar'] as const
export type Standing = (typeof STANDING)[number]
export const isStanding = (kind: string): kind is Standing => (STANDING as readonly string[]).includes(kind)
