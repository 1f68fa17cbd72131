import { coreBox } from '@haven/content'
import { compileBox, type PromptKind } from '@haven/engine'
import { writeSave } from '@haven/table'
import { expect, type Page, test } from '@playwright/test'
import moments from '../src/app/gallery/moments.json' with { type: 'json' }
import { gameAt, type Moment } from '../src/app/gallery/moments.ts'
import { faultsIn } from './faults.ts'
import { load } from './player.ts'
import { onTheWay } from './positions.ts'
import { read, speaks } from './reader.ts'
import { isSample } from './sample.ts'
import { langOf } from './spoken.ts'

/**
 * Pages, prompts and sheets hold every language, and words that are 40 % longer than those of English, at a desk and on a
 * phone. A sample has German for all.
 */
const SPOKEN = (['en', 'de', 'fr', 'ru'] as const).filter((each) => !isSample || each === 'en' || each === 'de')

const rules = compileBox(coreBox)

function at(kind: PromptKind): object {
  const moment = (moments as readonly Moment[]).find((each) => each.kind === kind)
  if (!moment) throw new Error(`no moment of ${kind}`)
  return writeSave(gameAt(rules, moment))
}

/** Runs in the page: every word grows; names on the drawn city are no part of the layout. */
function lengthen(): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node)
  let grown = 0
  for (const node of texts) {
    if (node.parentElement?.closest('svg, script, style, textarea, .key, kbd, .visually-hidden')) continue
    const long = (node.textContent ?? '').replace(/\p{L}{2,}/gu, (word) => {
      grown++
      return word + word.toLowerCase().slice(0, Math.max(1, Math.round(word.length * 0.4)))
    })
    node.textContent = long
  }
  return grown
}

/** Runs in the page: what this size does not show is put aside, and comes back for the next. */
function putAside(): void {
  const back: (() => void)[] = []
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('svg, #icons') || !element.parentNode) continue
    // The drawn city has tests of its own.
    if (element.checkVisibility() && !element.matches('.map-picture')) continue
    const place = document.createComment('')
    element.replaceWith(place)
    back.push(() => place.replaceWith(element))
  }
  Object.assign(globalThis, { bringBack: () => back.reverse().map((each) => each()) })
}

const SIZES = [
  [1440, 900],
  [390, 844],
] as const

/** What asks; panels and cards are laid out with long words in the gallery. */
const ASKING = ':is(.prompt, .stage, .hand-dock, .strip)'

/** Panels that are squeezed, so that nobody can scroll to what they hold. */
const squeezed = (page: Page): Promise<string[]> =>
  page
    .locator('aside > .panel:not(.log)')
    .evaluateAll((panels) =>
      panels
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1.5)
        .map((each) => each.className),
    )

/** English grows here; the others are as long as they are. */
async function holds(page: Page, language: string, where: string, inside = ''): Promise<void> {
  if (language === 'en') expect(await page.evaluate(lengthen), where).toBeGreaterThan(5)
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await page.evaluate(putAside)
    expect.soft(await page.evaluate(faultsIn, inside), `${where} at ${width}×${height}`).toEqual([])
    expect.soft(await squeezed(page), `${where} at ${width}×${height}`).toEqual([])
    await page.evaluate(() => (globalThis as unknown as { bringBack: () => void }).bringBack())
  }
}

for (const language of SPOKEN) {
  test(`pages: ${language}`, async ({ page }) => {
    for (const path of ['/', '/new', '/load', '/settings', '/rules', '/credits', '/you']) {
      await page.goto(`${path}?${langOf(language)}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await holds(page, language, path)
    }
  })

  // The gallery asks every question in another language in each run.
  if (isSample && language !== 'en') continue
  test(`the table: a way, a fight, FAITH, a vote, the Sins player: ${language}`, async ({ page }) => {
    await speaks(page, language)
    const { loadAsHeroes, loadAsSins } = read(page).landing
    const asked: readonly [string, object, string][] = [
      ['way', onTheWay, loadAsHeroes],
      ['corruption', at('corruption'), loadAsHeroes],
      ['faith', at('faith'), loadAsHeroes],
      ['mission', at('mission'), loadAsHeroes],
      ['reaction', at('reaction'), loadAsSins],
    ]
    for (const [name, file, as] of asked) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await load(page, file, as, langOf(language))
      if (name === 'way') {
        const { catalogue, ways } = read(page)
        await page.getByRole('gridcell', { name: new RegExp(`^${catalogue.name('dockside')}, `) }).click()
        await expect(page.getByRole('group', { name: ways.group })).toBeVisible()
      }
      if (name === 'faith') await expect(page.locator('button.dock__big')).toBeVisible()
      await holds(page, language, name, ASKING)
    }
  })
}
