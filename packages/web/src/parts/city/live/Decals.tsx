import { thing } from '../../../model/inspect/things.ts'
import { unlessSame } from '../../context/unless-same.tsx'
import type { CityPlan } from '../geometry/plan.ts'
import { DECAL_HALF, decalSpots } from '../geometry/slots.ts'

/** What is printed on the ground. */
export const Decals = unlessSame(({ plan }: { readonly plan: CityPlan }) => (
  <g>
    {plan.spaces.flatMap((space) =>
      decalSpots(space).map(({ x, y }, i) => (
        <use
          key={`${space.id} ${i}`}
          data-inspect={thing('printed', space.printed[i], space.id)}
          href={`#c-decal-${space.printed[i]}`}
          transform={`translate(${x} ${y}) scale(${DECAL_HALF[space.kind] / 21})`}
        />
      )),
    )}
  </g>
))
