import { type Option, PROMPTS, type PromptKind, type View } from '@haven/engine'
import { Ear, type Order, type ServerFrame } from '@haven/table'
import type { LessonView } from '@haven/table/learn'
import type { Locator, Page } from '@playwright/test'
import type { Wish } from './sensible.ts'

/** Somebody who knows what he wants and presses what is on the table: board, dock and stage, never the list. */

export interface Asked {
  readonly id: string
  readonly kind: PromptKind
  readonly options: readonly Option[]
}

export interface Heard {
  readonly asked: Asked | null
  /** The scene of First Night, if it is one. */
  readonly lesson: LessonView | null
  /** All that this screen is told. */
  readonly view: View
  readonly turn: View['turn']
  readonly round: number
  readonly heroes: View['heroes']
  readonly monsters: View['monsters']
}

interface Told {
  readonly view: View
  readonly lesson: LessonView | null
  readonly orders: readonly Order[]
}

/** What has come since somebody listened last, in a page that was opened at `at`. */
interface Waiting {
  readonly at: number
  readonly frames: ServerFrame[]
  /** What no table has told: a puzzle. */
  other: Told | null
}

/** Frames of the worker pass here: what is asked is not to be guessed from what is shown. */
export function hearFrames(): void {
  const waiting: Waiting = { at: performance.timeOrigin, frames: [], other: null }
  Object.assign(globalThis, { waiting })
  const look = (told: unknown, depth: number): void => {
    if (typeof told !== 'object' || told === null || depth > 4) return
    const { prompts, heroes } = told as { prompts?: unknown; heroes?: unknown }
    if (Array.isArray(prompts) && Array.isArray(heroes))
      waiting.other = { view: told as View, lesson: null, orders: [] }
    else for (const part of Object.values(told)) look(part, depth + 1)
  }
  const Real = Worker
  globalThis.Worker = class extends Real {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args)
      this.addEventListener('message', ({ data }) => {
        if (data?.from === 'line') waiting.frames.push(data.frame)
        else look(data, 0)
      })
    }
  }
}

const known = new WeakMap<Page, { readonly at: number; readonly ear: Ear; told: Told | null }>()

/** What the table has told last: after the first time it says what is different. */
export async function listen(page: Page): Promise<Heard | null> {
  const { at, frames, other } = await page.evaluate(() => {
    const { waiting } = globalThis as unknown as { waiting: Waiting }
    const { at, other } = waiting
    waiting.other = null
    return { at, frames: waiting.frames.splice(0), other }
  })
  const before = known.get(page)
  const now = before?.at === at ? before : { at, ear: new Ear(), told: null as Told | null }
  known.set(page, now)
  for (const frame of frames) {
    const whole = now.ear.hear(frame)
    const update = whole.tell === 'table' ? whole.update : null
    if (update) now.told = { view: update.view, lesson: update.lesson ?? null, orders: update.orders }
  }
  now.told = other ?? now.told
  if (!now.told) return null
  const { view, lesson } = now.told
  const { turn, round, heroes, monsters } = view
  const asked = view.prompts.find(({ options }) => Array.isArray(options))
  return {
    asked: asked ? { id: asked.id, kind: asked.kind, options: asked.options } : null,
    lesson,
    view,
    turn,
    round,
    heroes,
    monsters,
  }
}

/** What the judge has kept of the standing orders; on the page they stand at once. */
export async function keptOrders(page: Page): Promise<string> {
  await listen(page)
  return JSON.stringify(known.get(page)?.told?.orders)
}

const BIG = 'button.dock__big'

/** Whoever means what kills holds it. */
const HELD = 750

async function pressThis(page: Page, one: Locator): Promise<void> {
  if ((await one.getAttribute('data-grave')) === null) return one.click({ timeout: 10_000 })
  await one.hover({ timeout: 10_000 })
  await page.mouse.down()
  await page.waitForTimeout(HELD)
  await page.mouse.up()
}

export async function pressAny(page: Page, selector: string): Promise<boolean> {
  const one = page.locator(selector).first()
  if (!(await one.isVisible())) return false
  await pressThis(page, one)
  return true
}

/** A mouse that rests on a card has lifted it. */
async function restOn(page: Page, card: string): Promise<void> {
  const one = page.locator(card)
  if (!(await one.isVisible())) return
  await one.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 })
  await page
    .locator(`${card}[aria-pressed="true"]`)
    .waitFor({ timeout: 1000 })
    .catch(() => undefined)
  await page.waitForTimeout(200)
}

/** A space is a polygon: the point to press is one where nothing lies over it. */
export const openSpot = (page: Page, space: string): Promise<{ readonly x: number; readonly y: number } | null> =>
  page.evaluate((id) => {
    const cell = document.querySelector<SVGElement>(`.c-cell[data-space="${id}"]`)
    if (!cell) return null
    const { x, y, width, height } = cell.getBoundingClientRect()
    for (let down = 1; down < 12; down++) {
      for (let across = 1; across < 12; across++) {
        const at = { x: x + (width * across) / 12, y: y + (height * down) / 12 }
        if (document.elementFromPoint(at.x, at.y) === cell) return at
      }
    }
    return null
  }, space)

export async function pressSpace(page: Page, space: string, isWay: boolean): Promise<boolean> {
  const spot = await openSpot(page, space)
  if (!spot) return false
  await page.mouse.move(spot.x, spot.y)
  // A hand presses when the way is drawn under the pointer, where there is one.
  await page
    .locator('.c-route')
    .waitFor({ timeout: isWay ? 1500 : 50 })
    .catch(() => undefined)
  await page.mouse.down()
  await page.mouse.up()
  return true
}

export const DEEDS: Readonly<Record<string, string>> = {
  fight: 'fight',
  shoot: 'shoot',
  cleanse: 'cleanse',
  city: 'district',
  explore: 'take',
  collect: 'take',
  drop: 'take',
  deliver: 'take',
  ability: 'ability',
}

/** What is assigned lies there as a sensible player would put it: one press takes it so. */
const isPrefilled = ({ kind }: Asked): boolean => PROMPTS[kind].assigns !== undefined && kind !== 'heal-slot'

/**
 * One press on the way to this answer. `pressed`: how many were made at this question. Gives what was pressed, null
 * if nothing of it is on the table. With it comes what the table offers ahead: what is done at the end of a walk, while
 * its way is looked at, and whether corruption is taken, while a fight is.
 */
export async function pressTowards(
  page: Page,
  heard: Heard,
  option: Option,
  pressed: number,
  { there, corruption }: Omit<Wish, 'option'> = {},
): Promise<string | null> {
  const { asked } = heard
  if (!asked) return null
  // Whoever is to be struck is pressed, and the strike flies there.
  if (asked.kind === 'orbital-move' && there?.monster !== undefined) {
    if (await pressAny(page, `.c-figure[data-figures~="${there.monster}"]`)) return 'strike'
  }
  const ahead = DEEDS[there?.do ?? '']
  if (pressed > 0 && ahead && (await pressAny(page, `.deeds[data-ahead] .deed[data-deed="${ahead}"]:not([data-lack])`)))
    return 'ahead'
  const begins = `.chance__face[data-begins="${corruption ? 'corruption' : 'none'}"]`
  if (pressed > 0 && corruption !== undefined) {
    // The odds of a fight are read before it is begun.
    await page
      .locator('.chance__face')
      .first()
      .waitFor({ timeout: 3000 })
      .catch(() => undefined)
    if (await pressAny(page, begins)) return 'begun'
  }
  const isYes = option.yes === true && PROMPTS[asked.kind].lays === 'use'
  const isReady = pressed > 0 || isPrefilled(asked) || isYes
  const isKept = PROMPTS[asked.kind].lays === 'dice' && option.none
  if ((isReady || isKept) && (await pressAny(page, BIG))) return 'big'
  const own = `:is(.dock, .stage, .vote) [data-option="${option.id}"]:not(.list *)`
  await restOn(page, `.stage-card[data-option="${option.id}"]`)
  if (await pressAny(page, own)) return 'own'
  if (option.yes === false && (await pressAny(page, '.dock [aria-keyshortcuts="N"]'))) return 'no'
  if (option.slot !== undefined && (await pressAny(page, `.slots [aria-keyshortcuts="${option.slot}"]`))) return 'slot'
  if (option.face !== undefined && (await pressAny(page, '.plan__dice .reroll'))) return 'die'
  const deed = option.do === undefined ? undefined : DEEDS[option.do]
  if (deed && (await pressAny(page, `.deed[data-deed="${deed}"]:not([data-lack])`))) return 'deed'
  const at = option.to ?? option.at ?? option.space
  // Which figure, then where it goes.
  const isLaidOut = (await page.locator('.c-fan').count()) > 0
  const isOther = option.monster !== undefined && (at === undefined || pressed === 0 || isLaidOut)
  if (isOther && (await pressAny(page, `.c-figure[data-figures~="${option.monster}"]`))) return 'figure'
  const space = at ?? heard.monsters.find(({ id }) => id === option.monster)?.space
  if (space !== undefined && (await pressSpace(page, space, option.do === 'move'))) return 'space'
  if (option.hero !== undefined && (await pressAny(page, `.c-figure[data-figures~="${option.hero}"]`))) return 'hero'
  return null
}
