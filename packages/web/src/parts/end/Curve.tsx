import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { go } from '../../base/router.ts'
import { words } from '../../base/words.ts'
import type { Recap } from '../../model/recap/recap.ts'
import { areaPath, bandPath, CURVE_DOUBT, extremesOf, linePath, pointAt } from './curve.ts'
import type { Doors } from './Door.tsx'

const SIZE = { width: 1000, height: 240 }
const LINES = [100, 50, 0] as const

interface CurveProps {
  readonly recap: Recap | null
  readonly doors: Doors
}

/** A press on the curve goes to that moment of the replay; the numbers on it are the turning points. */
export function Curve({ recap, doors }: CurveProps): JSX.Element | null {
  const { recap: say } = words
  if (recap && !recap.chances) return null
  return (
    <section class="end__curve" aria-labelledby="end-curve">
      <div class="end__title">
        <h2 id="end-curve">{say.curve}</h2>
        <p>{say.curveDoubt(CURVE_DOUBT)}</p>
      </div>
      <figure class="curve">
        <div class="curve__lines" aria-hidden="true">
          {LINES.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
        {recap?.chances && <Plot recap={recap} chances={recap.chances} doors={doors} />}
      </figure>
    </section>
  )
}

interface PlotProps {
  readonly recap: Recap
  readonly chances: readonly number[]
  readonly doors: Doors
}

function Plot({ recap, chances, doors }: PlotProps): JSX.Element {
  const { recap: say } = words
  const at = useSignal<number | null>(null)
  const { first, highest, lowest, last } = extremesOf(chances)
  const momentAt = (event: PointerEvent | MouseEvent): number => {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width))
    return Math.round(share * recap.length)
  }
  const share = (moment: number): string => `${(moment / Math.max(1, recap.length)) * 100}%`
  const place = (moment: number) => {
    const { y } = pointAt(moment, chances[moment] ?? 0, recap.length, SIZE)
    return { left: share(moment), top: `${(y / SIZE.height) * 100}%` }
  }
  const watch = (moment: number): void => {
    if ('path' in doors) go(doors.path(moment))
    else void doors.open(moment)
  }
  return (
    <>
      <figcaption class="visually-hidden">{say.curveWords(first, highest, lowest, last)}</figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the replay has keys of its own, and the turning points are links */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <div
        class="curve__plot"
        onPointerMove={(event) => {
          at.value = momentAt(event)
        }}
        onPointerLeave={() => {
          at.value = null
        }}
        onClick={(event) => watch(momentAt(event))}
      >
        <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" aria-hidden="true">
          <linearGradient id="curve-fill" x2="0" y2="1">
            <stop class="curve__top" />
            <stop class="curve__bottom" offset="1" />
          </linearGradient>
          <path class="curve__area" d={areaPath(chances, SIZE)} />
          <path class="curve__band" d={bandPath(chances, SIZE)} />
          <path class="curve__line" d={linePath(chances, SIZE)} />
        </svg>
        {recap.turning.map(({ from, to }, i) => (
          <span key={from} class="curve__point" style={place(to)} aria-hidden="true">
            {i + 1}
          </span>
        ))}
        {at.value !== null && (
          <span class="curve__tip" style={{ left: share(at.value) }}>
            {say.curveAt(at.value, chances[at.value] ?? 0)}
          </span>
        )}
      </div>
      <ol class="curve__rounds" aria-hidden="true">
        {recap.rounds.map(({ round, at: moment }) => (
          <li key={round} style={{ left: share(moment) }}>
            {say.roundMark(round)}
          </li>
        ))}
      </ol>
    </>
  )
}
