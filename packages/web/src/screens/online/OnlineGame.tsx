import { Loading } from '../../parts/page/Loading.tsx'
import '../table/look.ts'
import { useSignal } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { fail } from '../../base/failure.ts'
import { say } from '../../base/online-words.ts'
import { settings, speedNow } from '../../base/settings.ts'
import { useCarried, useHold } from '../../base/update/carry.ts'
import { workerLink } from '../../model/link.ts'
import { tablePath } from '../../model/online/address.ts'
import type { OnlineTable } from '../../model/online/online-table.ts'
import { keepPromise } from '../../model/online/secrets.ts'
import { GameStore } from '../../model/store.ts'
import { gameName, TableWire } from '../../model/table-wire.ts'
import { timing } from '../../model/timing.ts'
import { StoreContext } from '../../parts/context/store-context.ts'
import { PartsContext, type TableParts } from '../../parts/context/table-parts.ts'
import { personAt, useOnline } from './context.ts'
import { useTurnNotice } from './notice.ts'
import { OnlineBar } from './OnlineBar.tsx'
import { OnlineEnd, OnlineEndWords } from './OnlineEnd.tsx'
import { OnlineMenu } from './OnlineMenu.tsx'
import { usePings } from './pings.ts'
import { useSatDown } from './sat-down.ts'
import { TalkDrawer } from './TalkDrawer.tsx'

interface GameProps {
  readonly game: number
  /** The table itself: drawn, or in words. */
  readonly Screen: ComponentType<{ readonly game: string }>
  readonly isText: boolean
}

const wireTo = (table: OnlineTable, game: number): TableWire =>
  new TableWire(table, game, gameName(table.id, game), (thought, view, ask) => workerLink().think(thought, view, ask))

/** A game at an online table: the same screen as at home, with a line about the others above it. */
export function OnlineGame({ game, Screen, isText }: GameProps): JSX.Element {
  const table = useOnline()
  const isTalking = useCarried<boolean>('talking', false)
  const isPointing = useSignal(false)
  useHold(() => isPointing.peek())
  const store = useMemo(() => new GameStore(wireTo(table, game), speedNow(), timing), [])
  useEffect(() => {
    store.open(gameName(table.id, game), speedNow()).catch((error: unknown) => fail(String(error)))
    const stop = settings.subscribe(() => void store.setSpeed(speedNow()))
    return () => {
      stop()
      store.close()
    }
  }, [])
  const { value: room } = table.room
  const { seedCommit = null } = room ?? {}
  useEffect(() => {
    if (seedCommit !== null) keepPromise(table.id, game, seedCommit)
  }, [seedCommit])
  useTurnNotice(store)
  const pinged = usePings(table, isPointing)
  const satDown = useSatDown(table)
  const parts = useMemo<TableParts>(
    () => ({
      Menu: OnlineMenu,
      End: isText ? OnlineEndWords : OnlineEnd,
      get isCoached() {
        return table.room.value?.settings.coach === true
      },
      personAt: (seat) => (table.room.value ? personAt(table.room.value, seat) : null),
      picture: tablePath(table.id),
    }),
    [],
  )
  if (!room || !store.view.value) return <Loading line={say.play.loading} />
  return (
    <StoreContext.Provider value={store}>
      <PartsContext.Provider value={parts}>
        <div class="online-table" data-text={isText} data-pointing={isPointing.value} data-talking={isTalking.value}>
          <OnlineBar room={room} isTalking={isTalking} isPointing={isPointing} isDrawn={!isText} />
          <Screen game={gameName(table.id, game)} />
          {isTalking.value && <TalkDrawer room={room} isOpen={isTalking} />}
          <p class="visually-hidden" role="status">
            {pinged.value}
          </p>
          <p class="visually-hidden" role="status">
            {satDown.value}
          </p>
        </div>
      </PartsContext.Provider>
    </StoreContext.Provider>
  )
}
