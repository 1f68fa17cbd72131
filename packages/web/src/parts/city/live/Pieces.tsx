import type { JSX } from 'preact'
import { thing } from '../../../model/inspect/things.ts'
import { MONSTER_LOOKS, TOKEN_LOOKS } from './looks.ts'
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

export const Piece = ({ piece, isLit, words }: { piece: Placed; isLit: boolean; words: PieceWords }): JSX.Element => (
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
)

function Token({ piece: { token } }: { piece: Extract<Placed, { what: 'token' }> }): JSX.Element {
  return (
    <>
      <use href={`#c-token-${token.kind}`} />
      {token.line && (
        <text x="9.5" y="8.5" class="c-letter">
          {token.line}
        </text>
      )}
      {token.count > 1 && <Badge x={11} y={-13} count={token.count} colour={TOKEN_LOOKS[token.kind].colour} />}
    </>
  )
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
  const { glyph, rim } = MONSTER_LOOKS[monster.kind]
  return (
    <g transform={`translate(0 ${3 * RANK_SCALE[monster.kind]}) scale(${RANK_SCALE[monster.kind]})`}>
      {isLit && <ellipse class="c-lit" cy="15" rx="21" ry="8" />}
      <use href={`#c-monster-${monster.kind}`} />
      <Glyph name={words.icon(monster.art, glyph)} x={0} y={0.5} size={20} colour="#fff3f0" />
      {monster.ids.length > 1 && <Badge x={9} y={-15} count={monster.ids.length} colour={rim} />}
    </g>
  )
}
