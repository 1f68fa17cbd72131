import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { keyOf } from '../../base/key-of.ts'
import { words } from '../../base/words.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { Sheet } from '../../parts/page/Sheet.tsx'
import { LogLines } from './LogPanel.tsx'
import { moveBetweenLines } from './line-keys.ts'

/** Everything that happened, from the first line; the key that opened it closes it. */
export function WholeLog({ close }: { readonly close: () => void }): JSX.Element {
  const store = useStore()
  const lines = useRef<HTMLOListElement>(null)
  useEffect(() => {
    lines.current?.focus()
    lines.current?.lastElementChild?.scrollIntoView({ block: 'end' })
  }, [])
  return (
    <Sheet title={words.table.wholeLogTitle} close={close}>
      <ol
        ref={lines}
        class="log__lines log__lines--whole"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        tabIndex={0}
        aria-label={words.table.wholeLogTitle}
        onKeyDown={(event) => {
          moveBetweenLines(event)
          if (keyOf(event).toLowerCase() !== 'j') return
          event.preventDefault()
          close()
        }}
        onClick={({ target }) => {
          // A scene is seen on the table: the sheet goes out of its way.
          if (target instanceof Element && target.closest('.log__again')) close()
        }}
      >
        <LogLines steps={store.log.value.map((step, number) => ({ step, number }))} />
      </ol>
    </Sheet>
  )
}
