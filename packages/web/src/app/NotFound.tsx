import type { JSX } from 'preact'
import { words } from '../base/words.ts'
import { Shell } from '../parts/page/Shell.tsx'

export function NotFound(): JSX.Element {
  return (
    <Shell title={words.shell.notFound}>
      <p>{words.shell.notFoundText}</p>
      <p>
        <a class="button" href="/">
          {words.shell.home}
        </a>
      </p>
    </Shell>
  )
}
