import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { Pin } from '../../model/mission-now.ts'
import { rules } from '../../model/rules.ts'
import { cityPlan } from '../../parts/city/geometry/plan.ts'
import './mission-map.css'

/** The city as on a poster: its blocks, and a pin with a number on everything that counts. The words are beside it. */
export function MissionMap({ map, pins }: { readonly map: string; readonly pins: readonly Pin[] }): JSX.Element {
  const { bounds, spaces, byId } = useMemo(() => cityPlan(rules, map), [map])
  return (
    <svg
      class="mission-map"
      viewBox={`${bounds.x} ${bounds.y} ${bounds.w} ${bounds.h}`}
      aria-hidden="true"
      focusable="false"
    >
      {spaces.map(({ id, kind, outline }) => (
        <polygon key={id} data-kind={kind} points={outline.map(({ x, y }) => `${x},${y}`).join(' ')} />
      ))}
      {pins.map(({ space, count }) => {
        const at = byId.get(space)
        return (
          at && (
            <g key={space} transform={`translate(${at.x} ${at.y})`}>
              <path d="M0 60C-40 5-74-22-74-64a74 74 0 0 1 148 0C74-22 40 5 0 60Z" />
              {count > 1 ? <text y="-34">{count}</text> : <circle cy="-64" r="26" />}
            </g>
          )
        )
      })}
    </svg>
  )
}
