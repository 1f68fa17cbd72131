import type { JSX } from 'preact'
import { catalogue } from '../../base/words.ts'
import { you } from '../../base/you-words.ts'
import { addressOf } from '../../model/records/kept-record.ts'
import type { BestTurn, Turns as Found } from '../../model/records/sums.ts'
import { replayPath } from '../../model/replay/turns.ts'

/** The turning point of each of the last games, with a way into its replay. */
export function Turns({ turns: { turns, counted, of } }: { readonly turns: Found }): JSX.Element {
  return (
    <section class="panel you__part" aria-labelledby="you-turns">
      <h2 class="panel__title" id="you-turns">
        {you.turning}
      </h2>
      <p class="you__note">{turns.length > 0 ? you.turningHint : you.turningNone}</p>
      <ol class="you-turns">
        {turns.map((turn) => (
          <Turn key={turn.game.hash} turn={turn} />
        ))}
      </ol>
      {counted < of && turns.length > 0 && <p class="you__note">{you.turningCovers(counted, of)}</p>}
    </section>
  )
}

function Turn({ turn }: { readonly turn: BestTurn }): JSX.Element {
  const { game, before, after, round, headline, from } = turn
  // By the names of its own game.
  const text = headline ? catalogue.of({ edition: game.edition, acolytes: game.acolytes }).event(headline) : ''
  const end = game.as === 'both' ? you.ends.both : game.as === game.won ? you.ends.won : you.ends.lost
  return (
    <li class="you-turn" data-for={after >= before ? 'heroes' : 'sins'}>
      <b class="you-turn__swing display" aria-hidden="true">
        {you.swing(before, after)}
      </b>
      <span class="visually-hidden">{you.swingWords(before, after)}</span>
      <p class="you-turn__text">
        {text} <span class="you-turn__round">{you.round(round)}</span>
      </p>
      <p class="you-turn__game">
        <span>{you.against(game.sin, game.map)}</span>
        <span>{end}</span>
        <time dateTime={new Date(game.at).toISOString()}>{you.when(game.at)}</time>
      </p>
      <a class="button" data-size="small" href={replayPath(addressOf(game.hash), from)} aria-label={you.watchOf(text)}>
        {you.watch}
      </a>
    </li>
  )
}
