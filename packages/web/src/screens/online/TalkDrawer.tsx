import type { TableView } from '@haven/table'
import type { Signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Icon } from '../../base/icons/Icon.tsx'
import { say } from '../../base/online-words.ts'
import { words } from '../../base/words.ts'
import { Talk } from './Talk.tsx'

interface DrawerProps {
  readonly room: TableView
  readonly isOpen: Signal<boolean>
}

/** Beside the game, not over its question. */
export function TalkDrawer({ room, isOpen }: DrawerProps): JSX.Element {
  const close = () => {
    isOpen.value = false
  }
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) close()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <aside class="talk-drawer sheet" aria-labelledby="talk-drawer-title">
      <div class="sheet__bar">
        <h2 id="talk-drawer-title">{say.play.talk}</h2>
        <button
          type="button"
          class="button"
          data-tone="ghost"
          data-size="icon"
          aria-label={words.shell.close}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      <Talk room={room} />
    </aside>
  )
}
