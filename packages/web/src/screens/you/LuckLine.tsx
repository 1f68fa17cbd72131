import type { JSX } from 'preact'
import { catalogue } from '../../base/words.ts'
import { you } from '../../base/you-words.ts'
import type { Luck, LuckPoint } from '../../model/records/sums.ts'
import { across, bandOf, lineOf, SIZE } from './luck-path.ts'

const LINES = [100, 50, 0] as const

export function LuckLine({ luck }: { readonly luck: Luck }): JSX.Element | null {
  const { points, all, counted, of } = luck
  if (of === 0) return null
  return (
    <section class="panel you__part you__luck" aria-labelledby="you-luck">
      <h2 class="panel__title" id="you-luck">
        {you.luck}
      </h2>
      {all ? <p class="you__note">{you.luckHint}</p> : <p class="you__note">{you.luckNone}</p>}
      {all && (
        <figure class="luck-line">
          <figcaption class="visually-hidden">{you.luckWords(all.mean, all.last)}</figcaption>
          <div class="luck-line__scale" aria-hidden="true">
            {LINES.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </div>
          <div class="luck-line__plot" aria-hidden="true">
            <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" aria-hidden="true">
              <path class="luck-line__band" d={bandOf(points)} />
              <path class="luck-line__middle" d={`M0 ${SIZE.height / 2}H${SIZE.width}`} />
              <path class="luck-line__line" d={lineOf(points)} />
            </svg>
            {points.map(({ first, last, mean, doubt }, i) => (
              <i
                key={first}
                data-beyond={Math.abs(mean - 0.5) > doubt}
                style={{ left: `${across(i, points.length) / 10}%`, top: `${(1 - mean) * 100}%` }}
                title={catalogue.labelled(you.luckPoint(first, last), you.share(mean))}
              />
            ))}
          </div>
          <PointTable points={points} />
        </figure>
      )}
      <p class="you__note">{you.luckCovers(counted, of)}</p>
    </section>
  )
}

function PointTable({ points }: { readonly points: readonly LuckPoint[] }): JSX.Element {
  const { luckColumns } = you
  return (
    <div class="visually-hidden">
      <table aria-label={you.luck}>
        <thead>
          <tr>
            <th scope="col">{luckColumns.games}</th>
            <th scope="col">{luckColumns.mean}</th>
            <th scope="col">{luckColumns.band}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ first, last, mean, doubt }) => (
            <tr key={first}>
              <th scope="row">{you.luckPoint(first, last)}</th>
              <td>{you.share(mean)}</td>
              <td>{you.luckBand(doubt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
