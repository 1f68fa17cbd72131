import { dayAt, streakOn } from '@haven/table/puzzle'
import type { JSX } from 'preact'
import { you } from '../../base/you-words.ts'
import { daysPlayed, puzzlesKept } from '../../model/puzzles-kept.ts'
import type { Sums } from '../../model/records/sums.ts'

export const streakNow = (): number => streakOn(dayAt(Date.now()), daysPlayed(puzzlesKept.value))

/** The few numbers that are read first, each with how sure it is. */
export function Headline({ sums }: { readonly sums: Sums }): JSX.Element {
  const { all, luck, games } = sums
  const streak = streakNow()
  return (
    <dl class="you__headline">
      <div>
        <dt>{you.played(games)}</dt>
        <dd class="display">{games}</dd>
      </div>
      {all.games > 0 && (
        <div data-tone="good">
          <dt>
            {you.won}
            <small>{you.between(all.low, all.high)}</small>
          </dt>
          <dd class="display">{you.share(all.won / all.games)}</dd>
        </div>
      )}
      {luck.all && (
        <div>
          <dt>{you.luckNote(luck.all.mean, luck.all.last)}</dt>
          <dd class="display">{you.luckWord(luck.all.mean, luck.all.doubt)}</dd>
        </div>
      )}
      {streak > 0 && (
        <div>
          <dt>{you.streak}</dt>
          <dd class="display">{streak}</dd>
        </div>
      )}
    </dl>
  )
}
