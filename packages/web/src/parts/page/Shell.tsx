import type { ComponentChildren, JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { words } from '../../base/words.ts'
import { Skyline } from './Skyline.tsx'

/** A page that is read: a heading, a way home, and what it is about. */
export function Shell(props: { readonly title: string; readonly children: ComponentChildren }): JSX.Element {
  useTitle(props.title)
  const { shell } = words
  const links = [
    ['/new', shell.newGame],
    ['/rules', shell.rules],
    ['/settings', shell.settings],
  ] as const
  return (
    <div class="page">
      <Skyline />
      <header class="page__bar">
        <a class="page__home display" href="/">
          {shell.product}
        </a>
        <nav class="page__links" aria-label={shell.pages}>
          {links.map(([path, name]) => (
            <a key={path} href={path} aria-current={location.pathname === path ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
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
