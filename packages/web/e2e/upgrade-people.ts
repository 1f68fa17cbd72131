import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PROTOCOL } from '@haven/table'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
// @ts-expect-error a script of Node, without types
import { dist } from '../bin/build.mjs'
import { begin, expectSoon, makeTable, sit, tableAt, type Visitor, visitor } from './online-people.ts'
import { type MortalServer, type Release, startOnline } from './online-server.ts'
import { answers } from './player.ts'
import { late } from './positions.ts'

/** People whose server is exchanged for another release while they sit at their tables. */

export interface Releases {
  /** As it is built now. */
  readonly own: Release
  /** With another protocol, and so another build. */
  readonly other: Release
  readonly server: MortalServer
  readonly close: () => Promise<void>
}

const script = fileURLToPath(new URL('./build-release.mjs', import.meta.url))

/** The folder of the other release. It is built once in a run, by whoever needs it first, and goes with the run's data. */
export async function builtOther(): Promise<string> {
  const folder = join(process.env.HAVEN_E2E_DATA ?? '', 'release')
  const done = `${folder}.done`
  const isFirst = mkdirSync(folder, { recursive: true }) !== undefined
  if (isFirst) {
    const args = [script, folder, String(PROTOCOL + 1)]
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
    writeFileSync(done, status === 0 ? 'built' : 'not built')
  }
  while (!existsSync(done)) await new Promise((resolve) => setTimeout(resolve, 100))
  if (readFileSync(done, 'utf8') !== 'built') throw new Error('the other release was not built')
  return folder
}

export async function twoReleases(): Promise<Releases> {
  const own = { client: dist as string, protocol: PROTOCOL }
  const other = { client: await builtOther(), protocol: PROTOCOL + 1 }
  const server = await startOnline({}, own)
  return {
    own,
    other,
    server,
    close: () => server.stop(),
  }
}

/** The first page of a release names its build: that tells which one a page is, whatever its scripts say. */
export const entryOf = ({ client }: Release): string =>
  /"haven-build" content="(\w+)"/.exec(readFileSync(join(client, 'index.html'), 'utf8'))?.[1] ?? ''

export const entryIn = (page: Page): Promise<string> =>
  page.locator('meta[name=haven-build]').evaluate((mark) => (mark as HTMLMetaElement).content)

/** Somebody at a page, and what stands there. */
export interface Sitter extends Visitor {
  readonly who: string
  /** Without a table nothing is told: who comes back to the tab looks. */
  readonly hasSocket: boolean
  /** Which release it is, and what stands there. */
  look(): Promise<{ readonly entry: string; readonly standing: string }>
  /** How often it was loaded since. */
  loads: number
}

type Kind = 'asked' | 'writing' | 'watching' | 'in words' | 'lobby' | 'guest' | 'list' | 'landing' | 'home' | 'phone'
export const KINDS: readonly Kind[] = [
  'asked',
  'writing',
  'watching',
  'in words',
  'lobby',
  'guest',
  'list',
  'landing',
  'home',
  'phone',
]
const SOCKETS: ReadonlySet<Kind> = new Set<Kind>(['asked', 'writing', 'watching', 'in words', 'lobby', 'guest'])
const DRAFT = 'Let us meet at the chur'

export const draft = (page: Page) => page.getByRole('textbox', { name: 'Write to the others' })
const log = (page: Page) => page.getByRole('region', { name: 'Log' })

/** What of a page must be the same; how many answers there are, but not their odds, which come when they are counted. */
const TABLE = ['.dock__sentence', '.log__lines li', '.table-screen@data-tab', '.list__answers button#']
const SEEN: Readonly<Record<Kind, readonly string[]>> = {
  asked: TABLE,
  writing: [...TABLE, '.talk__write input'],
  watching: TABLE,
  'in words': ['.text-view__question', '.text-view__table table'],
  lobby: ['h1', '.room section:first-child', '.talk__lines'],
  guest: ['h1', '.room section:first-child', '.talk__lines'],
  list: ['h1', 'h2'],
  landing: ['h1', '.landing__doors'],
  home: TABLE,
  phone: TABLE,
}

/** In one look: twenty pages are looked at again and again. */
const seen = (page: Page, selectors: readonly string[]): Promise<{ entry: string; standing: string }> =>
  page.evaluate((wanted) => {
    const of = (one: Element, attribute: string | undefined): unknown => {
      if (attribute) return one.getAttribute(attribute)
      if (!(one instanceof HTMLInputElement)) return (one as HTMLElement).innerText
      return [one.value, one === document.activeElement, one.selectionStart]
    }
    const found = wanted.map((selector) => {
      const [path = '', attribute] = selector.replace('#', '').split('@')
      const all = [...document.querySelectorAll(path)]
      return selector.endsWith('#') ? all.length : all.map((one) => of(one, attribute))
    })
    return {
      entry: document.querySelector<HTMLMetaElement>('meta[name=haven-build]')?.content ?? '',
      standing: JSON.stringify([location.href, ...found]),
    }
  }, selectors)

/** All of them are kept for offline play before anything changes. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

/** People of these kinds, at two tables of their own, at home, and on the way. */
export async function sitters(
  browser: Browser,
  { address }: { readonly address: string },
  kinds: readonly Kind[],
  isKept: boolean,
): Promise<Sitter[]> {
  const all = new Map<Kind, Visitor>()
  for (const kind of kinds) {
    const phone = kind === 'phone' ? { viewport: { width: 390, height: 844 } } : {}
    all.set(kind, await visitor(browser, { serviceWorkers: isKept ? 'allow' : 'block', ...phone }))
  }
  const page = (kind: Kind): Page | null => all.get(kind)?.page ?? null
  await theGame(address, page)
  await theLobby(address, page)
  await page('list')?.goto(`${address}/online`)
  await page('landing')?.goto(`${address}/`)
  for (const kind of ['home', 'phone'] as const) {
    const at = page(kind)
    if (at) await atHome(at, address)
  }
  await page('phone')?.getByRole('navigation').getByRole('button', { name: 'Log' }).click()
  if (isKept) for (const { page: each } of all.values()) await kept(each)
  return [...all].map(([kind, each]) => sitter(kind, each, isKept))
}

function sitter(kind: Kind, each: Visitor, isKept: boolean): Sitter {
  const one: Sitter = {
    ...each,
    who: `${kind}, ${isKept ? 'kept' : 'not kept'}`,
    hasSocket: SOCKETS.has(kind),
    look: () => seen(each.page, SEEN[kind]),
    loads: 0,
  }
  each.page.on('domcontentloaded', () => {
    one.loads++
  })
  return one
}

async function atHome(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/?speed=instant`)
  await page.getByRole('button', { name: 'Play now' }).click()
  await expectSoon(answers(page).first()).toBeVisible()
}

async function theGame(address: string, page: (kind: Kind) => Page | null): Promise<void> {
  const [eve, anna] = [page('asked'), page('writing')]
  if (!eve || !anna) return
  const hash = await makeTable(anna, address, 'Anna', late(1))
  await sit(anna, 'Anna', 'Hero player 1')
  await eve.goto(tableAt(address, hash))
  await sit(eve, 'Eve', 'Sins player')
  await begin(anna)
  await expectSoon(answers(eve).first()).toBeVisible()
  await anna.getByRole('button', { name: /^Talk/ }).click()
  await draft(anna).pressSequentially(DRAFT)
  await draft(anna).press('ArrowLeft')
  await page('watching')?.goto(tableAt(address, hash))
  await page('in words')?.goto(tableAt(address, hash).replace('?', '?view=text&'))
  const [drawn, told] = [page('watching'), page('in words')]
  if (drawn) await expectSoon(log(drawn)).toBeVisible()
  if (told) await expectSoon(told.locator('.text-view__question')).toBeVisible()
}

async function theLobby(address: string, page: (kind: Kind) => Page | null): Promise<void> {
  const [host, guest] = [page('lobby'), page('guest')]
  if (!host || !guest) return
  const hash = await makeTable(host, address, 'Hank', null)
  await guest.goto(tableAt(address, hash))
  await sit(guest, 'Gwen', 'Sins player')
  await expectSoon(host.getByRole('heading', { name: 'Seats' }).locator('..')).toContainText('Gwen')
}

export const standings = (people: readonly Sitter[]): Promise<string[]> =>
  Promise.all(people.map(async (one) => (await one.look()).standing))

const within = <T>(ms: number, work: Promise<T>): Promise<T | null> =>
  Promise.race([work.catch(() => null), new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))])

const LOOKING = 400

/** After how many milliseconds each of them is at this release with the same before it. Fails after the limit. */
export async function allAt(
  people: readonly Sitter[],
  release: Release,
  before: readonly string[],
  limit: number,
): Promise<readonly number[]> {
  const began = Date.now()
  const entry = entryOf(release)
  const arrived = async (one: Sitter, was: string | undefined): Promise<number | string> => {
    let now: Awaited<ReturnType<Sitter['look']>> | null = null
    while (Date.now() - began < limit) {
      await new Promise((resolve) => setTimeout(resolve, LOOKING))
      // Twenty pages share this machine: what stands there is read only where it can be right.
      if ((await within(2_000, entryIn(one.page))) !== entry) continue
      now = await within(2_000, one.look())
      if (now?.entry === entry && now.standing === was) return Date.now() - began
    }
    return `${one.who}: ${one.loads} loads, ${now?.entry === entry ? `there\n${was}\n${now.standing}` : 'not there'}`
  }
  const times = await Promise.all(people.map((one, i) => arrived(one, before[i])))
  expect(times.filter((time) => typeof time === 'string')).toEqual([])
  return times as number[]
}

/** How long it takes here to load all of these pages at once, by hand. */
export async function loadingTime(people: readonly Sitter[]): Promise<number> {
  const began = Date.now()
  const load = async ({ page, who }: Sitter): Promise<void> => {
    await page.reload()
    const stands = page.locator('.dock, .text-view__question, .room, .online, .landing__play').first()
    await expectSoon(stands, who).toBeVisible()
  }
  await Promise.all(people.map(load))
  return Date.now() - began
}

/** Somebody comes back to this tab. */
export const lookAgain = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

export async function closeAll(people: readonly { readonly context: BrowserContext }[]): Promise<void> {
  for (const { context } of people) await context.close()
}
