import type { JSX } from 'preact'
import { thing } from '../../model/inspect/things.ts'
import type { StoryModel } from './story-model.ts'

const MOST_PIPS = 10

/** Progress as boxes that fill; beside many a number tells it. */
export function Pips({ progress, count }: { readonly progress: number; readonly count: number }): JSX.Element | null {
  if (count > MOST_PIPS || count < 1) return null
  return (
    <span class="goal-pips" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <i key={i} data-full={i < progress || undefined} />
      ))}
    </span>
  )
}

const STEP = 24
const FORK = 8
const MIDDLE = 13

/** The chain of missions as small knots: where it forks, where it is, what is done. For the eye alone. */
export function MissionTree({ model }: { readonly model: StoryModel }): JSX.Element {
  const columns = model.steps.map((missions, i) =>
    missions.map((mission, k) => ({
      mission,
      x: MIDDLE + i * STEP,
      y: missions.length === 1 ? MIDDLE : MIDDLE + (k === 0 ? -FORK : FORK),
    })),
  )
  return (
    <svg
      class="mission-tree"
      viewBox={`0 0 ${2 * MIDDLE + (columns.length - 1) * STEP} ${2 * MIDDLE}`}
      width={2 * MIDDLE + (columns.length - 1) * STEP}
      height={2 * MIDDLE}
      aria-hidden="true"
    >
      {columns
        .slice(1)
        .flatMap((column, i) =>
          column.flatMap(({ x, y, mission }) =>
            (columns[i] ?? []).map((from) => (
              <line key={`${from.mission.id} ${mission.id}`} x1={from.x} y1={from.y} x2={x} y2={y} />
            )),
          ),
        )}
      {columns.flat().map(({ mission, x, y }) => (
        <circle
          key={mission.id}
          data-inspect={thing('mission', mission.id)}
          cx={x}
          cy={y}
          r={mission.state === 'current' ? 5 : 4}
          data-state={mission.state}
        />
      ))}
    </svg>
  )
}
