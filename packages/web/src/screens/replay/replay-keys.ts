import { useEffect } from 'preact/hooks'
import type { ReplayStore } from '../../model/replay-store.ts'

/** Keys of a replay, from anywhere on the page but where a key has a meaning of its own. */

const OWN_KEYS = 'input:not([type="range"]), textarea, select, [contenteditable], dialog, .log__lines'
const BUTTONS = 'button, a, [role="button"]'

/** True if the key did something. */
export function press(replay: ReplayStore, key: string): boolean {
  const doing: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => void replay.step(-1),
    ArrowRight: () => void replay.step(1),
    ArrowUp: () => void replay.turn(-1),
    ArrowDown: () => void replay.turn(1),
    PageUp: () => void replay.turn(-1),
    PageDown: () => void replay.turn(1),
    Home: () => void replay.go(0),
    End: () => void replay.go(replay.opened.length),
  }
  if (key === ' ') {
    replay.toggle()
    return true
  }
  const act = doing[key]
  if (!act) return false
  replay.pause()
  act()
  return true
}

export function useReplayKeys(replay: ReplayStore): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target instanceof Element ? event.target : null
      if (document.querySelector('dialog[open]') || target?.closest(OWN_KEYS)) return
      // On a button the space bar presses that button.
      if (event.key === ' ' && target?.closest(BUTTONS)) return
      if (press(replay, event.key)) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [replay])
}
