import type { JSX } from 'preact'
import { heroState } from '../../art/hero-state.ts'
import { BoardPicture } from '../../art/Picture.tsx'
import type { Wish } from '../../art/pictures.ts'
import { CLASS_LOOKS, TOKEN_LOOKS } from './looks.ts'
import type { HeroPiece } from './model.ts'
import type { PieceWords } from './Pieces.tsx'
import { ARCH_PLACE } from './StandeeSymbols.tsx'
import { Glyph } from './Symbols.tsx'

interface StandeeProps {
  readonly hero: HeroPiece
  readonly isLit: boolean
  readonly words: PieceWords
}

/** Letters that fit under a hero as they are. */
const LONG_NAME = 8
/** How wide a face is painted for the board: enough for a map that is near. */
const WIDTH = 72

function wishOf({ form, class: of, isWaiting, wounds, corruption }: HeroPiece): Wish {
  const state = heroState({ isWaiting, wounds, corruption, death: 0 })
  const subject = { what: 'hero', form, class: of, state, cut: 'arch' } as const
  return { subject, w: WIDTH, h: Math.round(WIDTH * 1.18), isInPlay: true }
}

/** A long name is set narrower, never cut. */
function HeroName({ name }: { readonly name: string }): JSX.Element {
  const fit = name.length > LONG_NAME ? { textLength: 39, lengthAdjust: 'spacingAndGlyphs' as const } : {}
  return (
    <text y="29" {...fit}>
      {name}
    </text>
  )
}

/** A hero on the board: his face in an arch on the base of his class; until it is painted, an icon. */
export function Standee({ hero, isLit, words }: StandeeProps): JSX.Element {
  const { colour } = CLASS_LOOKS[hero.class]
  return (
    <g transform="translate(0 -1)">
      {(hero.isActing || isLit) && <ellipse class={hero.isActing ? 'c-acting' : 'c-lit'} cy="16" rx="22.5" ry="10" />}
      <use href={`#c-hero-${hero.class}`} />
      <Glyph name={words.icon(hero.form, 'person')} x={0} y={-8} size={24} colour="#f6f8fb" />
      <BoardPicture wish={wishOf(hero)} {...ARCH_PLACE} clip="url(#c-arch)" name={words.hero(hero.id)} />
      <use href={`#c-front-${hero.class}`} opacity={hero.isWaiting ? 0.8 : 1} />
      {hero.innocents > 0 && (
        <g transform="translate(14 -20)">
          <circle r="7" fill={TOKEN_LOOKS.innocent.colour} stroke="#07090d" stroke-width="1.4" />
          {hero.innocents > 1 ? (
            <text y="4.2" class="c-count c-small">
              {hero.innocents}
            </text>
          ) : (
            <Glyph name="person" x={0} y={0} size={10} colour="#07090d" />
          )}
        </g>
      )}
      {hero.npcs.map((npc, i) => (
        <g key={npc} transform={`translate(-15 ${-20 + i * 13}) scale(.44)`}>
          <use href={`#c-token-${npc}`} />
        </g>
      ))}
      <g class="c-name">
        <rect
          x="-21.5"
          y="20"
          width="43"
          height="11.5"
          rx="5.7"
          fill="#07090d"
          fill-opacity=".94"
          stroke={colour}
          stroke-opacity=".5"
          stroke-width=".8"
        />
        <HeroName name={words.hero(hero.id)} />
      </g>
    </g>
  )
}
