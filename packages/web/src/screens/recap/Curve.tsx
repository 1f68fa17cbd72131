import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { go } from '../../base/router.ts'
import { words } from '../../base/words.ts'
import type { Recap } from '../../model/recap/recap.ts'
import { replayPath } from '../../model/replay/turns.ts'
import { areaPath, extremesOf, linePath, pointAt } from './curve.ts'

const SIZE = { width: 1000, height: 240 }

interface CurveProps {
  readonly game: string
  readonly recap: Recap
  readonly chances: readonly number[]
}

/** A press on the curve goes to that moment of the replay; the numbers on it are the turning points. */
export function Curve({ game, recap, chances }: CurveProps): JSX.Element {
  const { recap: say } = words
  const at = useSignal<number | null>(null)
  const { first, highest, lowest, last } = extremesOf(chances)
  const momentAt = (event: PointerEvent | MouseEvent): number => {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width))
    return Math.round(share * recap.length)
  }
  const place = (moment: number) => {
    const { x, y } = pointAt(moment, chances[moment] ?? 0, recap.length, SIZE)
    return { left: `${(x / SIZE.width) * 100}%`, top: `${(y / SIZE.height) * 100}%` }
  }
  return (
    <figure class="curve">
      <figcaption class="visually-hidden">{say.curveWords(first, highest, lowest, last)}</figcaption>
      <div class="curve__sides" aria-hidden="true">
        <span>{say.heroesSide}</span>
        <span>{say.sinsSide}</span>
      </div>
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
        onClick={(event) => go(replayPath(game, momentAt(event)))}
      >
        <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" aria-hidden="true">
          <defs>
            <clipPath id="curve-above">
              <rect width={SIZE.width} height={SIZE.height / 2} />
            </clipPath>
            <clipPath id="curve-below">
              <rect y={SIZE.height / 2} width={SIZE.width} height={SIZE.height / 2} />
            </clipPath>
          </defs>
          {recap.rounds.map(({ round, at: moment }) => {
            const { x } = pointAt(moment, 0, recap.length, SIZE)
            return <line key={round} class="curve__round" x1={x} x2={x} y1="0" y2={SIZE.height} />
          })}
          <line class="curve__middle" x1="0" x2={SIZE.width} y1={SIZE.height / 2} y2={SIZE.height / 2} />
          <path class="curve__heroes" d={areaPath(chances, SIZE)} clip-path="url(#curve-above)" />
          <path class="curve__sins" d={areaPath(chances, SIZE)} clip-path="url(#curve-below)" />
          <path class="curve__line" d={linePath(chances, SIZE)} />
        </svg>
        {recap.turning.map(({ from, to }, i) => (
          <a
            key={from}
            class="curve__point"
            style={place(to)}
            href={replayPath(game, from)}
            aria-label={say.watchThisOf(`${i + 1}`)}
            onClick={(event) => event.stopPropagation()}
          >
            {i + 1}
          </a>
        ))}
        {at.value !== null && (
          <span class="curve__tip" style={{ left: `${(at.value / Math.max(1, recap.length)) * 100}%` }}>
            {say.curveAt(at.value, chances[at.value] ?? 0)}
          </span>
        )}
      </div>
      <ol class="curve__rounds" aria-hidden="true">
        {recap.rounds.map(({ round, at: moment }) => (
          <li key={round} style={{ left: `${(moment / Math.max(1, recap.length)) * 100}%` }}>
            {say.roundMark(round)}
          </li>
        ))}
      </ol>
    </figure>
  )
}
