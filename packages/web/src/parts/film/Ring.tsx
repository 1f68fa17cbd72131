import type { JSX } from 'preact'
import { useStore } from '../context/store-context.ts'

/** What is left of the scene on the screen: it runs out, stands while it is frozen, and is whole while a press is waited for. */
export function Ring(): JSX.Element | null {
  const store = useStore()
  const { value: running } = store.film.running
  const { value: scene } = store.scene
  if (!running || !scene) return null
  const { ms, left, isFrozen } = running
  const waits = !Number.isFinite(ms)
  const done = waits ? 0 : 1 - left / ms
  return (
    <svg
      class="film-ring"
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
      data-waits={waits || undefined}
      data-frozen={isFrozen || undefined}
    >
      <circle cx="10" cy="10" r="8" />
      <circle
        key={`${left} ${isFrozen}`}
        class="film-ring__left"
        cx="10"
        cy="10"
        r="8"
        pathLength="1"
        style={waits ? {} : { '--done': done, '--left': `${left}ms` }}
      />
    </svg>
  )
}
