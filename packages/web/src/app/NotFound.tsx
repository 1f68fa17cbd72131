import type { JSX } from 'preact'
import { Shell } from './Shell.tsx'
import { words } from './words.ts'

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
