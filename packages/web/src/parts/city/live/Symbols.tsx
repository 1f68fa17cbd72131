import type { MonsterKind, PrintedKind } from '@haven/engine'
import type { JSX } from 'preact'
import { unlessSame } from '../../context/unless-same.tsx'
import { mix } from '../paint/colour.ts'
import { BODIES, MONSTER_LOOKS, SILHOUETTES, TOKEN_LOOKS } from './looks.ts'
import type { BoardToken } from './model.ts'
import { RANK_PIPS } from './ranks.ts'
import { StandeeSymbols } from './StandeeSymbols.tsx'

const INK = '#0b0e13'
export const PRINTED: readonly PrintedKind[] = ['fire', 'corruption', 'pentagram', 'nest']

export const Glyph = ({ name, x, y, size, colour }: GlyphProps): JSX.Element => (
  <use href={`#i-${name}`} x={x - size / 2} y={y - size / 2} width={size} height={size} style={{ color: colour }} />
)

export interface GlyphProps {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour: string
}

/** What ids begin with: two drawings on one page have symbols of their own. */
interface Prefixed {
  readonly prefix: string
}

/** A raised disc: shadow, side, face, a gleam on its upper edge. */
function TokenSymbol({ kind, prefix }: { readonly kind: BoardToken } & Prefixed): JSX.Element {
  const { colour, glyph, silhouette, isFriendly } = TOKEN_LOOKS[kind]
  const d = SILHOUETTES[silhouette]
  return (
    <g id={`${prefix}-token-${kind}`}>
      <ellipse cx="2" cy="14" rx="20" ry="10" fill="#000" opacity=".55" />
      <path d={d} transform="translate(0 4)" fill={mix(colour, '#000000', 0.62)} stroke="#05070a" stroke-width="2.6" />
      <path
        d={d}
        fill={isFriendly ? colour : '#10141b'}
        stroke={isFriendly ? '#fff' : colour}
        stroke-width={isFriendly ? 1.3 : 2.8}
        stroke-opacity={isFriendly ? 0.85 : 1}
      />
      <path d={d} fill={`url(#${prefix}-gleam)`} />
      {kind === 'metro' ? (
        <Glyph name={glyph} x={-8.5} y={0} size={19} colour={INK} />
      ) : kind === 'back' ? (
        <text y="8.5" class="c-letter">
          ?
        </text>
      ) : (
        <Glyph
          name={glyph}
          x={0}
          y={kind === 'corruption' || kind === 'nest' ? 2 : 0}
          size={23}
          colour={isFriendly ? INK : mix(colour, '#ffffff', 0.12)}
        />
      )}
    </g>
  )
}

/** Flat worn paint on a bolted plate, no shadow and no height: what is printed cannot be taken away. */
function DecalSymbol({ kind, prefix }: { readonly kind: PrintedKind } & Prefixed): JSX.Element {
  const { colour, glyph, silhouette } = TOKEN_LOOKS[kind]
  return (
    <g id={`${prefix}-decal-${kind}`}>
      <rect
        x="-20"
        y="-20"
        width="40"
        height="40"
        rx="5"
        fill="#080b10"
        fill-opacity=".58"
        stroke={colour}
        stroke-opacity=".4"
      />
      <path d="M-16-16h0M16-16h0M-16 16h0M16 16h0" stroke="#9aa9be" stroke-width="3.6" stroke-linecap="round" />
      <g opacity=".92">
        <path
          d={SILHOUETTES[silhouette]}
          transform="scale(.86)"
          fill="none"
          stroke={colour}
          stroke-width="2"
          stroke-dasharray="9 2"
        />
        <Glyph name={glyph} x={0} y={0} size={19} colour={colour} />
      </g>
    </g>
  )
}

const dots = (count: number): string =>
  Array.from({ length: count }, (_, i) => `M${(i - (count - 1) / 2) * 5.2} 15.6h0`).join('')

function MonsterSymbol({ kind, prefix }: { readonly kind: MonsterKind } & Prefixed): JSX.Element {
  const { rim, body } = MONSTER_LOOKS[kind]
  const d = BODIES[body]
  return (
    <g id={`${prefix}-monster-${kind}`}>
      <ellipse cx="2" cy="17" rx="20" ry="7" fill="#000" opacity=".6" />
      {kind === 'avatar' && (
        <path
          d="M-17 4L-20-13-13.5-6-11.5-22-5-13 0-24 5-13 11.5-22 13.5-6 20-13 17 4z"
          fill="#3a0d08"
          stroke={rim}
          stroke-width="1.4"
        />
      )}
      {kind === 'controller' && (
        <path
          d="M-9-8Q-20-12-19-24-13-16-5-15M9-8Q20-12 19-24 13-16 5-15"
          fill="#3a0d14"
          stroke={rim}
          stroke-width="1.6"
        />
      )}
      <path d={d} fill="none" stroke="#05070a" stroke-width="5" stroke-linejoin="round" />
      <path
        d={d}
        fill={`url(#${prefix}-${body === 'arch' ? 'ash' : body === 'coffin' ? 'velvet' : 'blood'})`}
        stroke={rim}
        stroke-width="2.3"
        stroke-linejoin="round"
      />
      {kind === 'fallen' && <path d="M-6-23L-1-14-5-8 2-1" fill="none" stroke={rim} stroke-width="1.4" />}
      <path d={dots(RANK_PIPS[kind])} stroke={rim} stroke-width="3.3" stroke-linecap="round" />
    </g>
  )
}

/** Drawn once; every piece on the board is a reference. */
export const Symbols = unlessSame(({ prefix = 'c' }: Partial<Prefixed>) => (
  <defs>
    <linearGradient id={`${prefix}-gleam`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#fff" stop-opacity=".22" />
      <stop offset=".45" stop-color="#fff" stop-opacity="0" />
    </linearGradient>
    <linearGradient id={`${prefix}-blood`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#7a1a2c" />
      <stop offset="1" stop-color="#1c070c" />
    </linearGradient>
    <linearGradient id={`${prefix}-velvet`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#4a2566" />
      <stop offset="1" stop-color="#150a1f" />
    </linearGradient>
    <linearGradient id={`${prefix}-ash`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#4d525c" />
      <stop offset="1" stop-color="#15171b" />
    </linearGradient>
    {(Object.keys(TOKEN_LOOKS) as BoardToken[]).map((kind) => (
      <TokenSymbol key={kind} kind={kind} prefix={prefix} />
    ))}
    {PRINTED.map((kind) => (
      <DecalSymbol key={kind} kind={kind} prefix={prefix} />
    ))}
    {(Object.keys(MONSTER_LOOKS) as MonsterKind[]).map((kind) => (
      <MonsterSymbol key={kind} kind={kind} prefix={prefix} />
    ))}
    <StandeeSymbols prefix={prefix} />
  </defs>
))
