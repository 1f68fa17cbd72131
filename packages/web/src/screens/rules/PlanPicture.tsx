import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { catalogue } from '../../base/words.ts'
import { rules } from '../../model/rules.ts'
import { cityPlan } from '../../parts/city/city.ts'
import { pathOf } from '../../parts/city/geometry/outline.ts'
import type { CityPlan, SpacePlan } from '../../parts/city/geometry/plan.ts'
import { litPath } from '../../parts/city/live/Highlights.tsx'
import { CITY_ACTION_GLYPHS } from '../../parts/city/live/looks.ts'
import { Glyph } from '../../parts/city/live/Symbols.tsx'
import { kitOf } from '../../parts/city/paint/kits.ts'
import { PREFIX } from './prefix.ts'

export interface PlanPiece {
  readonly symbol: string
  readonly glyph?: string
  readonly space: string
  /** Beside the middle of the space, where several stand there. */
  readonly dx?: number
  readonly dy?: number
}

export interface PlanPictureProps {
  readonly map: string
  /** Where it is shown from. */
  readonly here: string
  readonly lit: readonly string[]
  /** Spaces that have to be seen besides. */
  readonly also?: readonly string[]
  /** Lines from the middle of `here` to these. */
  readonly rays?: readonly string[]
  /** Tokens and figures on it: a symbol of the board and its space. */
  readonly pieces?: readonly PlanPiece[]
  /** A way from the first space to the last. */
  readonly way?: readonly string[]
}

const MARGIN = 24

function boxOf(spaces: readonly SpacePlan[]): string {
  const left = Math.min(...spaces.map(({ box }) => box.x)) - MARGIN
  const top = Math.min(...spaces.map(({ box }) => box.y)) - MARGIN
  const right = Math.max(...spaces.map(({ box }) => box.x + box.w)) + MARGIN
  const bottom = Math.max(...spaces.map(({ box }) => box.y + box.h)) + MARGIN
  return `${left} ${top} ${right - left} ${bottom - top}`
}

const present = (plan: CityPlan, ids: readonly string[]): SpacePlan[] => ids.flatMap((id) => plan.byId.get(id) ?? [])

/** A piece of a real map, as a plan: the outlines are those of the board. */
export function PlanPicture({
  map,
  here,
  lit,
  also = [],
  rays = [],
  pieces = [],
  way = [],
}: PlanPictureProps): JSX.Element {
  const plan = useMemo(() => cityPlan(rules, map), [map])
  const from = plan.byId.get(here)
  const seen = present(plan, [here, ...lit, ...also])
  return (
    <svg class="plan-picture" viewBox={boxOf(seen)} aria-hidden="true" focusable="false">
      {plan.spaces.map((space) => (
        <path key={space.id} class={`plan__${space.kind}`} d={pathOf(space.outline)} />
      ))}
      {plan.districts.map((space) => (
        <g key={space.id}>
          <path class="plan__block" d={litPath(space, 5)} style={{ stroke: kitOf(space.id).accent }} />
          <text class="plan__name" x={space.x} y={space.block.y + 54} style={{ fill: kitOf(space.id).accent }}>
            {catalogue.space(space.id)}
          </text>
          {space.cityActions.map((action, i) => (
            <Glyph
              key={`${action} ${i}`}
              name={CITY_ACTION_GLYPHS[action]}
              x={space.x + (i - (space.cityActions.length - 1) / 2) * 44}
              y={space.block.y + space.block.h - 40}
              size={32}
              colour="#aebbcc"
            />
          ))}
        </g>
      ))}
      {present(plan, lit).map((space) => (
        <path key={space.id} class="plan__lit" data-lit={space.id} d={litPath(space, 6)} />
      ))}
      {from && <path class="plan__here" d={litPath(from, 6)} />}
      {plan.streets.map((space) => (
        <text key={space.id} class="plan__code" x={space.x} y={space.y + 14}>
          {space.code}
        </text>
      ))}
      {from &&
        present(plan, rays).map((to) => (
          <path key={to.id} class="plan__ray" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        ))}
      {way.length > 0 && (
        <path
          class="plan__way"
          d={present(plan, way)
            .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
            .join('')}
        />
      )}
      {pieces.map(({ symbol, glyph, space, dx = 0, dy = 0 }, i) => {
        const at = plan.byId.get(space)
        return at ? (
          <g key={`${symbol} ${space} ${i}`} transform={`translate(${at.x + dx} ${at.y + dy}) scale(2)`}>
            <use href={`#${PREFIX}-${symbol}`} />
            {glyph && <Glyph name={glyph} x={0} y={-7} size={22} colour="#f6f8fb" />}
          </g>
        ) : null
      })}
    </svg>
  )
}
