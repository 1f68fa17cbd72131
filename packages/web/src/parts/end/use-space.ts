import { useEffect, useRef } from 'preact/hooks'
import { settings } from '../../base/settings.ts'

/** A press that was meant for what was shown before does nothing. */
const FRESH_MS = 600

/** `Space` is the one large button, as at the table. */
export function useSpace(deed: () => void): void {
  const latest = useRef(deed)
  latest.current = deed
  useEffect(() => {
    const shown = performance.now()
    const press = (event: KeyboardEvent): void => {
      const isTaken =
        event.target instanceof Element && event.target.closest('button, a, input, select, summary, dialog')
      if (event.key !== ' ' || event.repeat || isTaken || !settings.value.keys) return
      event.preventDefault()
      if (performance.now() - shown >= FRESH_MS) latest.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
