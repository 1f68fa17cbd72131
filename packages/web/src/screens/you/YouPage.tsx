import './you.css'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { fail } from '../../base/failure.ts'
import { you } from '../../base/you-words.ts'
import type { Counted } from '../../model/records/counted.ts'
import { sumsOf } from '../../model/records/sums.ts'
import { Shell } from '../../parts/page/Shell.tsx'
import { Bars } from './Bars.tsx'
import { FilePart } from './FilePart.tsx'
import { Headline } from './Headline.tsx'
import { LuckLine } from './LuckLine.tsx'
import { Puzzles } from './Puzzles.tsx'
import { counted, leave, progress, show } from './shown.ts'
import { Turns } from './Turns.tsx'

/** `/you`: what the finished games of this device say, counted here and sent nowhere. */
export function YouPage(): JSX.Element {
  useEffect(() => {
    show().catch((error: unknown) => fail(String(error)))
    return leave
  }, [])
  const { value: games } = counted
  const isBusy = progress.value !== null || games === null
  return (
    <Shell title={you.title}>
      <div class="you" aria-busy={isBusy}>
        <p class="you__about">{you.about}</p>
        {isBusy && <Counting />}
        {games === 'closed' && <p class="empty">{you.closed}</p>}
        {Array.isArray(games) && (games.length > 0 ? <Numbers games={games as readonly Counted[]} /> : <None />)}
        {games !== null && <Puzzles />}
        {Array.isArray(games) && <FilePart games={games.length} />}
      </div>
    </Shell>
  )
}

function Counting(): JSX.Element {
  const { value: now } = progress
  return (
    <div class="panel you__counting" role="status">
      <span>{you.counting}</span>
      {now && (
        <>
          <progress aria-label={you.counting} value={now.done} max={now.of} />
          <span class="you__number">{you.countingOf(now.done, now.of)}</span>
        </>
      )}
    </div>
  )
}

function None(): JSX.Element {
  return (
    <section class="panel you__none" aria-labelledby="you-none">
      <h2 class="display" id="you-none">
        {you.none}
      </h2>
      <p>{you.noneText}</p>
      <div class="row">
        <a class="button" data-tone="primary" href="/">
          {you.first}
        </a>
        <a class="button" href="/first-night">
          {you.learn}
        </a>
      </div>
    </section>
  )
}

function Numbers({ games }: { readonly games: readonly Counted[] }): JSX.Element {
  const sums = sumsOf(games)
  const { both } = sums
  return (
    <>
      <Headline sums={sums} />
      <div class="you__bars">
        <div class="you__column">
          <Bars title={you.bySide} rows={sums.sides} nameOf={(id) => you.sides[id as keyof typeof you.sides]}>
            {both.games > 0 && <p class="you__note">{you.both(both.games, both.heroes)}</p>}
          </Bars>
          <Bars title={you.bySin} rows={sums.sins} nameOf={you.name} isSin />
        </div>
        <Bars title={you.byMap} rows={sums.maps} nameOf={you.name} />
        <Bars title={you.byHero} note={you.byHeroNote} rows={sums.heroes} nameOf={you.name} />
      </div>
      <LuckLine luck={sums.luck} />
      <Turns turns={sums.turns} />
    </>
  )
}
