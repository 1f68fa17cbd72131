import { signal } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { useStore } from '../../parts/context/store-context.ts'
import type { HomeEnd } from '../../parts/end/HomeEnd.tsx'

type Props = Parameters<typeof HomeEnd>[0]
/** Fetched while the game is played, so that it is there when it is over. */
const shown = signal<ComponentType<Props> | null>(null)
const AHEAD_MS = 20_000

async function fetchEnd(): Promise<void> {
  shown.value ??= (await import('../../parts/end/HomeEnd.tsx')).HomeEnd
}

/** In the place of the table, once the game is over and its last scene has been shown. */
export function TableEnd(): JSX.Element | null {
  const store = useStore()
  const { value: view } = store.view
  const isOver = view?.over != null && !store.scene.value
  useEffect(() => {
    const timer = setTimeout(() => void fetchEnd().catch(() => undefined), isOver ? 0 : AHEAD_MS)
    return () => clearTimeout(timer)
  }, [isOver])
  const { value: Shown } = shown
  const { value: screen } = store.screen
  if (!isOver || !Shown || !screen || store.game === null) return null
  return <Shown game={store.game} view={view} players={screen.players} />
}
