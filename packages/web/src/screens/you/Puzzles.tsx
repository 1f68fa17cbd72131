import type { JSX } from 'preact'
import { you } from '../../base/you-words.ts'
import { puzzlesKept } from '../../model/puzzles-kept.ts'
import { streakNow } from './Headline.tsx'

/** What came of nightmares and drills. */
export function Puzzles(): JSX.Element {
  const { days, drills } = puzzlesKept.value
  const nights = Object.values(days)
  const done = Object.values(drills).reduce((sum, each) => sum + each.done, 0)
  const missed = Object.values(drills).reduce((sum, each) => sum + each.missed, 0)
  const stars = nights.reduce((sum, each) => sum + each.stars, 0) / nights.length
  return (
    <section class="panel you__part" aria-labelledby="you-puzzles">
      <h2 class="panel__title" id="you-puzzles">
        {you.puzzles}
      </h2>
      {nights.length === 0 && <p>{you.puzzlesNone}</p>}
      {nights.length + done + missed > 0 && (
        <ul class="you__facts">
          {nights.length > 0 && <li>{you.nights(nights.length)}</li>}
          {nights.length > 0 && <li>{you.stars(stars)}</li>}
          {nights.length > 0 && <li>{you.inARow(streakNow())}</li>}
          {done + missed > 0 && <li>{you.drills(done, missed)}</li>}
        </ul>
      )}
    </section>
  )
}
