/** Fetches what a page is made of before it is asked for: the build has written the names into the first page. */

export function fetchAhead(isHome: boolean): void {
  const names = document.getElementById('ahead')?.textContent
  if (!names) return
  for (const href of JSON.parse(names) as readonly string[]) {
    // What a worker is made of is no part of the page: it is only there when the worker asks.
    if (href.includes('/judge-')) {
      if (isHome) fetch(href).catch(() => undefined)
      continue
    }
    const link = document.createElement('link')
    if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' })
    else link.rel = 'modulepreload'
    link.crossOrigin = 'anonymous'
    link.href = href
    document.head.append(link)
  }
}
