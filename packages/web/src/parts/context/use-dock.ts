import { useEffect } from 'preact/hooks'
import type { DockPart } from '../../model/dock.ts'
import { useStore } from './store-context.ts'

/** Whatever is on the stage says what the dock offers; it leaves with it. Give it a new part when something changed. */
export function useDock(part: DockPart): void {
  const store = useStore()
  useEffect(() => {
    store.dock.value = part
    return () => {
      if (store.dock.peek() === part) store.dock.value = null
    }
  }, [store, part])
}
