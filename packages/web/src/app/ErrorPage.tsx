import type { JSX } from 'preact'
import { download } from '../base/download.ts'
import { loadAnew } from '../base/update/update.ts'
import { words } from '../base/words.ts'
import { Shell } from '../parts/page/Shell.tsx'

/** A bug is ours: the person gets the position as a file, and can go on from the last save. */
export function ErrorPage({ message, file }: { readonly message: string; readonly file: string }): JSX.Element {
  return (
    <Shell title={words.shell.errorTitle}>
      <p>{words.shell.errorText}</p>
      <div class="row">
        {file !== '' && (
          <button type="button" class="button" data-tone="primary" onClick={() => download('haven-error.json', file)}>
            {words.shell.errorDownload}
          </button>
        )}
        <button type="button" class="button" onClick={() => void loadAnew()}>
          {words.shell.errorReload}
        </button>
      </div>
      <details>
        <summary>{words.shell.errorDetails}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
        <pre tabIndex={0}>{message}</pre>
      </details>
    </Shell>
  )
}
