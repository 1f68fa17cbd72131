import type { JSX } from 'preact'
import type { CityPlan, Rect } from '../geometry/plan.ts'
import { borderOf, isJoined, type Point, stepRoute } from '../geometry/route.ts'
import type { Spot } from '../geometry/slots.ts'
import { TOKEN_LOOKS } from './looks.ts'
import { freePlate, within } from './plates.ts'
import { Glyph } from './Symbols.tsx'

export const RISKS = ['calm', 'risky', 'grave'] as const
export type Risk = (typeof RISKS)[number]

/** One step of a way, and what has to be paid for it at the border. */
export interface RouteStep {
  readonly from: string
  readonly to: string
  /** Wounds for leaving monsters; dice of the fire check and of the corruption check. */
  readonly wounds: number
  readonly fire: number
  readonly corruption: number
  readonly risk: Risk
}

/** What the whole way may cost; every word is passed in. */
export interface RouteForecast {
  readonly title: string
  readonly note: string
  /** A column for each outcome, its share from 0 to 1 and in words. */
  readonly columns: readonly {
    readonly label: string
    readonly share: number
    readonly said: string
    readonly risk: Risk
  }[]
}

export interface RouteProps {
  readonly plan: CityPlan
  readonly steps: readonly RouteStep[]
  /** Where the figure stands that would go. */
  readonly start: Point | null
}

const line = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`

function pointsOf(plan: CityPlan, { from, to }: RouteStep, start: Point | null): Point[] {
  if (!isJoined(plan, from, to)) {
    const a = plan.byId.get(from)!
    const b = plan.byId.get(to)!
    return [start ?? { x: a.x, y: a.y }, { x: b.x, y: b.y }]
  }
  const points = stepRoute(plan, from, to)
  if (!start) return points
  // From where the figure stands to the middle of the street, and on.
  const [first, ...rest] = points as [Point, ...Point[]]
  const next = rest[0]!
  const isStraight = plan.byId.get(from)!.kind === plan.byId.get(to)!.kind
  const join = isStraight
    ? { x: first.x + Math.sign(next.x - first.x) * 64, y: first.y + Math.sign(next.y - first.y) * 64 }
    : next
  return isStraight ? [start, join, ...rest] : [start, ...rest]
}

export function Ribbon({ plan, steps, start }: RouteProps): JSX.Element | null {
  const last = steps.at(-1)
  if (!last) return null
  const ways = steps.map((step, i) => ({ step, d: line(pointsOf(plan, step, i === 0 ? start : null)) }))
  const end = plan.byId.get(last.to)!
  return (
    <g class="c-route">
      {ways.map(({ step, d }) => (
        <path key={`${step.from}>${step.to}`} class="c-way-edge" d={d} />
      ))}
      {ways.map(({ step, d }) => (
        <g
          key={`${step.from}>${step.to}`}
          class={`c-way c-${step.risk}`}
          data-under={isJoined(plan, step.from, step.to) ? undefined : ''}
        >
          <path d={d} />
          <path class="c-way-grain" d={d} />
        </g>
      ))}
      <g class={`c-end c-${last.risk}`} transform={`translate(${end.x} ${end.y})`}>
        <circle r="17" />
        <circle class="c-core" r="6" />
      </g>
    </g>
  )
}

interface PaidProps extends Pick<RouteProps, 'plan' | 'steps'> {
  /** Larger than the board where the board is far away. */
  readonly scale: number
}

/** Costs lie on the border where they are paid. */
export function Costs({ plan, steps, scale }: PaidProps): JSX.Element {
  return (
    <g class="c-costs">
      {steps.map((step) => {
        const bits = [
          { count: step.wounds, glyph: 'broken-heart', colour: '#ff6372' },
          { count: step.corruption, glyph: TOKEN_LOOKS.corruption.glyph, colour: TOKEN_LOOKS.corruption.colour },
          { count: step.fire, glyph: TOKEN_LOOKS.fire.glyph, colour: TOKEN_LOOKS.fire.colour },
        ].filter(({ count }) => count > 0)
        if (bits.length === 0) return null
        const { x, y } = borderOf(plan, step.from, step.to)
        const w = bits.length * 38 + 8
        return (
          <g
            key={`${step.from}>${step.to}`}
            class={`c-cost c-${step.risk}`}
            transform={`translate(${x} ${y}) scale(${scale})`}
          >
            <rect x={-w / 2} y="-16" width={w} height="32" rx="16" />
            {bits.map(({ count, glyph, colour }, i) => (
              <g key={glyph} transform={`translate(${-w / 2 + 18 + i * 38} 0)`}>
                <Glyph name={glyph} x={0} y={0} size={20} colour={colour} />
                <text x="17" y="6.5">
                  {count}
                </text>
              </g>
            ))}
          </g>
        )
      })}
    </g>
  )
}

const PLATE = { w: 192, h: 60 }
/** A column that is certain stays below the title. */
const TALLEST = 13

interface ForecastPlateProps extends PaidProps {
  readonly forecast: RouteForecast
  /** What of the city is in sight. */
  readonly seen: Rect
  /** Where figures and tokens are. */
  readonly pieces: readonly Spot[]
}

/** On the roofs of the last space, or as near to it as it covers nobody. */
export function ForecastPlate(props: ForecastPlateProps): JSX.Element | null {
  const { plan, steps, forecast, seen, pieces, scale } = props
  const last = steps.at(-1)
  if (!last) return null
  const end = plan.byId.get(last.to)!
  // Beside a Street on the side where the city goes on, so that the edge of the picture does not cut it off.
  const isLow = end.y > Math.max(...plan.spaces.map((space) => space.y)) - 1
  const away = 76 + PLATE.h * scale
  const step = (PLATE.w - 16) / forecast.columns.length
  const size = { w: PLATE.w * scale, h: PLATE.h * scale }
  const top = end.kind === 'district' ? end.block.y + 4 : isLow ? end.y - away : end.y + 76
  const { x, y } = freePlate(within({ x: end.x - size.w / 2, y: top, ...size }, seen), seen, pieces)
  return (
    <g class="c-plate" transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect class="c-plate-face" width={PLATE.w} height={PLATE.h} rx="10" />
      <text x="11" y="17" class="c-plate-title">
        {forecast.title}
      </text>
      <text x={PLATE.w - 11} y="17" class="c-plate-note">
        {forecast.note}
      </text>
      {forecast.columns.map(({ label, share, said, risk }, i) => (
        <g key={label} class={`c-column c-${risk}`} transform={`translate(${8 + i * step} 0)`}>
          <rect x="2" y={45 - share * TALLEST} width={step - 4} height={share * TALLEST + 1} />
          <text x={step / 2} y={42 - share * TALLEST}>
            {said}
          </text>
          <text x={step / 2} y="56">
            {label}
          </text>
        </g>
      ))}
    </g>
  )
}
