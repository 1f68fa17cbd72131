import type { Seat } from '@haven/engine'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../../base/icons/Icon.tsx'
import { words } from '../../base/words.ts'
import { useStore } from '../context/store-context.ts'
import { Skyline } from '../page/Skyline.tsx'

const HOLD_MS = 500

/** Between the sides at one screen. Behind it there is nothing yet: the worker sends the view when it opens. */
export function Curtain({ seat }: { readonly seat: Seat }): JSX.Element {
  const store = useStore()
  const isHeld = useSignal(false)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
    return () => {
      if (timer.current) clearTimeout(timer.current)
    }
  }, [])
  const press = () => {
    if (timer.current) return
    isHeld.value = true
    timer.current = setTimeout(() => store.look(seat), HOLD_MS)
  }
  const release = () => {
    isHeld.value = false
    if (timer.current) clearTimeout(timer.current)
    timer.current = null
  }
  const { table } = words
  return (
    <div
      class="curtain"
      role="dialog"
      aria-modal="true"
      aria-labelledby="curtain-title"
      aria-describedby="curtain-text"
    >
      <Skyline />
      <Icon name="evil-eyes" class="curtain__eyes" />
      <h2 class="display" id="curtain-title">
        {table.curtain(seat)}
      </h2>
      <p id="curtain-text">{table.curtainText}</p>
      <button
        ref={button}
        type="button"
        class="button curtain__open"
        data-tone="danger"
        data-held={isHeld.value}
        title={table.curtainOpenHint}
        onPointerDown={press}
        onPointerUp={release}
        onPointerLeave={release}
        onKeyDown={(event) => {
          if (event.key === ' ' || event.key === 'Enter') {
            event.preventDefault()
            press()
          }
        }}
        onKeyUp={release}
      >
        <span>{table.curtainOpen}</span>
      </button>
      <p>{table.curtainOpenHint}</p>
    </div>
  )
}
