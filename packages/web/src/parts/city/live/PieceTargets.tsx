import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { CityPlan, Rect } from '../geometry/plan.ts'
import { fanOf, LEAST, type Ring, ringsOf } from '../geometry/rings.ts'
import { Piece, type PieceWords } from './Pieces.tsx'
import type { Placed } from './placing.ts'

interface Words extends PieceWords {
  figure(id: string): string
}

export interface PieceTargetProps {
  readonly plan: CityPlan
  readonly pieces: readonly Placed[]
  readonly lit: ReadonlySet<string>
  readonly picture: Rect
  /** Pixels of a unit. */
  readonly k: number
  readonly words: Words
  readonly onPiece: ((id: string) => void) | undefined
}

const idOf = (piece: Placed, lit: ReadonlySet<string>): string | undefined =>
  piece.what === 'monster' ? piece.monster.ids.find((id) => lit.has(id)) : lit.has(piece.key) ? piece.key : undefined

export const isLitPiece = (piece: Placed, lit: ReadonlySet<string>): boolean => idOf(piece, lit) !== undefined

const NATURAL = 52
/** Smaller than this a number is not read. */
const NUMBER = 13

/**
 * Figures to point at, over their spaces. Where they stand too close for a hand, one ring holds them, and the first
 * press lays them out. Tab passes them by: the same answers are in the list.
 */
export function PieceTargets(props: PieceTargetProps): JSX.Element | null {
  const { plan, pieces, lit, picture, k, words, onPiece } = props
  const [open, setOpen] = useState<string | null>(null)
  const all = [...lit].sort().join()
  useEffect(() => setOpen(null), [all])
  if (!onPiece || lit.size === 0 || k <= 0) return null
  const least = (matchMedia('(pointer: coarse)').matches ? LEAST.touch : LEAST.mouse) / k
  const byId = new Map(pieces.flatMap((piece) => (isLitPiece(piece, lit) ? [[idOf(piece, lit)!, piece] as const] : [])))
  const rings = ringsOf(
    [...byId].map(([id, { spot }]) => ({ x: spot.x, y: spot.y, side: NATURAL * spot.scale, keys: [id] })),
    least,
  )
  const box = ({ x, y, side }: Ring) => ({
    left: `${x - picture.x - side / 2}px`,
    top: `${y - picture.y - side / 2}px`,
    width: `${side}px`,
    height: `${side}px`,
    fontSize: `${NUMBER / k}px`,
  })
  const crowd = rings.find(({ keys }) => keys.join() === open)
  if (crowd) {
    return (
      <div class="c-figures c-fan">
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          class="c-fan__away"
          style={{ width: `${picture.w}px`, height: `${picture.h}px` }}
          onClick={() => setOpen(null)}
        />
        {fanOf(crowd, least, plan.bounds).map((ring) => {
          const id = ring.keys[0] as string
          const piece = byId.get(id)!
          return (
            <button
              type="button"
              tabIndex={-1}
              key={id}
              class="c-figure"
              data-figures={id}
              aria-label={words.figure(id)}
              style={box(ring)}
              onClick={() => {
                setOpen(null)
                onPiece(id)
              }}
            >
              <svg viewBox="-32 -36 64 72" aria-hidden="true" focusable="false">
                <Piece piece={{ ...piece, spot: { x: 0, y: 0, scale: 1 } }} isLit={false} words={words} />
              </svg>
            </button>
          )
        })}
      </div>
    )
  }
  return (
    <div class="c-figures">
      {rings.map((ring) => {
        const [id] = ring.keys as readonly [string, ...string[]]
        const isCrowd = ring.keys.length > 1
        return (
          <button
            type="button"
            tabIndex={-1}
            key={ring.keys.join()}
            class="c-figure"
            data-figures={ring.keys.join(' ')}
            data-crowd={isCrowd ? ring.keys.length : undefined}
            aria-label={ring.keys.map((each) => words.figure(each)).join(', ')}
            style={box(ring)}
            onClick={() => (isCrowd ? setOpen(ring.keys.join()) : onPiece(id))}
          />
        )
      })}
    </div>
  )
}
