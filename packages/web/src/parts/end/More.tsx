import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { words } from '../../base/words.ts'
import type { Recap } from '../../model/recap/recap.ts'
import { Better, isBetter } from './Better.tsx'
import { Door, type Doors } from './Door.tsx'
import { LuckLedger } from './LuckLedger.tsx'
import { lengthOf } from './Share.tsx'
import { StatisticsPanel } from './StatisticsPanel.tsx'
import { choiceBefore } from './TurningPoints.tsx'
import type { Thoughts } from './use-recap.ts'

interface MoreProps {
  readonly recap: Recap
  readonly thoughts: Thoughts
  readonly doors: Doors
}

/** For whoever wants to know all of it: folded away under the end. */
export function More({ recap, thoughts, doors }: MoreProps): JSX.Element {
  const { recap: say } = words
  const costly = recap.others.filter(({ own }) => own && isBetter(thoughts.get(own.moment)))
  return (
    <details class="end__more">
      <summary>{say.more}</summary>
      <div class="end__all">
        {costly.length > 0 && (
          <section aria-labelledby="end-costly">
            <h2 id="end-costly">{say.otherBetter}</h2>
            <ul class="costly">
              {costly.map((point) => (
                <li key={point.from} class="panel costly__one">
                  <p>
                    <b>{say.round(point.round)}</b> {choiceBefore(point, recap.players.people)}
                  </p>
                  <Better point={point} thoughts={thoughts} />
                  <Door
                    doors={doors}
                    moment={point.own?.moment ?? point.from}
                    label={say.watchThisOf(say.round(point.round))}
                  >
                    <Icon name="play" />
                    {say.watchThis}
                  </Door>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="end-ledger">
          <h2 id="end-ledger">{say.luck}</h2>
          <p class="end__hint">{say.luckHint}</p>
          <LuckLedger luck={recap.luck} />
        </section>
        <section aria-labelledby="end-statistics">
          <h2 id="end-statistics">{say.statistics}</h2>
          <p class="end__hint">{lengthOf(recap)}</p>
          <StatisticsPanel statistics={recap.statistics} />
        </section>
      </div>
    </details>
  )
}
