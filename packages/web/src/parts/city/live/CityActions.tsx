import { thing } from '../../../model/inspect/things.ts'
import { unlessSame } from '../../context/unless-same.tsx'
import type { CityPlan } from '../geometry/plan.ts'
import { kitOf } from '../paint/kits.ts'
import { CITY_ACTION_GLYPHS } from './looks.ts'
import type { CityModel } from './model.ts'
import { Glyph } from './Symbols.tsx'

const STEP = 30

interface CityActionsProps {
  readonly plan: CityPlan
  readonly model: CityModel
}

/** What is drawn of a city here. */
const shownOf = ({ plan, model }: CityActionsProps): string =>
  JSON.stringify(
    plan.districts.map(({ id }) => {
      const { cityActions, isUsed } = model.spaces.get(id) ?? {}
      return [cityActions, isUsed]
    }),
  )

/** What a District offers, on the steps of its plaza; struck out once it was used, and dark under a token. */
export const CityActions = unlessSame(
  ({ plan, model }: CityActionsProps) => (
    <g>
      {plan.districts.map(({ id, x, block }) => {
        const space = model.spaces.get(id)
        if (!space || space.cityActions.length === 0) return null
        const w = space.cityActions.length * STEP + 12
        return (
          <g
            key={id}
            class="c-actions"
            transform={`translate(${x} ${block.y + block.h - 27})`}
            data-used={space.isUsed ? '' : undefined}
          >
            <rect
              x={-w / 2}
              y="-15"
              width={w}
              height="30"
              rx="15"
              fill="#0b0f14"
              stroke={space.isUsed ? '#5a6a82' : kitOf(id).accent}
              stroke-width="1.7"
            />
            {space.cityActions.map(({ action, isCovered }, i) => {
              const at = -w / 2 + 6 + STEP / 2 + i * STEP
              return (
                <g key={`${action} ${i}`} data-inspect={thing('icon', action, id)}>
                  <Glyph
                    name={CITY_ACTION_GLYPHS[action]}
                    x={at}
                    y={0}
                    size={20}
                    colour={space.isUsed || isCovered ? '#6b788c' : '#f0f4f9'}
                  />
                  {isCovered && <use href="#c-token-corruption" transform={`translate(${at} -1) scale(.62)`} />}
                </g>
              )
            })}
            {space.isUsed && <path d={`M${-w / 2 + 9} 8L${w / 2 - 9}-8`} stroke="#a3b1c4" stroke-width="2" />}
          </g>
        )
      })}
    </g>
  ),
  (before, now) => before.plan === now.plan && shownOf(before) === shownOf(now),
)
