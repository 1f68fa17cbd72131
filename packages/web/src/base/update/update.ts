import { markSpoken, type SaidParts, saidHere } from '../offline/spoken.ts'
import { BUILD } from './build.ts'
import { packUp } from './carry.ts'
import { isMissingPart } from './missing.ts'
import { keepPlaces } from './places.ts'
import { isQuiet, watchHands } from './quiet.ts'
import { type Loads, Updater } from './updater.ts'

/** The browser around the updates of this page; docs/architecture.md tells what happens when. */

const LOADS = 'haven.loads'
const ANSWER = 15_000
/** Between two looks that nobody had a reason for. */
const SELDOM = 3_000
const QUARTER = 900_000
/** What the parts of another build may take before they are asked for again. */
const FETCHING = 30_000
const TIDYING = 3_000
/** A page that has just loaded itself anew stands first; then the rest is fetched. */
const STANDING = 20_000

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** `build.json` of the server (build/offline.ts). */
interface Mark {
  readonly build?: unknown
  /** What its first page and its table are made of. */
  readonly parts?: unknown
  /** What these say, by language. */
  readonly words?: SaidParts
}

/** What the server says; one of before this said nothing. */
async function ask(): Promise<string | null> {
  if (!navigator.onLine) return null
  try {
    const answer = await fetch('/build.json', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER) })
    if (answer.status === 404) return ''
    const { build } = (await answer.json()) as Mark
    return answer.ok && typeof build === 'string' ? build : null
  } catch {
    return null
  }
}

// ------------------------------------------------------------------------------------------- the service worker

const worker = async (): Promise<ServiceWorker | null> => {
  if (!('serviceWorker' in navigator)) return null
  return (await navigator.serviceWorker.getRegistration().catch(() => undefined))?.active ?? null
}

/** What it is asked by the page: null if it does not answer. */
function asked(active: ServiceWorker, what: 'which-build' | 'pass-by'): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    setTimeout(() => resolve(null), 1_000)
    active.postMessage(what, [port2])
  })
}

/** A server of before this names no parts: the load itself asks for them. */
async function fetchAhead(build: string): Promise<boolean> {
  const signal = AbortSignal.timeout(FETCHING)
  const fetched = async (part: string): Promise<boolean> => {
    const answer = await fetch(part, { signal })
    // To the last byte, so that it is kept.
    await answer.arrayBuffer()
    return answer.ok
  }
  try {
    const mark = (await (await fetch('/build.json', { cache: 'no-store', signal })).json()) as Mark
    if (mark.build !== build) return false
    const parts = Array.isArray(mark.parts) ? [...mark.parts.map(String), ...saidHere(mark.words)] : []
    return (await Promise.all(parts.map(fetched))).every(Boolean)
  } catch {
    return false
  }
}

async function passBy(): Promise<void> {
  const active = await worker()
  if (active) await asked(active, 'pass-by')
}

// --------------------------------------------------------------------------------------------------- the page

function remembered(): Loads | null {
  try {
    const { from, to, count, at } = JSON.parse(sessionStorage.getItem(LOADS) ?? '{}') as Partial<Loads>
    const isWhole = typeof from === 'string' && typeof to === 'string' && Number.isInteger(count) && Number(at) > 0
    return isWhole ? { from, to, count: Number(count), at: Number(at) } : null
  } catch {
    return null
  }
}

/** Without storage loads could not be counted: then only a person asks for one. */
function remember(loads: Loads): void {
  try {
    sessionStorage.setItem(LOADS, JSON.stringify(loads))
  } catch {
    // As above.
  }
}

function canRemember(): boolean {
  try {
    sessionStorage.setItem(`${LOADS}?`, '')
    sessionStorage.removeItem(`${LOADS}?`)
    return true
  } catch {
    return false
  }
}

function load(): void {
  packUp()
  location.reload()
}

export const updater: Updater = new Updater({
  build: BUILD,
  now: () => Date.now(),
  later(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
  ask,
  fetchAhead,
  passBy,
  isQuiet: (isStuck) => canRemember() && isQuiet(isStuck),
  load,
  remembered,
  remember,
})

/** From the server if it answers, else from what is kept; a person has asked for it. */
export async function loadAnew(): Promise<void> {
  if (!(await updater.now())) load()
}

/** A part of this page cannot be fetched: true, and it is taken care of. Whatever else it says is not about that. */
export function isPartMissing(message: string): boolean {
  if (BUILD === '' || !isMissingPart(message)) return false
  updater.hear('missing')
  return true
}

let lookedAt = 0
let lookLater: ReturnType<typeof setTimeout> | undefined

/** Not too often, but what came too soon is made up for. */
function look(): void {
  if (document.hidden) return
  clearTimeout(lookLater)
  const wait = lookedAt + SELDOM - Date.now()
  if (wait > 0) {
    lookLater = setTimeout(look, wait)
    return
  }
  lookedAt = Date.now()
  updater.hear('look')
}

/** As long as a page of a build is open, what was kept of it stays (offline/service-worker.ts). */
async function staysOpen(): Promise<void> {
  await navigator.locks.request(`haven-${BUILD}`, { mode: 'shared' }, () => new Promise(() => undefined))
}

async function keepForOffline(): Promise<void> {
  const hadOne = (await worker()) !== null
  const isNew = await markSpoken()
  await navigator.serviceWorker.register('/sw.js')
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first one of all is no news.
    if (hadOne) updater.hear('look')
  })
  void staysOpen().catch(() => undefined)
  await pause(TIDYING)
  const active = await worker()
  active?.postMessage('tidy')
  if (isNew) active?.postMessage('spoken')
}

/** A first page, and the table that it may open, need the line and the processor themselves. */
const OPENING = 2_000

/** The page keeps up with its server; once it stands, the rest is fetched for the days without a network. */
export function keepUpToDate(): void {
  keepPlaces()
  if (BUILD === '') return
  watchHands()
  // Whoever can do without that part does; whoever cannot says so (`isPartMissing`).
  addEventListener('vite:preloadError', () => updater.hear('look'))
  addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
  setInterval(look, QUARTER)
  if (!('serviceWorker' in navigator)) return
  // A browser that keeps nothing (private windows, full disks) still plays, with a network.
  const keep = () => void keepForOffline().catch(() => undefined)
  const { at = 0 } = remembered() ?? {}
  if (Date.now() - at < STANDING) {
    setTimeout(keep, STANDING)
    return
  }
  const later = () => setTimeout(keep, OPENING)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}
