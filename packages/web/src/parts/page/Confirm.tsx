import type { JSX } from 'preact'
import { Sheet } from './Sheet.tsx'

interface ConfirmProps {
  readonly title: string
  readonly text: string
  /** What happens then. */
  readonly yes: string
  readonly no: string
  readonly tone?: 'danger' | 'primary'
  readonly confirm: () => void
  readonly close: () => void
}

/** Asked before something that cannot be taken back. */
export function Confirm({ title, text, yes, no, tone = 'primary', confirm, close }: ConfirmProps): JSX.Element {
  return (
    <Sheet title={title} close={close}>
      <div class="stack confirm">
        <p>{text}</p>
        <div class="row">
          <button type="button" class="button" onClick={close}>
            {no}
          </button>
          <button
            type="button"
            class="button"
            data-tone={tone}
            onClick={() => {
              confirm()
              close()
            }}
          >
            {yes}
          </button>
        </div>
      </div>
    </Sheet>
  )
}
