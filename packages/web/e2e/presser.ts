import { type Option, PROMPTS, type PromptKind, type View } from '@haven/engine'
import type { Locator, Page } from '@playwright/test'

/** Somebody who knows what he wants and presses what is on the table: board, dock and stage, never the list. */

export interface Asked {
  readonly id: string
  readonly kind: PromptKind
  readonly options: readonly Option[]
}

export interface Heard {
  readonly asked: Asked | null
  /** All that this screen is told. */
  readonly view: View
  readonly turn: View['turn']
  readonly round: number
  readonly heroes: View['heroes']
  readonly monsters: View['monsters']
}

/** Frames of the worker pass here: what is asked is not to be guessed from what is shown. */
export function hearFrames(): void {
  const heard = { view: null as unknown, lesson: null as unknown }
  Object.assign(globalThis, { heard })
  const look = (told: unknown, depth: number): void => {
    if (typeof told !== 'object' || told === null || depth > 4) return
    const { prompts, heroes, teaches } = told as { prompts?: unknown; heroes?: unknown; teaches?: unknown }
    if (Array.isArray(teaches)) heard.lesson = told
    if (Array.isArray(prompts) && Array.isArray(heroes)) {
      heard.view = told
      return
    }
    for (const part of Object.values(told)) look(part, depth + 1)
  }
  const Real = Worker
  globalThis.Worker = class extends Real {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args)
      this.addEventListener('message', ({ data }) => look(data, 0))
    }
  }
}

/** What the table has told last. */
export const listen = (page: Page): Promise<Heard | null> =>
  page.evaluate(() => {
    const { view } = (globalThis as unknown as { heard: { view: View | null } }).heard
    if (!view) return null
    const { prompts, turn, round, heroes, monsters } = view
    const asked = prompts.find(({ options }) => Array.isArray(options))
    return {
      asked: asked ? { id: asked.id, kind: asked.kind, options: asked.options } : null,
      view,
      turn,
      round,
      heroes,
      monsters,
    } as unknown as Heard
  })

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

async function pressAny(page: Page, selector: string): Promise<boolean> {
  const one = page.locator(selector).first()
  if (!(await one.isVisible())) return false
  await pressThis(page, one)
  return true
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

async function pressSpace(page: Page, space: string, isWay: boolean): Promise<boolean> {
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
 * if nothing of it is on the table. `there`: what is done at the end of a walk, which the dock offers while the way is
 * looked at.
 */
export async function pressTowards(
  page: Page,
  heard: Heard,
  option: Option,
  pressed: number,
  there: Option | null = null,
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
  const isYes = option.yes === true && PROMPTS[asked.kind].lays === 'use'
  const isReady = pressed > 0 || isPrefilled(asked) || isYes
  const isKept = PROMPTS[asked.kind].lays === 'dice' && option.none
  if ((isReady || isKept) && (await pressAny(page, BIG))) return 'big'
  const own = `:is(.dock, .stage, .vote) [data-option="${option.id}"]:not(.list *)`
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
