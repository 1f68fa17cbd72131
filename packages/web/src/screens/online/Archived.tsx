import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { download } from '../../base/download.ts'
import { fail } from '../../base/failure.ts'
import { say } from '../../base/online-words.ts'
import { go } from '../../base/router.ts'
import { catalogue } from '../../base/words.ts'
import type { TableAddress } from '../../model/online/address.ts'
import { type ArchivedTable, archivedTable } from '../../model/online/archive.ts'
import { bringRecord } from '../../model/online/finished.ts'
import { keyAt } from '../../model/online/secrets.ts'
import { replayPath } from '../../model/replay/turns.ts'
import { Shell } from '../../parts/page/Shell.tsx'

interface ArchivedProps {
  readonly address: TableAddress
  /** There is nothing left of it. */
  readonly otherwise: JSX.Element
}

/** A table that was put away: the same link shows its games. */
export function Archived({ address: { table, game, moment }, otherwise }: ArchivedProps): JSX.Element {
  const found = useSignal<ArchivedTable | null | 'loading'>('loading')
  const fetched = (which: number | null) => archivedTable(table, keyAt(table), which)
  const replay = async (which: number, at?: number) => {
    const kept = await fetched(which)
    if (kept)
      go(
        replayPath(await bringRecord(table, which, kept.record, kept.seats), at),
        at === undefined ? 'push' : 'replace',
      )
  }
  const recap = async (which: number) => {
    const kept = await fetched(which)
    if (kept) go(`/g/${await bringRecord(table, which, kept.record, kept.seats)}/recap`)
  }
  const keep = async (which: number) => {
    const kept = await fetched(which)
    if (kept) download(`haven-record-${which}.json`, JSON.stringify(kept.record, null, 1))
  }
  const doing = (deed: Promise<void>) => void deed.catch((error: unknown) => fail(String(error)))
  useEffect(() => {
    void fetched(game).then((kept) => {
      found.value = kept
      // A link into a replay leads there still.
      if (kept && moment !== null) doing(replay(kept.game, moment))
    })
  }, [])
  const { play, rooms } = say
  const { value: kept } = found
  if (kept === 'loading') {
    return (
      <main class="loading" aria-busy="true">
        <p class="display">{play.loading}</p>
      </main>
    )
  }
  if (!kept) return otherwise
  return (
    <Shell title={rooms.roomTitle(kept.host)}>
      <p>{play.archived}</p>
      <section class="panel stack" aria-labelledby="archived-title">
        <h2 id="archived-title">{play.archivedGames}</h2>
        <ul class="people">
          {kept.games.map(({ game: number, outcome }) => (
            <li key={number} class="people__one">
              <span class="people__name">
                {play.earlierGame(number)} <span class="online__note">{catalogue.outcome(outcome)}</span>
              </span>
              <button
                type="button"
                class="button"
                data-tone="primary"
                data-size="small"
                aria-label={play.replayOf(play.earlierGame(number))}
                onClick={() => doing(replay(number))}
              >
                {play.replay}
              </button>
              <button
                type="button"
                class="button"
                data-size="small"
                aria-label={play.recapOf(play.earlierGame(number))}
                onClick={() => doing(recap(number))}
              >
                {play.recap}
              </button>
              <button
                type="button"
                class="button"
                data-tone="ghost"
                data-size="small"
                aria-label={play.recordOf(play.earlierGame(number))}
                onClick={() => doing(keep(number))}
              >
                {play.record}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <p>
        <a class="button" href="/online">
          {play.back}
        </a>
      </p>
    </Shell>
  )
}
