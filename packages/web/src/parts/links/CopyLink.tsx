import './links.css'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { words } from '../../base/words.ts'

interface CopyLinkProps {
  readonly label: string
  /** Makes the path of the link. */
  readonly link: () => Promise<string>
  readonly size?: 'small'
}

/** Puts a link into the clipboard; where the browser does not let us, it is shown to be copied by hand. */
export function CopyLink({ label, link, size }: CopyLinkProps): JSX.Element {
  const said = useSignal('')
  const shown = useSignal<string | null>(null)
  const copy = async () => {
    said.value = ''
    shown.value = null
    const address = new URL(await link(), location.origin).href
    try {
      await navigator.clipboard.writeText(address)
      said.value = words.links.copied
    } catch {
      said.value = words.links.notCopied
      shown.value = address
    }
  }
  return (
    <div class="copy-link">
      <button type="button" class="button" data-size={size} onClick={() => void copy()}>
        <Icon name="link" />
        {label}
      </button>
      <span class="copy-link__said" role="status">
        {said.value}
      </span>
      {shown.value !== null && (
        <input
          class="input copy-link__address"
          readOnly
          aria-label={label}
          value={shown.value}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  )
}
