import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { fail, witnessedBy } from '../../base/failure.ts'
import { installIcons } from '../../base/icons/install.ts'
import { rememberGame } from '../../base/last-game.ts'
import { settings, speedNow } from '../../base/settings.ts'
import { words } from '../../base/words.ts'
import { GameStore } from '../../model/store.ts'
import { HomeWire } from '../../model/table-wire.ts'
import { timing } from '../../model/timing.ts'
import { refusalText } from '../../model/words.ts'
import { StoreContext } from '../context/store-context.ts'
import { Loading } from '../page/Loading.tsx'
import { Shell } from '../page/Shell.tsx'

interface WithGameProps {
  readonly game: string
  /** "Continue" does not lead to it. */
  readonly isPassing?: boolean
  readonly children: ComponentChildren
}

/** Opens a game and gives it to what is shown of it: the drawn table, or the one in words. */
export function WithGame({ game, isPassing = false, children }: WithGameProps): JSX.Element {
  const store = useMemo(() => new GameStore(new HomeWire(game), speedNow(), timing), [game])
  useEffect(() => {
    if (!isPassing) rememberGame(game)
    store.open(game, speedNow()).catch((error: unknown) => fail(String(error)))
    const stop = settings.subscribe(() => void store.setSpeed(speedNow()))
    const forget = witnessedBy(() => store.export('save'))
    return () => {
      forget()
      stop()
      store.close()
    }
  }, [store])
  const isOpen = store.view.value !== null
  useEffect(() => {
    // Words come first: a question can be read without them.
    if (isOpen) installIcons().catch(() => undefined)
  }, [isOpen])
  const { value: crash } = store.crash
  useEffect(() => {
    if (crash) fail(crash.message, crash.file)
  }, [crash])
  if (store.missing.value) {
    return (
      <Shell title={words.shell.notFound}>
        <p>{refusalText(store.missing.value)}</p>
        <p>
          <a class="button" href="/load">
            {words.landing.savedGames}
          </a>
        </p>
      </Shell>
    )
  }
  if (!store.view.value) return <Loading />
  return <StoreContext.Provider value={store}>{children}</StoreContext.Provider>
}
