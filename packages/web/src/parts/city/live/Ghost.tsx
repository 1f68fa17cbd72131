import type { JSX } from 'preact'
import type { CityPlan, Rect } from '../geometry/plan.ts'
import { HERO_CELL, packSpace, type Spot, TOKEN_CELL } from '../geometry/slots.ts'
import type { CityModel, MonsterPiece, TokenPiece } from './model.ts'
import { Piece, type PieceWords } from './Pieces.tsx'
import type { Placed } from './placing.ts'
import { isOver, type Plate, plateBeside } from './plates.ts'
import { monsterCell } from './ranks.ts'

/** What is not there yet: a token or a monster as it would lie or stand in a space. */
export type Ghost = {
  readonly key: string
  readonly space: string
  /** Where it would come from: a ribbon leads here. */
  readonly from?: string
  /** What it would do there; every word is passed in. None: the figure alone. */
  readonly lines: readonly string[]
} & (
  | { readonly what: 'token'; readonly token: TokenPiece }
  | { readonly what: 'monster'; readonly monster: MonsterPiece }
)

/** As if it had come already: beside those of its kind. */
export function ghostSpot(plan: CityPlan, model: CityModel, ghost: Ghost): Spot | null {
  const place = plan.byId.get(ghost.space)
  const here = model.spaces.get(ghost.space)
  if (!place || !here) return null
  const monsters = here.monsters.map(({ kind }) => monsterCell(kind))
  const tokens = here.tokens.map(() => TOKEN_CELL)
  // Tokens of a kind lie on each other.
  const pile = ghost.what === 'token' ? here.tokens.findIndex(({ kind }) => kind === ghost.token.kind) : -1
  const spots = packSpace(place, {
    heroes: here.heroes.map(() => HERO_CELL),
    monsters: ghost.what === 'monster' ? [...monsters, monsterCell(ghost.monster.kind)] : monsters,
    tokens: ghost.what === 'token' && pile < 0 ? [...tokens, TOKEN_CELL] : tokens,
  })
  if (ghost.what === 'monster') return spots.monsters.at(-1) ?? null
  return (pile < 0 ? spots.tokens.at(-1) : spots.tokens[pile]) ?? null
}

const pieceOf = (ghost: Ghost, spot: Spot): Placed => {
  const common = { key: `ghost ${ghost.key}`, space: ghost.space, spot }
  return ghost.what === 'token'
    ? { ...common, what: 'token', token: ghost.token }
    : { ...common, what: 'monster', monster: ghost.monster }
}

interface GhostsProps {
  readonly plan: CityPlan
  readonly model: CityModel
  readonly ghosts: readonly Ghost[]
  readonly pieces: readonly Placed[]
  /** What of the city is in sight, in its own units. */
  readonly seen: Rect
  /** Larger than the board where the board is far away. */
  readonly scale: number
  readonly words: PieceWords
}

export function Ghosts({ plan, model, ghosts, pieces, seen, scale, words }: GhostsProps): JSX.Element {
  return (
    <g class="c-ghosts">
      {ghosts.map((ghost) => {
        const spot = ghostSpot(plan, model, ghost)
        if (!spot) return null
        return (
          <g key={ghost.key}>
            {ghost.from !== undefined && (
              <GhostWay plan={plan} from={ghost.from} spot={spot} pieces={pieces} ghost={ghost} />
            )}
            <g class="c-ghost" data-ghost={ghost.space}>
              <Piece piece={pieceOf(ghost, spot)} isLit={false} words={words} />
            </g>
            {ghost.lines.length > 0 && <GhostPlate plate={besideOf(ghost, spot, pieces, seen, scale)} scale={scale} />}
          </g>
        )
      })}
    </g>
  )
}

interface GhostWayProps {
  readonly plan: CityPlan
  readonly from: string
  readonly spot: Spot
  readonly pieces: readonly Placed[]
  readonly ghost: Ghost
}

/** From where the figure stands to where it would stand. */
function GhostWay({ plan, from, spot, pieces, ghost }: GhostWayProps): JSX.Element | null {
  const ids = ghost.what === 'monster' ? ghost.monster.ids : []
  const standing = pieces.find((piece) => piece.what === 'monster' && piece.monster.ids.some((id) => ids.includes(id)))
  const start = standing?.spot ?? plan.byId.get(from)
  if (!start) return null
  const d = `M${start.x} ${start.y}L${spot.x} ${spot.y}`
  return (
    <g class="c-ghost-way">
      <path class="c-way-edge" d={d} />
      <path d={d} />
    </g>
  )
}

interface Worded extends Plate {
  readonly lines: readonly string[]
}

/** Where it covers fewest pieces, in sight. */
function besideOf(ghost: Ghost, spot: Spot, pieces: readonly Placed[], seen: Rect, scale: number): Worded {
  const w = (Math.max(...ghost.lines.map((line, i) => line.length * (i === 0 ? 8.6 : 6.8))) + 28) * scale
  const h = (14 + ghost.lines.length * 23) * scale
  const covers = (plate: Rect): number => pieces.filter((piece) => isOver(plate, piece.spot)).length
  return { ...plateBeside(spot, { w, h }, seen, covers), lines: ghost.lines }
}

function GhostPlate({ plate, scale }: { readonly plate: Worded; readonly scale: number }): JSX.Element {
  const { x, y, w, h, lines } = plate
  return (
    <g class="c-plate c-ghost-plate" transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect class="c-plate-face" width={w / scale} height={h / scale} rx="10" />
      {lines.map((line, i) => (
        <text key={line} x="12" y={25 + i * 23} class={i === 0 ? 'c-ghost-title' : 'c-ghost-line'}>
          {line}
        </text>
      ))}
    </g>
  )
}
