import type { ComponentChildren, JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { words } from './words.ts'

/** A page that is read: a heading, a way home, and what it is about. */
export function Shell(props: { readonly title: string; readonly children: ComponentChildren }): JSX.Element {
  useTitle(props.title)
  return (
    <div class="page">
      <header class="page__bar">
        <a class="page__home display" href="/">
          {words.shell.product}
        </a>
      </header>
      <main class="page__main">
        <h1>{props.title}</h1>
        {props.children}
      </main>
    </div>
  )
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = words.shell.title(title)
  }, [title])
}
