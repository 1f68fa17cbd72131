import { useMemo } from 'preact/hooks'
import { unlessSame } from '../../context/unless-same.tsx'
import type { Direction } from '../geometry/outline.ts'
import { pathOf } from '../geometry/outline.ts'
import type { CityPlan, Rect, SpacePlan } from '../geometry/plan.ts'
import { gridRows, towards } from '../geometry/route.ts'
import type { Weight } from './Highlights.tsx'

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'N',
  ArrowRight: 'E',
  ArrowDown: 'S',
  ArrowLeft: 'W',
}

export interface CellsProps {
  readonly plan: CityPlan
  readonly picture: Rect
  /** What the board is called, and what each space is called with all that is in it. */
  readonly label: string
  readonly nameOf: (space: string) => string
  readonly targets: ReadonlyMap<string, Weight>
  /** The one cell that Tab stops at. */
  readonly current: string
  readonly onCurrent: (space: string) => void
  readonly onFocus: (space: string | null) => void
  /** A mouse is over it; a finger shows nothing before it presses. */
  readonly onHover: (space: string | null) => void
  readonly onChoose: (space: string) => void
  readonly onInspect: (space: string) => void
}

/**
 * The spaces as an accessible grid over the picture: exact polygons to point at, and a row for every line of Streets
 * or Districts. One cell is in the order of Tab; arrows go on from there.
 */
export const Cells = unlessSame((props: CellsProps) => {
  const { plan, picture, current, targets, onCurrent, onFocus, onHover, onChoose, onInspect } = props
  const rows = useMemo(() => gridRows(plan), [plan])
  const events = { onCurrent, onFocus, onHover, onChoose, onInspect }
  // The spaces are polygons: no element of a table can have their shape.
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <svg
      class="c-cells"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
      role="grid"
      aria-label={props.label}
      viewBox={`${picture.x} ${picture.y} ${picture.w} ${picture.h}`}
      width={picture.w}
      height={picture.h}
    >
      {rows.map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <g key={row[0]!.id} role="row">
          {row.map((space) => (
            <Cell
              key={space.id}
              plan={plan}
              space={space}
              label={props.nameOf(space.id)}
              isCurrent={space.id === current}
              weight={targets.get(space.id)}
              {...events}
            />
          ))}
        </g>
      ))}
    </svg>
  )
})

export type CellEvents = Pick<CellsProps, 'onCurrent' | 'onFocus' | 'onHover' | 'onChoose' | 'onInspect'>

interface CellProps extends CellEvents {
  readonly plan: CityPlan
  readonly space: SpacePlan
  readonly label: string
  readonly isCurrent: boolean
  readonly weight: Weight | undefined
}

const Cell = unlessSame((props: CellProps) => {
  const { plan, space, label, isCurrent, weight } = props
  const { id } = space
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key]
    if (direction) {
      event.preventDefault()
      event.stopPropagation()
      const to = towards(plan, id, direction)
      if (!to) return
      props.onCurrent(to)
      const root = (event.currentTarget as Element).closest('svg')
      root?.querySelector<SVGElement>(`[data-space="${to}"]`)?.focus({ preventScroll: true })
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      event.stopPropagation()
      props.onChoose(id)
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <path
      role="gridcell"
      class="c-cell"
      data-space={id}
      d={pathOf(space.outline)}
      tabindex={isCurrent ? 0 : -1}
      aria-label={label}
      aria-selected={weight === 'chosen'}
      data-weight={weight}
      onClick={() => props.onChoose(id)}
      onContextMenu={(event) => {
        event.preventDefault()
        props.onInspect(id)
      }}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        props.onCurrent(id)
        props.onFocus((event.currentTarget as Element).matches(':focus-visible') ? id : null)
      }}
      onBlur={() => props.onFocus(null)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') props.onHover(id)
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') props.onHover(null)
      }}
    />
  )
})
