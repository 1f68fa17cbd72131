import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { nightmareWords as say } from '../../base/puzzle-words.ts'

interface ShareLineProps {
  readonly line: string
  /** Where it leads: to the same question. */
  readonly path: string
}

/** How it went, to pass on; nothing of what was asked. */
export function ShareLine({ line, path }: ShareLineProps): JSX.Element {
  const said = useSignal('')
  const shown = useSignal(false)
  const text = `${line}\n${new URL(path, location.origin).href}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      said.value = say.copied
    } catch {
      said.value = say.notCopied
      shown.value = true
    }
  }
  const pass = () => {
    // Whoever changes his mind has done nothing wrong.
    navigator.share({ text }).catch(() => undefined)
  }
  return (
    <div class="puzzle-share">
      <p class="puzzle-share__line">{line}</p>
      <button type="button" class="button" data-size="small" onClick={() => void copy()}>
        <Icon name="link" />
        {say.copy}
      </button>
      {'share' in navigator && (
        <button type="button" class="button" data-size="small" onClick={pass}>
          {say.pass}
        </button>
      )}
      <span role="status">{said.value}</span>
      {shown.value && (
        <textarea
          class="input"
          readOnly
          rows={2}
          aria-label={say.toShare}
          onFocus={(event) => event.currentTarget.select()}
        >
          {text}
        </textarea>
      )}
    </div>
  )
}
