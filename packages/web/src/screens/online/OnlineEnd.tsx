import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { download } from '../../base/download.ts'
import { say } from '../../base/online-words.ts'
import { catalogue, words } from '../../base/words.ts'
import { momentPath } from '../../model/online/address.ts'
import { openRecap, openReplay, recordOf, verify } from '../../model/online/finished.ts'
import { Refused } from '../../model/refused.ts'
import { refusalText } from '../../model/words.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { CopyLink } from '../../parts/links/CopyLink.tsx'
import { hostOf, isHost, useOnline } from './context.ts'

/** Who won, whether it was fair, and what comes next. */
export function OnlineEnd(): JSX.Element | null {
  const table = useOnline()
  const store = useStore()
  const { value: view } = store.view
  const { value: room } = table.room
  if (!view?.over || !room || store.scene.value) return null
  return (
    <section class="end sheet online-end" aria-labelledby="end-title" data-winner={view.over.winner}>
      <h2 class="display" id="end-title">
        {catalogue.outcome(view.over)}
      </h2>
      <p>{words.table.overBy(view.over.rule)}</p>
      <p>{words.table.overStats(view.round, view.decisions, view.track)}</p>
      <Again />
      <Looking />
    </section>
  )
}

function Again(): JSX.Element | null {
  const table = useOnline()
  const { play } = say
  const { value: room } = table.room
  if (!room) return null
  if (!isHost(room)) return <p class="online__note">{play.rematchBy(hostOf(room)?.name ?? '')}</p>
  return (
    <div class="row">
      <button
        type="button"
        class="button"
        data-tone="primary"
        onClick={() => void table.wish({ command: 'rematch', swap: true })}
      >
        {play.swapped}
      </button>
      <button type="button" class="button" onClick={() => void table.wish({ command: 'rematch', swap: false })}>
        {play.rematch}
      </button>
    </div>
  )
}

function Looking(): JSX.Element {
  const table = useOnline()
  const said = useSignal('')
  const { play } = say
  const doing = async (deed: () => Promise<void>, first: string) => {
    said.value = first
    try {
      await deed()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      said.value = refusalText(error.refusal)
    }
  }
  const check = async () => {
    said.value = await verify(table)
  }
  const record = async () => {
    download('haven-record.json', JSON.stringify(await recordOf(table), null, 1))
    said.value = ''
  }
  return (
    <>
      <div class="row">
        <button type="button" class="button" onClick={() => void doing(() => openRecap(table), play.drawn)}>
          {play.recap}
        </button>
        <button type="button" class="button" onClick={() => void doing(() => openReplay(table), play.drawn)}>
          {play.replay}
        </button>
        <button type="button" class="button" onClick={() => void doing(check, play.verifying)}>
          {play.verify}
        </button>
        <button type="button" class="button" data-tone="ghost" onClick={() => void doing(record, '')}>
          {play.record}
        </button>
        <CopyLink
          label={play.momentLink}
          link={() => Promise.resolve(momentPath(table.id, table.room.peek()?.game ?? 1, 0))}
        />
      </div>
      <p role="status">{said.value}</p>
      {table.room.value?.seed != null && <p class="online__hash online__note">{play.seed(table.room.value.seed)}</p>}
    </>
  )
}
