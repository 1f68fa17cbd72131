import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { Icon } from '../../base/icons/Icon.tsx'
import { words } from '../../base/words.ts'

interface SheetProps {
  readonly title: string
  readonly close: () => void
  readonly children: ComponentChildren
}

/** Something to read above the table: Escape or the cross closes it. It never asks for a decision of the game. */
export function Sheet({ title, close, children }: SheetProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} class="sheet" aria-labelledby={id} onClose={close}>
      <div class="sheet__bar">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          class="button"
          data-tone="ghost"
          data-size="icon"
          aria-label={words.shell.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
