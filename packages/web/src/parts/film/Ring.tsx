import type { JSX } from 'preact'
import { wantsStillness } from '../../base/settings.ts'
import { useStore } from '../context/store-context.ts'

/** What is left of the scene on the screen: it runs out, stands while it is frozen, and is whole while a press is waited for. */
export function Ring(): JSX.Element | null {
  const store = useStore()
  const { value: running } = store.film.running
  const { value: scene } = store.scene
  if (!running || !scene) return null
  const { ms, left, isFrozen } = running
  const waits = !Number.isFinite(ms)
  return (
    <span
      key={`${left} ${isFrozen}`}
      class="film-ring"
      aria-hidden="true"
      data-still={wantsStillness() || undefined}
      data-waits={waits || undefined}
      data-frozen={isFrozen || undefined}
      style={waits ? {} : { '--ms': `${ms}ms`, '--gone': `${left - ms}ms` }}
    >
      <span />
      <span />
    </span>
  )
}
