import { type Signal, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { keyOf } from '../../../base/key-of.ts'
import { settings } from '../../../base/settings.ts'

/** Does somebody hold the key or the button that shows what monsters can reach? */
export const isHeld: Signal<boolean> = signal(false)

const TYPING = 'input, textarea, select, [contenteditable]'

/** Shown for as long as `Q` is down, over the whole board. */
export function useThreatKey(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const isKey = (event: KeyboardEvent): boolean => keyOf(event).toLowerCase() === 'q'
    const down = (event: KeyboardEvent): void => {
      if (!isKey(event) || event.ctrlKey || event.metaKey || event.altKey || !settings.value.keys) return
      const isTyping = event.target instanceof Element && event.target.matches(TYPING)
      if (isTyping || document.querySelector('dialog[open]')) return
      isHeld.value = true
    }
    const up = (event: KeyboardEvent): void => {
      if (isKey(event)) isHeld.value = false
    }
    const away = (): void => {
      isHeld.value = false
    }
    addEventListener('keydown', down)
    addEventListener('keyup', up)
    addEventListener('blur', away)
    return () => {
      removeEventListener('keydown', down)
      removeEventListener('keyup', up)
      removeEventListener('blur', away)
      away()
    }
  }, [isOn])
}
