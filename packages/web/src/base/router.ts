import { type Signal, signal } from '@preact/signals'

/** Where in the client we are; the browser's history is the only memory. */
export type Route =
  | { readonly page: 'landing' }
  | { readonly page: 'new' }
  | { readonly page: 'load' }
  | { readonly page: 'table'; readonly game: string }
  /** The same table in words. */
  | { readonly page: 'text-table'; readonly game: string }
  | { readonly page: 'replay'; readonly game: string }
  | { readonly page: 'recap'; readonly game: string }
  /** A position in the address. */
  | { readonly page: 'p' }
  | { readonly page: 'text' }
  /** Online tables, and one of them: `/t#…`. */
  | { readonly page: 'online' }
  | { readonly page: 't' }
  /** First Night, and a scene of it: drawn, or in words. */
  | { readonly page: 'night' }
  | { readonly page: 'scene'; readonly game: string }
  | { readonly page: 'text-scene'; readonly game: string }
  /** The nightmare of today, or of a day. */
  | { readonly page: 'nightmare'; readonly game?: string }
  | { readonly page: 'text-nightmare'; readonly game?: string }
  /** Drills by what they are about, a row of them, and ten questions. */
  | { readonly page: 'drills' }
  | { readonly page: 'drill'; readonly game: string }
  | { readonly page: 'text-drill'; readonly game: string }
  | { readonly page: 'quiz' }
  | { readonly page: 'settings' }
  /** The boxes beside the core box; `/boxes#HASH` brings one from the server. */
  | { readonly page: 'boxes' }
  | { readonly page: 'credits' }
  /** `/rules#MOVE-5` goes to that paragraph. */
  | { readonly page: 'rules' }
  /** The rules on one page, to print. */
  | { readonly page: 'sheet' }
  /** What the games of this device say about oneself. */
  | { readonly page: 'you' }
  | { readonly page: 'lost'; readonly path: string }

const GAME = /^\/g\/([0-9a-f]{4,32})(?:\/(replay|recap))?$/
const NIGHT = /^\/first-night(?:\/([0-6]))?$/
/** Days have numbers: `/nightmare/12`. */
const NIGHTMARE = /^\/nightmare(?:\/([1-9]\d{0,5}))?$/
const DRILLS = /^\/drills\/([a-z]+(?:-[a-z0-9]+)*)$/
const PAGES = [
  'new',
  'load',
  'drills',
  'settings',
  'boxes',
  'credits',
  'rules',
  'sheet',
  'p',
  'text',
  'online',
  't',
  'you',
] as const

export function routeOf(path: string, search = ''): Route {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  if (plain === '/' || plain === '') return { page: 'landing' }
  const isText = new URLSearchParams(search).get('view') === 'text'
  const night = NIGHT.exec(plain)
  if (night) {
    const [, scene] = night
    return scene === undefined ? { page: 'night' } : { page: isText ? 'text-scene' : 'scene', game: scene }
  }
  const nightmare = NIGHTMARE.exec(plain)
  if (nightmare) {
    const [, day] = nightmare
    return { page: isText ? 'text-nightmare' : 'nightmare', ...(day !== undefined && { game: day }) }
  }
  const [, drills] = DRILLS.exec(plain) ?? []
  if (drills === 'questions') return { page: 'quiz' }
  if (drills !== undefined) return { page: isText ? 'text-drill' : 'drill', game: drills }
  const [, game, part] = GAME.exec(plain) ?? []
  if (game !== undefined) {
    return { page: (part as 'replay' | 'recap' | undefined) ?? (isText ? 'text-table' : 'table'), game }
  }
  const page = PAGES.find((each) => plain === `/${each}`)
  return page ? { page } : { page: 'lost', path }
}

const here = (): Route => routeOf(location.pathname, location.search)

export const route: Signal<Route> = signal(here())

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', path)
  route.value = here()
  scrollTo(0, 0)
}

/** Links within the client do not load the page anew; all others are the browser's. */
function followLink(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  ) {
    return
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

/** What a link showed before it was opened: from here on it would only be out of date. */
export function withoutCard(search: string): string {
  const left = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('card='))
  return left.length > 0 ? `?${left.join('&')}` : ''
}

function dropCard(): void {
  const { pathname, search, hash } = location
  const left = withoutCard(search)
  if (left !== search) history.replaceState(history.state, '', pathname + left + hash)
}

export function startRouter(): void {
  dropCard()
  addEventListener('popstate', () => {
    route.value = here()
  })
  document.addEventListener('click', followLink)
}
