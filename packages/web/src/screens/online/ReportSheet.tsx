import { LONGEST_REASON } from '@haven/table'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { say } from '../../base/online-words.ts'
import { Sheet } from '../../parts/page/Sheet.tsx'
import { useOnline } from './context.ts'

interface ReportProps {
  readonly name: string
  readonly person: string
  /** The number of the line that it is about. */
  readonly line?: number
  readonly close: () => void
}

/** Tells the host and whoever runs the server what is wrong. */
export function ReportSheet({ name, person, line, close }: ReportProps): JSX.Element {
  const table = useOnline()
  const reason = useSignal('')
  const isSent = useSignal(false)
  const { play } = say
  const send = async () => {
    const about = { person, ...(line !== undefined && { line }) }
    isSent.value = await table.wish({ command: 'report', ...about, reason: reason.value.trim() })
    if (!isSent.value) close()
  }
  return (
    <Sheet title={play.reportOf(name)} close={close}>
      {isSent.value ? (
        <p role="status">{play.reportSent}</p>
      ) : (
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <label class="field">
            {play.reportReason}
            <input
              class="input"
              required
              pattern=".*\S.*"
              maxLength={LONGEST_REASON}
              autocomplete="off"
              aria-describedby="report-hint"
              value={reason.value}
              onInput={(event) => {
                reason.value = event.currentTarget.value
              }}
            />
          </label>
          <p id="report-hint" class="online__note">
            {play.reportHint}
          </p>
          <div class="row">
            <button type="submit" class="button" data-tone="primary">
              {play.reportSend}
            </button>
          </div>
        </form>
      )}
    </Sheet>
  )
}
