import { unlessSame } from '../../context/unless-same.tsx'
import { type CityPlan, HALF_STREET, type Rect } from '../geometry/plan.ts'

/** From the middle of the outer Street to where the water begins. */
const BANK = HALF_STREET + 22

/** Beyond the map the river is only painted: its light would not fade into the dark. */
const BEYOND = 30

/** Light that drifts on the river: two strips that only move, so that the browser paints them once. */
export const Water = unlessSame(({ plan, picture }: { readonly plan: CityPlan; readonly picture: Rect }) => {
  const isWet = (column: number, row: number): boolean =>
    plan.cells.some((cell) => cell.wet && cell.column === column && cell.row === row)
  return (
    <>
      {plan.cells
        .filter((cell) => cell.wet)
        .map(({ column, row, x, y, w, h }) => {
          const west = isWet(column - 1, row) ? 0 : BANK
          const east = isWet(column + 1, row) ? 0 : BANK
          const north = isWet(column, row - 1) ? 0 : BANK
          const south = isWet(column, row + 1) ? 0 : BANK
          const { bounds } = plan
          const left = Math.max(x + west, bounds.x - BEYOND)
          const top = Math.max(y + north, bounds.y - BEYOND)
          const right = Math.min(x + w - east, bounds.x + bounds.w + BEYOND)
          const bottom = Math.min(y + h - south, bounds.y + bounds.h + BEYOND)
          if (right <= left || bottom <= top) return null
          const style = {
            left: `${left - picture.x}px`,
            top: `${top - picture.y}px`,
            width: `${right - left}px`,
            height: `${bottom - top}px`,
          }
          return (
            <div key={`${column},${row}`} class="c-water" style={style} aria-hidden="true">
              <div class="c-ripple" />
              <div class="c-ripple c-ripple-back" />
            </div>
          )
        })}
    </>
  )
})
