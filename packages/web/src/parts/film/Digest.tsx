import type { JSX } from 'preact'
import { words } from '../../base/words.ts'
import { type DigestRow, turnsIn } from '../../model/film/digest.ts'
import { replayPath } from '../../model/replay/turns.ts'
import { useStore } from '../context/store-context.ts'
import { useParts } from '../context/table-parts.ts'

/** What happened while nobody looked, a line for each turn. */
export function Digest({ rows }: { readonly rows: readonly DigestRow[] }): JSX.Element {
  const store = useStore()
  const { film: say } = words
  const { value: away } = store.film.away
  // The replay of a game that is played elsewhere comes when it is over.
  const isElsewhere = useParts() !== null
  return (
    <section class="film-digest" aria-label={say.away(away?.turns ?? turnsIn(rows))}>
      <h2 class="film-digest__title">{say.away(away?.turns ?? turnsIn(rows))}</h2>
      <ol class="film-digest__rows">
        {rows.slice(-8).map((row, i) => (
          <li
            key={rows.length - Math.min(8, rows.length) + i}
            data-weight={row.deaths.length > 0 ? 'death' : undefined}
          >
            {say.awayTurn(row)}
          </li>
        ))}
      </ol>
      <div class="film-digest__foot">
        {!isElsewhere && away && (
          <a class="button" href={replayPath(store.game ?? '', away.from)}>
            {say.watchAll}
          </a>
        )}
        <button type="button" class="button" data-tone="primary" onClick={() => store.skip()}>
          {say.skipAll}
        </button>
      </div>
    </section>
  )
}
