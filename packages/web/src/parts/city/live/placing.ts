import type { CityPlan } from '../geometry/plan.ts'
import { borderOf, isJoined } from '../geometry/route.ts'
import { HERO_CELL, packSpace, type Spot, TOKEN_CELL } from '../geometry/slots.ts'
import type { CityModel, HeroPiece, MonsterPiece, TokenPiece } from './model.ts'
import { monsterCell } from './ranks.ts'

/** A piece and where it stands. `key` stays the same while it goes from space to space. */
export type Placed = { readonly key: string; readonly space: string; readonly spot: Spot } & (
  | { readonly what: 'hero'; readonly hero: HeroPiece }
  | { readonly what: 'monster'; readonly monster: MonsterPiece }
  | { readonly what: 'token'; readonly token: TokenPiece }
)

/** All pieces of the board, those further south in front. */
export function placed(plan: CityPlan, model: CityModel): Placed[] {
  const found: Placed[] = []
  for (const space of plan.spaces) {
    const here = model.spaces.get(space.id)
    if (!here) continue
    const spots = packSpace(space, {
      heroes: here.heroes.map(() => HERO_CELL),
      monsters: here.monsters.map(({ kind }) => monsterCell(kind)),
      tokens: here.tokens.map(() => TOKEN_CELL),
    })
    here.tokens.forEach((token, i) => {
      const key = `token ${space.id} ${token.kind}${token.line ?? token.mark ?? ''}`
      found.push({ what: 'token', key, space: space.id, spot: spots.tokens[i]!, token })
    })
    here.monsters.forEach((monster, i) => {
      found.push({ what: 'monster', key: monster.ids[0]!, space: space.id, spot: spots.monsters[i]!, monster })
    })
    here.heroes.forEach((hero, i) => {
      found.push({ what: 'hero', key: hero.id, space: space.id, spot: spots.heroes[i]!, hero })
    })
  }
  return found.sort((a, b) => a.spot.y - b.spot.y)
}

/** Somebody who is on his way from one space to another. */
export interface OnTheWay {
  readonly hero: string
  readonly from: string
  readonly to: string
}

/** He stands where the two spaces meet. */
export function atBorder(plan: CityPlan, pieces: readonly Placed[], way: OnTheWay | null): readonly Placed[] {
  if (!way || !isJoined(plan, way.from, way.to)) return pieces
  const meeting = borderOf(plan, way.from, way.to)
  return pieces.map((piece) =>
    piece.key === way.hero && piece.space === way.from ? { ...piece, spot: { ...piece.spot, ...meeting } } : piece,
  )
}

export const transformOf = ({ x, y, scale }: Spot): string => `translate(${x}px, ${y}px) scale(${scale})`
