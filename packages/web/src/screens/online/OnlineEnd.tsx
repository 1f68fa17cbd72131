import { withPostcard } from '@haven/table'
import { signal, useSignal } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { download } from '../../base/download.ts'
import { say } from '../../base/online-words.ts'
import { catalogue, words } from '../../base/words.ts'
import { momentPath } from '../../model/online/address.ts'
import { lendHere, openRecap, openReplay, recordOf, verify } from '../../model/online/finished.ts'
import type { OnlineTable } from '../../model/online/online-table.ts'
import { postcardOfTable } from '../../model/online/postcard.ts'
import { Refused } from '../../model/refused.ts'
import { refusalText } from '../../model/words.ts'
import { useStore } from '../../parts/context/store-context.ts'
import type { End } from '../../parts/end/End.tsx'
import { CopyLink } from '../../parts/links/CopyLink.tsx'
import { hostOf, isHost, useOnline } from './context.ts'
import { Rematch } from './Rematch.tsx'

type EndProps = Parameters<typeof End>[0]
const shown = signal<ComponentType<EndProps> | null>(null)
const AHEAD_MS = 20_000

async function fetchEnd(): Promise<void> {
  shown.value ??= (await import('../../parts/end/End.tsx')).End
}

/** Who won, whether it was fair, and what comes next: drawn, as at home. */
export function OnlineEnd(): JSX.Element | null {
  const table = useOnline()
  const store = useStore()
  const game = useSignal<string | null>(null)
  const { value: view } = store.view
  const { value: room } = table.room
  const isOver = view?.over != null && !store.scene.value
  useEffect(() => {
    const timer = setTimeout(() => void fetchEnd().catch(() => undefined), isOver ? 0 : AHEAD_MS)
    return () => clearTimeout(timer)
  }, [isOver])
  useEffect(() => {
    if (!isOver) return
    lendHere(table).then(
      (here) => {
        game.value = here
      },
      // A table without a record has its verdict all the same.
      () => undefined,
    )
  }, [isOver])
  const { value: Shown } = shown
  if (!isOver || !Shown || !room) return null
  const { seats } = room.you
  return (
    <Shown
      game={game.value}
      view={view}
      as={seats.length === 1 && seats[0] === 'sins' ? 'sins' : 'heroes'}
      doors={{ open: (moment) => openReplay(table, moment) }}
      verify={() => verify(table)}
      next={<Rematch />}
      sharing={<Sharing table={table} />}
    />
  )
}

const linkToGame = (table: OnlineTable) => (): Promise<string> => {
  const room = table.room.peek()
  const path = momentPath(table.id, room?.game ?? 1, 0)
  return Promise.resolve(withPostcard(path, room && postcardOfTable(room, table.told.peek()?.update.view ?? null)))
}

function Sharing({ table }: { readonly table: OnlineTable }): JSX.Element {
  const { value: room } = table.room
  return (
    <>
      <CopyLink label={say.play.momentLink} link={linkToGame(table)} />
      {room?.seed != null && <p class="online__hash online__note">{say.play.seed(room.seed)}</p>}
    </>
  )
}

/** The same in words, at a table in words. */
export function OnlineEndWords(): JSX.Element | null {
  const table = useOnline()
  const { value: view } = useStore().view
  const { value: room } = table.room
  if (!view?.over || !room) return null
  return (
    <section class="panel stack" aria-labelledby="end-title">
      <h2 class="display" id="end-title">
        {words.recap.verdicts[view.over.winner]}
      </h2>
      <p>{catalogue.outcome(view.over)}</p>
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
        <CopyLink label={play.momentLink} link={linkToGame(table)} />
      </div>
      <p role="status">{said.value}</p>
      {table.room.value?.seed != null && <p class="online__hash online__note">{play.seed(table.room.value.seed)}</p>}
    </>
  )
}
