import './city.css'
import './marks.css'
import type { JSX, RefObject } from 'preact'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Later } from '../../page/Later.tsx'
import { type CityPlan, pictureOf } from '../geometry/plan.ts'
import type { Point } from '../geometry/route.ts'
import type { Brief } from '../paint/city.ts'
import { skinOf } from '../paint/skin.ts'
import { briefOf } from './brief.ts'
import { type CellEvents, Cells } from './Cells.tsx'
import { CityActions } from './CityActions.tsx'
import { bounded, inUnits, legible, zoomAt, zoomOf } from './camera.ts'
import { Decals } from './Decals.tsx'
import { EdgeChips } from './EdgeChips.tsx'
import { type Ghost, Ghosts } from './Ghost.tsx'
import { Highlights, type Weight } from './Highlights.tsx'
import { type CityModel, counted } from './model.ts'
import { move } from './motion.ts'
import { Piece, type PieceWords } from './Pieces.tsx'
import { isLitPiece, PieceTargets } from './PieceTargets.tsx'
import { atBorder, type OnTheWay, type Placed, placed } from './placing.ts'
import { Raster } from './Raster.tsx'
import { Costs, ForecastPlate, Ribbon, type RouteForecast, type RouteStep } from './Route.tsx'
import { Symbols } from './Symbols.tsx'
import { ThreatButton, ThreatLayer } from './Threat.tsx'
import { useCamera } from './useCamera.ts'
import { Water } from './Water.tsx'

/** Every word of the board; the drawing knows none. */
export interface CityWords extends PieceWords {
  readonly board: string
  readonly start: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly wholeMap: string
  /** What a sign says. */
  district(id: string): string
  /** The accessible name of a space, with what is in it. */
  readonly space: (id: string) => string
  /** The accessible name of a figure that can be chosen. */
  figure(id: string): string
}

export interface CityProps {
  readonly plan: CityPlan
  readonly model: CityModel
  /** The same seed builds the same houses. */
  readonly seed: string
  readonly words: CityWords
  readonly targets?: ReadonlyMap<string, Weight>
  /** Figures that can be chosen, by id. */
  readonly lit?: ReadonlySet<string>
  /** Where the acting hero stands. */
  readonly here?: string | null
  readonly route?: readonly RouteStep[]
  readonly forecast?: RouteForecast | null
  /** What would be there, if what is chosen is done. */
  readonly ghosts?: readonly Ghost[]
  /** The part of the window that nothing else lies over: the map is fitted there. Without it all of the board. */
  readonly free?: RefObject<HTMLElement | null>
  /** What the question is about: the camera sees to it that it is seen. */
  readonly frame?: readonly string[]
  /** Milliseconds of one step of a figure; 0 for none. */
  readonly stepMs?: number
  readonly isCalm?: boolean
  /** A hero who has left his space and not come to the next yet. */
  readonly border?: OnTheWay | null
  readonly onSpace: (space: string) => void
  readonly onPiece?: (id: string) => void
  readonly onInspect?: (space: string) => void
  /** The space under the mouse or under the keyboard's focus. */
  readonly onSeen?: (space: string | null) => void
}

const NO_TARGETS: ReadonlyMap<string, Weight> = new Map()
const NO_PIECES: ReadonlySet<string> = new Set()
const NOTHING: readonly never[] = []

/** Below so many pixels per unit figures that are alike are counted. */
const COUNTED = 0.5

/** The board: a painted city, and over it everything that lives. */
export function City(props: CityProps): JSX.Element {
  const { plan, model, words, seed, targets = NO_TARGETS, lit = NO_PIECES, here = null } = props
  const { route = NOTHING, stepMs = 260, isCalm = false, border = null } = props
  const root = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const live = useRef<SVGSVGElement>(null)
  const picture = useMemo(() => pictureOf(plan), [plan])
  const [cursor, setCursor] = useState(here ?? plan.start)
  const [focus, setFocus] = useState<string | null>(null)
  const current = plan.byId.has(cursor) ? cursor : plan.start
  const inspect = (space: string): void => props.onInspect?.(space)
  const cells = useCellEvents(props, { focus, setFocus, setCursor })
  const camera = useCamera({
    plan,
    picture,
    root,
    stage,
    free: props.free,
    frame: props.frame ?? NOTHING,
    ms: isCalm ? 0 : 320,
    onInspect: inspect,
  })
  const skin = skinOf(model.level)
  const brief = useBrief(plan, model, seed, words)
  const isFar = camera.camera.k < COUNTED
  const pieces = useMemo(
    () => atBorder(plan, placed(plan, isFar ? counted(model) : model), border),
    [plan, model, border, isFar],
  )
  usePieceMotion(plan, live, pieces, stepMs, isCalm)

  const zoom = (factor: number): void => {
    const { w, h } = camera.window
    camera.go(bounded(plan, zoomAt(camera.now(), factor, w / 2, h / 2, camera.whole.k * 0.85), camera.window))
  }
  const scale = legible(camera.camera)
  const inSight = inUnits(camera.camera, camera.window)
  const size = { width: picture.w, height: picture.h }
  const view = `${picture.x} ${picture.y} ${picture.w} ${picture.h}`
  return (
    <div
      class="city"
      ref={root}
      data-zoom={zoomOf(camera.camera)}
      data-motion={isCalm ? 'less' : 'full'}
      style={{ background: skin.ink, '--c-glint': skin.glint }}
    >
      <div class="c-stage" ref={stage} style={{ width: `${picture.w}px`, height: `${picture.h}px` }}>
        {camera.window.w > 0 && (
          <Raster
            brief={brief}
            picture={picture}
            whole={camera.whole}
            camera={camera.seen.camera}
            window={camera.seen.window}
            fade={isCalm ? 0 : 1200}
          />
        )}
        <Water plan={plan} picture={picture} />
        <svg class="c-live" ref={live} viewBox={view} {...size} aria-hidden="true" focusable="false">
          <Later>
            <Symbols />
            <Decals plan={plan} />
            <CityActions plan={plan} model={model} />
          </Later>
          <Highlights plan={plan} targets={targets} here={here} focus={focus} />
          <ThreatLayer plan={plan} part="ground" scale={1} />
          <Ribbon plan={plan} steps={route} start={standing(pieces, here)} />
          <g>
            <Later>
              {pieces.map((piece) => (
                <Piece key={piece.key} piece={piece} isLit={isLitPiece(piece, lit)} words={words} />
              ))}
            </Later>
          </g>
          <ThreatLayer plan={plan} part="counts" scale={scale} />
          <Costs plan={plan} steps={route} scale={scale} />
          {props.forecast && (
            <ForecastPlate
              {...{ plan, scale }}
              steps={route}
              forecast={props.forecast}
              seen={inSight}
              pieces={pieces.map(({ spot }) => spot)}
            />
          )}
          {props.ghosts && props.ghosts.length > 0 && (
            <Ghosts {...{ plan, model, pieces, words, scale }} ghosts={props.ghosts} seen={inSight} />
          )}
        </svg>
        <Later>
          <Cells
            plan={plan}
            picture={picture}
            label={words.board}
            nameOf={words.space}
            targets={targets}
            current={current}
            {...cells}
          />
          <PieceTargets {...{ plan, pieces, lit, picture, words }} k={camera.camera.k} onPiece={props.onPiece} />
        </Later>
      </div>
      <EdgeChips
        plan={plan}
        camera={camera.camera}
        window={camera.window}
        left={camera.left}
        top={camera.top}
        targets={targets}
        nameOf={(id) => words.district(id)}
        go={(to) => camera.go(to)}
      />
      <div class="c-tools">
        <ThreatButton />
        <button type="button" class="c-tool" aria-label={words.zoomIn} onClick={() => zoom(1.5)}>
          <span aria-hidden="true">+</span>
        </button>
        <button type="button" class="c-tool" aria-label={words.zoomOut} onClick={() => zoom(1 / 1.5)}>
          <span aria-hidden="true">−</span>
        </button>
        <button type="button" class="c-tool" aria-label={words.wholeMap} onClick={() => camera.go(camera.whole)}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
            <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" fill="none" stroke="currentColor" stroke-width="2" />
          </svg>
        </button>
      </div>
    </div>
  )
}

interface CellState {
  readonly focus: string | null
  readonly setFocus: (space: string | null) => void
  readonly setCursor: (space: string) => void
}

/** What happens at a space, always by the same functions: for another one all spaces would be drawn anew. */
function useCellEvents(props: CityProps, state: CellState): CellEvents {
  const latest = useRef({ props, state })
  latest.current = { props, state }
  return useMemo(
    () => ({
      onCurrent: (space) => latest.current.state.setCursor(space),
      onFocus: (space) => {
        const { props, state } = latest.current
        // A press focuses too, and the mouse still shows what it showed.
        if (space !== null || state.focus !== null) props.onSeen?.(space)
        state.setFocus(space)
      },
      onHover: (space) => latest.current.props.onSeen?.(space),
      onChoose: (space) => latest.current.props.onSpace(space),
      onInspect: (space) => latest.current.props.onInspect?.(space),
    }),
    [],
  )
}

/** A new brief only when the picture would change: most moves leave the city as it is. */
function useBrief(plan: CityPlan, model: CityModel, seed: string, words: CityWords): Brief {
  const brief = useMemo(() => briefOf(plan, model, seed, words), [plan, model, seed])
  const { plan: _, ...picture } = brief
  const key = JSON.stringify([plan.map, picture])
  return useMemo(() => brief, [plan, key])
}

function usePieceMotion(
  plan: CityPlan,
  live: { readonly current: SVGSVGElement | null },
  pieces: readonly Placed[],
  ms: number,
  isCalm: boolean,
): void {
  const before = useRef<ReadonlyMap<string, Placed>>(new Map())
  useLayoutEffect(() => {
    const isSamePlan = [...before.current.values()].every(({ space }) => plan.byId.has(space))
    if (live.current && isSamePlan) move(live.current, { plan, before: before.current, now: pieces, ms, isCalm })
    before.current = new Map(pieces.map((piece) => [piece.key, piece]))
  }, [plan, pieces])
}

/** Where the ribbon begins: at the feet of the hero whose turn it is. */
function standing(pieces: readonly Placed[], here: string | null): Point | null {
  const hero = pieces.find((piece) => piece.what === 'hero' && piece.hero.isActing && piece.space === here)
  return hero ? { x: hero.spot.x, y: hero.spot.y + 15 * hero.spot.scale } : null
}
