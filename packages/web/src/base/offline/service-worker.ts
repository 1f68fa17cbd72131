import { notesIn } from '@haven/text/notes'

/**
 * Keeps the whole built client, so that everything but the first visit works without a network. A newer build is fetched
 * beside it and takes over at once: pages that are open go on with the files of their own build, which stay until the
 * last of them is gone, and load themselves anew when nobody notices (base/update).
 */

interface Extended extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Extended {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Pushed extends Extended {
  readonly data: { json(): unknown } | null
}
interface Clicked extends Extended {
  readonly notification: { readonly data: unknown; close(): void }
}
interface Page {
  readonly url: string
  focus(): Promise<unknown>
}
interface Scope {
  readonly clients: {
    claim(): Promise<void>
    matchAll(how: { readonly includeUncontrolled: boolean; readonly type?: 'window' }): Promise<readonly Page[]>
    openWindow(address: string): Promise<unknown>
  }
  readonly registration: {
    readonly active: unknown
    showNotification(title: string, how: { readonly body: string; readonly tag: string; data: unknown }): Promise<void>
  }
  readonly navigator: {
    readonly locks: {
      query(): Promise<{ readonly held?: readonly { readonly name: string }[] }>
    }
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extended) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'push', listener: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void
  addEventListener(type: 'message', listener: (event: Extended & MessageEvent) => void): void
}

/** Written in by the build (build/offline.ts). */
declare const HAVEN_FILES: readonly string[]
declare const HAVEN_LANGUAGES: Readonly<Record<string, readonly string[]>>
declare const HAVEN_VERSION: string

const scope = self as unknown as Scope
const PREFIX = 'haven-'
const NAME = PREFIX + HAVEN_VERSION
const FIRST_PAGE = '/index.html'
const SPOKEN = 'spoken'
const OLD_RULES = /\/assets\/rules-\d+-core-/
const SERVERS = /^\/(operator|mail)(\/|$)/
const HASHED = /-[\w-]{8}\.\w+$/
// Files are the same however they are packed and asked for.
const LOOSE = { ignoreVary: true, ignoreSearch: true }

const AT_ONCE = 4
/** Pages load themselves anew when another build is there, and browsers look for it at each load: they stand first. */
const STANDING = 8_000

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** What has its hash in its name and is kept already is not fetched again. */
async function keep(cache: Cache, file: string): Promise<void> {
  const known = HASHED.test(file) ? await caches.match(file, LOOSE) : undefined
  const answer = known ?? (await fetch(file, { cache: HASHED.test(file) ? 'default' : 'reload' }))
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  await cache.put(file, answer)
}

/** A few at a time: a page that was just loaded has more urgent wishes. */
async function keepAll(cache: Cache, files: readonly string[]): Promise<void> {
  const left = [...files]
  const next = async (): Promise<void> => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      if (!(await cache.match(file, LOOSE))) await keep(cache, file)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

/** Of the languages those that pages here have spoken (base/offline/spoken.ts). */
async function keepSpoken(): Promise<void> {
  const cache = await caches.open(NAME)
  const marks = await (await caches.open(SPOKEN)).keys()
  const spoken = marks.map(({ url }) => new URL(url).pathname.split('/').at(-1) as string)
  await keepAll(
    cache,
    spoken.flatMap((language) => HAVEN_LANGUAGES[language] ?? []),
  )
}

async function install(): Promise<void> {
  if (scope.registration.active) await pause(STANDING)
  const cache = await caches.open(NAME)
  await keepAll(cache, HAVEN_FILES)
  await keepSpoken()
  await carryOver(cache)
  await scope.skipWaiting()
}

/** Rules of before that a game here has needed: they are the same file in every release. */
async function carryOver(cache: Cache): Promise<void> {
  for (const name of (await caches.keys()).filter((each) => each.startsWith(PREFIX) && each !== NAME)) {
    const old = await caches.open(name)
    for (const request of await old.keys()) {
      const kept = OLD_RULES.test(request.url) && (await old.match(request))
      if (kept) await cache.put(request, kept)
    }
  }
}

/**
 * Each open page holds a lock with the name of its build. Null: one does not say which it is, or not yet. Pages and
 * locks are counted, because browsers name their owners differently.
 */
async function inUse(): Promise<ReadonlySet<string> | null> {
  const pages = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  const { held = [] } = await scope.navigator.locks.query()
  const builds = held.map(({ name }) => name).filter((name) => name.startsWith(PREFIX))
  return builds.length < pages.length ? null : new Set(builds)
}

/** Builds that no page uses any more are forgotten. */
async function tidy(): Promise<void> {
  const used = await inUse()
  if (!used) return
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== NAME && !used.has(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function activate(): Promise<void> {
  await tidy()
  await scope.clients.claim()
}

/** Until then a page is asked for from the server first: somebody needs the newest before all of it is kept. */
let passedBy = 0
const PASSING = 10_000

async function answer(event: Fetching): Promise<Response> {
  const { request } = event
  const cache = await caches.open(NAME)
  if (request.mode === 'navigate' && Date.now() < passedBy) {
    passedBy = 0
    const newest = await fetch(request).catch(() => null)
    if (newest?.ok) return newest
  }
  const kept = (await cache.match(request, LOOSE)) ?? (await caches.match(request, LOOSE))
  if (kept) return kept
  // Every address of the client is its first page.
  const page = request.mode === 'navigate' ? await cache.match(FIRST_PAGE, LOOSE) : undefined
  return page ?? fetchLater(cache, event)
}

/** What was not kept from the start and has its hash in its name is kept once somebody has needed it. */
async function fetchLater(cache: Cache, event: Fetching): Promise<Response> {
  const { request } = event
  const fetched = await fetch(request)
  const isPart = fetched.ok && new URL(request.url).pathname.startsWith('/assets/') && HASHED.test(request.url)
  // A full disk is no reason to go without it, and nobody waits for the disk.
  if (isPart) event.waitUntil(cache.put(request, fetched.clone()).catch(() => undefined))
  return fetched
}

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('message', (event) => {
  const [port] = event.ports
  if (event.data === 'tidy') event.waitUntil(tidy())
  // Without a network the next page asks again.
  if (event.data === 'spoken') event.waitUntil(keepSpoken().catch(() => undefined))
  if (event.data === 'which-build') port?.postMessage(HAVEN_VERSION)
  if (event.data === 'pass-by') {
    passedBy = Date.now() + PASSING
    port?.postMessage(true)
  }
})
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // Pages of the server's own: there is nothing of them in the client.
  if (request.method !== 'GET' || origin !== location.origin || SERVERS.test(pathname)) return
  event.respondWith(answer(event))
})

// ---------------------------------------------------------------------------------------------------- notes

const TABLE = /^[\w-]{22}$/

interface Note {
  readonly table: string
  readonly name: string
  /** As the page that asked to be told spoke then. */
  readonly language: string | null
  /** Somebody of this name has sat down; else it is this person's turn. */
  readonly hasSat: boolean
}

/** A note of an online table says whose turn it is, or who has come, and where; whatever else comes is not shown. */
function noteIn(data: unknown): Note | null {
  const { table, name, language, news } = (data ?? {}) as Readonly<Record<string, unknown>>
  if (typeof table !== 'string' || !TABLE.test(table)) return null
  return {
    table,
    name: typeof name === 'string' ? name : '',
    language: typeof language === 'string' ? language : null,
    hasSat: news === 'sat',
  }
}

/** One note for a table: the next one takes its place. */
async function tell(data: unknown): Promise<void> {
  const note = noteIn(data)
  if (!note) return
  const { table, name, language, hasSat } = note
  const say = notesIn(language)
  const [title, body] = hasSat ? [say.satTitle, say.satText(name)] : [say.turnTitle, say.turnText(name)]
  await scope.registration.showNotification(title, { body, tag: table, data: { table } })
}

/** The table that is open already comes to the front; else it is opened. */
async function show(data: unknown): Promise<void> {
  const note = noteIn(data)
  if (!note) return
  const path = `/t#${note.table}`
  const pages = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  const open = pages.find(({ url }) => new URL(url).pathname === '/t' && new URL(url).hash.startsWith(`#${note.table}`))
  await (open ? open.focus() : scope.clients.openWindow(path))
}

scope.addEventListener('push', (event) => {
  let data: unknown = null
  try {
    data = event.data?.json()
  } catch {
    // Not one of ours.
  }
  event.waitUntil(tell(data))
})
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data))
})
