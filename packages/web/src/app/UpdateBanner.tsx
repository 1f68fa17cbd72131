import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { updater } from '../base/update/update.ts'
import type { Notice } from '../base/update/updater.ts'
import { words } from '../base/words.ts'

/** Only somebody who has something half done, or whom a load did not help, reads of an update. */
export function UpdateBanner(): JSX.Element {
  const { value: notice } = updater.notice
  const putAway = useSignal<Notice | null>(null)
  const said = useSignal('')
  const { update } = words.shell
  const isShown = notice !== null && notice !== putAway.value
  const now = async () => {
    said.value = ''
    if (!(await updater.now())) said.value = update.noAnswer
  }
  return (
    <div class="update" role="status">
      {isShown && (
        <div class="update__box">
          <p class="update__words">
            {update[notice]} {said.value}
          </p>
          <button type="button" class="button" data-tone="gold" data-size="small" onClick={() => void now()}>
            {notice === 'newer' ? update.now : update.tryNow}
          </button>
          <button
            type="button"
            class="button"
            data-tone="ghost"
            data-size="small"
            onClick={() => {
              putAway.value = notice
            }}
          >
            {update.later}
          </button>
        </div>
      )}
    </div>
  )
}
