import type { TableView } from '@haven/table'
import type { JSX } from 'preact'
import { download } from '../../base/download.ts'
import { say } from '../../base/online-words.ts'
import { catalogue } from '../../base/words.ts'
import { openReplay, recordOf } from '../../model/online/finished.ts'
import { Refused } from '../../model/refused.ts'
import { useOnline } from './context.ts'

/** The games that were played at this table before: to watch again, and to take home. */
export function Earlier({ room }: { readonly room: TableView }): JSX.Element | null {
  const table = useOnline()
  const { play } = say
  if (room.earlier.length === 0) return null
  const doing = async (deed: () => Promise<void>) => {
    try {
      await deed()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      table.notice.value = error.refusal
    }
  }
  const keep = async (game: number) => {
    download(`haven-record-${game}.json`, JSON.stringify(await recordOf(table, game), null, 1))
  }
  return (
    <section class="panel stack" aria-labelledby="earlier-title">
      <h2 id="earlier-title">{play.earlier}</h2>
      <ul class="people">
        {room.earlier.map(({ game, outcome }) => (
          <li key={game} class="people__one">
            <span class="people__name">
              {play.earlierGame(game)} <span class="online__note">{catalogue.outcome(outcome)}</span>
            </span>
            <button
              type="button"
              class="button"
              data-size="small"
              aria-label={play.replayOf(play.earlierGame(game))}
              onClick={() => void doing(() => openReplay(table, undefined, game))}
            >
              {play.replay}
            </button>
            <button
              type="button"
              class="button"
              data-tone="ghost"
              data-size="small"
              aria-label={play.recordOf(play.earlierGame(game))}
              onClick={() => void doing(() => keep(game))}
            >
              {play.record}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
