import { bestOf, type Puzzle, type PuzzleScore, scorePuzzle, startOf, streakOn } from '@haven/table/puzzle'
import type { AdviceFacts } from '@haven/text'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { nightmareWords as say } from '../../base/puzzle-words.ts'
import { catalogue, words } from '../../base/words.ts'
import type { CallAnswer } from '../../model/messages.ts'
import { daysPlayed, puzzlesKept } from '../../model/puzzles-kept.ts'
import { optionText } from '../../model/words.ts'
import { ShareLine } from './ShareLine.tsx'

interface NightmareEndProps {
  readonly day: number
  readonly today: number
  readonly posed: CallAnswer<'nightmare'>
  readonly chosen: number
  readonly again: () => void
}

const HOUR_MS = 3_600_000

/** What the answer was worth, what would have been better and why, and the line to pass on. */
export function NightmareEnd({ day, today, posed, chosen, again }: NightmareEndProps): JSX.Element {
  const { view, puzzle } = posed
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const score = scorePuzzle(puzzle, chosen)
  const [question] = view.prompts
  const texts = question?.options.map((option) => optionText(option, question, view)) ?? []
  const hours = Math.ceil((startOf(today + 1) - Date.now()) / HOUR_MS)
  return (
    <section class="night-end puzzle-end" aria-label={say.over}>
      <div class="night-end__said">
        <h2 ref={heading} class="night-end__scene" tabIndex={-1}>
          {say.title} · {say.day(day)}
        </h2>
        <Verdict puzzle={puzzle} score={score} texts={texts} />
        <AllAnswers puzzle={puzzle} chosen={chosen} texts={texts} />
        {day === today && <Today day={day} />}
        {day === today && hours > 0 && <p>{say.next(hours)}</p>}
      </div>
      <div class="night-end__doors">
        {day > 1 && (
          <a class="button" data-tone="primary" href={`/nightmare/${day - 1}`}>
            {say.earlier}
          </a>
        )}
        {day !== today && (
          <a class="button" href="/nightmare">
            {say.today}
          </a>
        )}
        <button type="button" class="button" onClick={again}>
          {say.again}
        </button>
        <a class="button" data-tone="ghost" href="/">
          {words.shell.home}
        </a>
      </div>
    </section>
  )
}

interface VerdictProps {
  readonly puzzle: Puzzle
  readonly score: PuzzleScore
  readonly texts: readonly string[]
}

function Verdict({ puzzle, score, texts }: VerdictProps): JSX.Element {
  const { option, stars, lost } = score
  const chance = puzzle.chances[option] ?? 0
  const [best = 0] = bestOf(puzzle)
  const reasons = puzzle.reasons as AdviceFacts['reasons']
  return (
    <>
      <p class="night-end__reward" role="status">
        <b class="puzzle-end__stars" aria-hidden="true">
          {say.stars(stars)}
        </b>
        <span class="visually-hidden">{say.starsHeard(stars)}</span>{' '}
        {lost === 0 ? say.right(chance) : say.wrong(chance, lost)}
      </p>
      <p>{catalogue.labelled(say.yours, texts[option] ?? '')}</p>
      <p>
        <b>{catalogue.labelled(say.best)}</b> {catalogue.better({ answer: texts[best] ?? '', next: [], reasons })}
      </p>
    </>
  )
}

interface AllAnswersProps {
  readonly puzzle: Puzzle
  readonly chosen: number
  readonly texts: readonly string[]
}

/** The best first. */
function AllAnswers({ puzzle: { chances }, chosen, texts }: AllAnswersProps): JSX.Element {
  const order = texts.map((_, i) => i).sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0) || a - b)
  return (
    <details class="puzzle-end__all">
      <summary>{say.all}</summary>
      <ol>
        {order.map((i) => (
          <li key={i} aria-current={i === chosen || undefined}>
            <b>{say.chance(chances[i] ?? 0)}</b> {texts[i]}
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Only the first answer of the day counts, and that one is passed on. */
function Today({ day }: { readonly day: number }): JSX.Element | null {
  const { value: kept } = puzzlesKept
  const own = kept.days[day]
  if (!own) return null
  const streak = streakOn(day, daysPlayed(kept))
  return <ShareLine line={say.share(day, own.stars, own.lost, streak)} path={`/nightmare/${day}`} />
}
