import { unlessSame } from '../../context/unless-same.tsx'
import { districtOutline, pathOf, streetOutline } from '../geometry/outline.ts'
import { ARM, type CityPlan, HALF_STREET, type SpacePlan } from '../geometry/plan.ts'

/** `idle`: an answer that does nothing. `chosen`: previewed, the next press does it. `legal`: an answer. `hint`: within reach, not by this answer alone. */
export const WEIGHTS = ['chosen', 'legal', 'hint', 'idle'] as const
export type Weight = (typeof WEIGHTS)[number]

/** The outline that is lit: just inside the kerb and the crosswalk, so that two neighbours do not touch. */
export function litPath(space: SpacePlan, inset = 2.5): string {
  if (space.kind === 'district') return pathOf(districtOutline(space.block, inset))
  return pathOf(streetOutline(space, HALF_STREET, ARM, { kerb: inset, border: inset, end: 7 }))
}

export interface HighlightProps {
  readonly plan: CityPlan
  readonly targets: ReadonlyMap<string, Weight>
  /** Where the acting hero stands. */
  readonly here: string | null
  /** Where the keyboard is. */
  readonly focus: string | null
}

export const Highlights = unlessSame(({ plan, targets, here, focus }: HighlightProps) => {
  const at = (id: string | null): SpacePlan | undefined => (id === null ? undefined : plan.byId.get(id))
  const hereSpace = at(here)
  const focusSpace = at(focus)
  // Where most places are answers, those that are none are told apart instead.
  const legal = [...targets.values()].filter((weight) => weight === 'legal').length
  const isMany = legal * 2 > plan.spaces.length
  const isIdle = [...targets.values()].includes('idle')
  return (
    <g class="c-highlights" data-many={isMany || undefined}>
      {(isMany || isIdle) && (
        <>
          <pattern id="c-hatch" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="5" height="16" />
          </pattern>
          {plan.spaces
            .filter(({ id }) => (isMany && !targets.has(id)) || targets.get(id) === 'idle')
            .map((space) => (
              <path key={space.id} class="c-closed" d={litPath(space)} />
            ))}
        </>
      )}
      {hereSpace && <path class="c-here" d={litPath(hereSpace, 3)} />}
      {[...targets].map(([id, weight]) => {
        const space = at(id)
        if (!space) return null
        const d = litPath(space)
        return (
          <g key={id} class={`c-target c-${weight}`}>
            {weight !== 'hint' && weight !== 'idle' && <path class="c-halo" d={d} />}
            <path class="c-rim" d={d} />
          </g>
        )
      })}
      {focusSpace && (
        <>
          <path class="c-focus-gap" d={litPath(focusSpace, 7)} />
          <path class="c-focus" d={litPath(focusSpace, 7)} />
        </>
      )}
    </g>
  )
})
