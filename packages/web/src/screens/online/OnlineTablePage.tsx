import { Loading } from '../../parts/page/Loading.tsx'
import './online.css'
import './room.css'
import './talk.css'
import './online-table.css'
import type { TableView } from '@haven/table'
import { useSignal } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { fail } from '../../base/failure.ts'
import { say } from '../../base/online-words.ts'
import { go } from '../../base/router.ts'
import { BUILD } from '../../base/update/build.ts'
import { carry, takeBrought } from '../../base/update/carry.ts'
import { holdWhile } from '../../base/update/quiet.ts'
import { updater } from '../../base/update/update.ts'
import { type TableAddress, tableIn, tablePath } from '../../model/online/address.ts'
import { isBlocked } from '../../model/online/blocked.ts'
import { openReplay } from '../../model/online/finished.ts'
import { type Coming, OnlineTable } from '../../model/online/online-table.ts'
import { isOurs, keyAt, keyByCode, noteTable } from '../../model/online/secrets.ts'
import { phraseInUse } from '../../model/online/self.ts'
import { syncShelf } from '../../model/online/shelf.ts'
import type { CommandFrame, LinkState } from '../../model/online/socket.ts'
import { noteOf } from '../../model/online/table-note.ts'
import { browserWorld } from '../../model/online/world.ts'
import { refusalText } from '../../model/words.ts'
import { Shell } from '../../parts/page/Shell.tsx'
import { Archived } from './Archived.tsx'
import { isHost, OnlineContext } from './context.ts'
import { creations } from './creations.ts'
import { Lobby } from './Lobby.tsx'

/** `/t#…`: one table, before, during and after its games. */
export function OnlineTablePage(): JSX.Element {
  const at = useSignal(tableIn(location.hash))
  useEffect(() => {
    const look = () => {
      at.value = tableIn(location.hash)
    }
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  const { value: address } = at
  if (!address) return <Gone words={refusalText({ code: 'no-such-table', rule: 'online', params: {} })} />
  return <Known key={address.table} address={address} />
}

/** So long another device may take to tell us its key; then we come with our own. */
const PATIENCE = 3_000

/** With a phrase, a table that is new here may be known to another device of ours: that is looked up first. */
function Known({ address }: { readonly address: TableAddress }): JSX.Element {
  const isReady = useSignal(!phraseInUse() || isOurs(address.table))
  useEffect(() => {
    if (isReady.peek()) return
    const ready = () => {
      isReady.value = true
    }
    const timer = setTimeout(ready, PATIENCE)
    void syncShelf().then(ready)
    return () => clearTimeout(timer)
  }, [])
  return isReady.value ? <AtTable address={address} /> : <Loading line={say.play.loading} />
}

function comingTo({ table, code }: TableAddress): Coming {
  const created = creations.get(table)
  if (created) return { come: 'create', ...created }
  return code === null ? { come: 'hello' } : { come: 'join', code }
}

const keyOf = ({ table, code }: TableAddress) =>
  code === null ? { key: keyAt(table), undo: () => undefined } : keyByCode(table)

function Gone({ words }: { readonly words: string }): JSX.Element {
  return (
    <Shell title={say.play.gone}>
      <p class="alarm" role="alert">
        {words}
      </p>
      <p>
        <a class="button" href="/online">
          {say.play.back}
        </a>
      </p>
    </Shell>
  )
}

function AtTable({ address }: { readonly address: TableAddress }): JSX.Element {
  const { key, undo } = useMemo(() => keyOf(address), [])
  const table = useMemo(() => new OnlineTable(address.table, key, comingTo(address), browserWorld), [])
  useUpdates(table)
  useConnection(table)
  useEffect(() => table.socket.why.subscribe((why) => why && !table.room.peek() && undo()), [table])
  useAddress(table, address)
  useNote(table, key)
  useBlocks(table)
  const { value: room } = table.room
  const { value: why } = table.socket.why
  if (why) {
    const gone = <Gone words={refusalText(why)} />
    return why.code === 'no-such-table' ? <Archived address={address} otherwise={gone} /> : gone
  }
  if (!room) {
    return <Loading line={waiting(table.socket.state.value)} />
  }
  return (
    <OnlineContext.Provider value={table}>
      {room.phase === 'lobby' ? <Lobby /> : <Playing key={room.game} game={room.game} />}
    </OnlineContext.Provider>
  )
}

/** It is tried again. */
const isAway = (state: LinkState): state is 'lost' | 'foreign' => state === 'lost' || state === 'foreign'

const waiting = (state: LinkState): string => (isAway(state) ? say.play.link[state] : say.play.loading)

/** The table itself is fetched when the game begins: who only comes to sit down need not wait for it. */
function Playing({ game }: { readonly game: number }): JSX.Element {
  const loaded = useSignal<JSX.Element | null>(null)
  const isText = new URLSearchParams(location.search).get('view') === 'text'
  useEffect(() => {
    const screen = async (): Promise<ComponentType<{ readonly game: string }>> => {
      if (isText) return (await import('../text-view/TextScreen.tsx')).TextScreen
      const { TableScreen } = await import('../table/TableScreen.tsx')
      return () => <TableScreen />
    }
    Promise.all([import('./OnlineGame.tsx'), screen()])
      .then(([{ OnlineGame }, Screen]) => {
        loaded.value = <OnlineGame key={`${isText}`} game={game} Screen={Screen} isText={isText} />
      })
      .catch((error: unknown) => fail(String(error)))
  }, [isText])
  if (loaded.value) return loaded.value
  return <Loading line={say.play.loading} />
}

/** The server says which version it has; what it has not answered is taken along to that one. */
function useUpdates(table: OnlineTable): void {
  useEffect(() => {
    const { socket } = table
    socket.onForeign = () => updater.hear('foreign')
    const name = `unanswered ${table.id}`
    table.carryOn((takeBrought(name) as readonly CommandFrame[] | undefined) ?? [])
    const ends = [
      carry(name, () => socket.unanswered),
      holdWhile('program', () => socket.state.peek() === 'open' && socket.unanswered.length > 0),
      table.build.subscribe((build) => {
        if (build !== null && build !== BUILD) updater.hear('look')
      }),
      socket.state.subscribe((state) => {
        if (state === 'open') updater.goesOn()
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [table])
}

/** Whom the host of a table has blocked gets no seat by asking for one. */
function useBlocks(table: OnlineTable): void {
  useEffect(
    () =>
      table.room.subscribe((room) => {
        if (!room || !isHost(room)) return
        for (const { id, person } of room.requests) {
          if (isBlocked(table.id, person)) void table.wish({ command: 'decline', request: id })
        }
      }),
    [table],
  )
}

function useConnection(table: OnlineTable): void {
  useEffect(() => {
    const { socket } = table
    const offline = () => socket.goOffline()
    const online = () => {
      if (socket.state.peek() !== 'open') socket.reconnect()
    }
    // A phone that wakes up finds its line dead, and should not have to wait for that to be noticed.
    const seen = () => {
      if (!document.hidden && isAway(socket.state.peek())) socket.reconnect()
    }
    addEventListener('offline', offline)
    addEventListener('online', online)
    document.addEventListener('visibilitychange', seen)
    socket.connect()
    return () => {
      removeEventListener('offline', offline)
      removeEventListener('online', online)
      document.removeEventListener('visibilitychange', seen)
      socket.close()
    }
  }, [table])
}

const isFinished = (room: TableView, game: number | null): boolean =>
  (room.phase === 'over' && (game ?? room.game) === room.game) || room.earlier.some((each) => each.game === game)

/** A code is used up once it has opened the table, and a moment leads to the replay: neither stays in the address. */
function useAddress(table: OnlineTable, { table: id, code, game, moment }: TableAddress): void {
  useEffect(() => {
    if (code === null && moment === null) return
    return table.room.subscribe((room) => {
      if (!room) return
      if (code !== null) history.replaceState(null, '', tablePath(id))
      else if (moment !== null && isFinished(room, game)) {
        openReplay(table, moment, game ?? room.game).catch((error: unknown) => fail(String(error)))
      } else go(tablePath(id), 'replace')
    })
  }, [table])
}

function useNote(table: OnlineTable, key: string): void {
  useEffect(
    () =>
      table.room.subscribe((room) => {
        if (!room) return
        creations.delete(table.id)
        noteTable(table.id, key, noteOf(room, table.told.peek(), Date.now()))
      }),
    [table],
  )
}
