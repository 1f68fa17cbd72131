import { coreBox } from '@haven/content'
import { compileBox, type Position, type State, type TokenKind } from '@haven/engine'
import { TableGame } from '@haven/table'
import { english } from '@haven/text'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { answers, curtain, hold, load, openCurtain, playOn } from './player.ts'
import { turnOfThorley } from './positions.ts'

const rules = compileBox(coreBox)
const SEED = 'a-seed-that-nobody-may-see-0123456789'

/** A game whose hidden things the test knows, because it knows the seed. */
function beginning(): TableGame {
  const setup = { heroPlayers: 1, map: 'a-face-we-knew-a', sin: 'pride', acolytes: 'nuns' }
  const game = new TableGame(rules, { setup, seed: SEED })
  // The Sins player gives out the Dark Past cards.
  while (game.prompts[0]?.kind === 'dark-past') {
    const [prompt] = game.prompts
    game.answer({ prompt: prompt!.id, seat: 'sins', option: rules.options(game.state, prompt!)[0]!.id })
  }
  return game
}

/** Ids that a hero player may not find: nothing of them is in the open. */
function secretsOf({ sins, apocalypse, darkPast, upgrades }: State): string[] {
  const open = new Set([...sins.discard, ...sins.known, ...apocalypse.cards, ...upgrades.inventory])
  const hidden = [...sins.hand, ...sins.deck, ...apocalypse.deck, ...Object.values(darkPast), ...upgrades.deck]
  return [...new Set(hidden)].filter((id) => !open.has(id))
}

/** Notes everything that the worker says to the page. */
async function eavesdrop(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const Original = Worker
    window.Worker = class extends Original {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options)
        this.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)))
      }
    }
  })
}

/** All messages, everything on the page, everything that the browser keeps. */
async function everything(page: Page): Promise<{ heard: string; shown: string; kept: string }> {
  return page.evaluate(async () => {
    const open = (name: string) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const all = (database: IDBDatabase, store: string) =>
      new Promise<unknown[]>((resolve, reject) => {
        const request = database.transaction(store).objectStore(store).getAll()
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const readable = (_: string, value: unknown) =>
      value instanceof Uint8Array ? String.fromCharCode(...value.subarray(0, 60_000)) : value
    let kept = [localStorage, sessionStorage].map((store) => JSON.stringify(Object.entries(store))).join()
    for (const { name } of await indexedDB.databases()) {
      const database = await open(name ?? '')
      for (const store of database.objectStoreNames) kept += JSON.stringify(await all(database, store), readable)
      database.close()
    }
    const { heard } = window as unknown as { heard: string[] }
    return { heard: heard.join('\n'), shown: document.documentElement.outerHTML, kept }
  })
}

function expectNone(secrets: readonly string[], found: Awaited<ReturnType<typeof everything>>): void {
  expect(found.heard.length, 'something was heard').toBeGreaterThan(1000)
  for (const secret of [...secrets, SEED]) {
    expect(found.heard.includes(secret), `${secret} in a message`).toBe(false)
    expect(found.shown.includes(secret), `${secret} on the page`).toBe(false)
    expect(found.kept.includes(secret), `${secret} in the storage`).toBe(false)
    const name = english.name(secret)
    expect(found.shown.includes(name), `${name} on the page`).toBe(false)
  }
}

test('a hero seat finds nothing hidden in messages, page and storage', async ({ page }) => {
  const game = beginning()
  const secrets = secretsOf(game.state)
  expect(secrets.length).toBeGreaterThan(20)
  await load(page, game.save(), 'the heroes')
  await eavesdrop(page)
  await page.goto(`${new URL(page.url()).pathname}?speed=instant`)
  await expect(answers(page).first()).toBeVisible()
  expectNone(secrets, await everything(page))
})

test('nothing is behind the curtain before it opens, and the scan does find what is shown then', async ({ page }) => {
  const game = beginning()
  // Not yet given out: the Sins player is asked for the first Dark Past card, which is private.
  const start = new TableGame(rules, { setup: game.setup, seed: SEED })
  const secrets = secretsOf(start.state)
  await load(page, start.save(), 'both sides')
  await eavesdrop(page)
  await page.goto(`${new URL(page.url()).pathname}?speed=instant`)
  await expect(curtain(page)).toBeVisible()
  expectNone(secrets, await everything(page))
  await playOn(page, 1, undefined, 1)
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible()
  const { heard, shown } = await everything(page)
  const [card] = start.state.sins.hand
  expect(heard).toContain(card)
  expect(shown).toContain(english.name(card!))
})

/**
 * Which kinds lie face down is known, which one lies where is not: two games that differ in this alone must look the
 * same. Thorley stands beside one of two piles.
 */
const pilesOf = (here: TokenKind, there: TokenKind): Position => ({
  ...turnOfThorley,
  monsters: [],
  tokens: [
    { kind: here, space: 's0,0', faceDown: true },
    { kind: there, space: 's3,2', faceDown: true },
  ],
})

/** What was heard and is shown, without names that a browser makes up anew each time, and without the time it took. */
async function looked(page: Page): Promise<{ heard: string[]; shown: string }> {
  const { heard, shown } = await everything(page)
  const [id = ''] = new URL(page.url()).pathname.split('/').slice(-1)
  const madeUp = /"took":[\d.]+|"now":\d+|"id":"home-[\w-]+/g
  const plain = (text: string) => text.replaceAll(id, 'GAME').replaceAll(madeUp, '')
  return { heard: plain(heard).split('\n').sort(), shown: plain(shown) }
}

async function expectSame(one: Page, other: Page): Promise<void> {
  for (const page of [one, other]) await expect(page.locator('.city[data-painted]').first()).toBeAttached()
  await expect(async () => expect(await looked(other)).toEqual(await looked(one))).toPass({ timeout: 10_000 })
  for (const page of [one, other]) expect((await everything(page)).kept).not.toContain('faceDown')
}

/** Both games, each in a page of its own, at Thorley's decision. */
async function bothGames(context: BrowserContext, withHand: boolean, as: string, speed: string): Promise<[Page, Page]> {
  const open = async (position: Position): Promise<Page> => {
    const page = await context.newPage()
    const { sins: _, ...others } = position
    const game = new TableGame(rules, { position: withHand ? others : position, seed: SEED })
    await load(page, game.save(), as)
    await eavesdrop(page)
    await page.goto(`${new URL(page.url()).pathname}?speed=${speed}`)
    await expect(answers(page).and(page.getByRole('button', { name: 'End the turn' }))).toBeVisible()
    return page
  }
  return [await open(pilesOf('nest', 'innocent')), await open(pilesOf('innocent', 'nest'))]
}

test('a hero seat finds nothing of what lies face down, until it is flipped', async ({ context }) => {
  const [one, other] = await bothGames(context, false, 'the heroes', 'instant')
  await expectSame(one, other)
  for (const page of [one, other])
    await answers(page)
      .and(page.getByRole('button', { name: /^Flip/ }))
      .click()
  await expect(one.getByRole('gridcell', { name: /^A1, Street.*Nest/ })).toBeVisible()
  await expect(other.getByRole('gridcell', { name: /^A1, Street.*Innocent/ })).toBeVisible()
  const [first, second] = [await looked(one), await looked(other)]
  expect(first.heard).not.toEqual(second.heard)
  expect(first.shown).not.toEqual(second.shown)
})

test('nothing of what lies face down is behind the curtain, closed or open', async ({ context }) => {
  const [one, other] = await bothGames(context, true, 'both sides', 'quick')
  for (const page of [one, other]) {
    await answers(page)
      .and(page.getByRole('button', { name: 'End the turn' }))
      .click()
    await hold(page, () =>
      answers(page)
        .and(page.getByRole('button', { name: 'Do not react' }))
        .click(),
    )
  }
  await expectSame(one, other)
  for (const page of [one, other]) {
    await openCurtain(page)
    await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible()
  }
  await expectSame(one, other)
})
