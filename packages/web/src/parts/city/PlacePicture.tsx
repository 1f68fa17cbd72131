import type { View } from '@haven/engine'
import type { JSX } from 'preact'
import { useId, useMemo } from 'preact/hooks'
import { rules } from '../../model/rules.ts'
import { cityWords } from './city-words.ts'
import { type CityPlan, cityPlan, type Rect } from './geometry/plan.ts'
import { briefOf } from './live/brief.ts'
import { cityModel } from './live/model.ts'
import { Piece } from './live/Pieces.tsx'
import { placed } from './live/placing.ts'
import { Painting } from './Painting.tsx'

interface PlacePictureProps {
  readonly view: View
  readonly space: string
  readonly label: string
}

const ASPECT = 3
/** So wide a piece of the city: a District and a little of its Streets. */
const WIDTH = 420
const SCALE = 1

function regionAround(plan: CityPlan, space: string): Rect {
  const { x, y } = plan.byId.get(space) ?? { x: 0, y: 0 }
  const h = WIDTH / ASPECT
  return { x: x - WIDTH / 2, y: y - h / 2, w: WIDTH, h }
}

/** One place of the city at a moment: painted, with all that stands there. The symbols of its pieces are another picture's. */
export function PlacePicture({ view, space, label }: PlacePictureProps): JSX.Element {
  const id = useId()
  const { map } = view.setup
  const plan = useMemo(() => cityPlan(rules, map), [map])
  const model = useMemo(() => cityModel(rules, view), [view])
  const words = useMemo(cityWords, [])
  const brief = useMemo(() => briefOf(plan, model, map, words), [plan, model])
  const region = useMemo(() => regionAround(plan, space), [plan, space])
  const pieces = useMemo(() => placed(plan, model), [plan, model])
  return (
    <div class="city place-picture" role="img" aria-label={label}>
      <Painting name={`place ${id}`} brief={brief} region={region} scale={SCALE} />
      <svg viewBox={`${region.x} ${region.y} ${region.w} ${region.h}`} aria-hidden="true" focusable="false">
        {pieces.map((piece) => (
          <Piece key={piece.key} piece={piece} isLit={false} words={words} />
        ))}
      </svg>
    </div>
  )
}
