import './live/city.css'
import './live/marks.css'
import type { JSX } from 'preact'
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { cityWords } from './city-words.ts'
import type { CityPlan } from './geometry/plan.ts'
import { briefOf } from './live/brief.ts'
import { CityActions } from './live/CityActions.tsx'
import { type Size, wholeMap } from './live/camera.ts'
import { Decals } from './live/Decals.tsx'
import type { CityModel } from './live/model.ts'
import { move } from './live/motion.ts'
import { Piece } from './live/Pieces.tsx'
import { type Placed, placed } from './live/placing.ts'
import { Symbols } from './live/Symbols.tsx'
import { Painting } from './Painting.tsx'

interface CitySceneProps {
  readonly plan: CityPlan
  readonly model: CityModel
  readonly label: string
  /** Milliseconds of one step of a figure when the model changes; 0 for none. */
  readonly stepMs?: number
}

/** No painting has more pixels on a side than this: it is looked at, not studied. */
const MOST_SCALE = 1.5

/** A city to look at, not to touch: what lies and stands in it over one painting, and nothing that answers. */
export function CityScene({ plan, model, label, stepMs = 0 }: CitySceneProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null)
  const live = useRef<SVGSVGElement>(null)
  const id = useId()
  const [size, setSize] = useState<Size>({ w: 0, h: 0 })
  useLayoutEffect(() => {
    const element = root.current as HTMLDivElement
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      setSize({ w: width, h: height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const words = useMemo(cityWords, [])
  const pieces = useMemo(() => placed(plan, model), [plan, model])
  const picture = briefOf(plan, model, plan.map, words)
  const { plan: _, ...dressed } = picture
  const brief = useMemo(() => picture, [plan, JSON.stringify(dressed)])
  const { x, y, k } = useMemo(() => wholeMap(plan, size), [plan, size])
  const region = useMemo(() => ({ x, y, w: size.w / k, h: size.h / k }), [x, y, k, size])
  const before = useRef<ReadonlyMap<string, Placed>>(new Map())
  useLayoutEffect(() => {
    const isSamePlan = [...before.current.values()].every(({ space }) => plan.byId.has(space))
    if (live.current && isSamePlan) {
      move(live.current, { plan, before: before.current, now: pieces, ms: stepMs, isCalm: stepMs === 0 })
    }
    before.current = new Map(pieces.map((piece) => [piece.key, piece]))
  }, [plan, pieces])
  return (
    <div class="map-picture" role="img" aria-label={label}>
      <div class="city map-picture__city" ref={root}>
        {size.w > 0 && (
          <>
            <Painting
              name={`scene ${id}`}
              brief={brief}
              region={region}
              scale={Math.min(MOST_SCALE, k * (globalThis.devicePixelRatio || 1))}
            />
            <svg
              ref={live}
              viewBox={`${region.x} ${region.y} ${region.w} ${region.h}`}
              aria-hidden="true"
              focusable="false"
            >
              <Symbols />
              <Decals plan={plan} />
              <CityActions plan={plan} model={model} />
              {pieces.map((piece) => (
                <Piece key={piece.key} piece={piece} isLit={false} words={words} />
              ))}
            </svg>
          </>
        )}
      </div>
    </div>
  )
}
