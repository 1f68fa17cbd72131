import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { isSample } from './sample.ts'

/** What keeps people out, found by axe in the page as it stands. */

const THEMES = ['dark', 'light', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

/** Rules of axe that look at colours; all others look at elements and their boxes. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** axe does not judge letters over a picture or beside a painted edge: they must be readable on the plain colour too. */
const FLAT = `
  *, ::before, ::after { background-image: none !important }
  ::before, ::after { content: none !important }
  .city, .city * { visibility: hidden !important }
`

/** As if it had been chosen in the settings, without loading the page anew; colours do not fade, they are there. */
export async function wear(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  }, theme)
}

async function run(page: Page, options: axe.RunOptions, inside: string | undefined): Promise<string[]> {
  // Brought into a page once, however often it is asked.
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(axe.source)
  return page.evaluate(
    async ([how, where]) => {
      const { axe: here } = globalThis as unknown as { axe: typeof axe }
      const found = await here.run(where ?? document, { ...how, resultTypes: ['violations'] })
      return found.violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html).slice(0, 3)].join(' '))
    },
    [options, inside] as const,
  )
}

/** Faults of structure in words; an empty list is a good page. */
export function structureFaults(page: Page, inside?: string): Promise<string[]> {
  return run(page, { rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])) }, inside)
}

/** Letters that cannot be told from what they stand on. */
export async function colourFaults(page: Page, inside?: string): Promise<string[]> {
  await page.evaluate((flat) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(flat)
    document.adoptedStyleSheets.push(sheet)
  }, FLAT)
  const faults = await run(page, { runOnly: COLOURS }, inside)
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return faults
}

/**
 * Where everything is, and how large; but for pictures, which are painted when they are ready, and what has
 * no place at all, as the drawings that icons are made of.
 */
const boxes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.body.querySelectorAll(
        ':not(.city, .city *, .landing__city, .landing__city *, .map-picture *, img, image)',
      ),
    ].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width === 0 && height === 0) return []
      return `${element.tagName} ${element.getAttribute('class')} ${[x, y, width, height].map(Math.round).join()}`
    }),
  )

/** The same when nothing moves of itself any more: a list that was just searched is laid out once more. */
async function boxesAtRest(page: Page): Promise<string[]> {
  let [before, same] = [await boxes(page), 1]
  for (let i = 0; i < MOST_LOOKS && same < RESTS; i++) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const now = await boxes(page)
    same = now.join() === before.join() ? same + 1 : 1
    before = now
  }
  return before
}

/** A busy machine paints the same picture twice before what was asked for is there. */
const RESTS = 4
const MOST_LOOKS = 50

let looks = 0

/** The themes that are looked at; of a sample one, by turns. */
const looked = (): readonly Theme[] => (isSample ? THEMES.filter((_, i) => i === looks % THEMES.length) : THEMES)

/** No violations in any theme. A theme changes colours and nothing else, so what does not look at them runs once. */
export async function expectNoViolations(page: Page, where: string, inside?: string): Promise<void> {
  const [first] = THEMES
  await wear(page, first)
  expect.soft(await structureFaults(page, inside), where).toEqual([])
  let before = await boxesAtRest(page)
  const movedIn = async (theme: Theme): Promise<string[]> => {
    await wear(page, theme)
    return (await boxes(page)).filter((box, i) => box !== before[i]).slice(0, 3)
  }
  for (const theme of looked()) {
    let moved = await movedIn(theme)
    if (moved.length > 0) {
      // Something may have come of itself meanwhile, as odds that were counted: what a theme moves, it moves again.
      await wear(page, first)
      before = await boxesAtRest(page)
      moved = await movedIn(theme)
    }
    expect.soft(moved, `${where}, moved in ${theme}`).toEqual([])
    expect.soft(await colourFaults(page, inside), `${where}, ${theme}`).toEqual([])
  }
  looks++
}
