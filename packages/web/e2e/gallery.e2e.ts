import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { coreBox } from '@haven/content'
import { PROMPT_KINDS } from '@haven/engine'
import { expect, type Page, test } from '@playwright/test'
import { build } from 'vite'
// @ts-expect-error a script of Node, without types
import { staticServer } from '../bin/static.mjs'
import config from '../vite.config.ts'
import { colourFaults, expectNoViolations, structureFaults, wear } from './axe.ts'
import { faultsIn } from './faults.ts'
import { narrowTargets } from './fingers.ts'
import { clippedIn } from './foreign.ts'
import { read, speaks } from './reader.ts'
import { isSample, LONG } from './sample.ts'

/** Every card, panel, die and control in its hardest states: nothing overflows, overlaps or is empty. */

// One after the other, so that it is built once.
test.describe.configure({ mode: 'default' })
// Faults are planted with styles of the test's own.
test.use({ bypassCSP: true })

let folder: string
let server: Server
let address: string

/** Built, because a few files load much sooner than the thousand that a development server would send. */
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'haven-gallery-'))
  await build({
    ...config,
    configFile: false,
    plugins: [],
    build: {
      ...config.build,
      outDir: folder,
      minify: false,
      rolldownOptions: {
        input: ['../gallery.html', '../src/app/city-dev/city.html'].map((page) =>
          fileURLToPath(new URL(page, import.meta.url)),
        ),
      },
    },
    logLevel: 'error',
  })
  server = staticServer(folder) as Server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gallery.html`
})

test.afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Pictures are painted one after another; a card has one when it is looked at. */
const painted = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      [...document.querySelectorAll('.card:not(.card--back) .card__art')].every((art) =>
        art.querySelector('img, path'),
      ),
    null,
    { timeout: 60_000 },
  )

async function open(page: Page, query: string): Promise<string[]> {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${address}?still&${query}`)
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true', { timeout: 60_000 })
  await page.evaluate(() => document.fonts.ready)
  return errors
}

/** English is looked at from all sides; a sample looks at one language besides. */
const SPOKEN = isSample ? (['en', 'ru'] as const) : (['en', 'de', 'fr', 'ru'] as const)

/** Wide desk and phone, plain words and words that are 40 % longer: the same page, laid out anew. */
for (const language of isSample ? (['en', 'de'] as const) : SPOKEN) {
  test(`nothing overflows, overlaps or is empty: ${language}`, async ({ page }) => {
    const sizes = isSample && language !== 'en' ? 'small' : 'small,medium,large'
    const errors = await open(page, `part=cards,panels,dice,controls&size=${sizes}&lang=${language}`)
    for (const words of language === 'en' ? ['plain', 'long'] : ['plain']) {
      await page.evaluate((hash) => {
        location.hash = hash
      }, words)
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        if (words === 'long') await expect(page.getByText('Hubrisu').first()).toBeAttached()
        await painted(page)
        expect.soft(await page.evaluate(faultsIn, ''), `${words} words at ${width}×${height}`).toEqual([])
      }
    }
    expect(errors).toEqual([])
  })
}

/** Of a sample axe looks at every third question. */
const AXE_EVERY = 3
const ASKING = ':is(.dock, .stage, .hand-dock)'

/** How much of each window the dock may take. */
const WINDOWS = [
  [1440, 900, 0.15],
  [1366, 768, 0.15],
  [2560, 1440, 0.15],
  [1024, 768, 0.15],
  [390, 844, 0.24],
  // It stands beside the board there.
  [844, 390, 1],
] as const

/** Runs in the page: the dock's share of its height, how many deeds there are, and what of it would have to scroll. */
function dockIn(): { share: number; deeds: number; scrolls: string[] } {
  const dock = document.querySelector('.dock')!
  const inside = [dock, ...dock.querySelectorAll(':not(.list, .list *, .vote, .vote *, .visually-hidden)')]
  return {
    share: dock.getBoundingClientRect().height / innerHeight,
    deeds: dock.querySelectorAll('.deed:not([data-back])').length,
    scrolls: inside
      .filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 6)
      .map(({ className, textContent }) => `${className}: ${textContent?.slice(0, 60)}`),
  }
}

/** Runs in the page: answers that do not have one place of their own, outside of the board and the list. */
function placeFaults(): string[] {
  const asked = document.querySelector<HTMLElement>('[data-asked]')!
  const { framed, others } = JSON.parse(asked.dataset.answers ?? '{}') as { framed: string[]; others: string[] }
  // A card is one place with its chips, and dice or slots that are planned with are what they are about.
  const places = (id: string): Set<Element> =>
    new Set(
      [...document.querySelectorAll(`:is(.dock, .stage, .vote) [data-option~="${CSS.escape(id)}"]:not(.list *)`)]
        .filter((control) => control.getClientRects().length > 0)
        .map((control) => control.closest('.cards__place, .vote__option, .plan') ?? control),
    )
  const isPlanned = ['faith', 'hits', 'skills'].includes(asked.dataset.planned ?? '')
  return [
    ...framed
      .filter((id) => (isPlanned ? places(id).size > 1 : places(id).size !== 1))
      .map((id) => `${id}: ${places(id).size} places`),
    // What is pressed on the board stands nowhere else; what is too much for the dock may lie on the stage.
    ...others.filter((id) => places(id).size > 1).map((id) => `${id}: ${places(id).size} places`),
  ]
}

const PLAIN_WINDOWS = [WINDOWS[0], WINDOWS[4]] as const

/** A real question of each kind in the dock, on the stage and in the hand: one that is missing fails. */
for (const language of SPOKEN) {
  test(`every kind of question can be read and answered: ${language}`, async ({ page }) => {
    const isFirst = language === 'en'
    await speaks(page, language)
    const errors = await open(page, `part=prompts&lang=${language}`)
    for (const [i, kind] of PROMPT_KINDS.entries()) {
      await page.evaluate((hash) => {
        location.hash = hash
      }, `kind=${kind}`)
      await expect(page.locator('[data-asked]')).toHaveAttribute('data-asked', kind)
      const bar = page.getByRole('region', { name: read(page).table.promptBar })
      await expect(bar).toHaveAttribute('data-kind', kind)
      if (kind === 'faith' || kind === 'kill' || kind === 'wound-slot') {
        await expect(page.locator('.stage :is(.plan, .slots)')).toBeVisible()
      }
      for (const [width, height, most] of isFirst || !isSample ? WINDOWS : PLAIN_WINDOWS) {
        await page.setViewportSize({ width, height })
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        await painted(page)
        expect.soft(await page.evaluate(faultsIn, ASKING), `${kind} at ${width}×${height}`).toEqual([])
        if (!isFirst) expect.soft(await page.evaluate(clippedIn), `${kind} at ${width}×${height}`).toEqual([])
        const { share, deeds, scrolls } = await page.evaluate(dockIn)
        expect.soft(scrolls, `${kind} at ${width}×${height}`).toEqual([])
        expect.soft(share, `${kind} at ${width}×${height}`).toBeLessThanOrEqual(most)
        expect.soft(deeds, kind).toBeLessThanOrEqual(6)
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      expect.soft(await page.evaluate(placeFaults), `${kind}: one place for each answer`).toEqual([])
      if (isFirst && (!isSample || i % AXE_EVERY === 0)) await expectNoViolations(page, kind, ASKING)
    }
    expect(errors).toEqual([])
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const language of isSample ? (['en'] as const) : SPOKEN)
    test(`whatever asks is large enough for a finger: ${language}`, async ({ page }) => {
      const errors = await open(page, `part=prompts&lang=${language}`)
      for (const kind of PROMPT_KINDS) {
        await page.evaluate((hash) => {
          location.hash = hash
        }, `kind=${kind}`)
        await expect(page.locator('[data-asked]')).toHaveAttribute('data-asked', kind)
        await expect(page.locator('.dock')).toHaveAttribute('data-kind', kind)
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        expect.soft(await page.evaluate(narrowTargets, ASKING), kind).toEqual([])
      }
      expect(errors).toEqual([])
    })
})

/** The stage has the same box whatever lies on it: widths and heights at six windows. */
const STAGES = [
  [1440, 900, 896, 404],
  [1366, 768, 854, 350],
  [1024, 768, 688, 350],
  [390, 844, 374, 400],
  [844, 390, 508, 294],
  [2560, 1440, 1433, 646],
] as const
/** Those with the most words. */
const WORDY = ['wound-slot', 'kill', 'mission', 'dark-past', 'reserve-hero', 'inherit'] as const
const STAGED = [
  ...WORDY,
  ...(['heal-slot', 'faith', 'remove-token', 'reroll', 'upgrade', 'lose-upgrade'] as const),
  ...(['apocalypse-card', 'choice', 'order', 'acolyte', 'ability', 'corruption'] as const),
]

/** Runs in the page: what leaves the stage, or is cut off on it. Cards may be scrolled to, sideways. */
function stageFaults(): string[] {
  const stage = document.querySelector('.stage') as HTMLElement
  const box = stage.getBoundingClientRect()
  const faults: string[] = []
  for (const element of stage.querySelectorAll<HTMLElement>('*:not(svg, svg *, .visually-hidden, .die *)')) {
    const { width, top, bottom } = element.getBoundingClientRect()
    if (width === 0 || element.closest('.card__art')) continue
    const { overflowX, overflowY } = getComputedStyle(element)
    let around = element.parentElement
    while (around && getComputedStyle(around).display === 'contents') around = around.parentElement
    const parent = around?.getBoundingClientRect()
    if (bottom > box.bottom + 1 || top < box.top - 1) faults.push(`outside: ${element.className}`)
    // Dice, the tick of a band and a figure on its base stand over the edge by design: none of them has words.
    const isDrawn = element.closest('.tray, .chance__band, .figure') !== null
    if (parent && bottom > parent.bottom + 2 && !isDrawn) faults.push(`over: ${element.className}`)
    if (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 2) {
      faults.push(`cut off: ${element.className}`)
    }
    const isRow = element.classList.contains('cards')
    if (!isRow && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 2) {
      faults.push(`cut off: ${element.className}`)
    }
  }
  return [...new Set(faults)]
}

/** In the made-up language words are 40 % longer. */
for (const language of isSample ? (['pseudo'] as const) : (['pseudo', 'de', 'fr', 'ru'] as const)) {
  test(`what lies on the stage fits its box at six windows: ${language}`, async ({ page }) => {
    const errors = await open(page, `part=prompts&lang=${language}`)
    for (const kind of isSample ? WORDY : STAGED) {
      await page.evaluate((hash) => {
        location.hash = hash
      }, `kind=${kind}`)
      await expect(page.locator('[data-asked]')).toHaveAttribute('data-asked', kind)
      await expect(page.locator('.stage')).toBeVisible()
      for (const [width, height, wide, high] of STAGES) {
        await page.setViewportSize({ width, height })
        const style = await page.addStyleTag({
          content: `:root { font-size: ${16 * Math.max(1, Math.min(1.75, width / 1440, height / 900))}px }
          .stage { inset: 0 auto auto 0 !important; width: ${wide}px; height: ${high}px !important }`,
        })
        expect.soft(await page.evaluate(stageFaults), `${kind} at ${width}×${height}`).toEqual([])
        await style.evaluate((element) => (element as Element).remove())
      }
    }
    expect(errors).toEqual([])
    if (language !== 'pseudo') return
    // A fault that is planted is found.
    await page.addStyleTag({ content: '.stage__title { font-size: 9rem !important }' })
    expect(await page.evaluate(stageFaults)).not.toEqual([])
  })
}

test('planted faults are found', LONG, async ({ page }) => {
  await open(page, 'part=cards,controls&size=medium')
  const planted = async (content: string): Promise<string> => {
    const style = await page.addStyleTag({ content })
    const faults = await page.evaluate(faultsIn, '')
    await style.evaluate((element) => (element as Element).remove())
    return faults.join()
  }
  expect(await planted('.card { height: 9rem !important; min-height: 0 !important; overflow: hidden }')).toContain(
    'cut off',
  )
  expect(await planted('.card__text { margin-top: -2.5em }')).toContain('words lie on words')
  expect(await planted('.card__name { white-space: nowrap; font-size: 4em !important }')).toContain(
    'words leave their box',
  )
  expect(await planted('.card__text { font-size: 9px }')).toContain('too small to read')
  expect(
    await planted('.button { min-height: 0 !important; height: 12px !important; padding: 0 !important }'),
  ).toContain('too small to touch')
  await wear(page, 'light')
  await page.evaluate(() => {
    const planted = document.createElement('div')
    planted.innerHTML = '<p class="pale">Pale letters</p><button></button>'
    document.querySelector('main')?.prepend(planted)
  })
  await page.addStyleTag({
    content: '[data-theme="light"] .pale { color: #aaa; background: linear-gradient(red, red) #ddd }',
  })
  expect((await structureFaults(page)).join()).toContain('button-name <button></button>')
  expect((await colourFaults(page)).join()).toContain('color-contrast <p class="pale">')
  await page.evaluate(() => document.getElementById('i-die')?.remove())
  expect(await page.evaluate(faultsIn, '')).toContain('no such icon: #i-die')
})

test('axe finds nothing, in any theme', async ({ page }) => {
  // Thousands of elements: the longest single look of all.
  test.slow()
  await open(page, isSample ? 'part=dice,controls' : 'part=panels,dice,controls')
  await expectNoViolations(page, 'the gallery')
})

/** The free part of the board in the windows of a desk. */
const BOARDS = [
  [912, 690],
  [704, 570],
  [870, 570],
  [1715, 1105],
] as const

/** Runs in the page: rings that lie over one another or are too small, and lit spaces without 24 × 24 pixels. */
function targetFaults(): string[] {
  const faults: string[] = []
  const rings = [...document.querySelectorAll<HTMLElement>('.c-figure')]
  const boxes = rings.map((ring) => ring.getBoundingClientRect())
  boxes.forEach((a, i) => {
    if (Math.min(a.width, a.height) < 31.9) faults.push(`too small: ${rings[i]?.dataset.figures} ${a.width}`)
    for (const [j, b] of boxes.entries()) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (j > i && wide > 0.5 && high > 0.5)
        faults.push(`over: ${rings[i]?.dataset.figures}, ${rings[j]?.dataset.figures}`)
    }
  })
  if (document.querySelector('.c-fan')) return faults
  const SIDE = 24
  const isFree = (cell: Element, x: number, y: number): boolean =>
    [0, 12, 23.5].every((dx) => [0, 12, 23.5].every((dy) => document.elementFromPoint(x + dx, y + dy) === cell))
  for (const cell of document.querySelectorAll<SVGElement>('.c-cell[data-weight]')) {
    const { left, top, right, bottom } = cell.getBoundingClientRect()
    let hasRoom = false
    for (let x = left; x <= right - SIDE && !hasRoom; x += 4) {
      for (let y = top; y <= bottom - SIDE && !hasRoom; y += 4) hasRoom = isFree(cell, x, y)
    }
    if (!hasRoom) faults.push(`no room: ${cell.dataset.space}`)
  }
  return faults
}

/** Runs in the page: what a plate or a chip at the edge lies over. */
function coverFaults(): string[] {
  const faults: string[] = []
  const pieces = [...document.querySelectorAll<SVGElement>('.c-live .c-piece')]
  for (const plate of document.querySelectorAll('.c-plate-face, .c-edge-chip')) {
    const a = plate.getBoundingClientRect()
    for (const piece of pieces) {
      const b = piece.getBoundingClientRect()
      const [x, y] = [b.x + b.width / 2, b.y + b.height / 2]
      if (x > a.left && x < a.right && y > a.top && y < a.bottom)
        faults.push(`${plate.className}: ${piece.dataset.piece}`)
    }
  }
  return faults
}

test(
  'on every map figures have rings of their own, lit spaces have room, and nothing lies over a piece',
  LONG,
  async ({ page }) => {
    test.slow()
    const city = address.replace('gallery.html', 'src/app/city-dev/city.html')
    const maps = coreBox.maps.map(({ id }) => id)
    expect(maps).toHaveLength(14)
    for (const map of maps) {
      await page.goto(`${city}?map=${map}&crowd=full&lit=1&calm`)
      await expect(page.locator('.c-figure').first()).toBeAttached()
      for (const [width, height] of BOARDS) {
        await page.setViewportSize({ width, height })
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        expect.soft(await page.evaluate(targetFaults), `${map} at ${width}×${height}`).toEqual([])
      }
      const crowd = page.locator('.c-figure[data-crowd]').first()
      const count = Number(await crowd.getAttribute('data-crowd'))
      await crowd.click()
      await expect(page.locator('.c-fan .c-figure')).toHaveCount(count)
      expect.soft(await page.evaluate(targetFaults), `${map}, laid out`).toEqual([])
      const last = page.locator('.c-fan .c-figure').last()
      const id = await last.getAttribute('data-figures')
      await last.click()
      await expect(page.locator('body')).toHaveAttribute('data-piece', id ?? '')
      await page.goto(`${city}?map=${map}&crowd=busy&route=1&calm`)
      await expect(page.locator('.c-plate-face')).toBeAttached()
      expect.soft(await page.evaluate(coverFaults), `${map}, a way`).toEqual([])
    }
  },
)

/** How many things on the page move at once: animations of `transform`, by the Web Animations API or by CSS. */
const moving = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const keyframes = document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect | null)?.getKeyframes() ?? [])
    return keyframes.filter((frames) => frames.some((frame) => (frame.transform ?? 'none') !== 'none')).length
  })

test('dice tumble, unless somebody asked for less motion', async ({ page }) => {
  await page.goto(`${address}?part=dice`)
  await expect.poll(() => moving(page), { intervals: [20] }).toBeGreaterThan(0)
  await expect.poll(() => moving(page)).toBe(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${address}?part=dice&again`)
  await expect(page.locator('.die').first()).toBeVisible()
  expect(await moving(page)).toBe(0)
})
