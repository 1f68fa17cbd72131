import type { JSX } from 'preact'
import { words } from '../../base/words.ts'

/** A title card, for as long as what is asked for is not there. */
export function Loading({ line = words.shell.loading }: { readonly line?: string }): JSX.Element {
  return (
    <main class="loading" aria-busy="true">
      <p class="loading__name" aria-hidden="true">
        {words.shell.product}
      </p>
      <p class="display">{line}</p>
    </main>
  )
}
