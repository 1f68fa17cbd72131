import type { JSX } from 'preact'
import { thing } from '../../../model/inspect/things.ts'
import { isStanding, lightOfFigure } from '../../art/figures.ts'
import { unlessSame } from '../../context/unless-same.tsx'
import { Painted, Plinth, Spot } from './Foe.tsx'
import { MONSTER_LOOKS, TOKEN_LOOKS } from './looks.ts'
import type { BoardToken } from './model.ts'
import { type Placed, transformOf } from './placing.ts'
import { RANK_SCALE } from './ranks.ts'
import { Standee } from './Standee.tsx'
import { Glyph } from './Symbols.tsx'

export interface PieceWords {
  /** The short name under a hero. */
  hero(id: string): string
  /** The icon of a hero's form, of a kind of acolytes, of a sin's monster; the given one if there is none. */
  icon(id: string, otherwise: string): string
}

const Badge = ({ x, y, count, colour }: { x: number; y: number; count: number; colour: string }): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="-11" y="-8.5" width="22" height="17" rx="8.5" fill={colour} stroke="#07090d" stroke-width="1.6" />
    <text y="5.3" class="c-count">
      ×{count}
    </text>
  </g>
)

interface PieceProps {
  readonly piece: Placed
  readonly isLit: boolean
  readonly words: PieceWords
}

/** All that is seen of it, and the name that stands under a hero. */
const shownOf = ({ piece, isLit, words }: PieceProps): string =>
  JSON.stringify([piece, isLit, piece.what === 'hero' ? words.hero(piece.hero.id) : null])

export const Piece = unlessSame(
  ({ piece, isLit, words }: PieceProps) => (
    <g
      class="c-piece"
      data-piece={piece.key}
      data-inspect={thingOfPiece(piece)}
      style={{ transform: transformOf(piece.spot) }}
    >
      {piece.what === 'token' ? (
        <Token piece={piece} />
      ) : piece.what === 'monster' ? (
        <Monster piece={piece} isLit={isLit} words={words} />
      ) : (
        <Standee hero={piece.hero} isLit={isLit} words={words} />
      )}
    </g>
  ),
  (before, now) => shownOf(before) === shownOf(now),
)

function Token({ piece: { token } }: { piece: Extract<Placed, { what: 'token' }> }): JSX.Element {
  return (
    <>
      <TokenFace kind={token.kind} />
      {token.line && (
        <text x="9.5" y="8.5" class="c-letter">
          {token.line}
        </text>
      )}
      {token.count > 1 && <Badge x={11} y={-13} count={token.count} colour={TOKEN_LOOKS[token.kind].colour} />}
    </>
  )
}

/** Who helps, who is helped and what is to be torn down stand there; all else lies. */
function TokenFace({ kind }: { readonly kind: BoardToken }): JSX.Element {
  const disc = <use href={`#c-token-${kind}`} />
  return isStanding(kind) ? <Painted id={kind} width={54} base={<Spot kind={kind} />} otherwise={disc} /> : disc
}

/** What it says when it is pointed at. */
function thingOfPiece(piece: Placed): string {
  switch (piece.what) {
    case 'token':
      return thing('token', piece.token.kind, piece.space)
    case 'monster':
      return thing('monster', piece.monster.ids[0], piece.space)
    case 'hero':
      return thing('hero', piece.hero.id, piece.space)
  }
}

interface FigureProps<W extends Placed['what']> {
  readonly piece: Extract<Placed, { what: W }>
  readonly isLit: boolean
  readonly words: PieceWords
}

function Monster({ piece: { monster }, isLit, words }: FigureProps<'monster'>): JSX.Element {
  const { kind, art, ids } = monster
  const fang = (
    <>
      <use href={`#c-monster-${kind}`} />
      <Glyph name={words.icon(art, MONSTER_LOOKS[kind].glyph)} x={0} y={0.5} size={20} colour="#fff3f0" />
    </>
  )
  return (
    <g transform={`translate(0 ${3 * RANK_SCALE[kind]}) scale(${RANK_SCALE[kind]})`}>
      {isLit && <ellipse class="c-lit" cy="15" rx="21" ry="8" />}
      <Painted id={art} base={<Plinth kind={kind} figure={art} />} otherwise={fang} />
      {ids.length > 1 && <Badge x={9} y={-15} count={ids.length} colour={lightOfFigure(kind, art)} />}
      {monster.isPinned && (
        <g transform="translate(-13 14)">
          <circle r="8" fill="#0b0e13" stroke="#ffd166" stroke-width="1.6" />
          <Glyph name="padlock" x={0} y={0} size={11} colour="#ffd166" />
        </g>
      )}
    </g>
  )
}
