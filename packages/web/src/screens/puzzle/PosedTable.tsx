import '../table/look.ts'
import '../../parts/table/said.css'
import './puzzle.css'
import type { ComponentChildren, ComponentType, JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { fail } from '../../base/failure.ts'
import { Icon } from '../../base/icons/Icon.tsx'
import { settings, speedNow } from '../../base/settings.ts'
import { FrozenWire } from '../../model/frozen-wire.ts'
import type { Posed } from '../../model/puzzle-messages.ts'
import { GameStore } from '../../model/store.ts'
import { timing } from '../../model/timing.ts'
import { StoreContext, useStore } from '../../parts/context/store-context.ts'
import { PartsContext, type TableParts } from '../../parts/context/table-parts.ts'
import { CaptionLane } from '../../parts/film/CaptionLane.tsx'
import { Loading } from '../../parts/page/Loading.tsx'
import { TableScreen } from '../table/TableScreen.tsx'

interface PosedTableProps {
  readonly posed: Posed
  /** Where it is found. */
  readonly path: string
  readonly Menu: TableParts['Menu']
  /** What is asked, over the dock. */
  readonly said: ComponentChildren
  /** What came of the answer; it is asked anew with another `posed`. */
  readonly End: ComponentType
  readonly answered: (option: string) => void
  /** The table in words, in the place of the drawn one. */
  readonly Words?: ComponentType<{ readonly game: string }> | undefined
}

/** A question that stands still, on the table that every game is played on. */
export function PosedTable({ posed, path, Menu, said, End, answered, Words }: PosedTableProps): JSX.Element {
  const store = useMemo(() => new GameStore(new FrozenWire(path, posed, answered), speedNow(), timing), [posed])
  useEffect(() => {
    store.open(path, speedNow()).catch((error: unknown) => fail(String(error)))
    const stop = settings.subscribe(() => void store.setSpeed(speedNow()))
    return () => {
      stop()
      store.close()
    }
  }, [store])
  const parts = useMemo<TableParts>(() => {
    const Lane = () => (Words ? <AskedWords said={said} End={End} /> : <AskedLane said={said} />)
    return { Menu, End, Lane, personAt: () => null, picture: path }
  }, [store, End])
  if (!store.view.value) return <Loading />
  return (
    <StoreContext.Provider value={store}>
      <PartsContext.Provider value={parts}>{Words ? <Words game={path} /> : <TableScreen />}</PartsContext.Provider>
    </StoreContext.Provider>
  )
}

/** Over the dock: who is asked, and for what. */
function AskedLane({ said }: { readonly said: ComponentChildren }): JSX.Element {
  const store = useStore()
  if (!store.question.value) return <CaptionLane />
  return (
    <section class="caption night-lane" data-of="say">
      <Icon name="evil-eyes" />
      <p class="night-lane__text" role="status">
        {said}
      </p>
    </section>
  )
}

/** The same before the question in words, and what came of the answer in its place. */
function AskedWords(props: { readonly said: ComponentChildren; readonly End: ComponentType }): JSX.Element {
  const { said, End } = props
  return useStore().question.value ? <p role="status">{said}</p> : <End />
}
