import type { JSX } from 'preact'
import { download } from '../base/download.ts'
import type { Failure } from '../base/failure.ts'
import { loadAnew } from '../base/update/update.ts'
import { words } from '../base/words.ts'
import { Shell } from '../parts/page/Shell.tsx'

/**
 * A bug is ours: the person gets the position as a file, and can go on from the last save. A box of a stranger that was
 * put out is named, with what can be done.
 */
export function ErrorPage({ message, file, boxes }: Failure): JSX.Element {
  const { boxOut } = words.shell
  return (
    <Shell title={boxes ? boxOut.title(boxes.names) : words.shell.errorTitle}>
      <p>{boxes ? `${boxOut.why[boxes.why]} ${boxOut.kept}` : words.shell.errorText}</p>
      {boxes && <p>{boxOut.what}</p>}
      <div class="row">
        {file !== '' && (
          <button type="button" class="button" data-tone="primary" onClick={() => download('haven-error.json', file)}>
            {words.shell.errorDownload}
          </button>
        )}
        <button type="button" class="button" onClick={() => void loadAnew()}>
          {words.shell.errorReload}
        </button>
        {boxes && (
          <a class="button" href="/load">
            {words.landing.savedGames}
          </a>
        )}
      </div>
      <details>
        <summary>{words.shell.errorDetails}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
        <pre tabIndex={0}>{message}</pre>
      </details>
    </Shell>
  )
}
