import { useEffect } from 'preact/hooks'
import { settings } from '../../base/settings.ts'

/**
 * The screen stays on while somebody here is asked, where the browser can do that. It lets go by itself when the page is
 * hidden, so it is asked again when the page is seen again.
 */
export function useAwake(isAsked: boolean): void {
  const isOn = isAsked && settings.value.awake && 'wakeLock' in navigator
  useEffect(() => {
    if (!isOn) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const take = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      // A battery that is low may forbid it: then the screen does as it likes.
      const taken = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) void taken?.release()
      else lock = taken
    }
    const seen = (): void => void take()
    seen()
    document.addEventListener('visibilitychange', seen)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', seen)
      void lock?.release()
    }
  }, [isOn])
}
