import type { JSX } from 'preact'
import { words } from '../../base/words.ts'
import { useStore } from '../context/store-context.ts'

/** A window in front of everybody: the same pulse whatever the hand is; the Sins player may hold it. */
export function Pulsing(): JSX.Element | null {
  const store = useStore()
  const { value: pulse } = store.pulse
  if (!pulse) return null
  const isMine = store.screen.value?.players.people.includes('sins')
  return (
    <div class="pulse" data-held={pulse.held}>
      <span
        class="pulse__bar"
        style={{ '--pulse': `${pulse.ms}ms`, '--pulse-after': `${pulse.after ?? 0}ms` }}
        aria-hidden="true"
      />
      {isMine && (
        <button
          type="button"
          class="button"
          aria-keyshortcuts="H"
          title={words.table.holdHint}
          onClick={() => void store.hold(!pulse.held)}
        >
          {pulse.held ? words.table.letGo : words.table.hold}
        </button>
      )}
    </div>
  )
}
