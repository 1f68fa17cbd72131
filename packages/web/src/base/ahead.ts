import type { LanguageId } from '@haven/text/languages'

/**
 * Fetches what a page is made of before it is asked for: the build has written the names into the first page, those of
 * a language's words apart, since nobody fetches another language.
 */
export function fetchAhead(language: LanguageId, isGame: boolean, isHome: boolean): void {
  const words = (named('ahead-words') as Readonly<Record<string, Words>> | null)?.[language]
  words?.page.forEach(fetchPart)
  if (!isGame) return
  words?.game.forEach(fetchPart)
  for (const href of (named('ahead') as readonly string[] | null) ?? []) {
    // What a worker is made of is no part of the page: it is only there when the worker asks.
    if (!href.includes('/judge-')) fetchPart(href)
    else if (isHome) fetch(href).catch(() => undefined)
  }
}

interface Words {
  readonly page: readonly string[]
  readonly game: readonly string[]
}

function named(id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : null
}

function fetchPart(href: string): void {
  const link = document.createElement('link')
  if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' })
  else link.rel = 'modulepreload'
  link.crossOrigin = 'anonymous'
  link.href = href
  document.head.append(link)
}
