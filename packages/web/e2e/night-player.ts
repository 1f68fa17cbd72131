import type { Option } from '@haven/engine'
import type { LessonView } from '@haven/table/learn'
import { expect, type Locator, type Page } from '@playwright/test'
import { tabTo } from './player.ts'
import { DEEDS, type Heard, hearFrames, listen, openSpot, pressTowards } from './presser.ts'
import { type as typeLine } from './text-player.ts'

/** Somebody who plays First Night and takes what is lit, by whatever there is to press. */

export interface Night {
  readonly lesson: LessonView
  readonly heard: Heard
  /** What is lit, if something is asked. */
  readonly option: Option | null
}

export const lane = (page: Page): Locator => page.locator('.night-lane')
export const end = (page: Page): Locator => page.locator('.night-end')

export async function openScene(page: Page, scene: number, how = 'speed=instant', site = ''): Promise<void> {
  await page.addInitScript(hearFrames)
  await page.goto(`${site}/first-night/${scene}?${how}`)
}

async function look(page: Page): Promise<Night | null> {
  const heard = await listen(page)
  const lesson = heard?.lesson
  if (!heard || !lesson) return null
  const option = heard.asked?.options.find(({ id }) => id === lesson.step?.show) ?? null
  return { lesson, heard, option }
}

/** One deed towards the option; `pressed`: how many were made at this question. */
export type Deed = (page: Page, night: Night & { readonly option: Option }, pressed: number) => Promise<unknown>

export const byPointer: Deed = (page, { heard, option }, pressed) => pressTowards(page, heard, option, pressed)

const listed = (page: Page, { id }: Option): Locator => page.locator(`.list [data-option="${id}"]`)
const vote = (page: Page, { id }: Option): Locator =>
  page.locator(`.vote [data-option="${id}"] .vote__chip, .vote__chip`)

/** Every answer has a place in the list; what is voted on has its own. */
export const byKeys: Deed = async (page, { option }) => {
  const chip = vote(page, option).first()
  // A long list has a button for each figure; behind it are its places.
  const group = page.locator(`.list [data-group="${option.monster ?? option.token ?? 'none'}"]`)
  const target = (await chip.isVisible()) ? chip : (await group.isVisible()) ? group : listed(page, option)
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

export const byTouch: Deed = async (page, { heard, option }, pressed) => {
  const own = page.locator(`:is(.dock, .stage) [data-option="${option.id}"]:not(.list *)`).first()
  const big = page.locator('button.dock__big')
  if (pressed > 0 && (await big.isVisible())) return big.tap({ timeout: 3_000 })
  if (await own.isVisible()) return own.tap({ timeout: 3_000 })
  if (await big.isVisible()) return big.tap({ timeout: 3_000 })
  const chip = vote(page, option).first()
  if (await chip.isVisible()) return chip.tap({ timeout: 3_000 })
  // Several of a kind are told apart when their deed is pressed.
  const deed = page.locator(`.dock [data-deed="${DEEDS[option.do ?? ''] ?? 'none'}"]`)
  if (await deed.isVisible()) return deed.tap({ timeout: 3_000 })
  const figure = heard.monsters.find(({ id }) => id === option.monster)
  const space = option.to ?? option.at ?? option.space ?? figure?.space
  if (space === undefined) return listed(page, option).tap({ timeout: 3_000 })
  const spot = await openSpot(page, space)
  if (spot) return page.touchscreen.tap(spot.x, spot.y)
  // What is out of sight has a chip at the edge: the camera goes there.
  return page.locator(`.c-edge-chip[data-chip="${space}"]`).tap({ timeout: 3_000 })
}

export const byWords: Deed = async (page, { heard, option }) => {
  const number = (heard.asked?.options.findIndex(({ id }) => id === option.id) ?? -1) + 1
  await typeLine(page, String(number))
}

const MOST_PRESSES = 120

/** Until the scene is over or so many questions are answered. Gives what was lit at each. */
export async function playScene(page: Page, deed: Deed, enough = MOST_PRESSES): Promise<readonly string[]> {
  const steps: string[] = []
  let asked = ''
  let pressed = 0
  for (let i = 0; i < MOST_PRESSES; i++) {
    await expect.poll(async () => isReady(await look(page)), { timeout: 20_000 }).toBe(true)
    const night = await look(page)
    if (!night || night.lesson.over) return steps
    const { option, lesson, heard } = night
    if (!option || !heard.asked) continue
    const key = `${heard.asked.id} ${lesson.answers.length}`
    if (key !== asked) {
      if (steps.length >= enough) return steps
      steps.push(lesson.step?.id ?? '')
      pressed = 0
      // Nobody presses sooner: a press at a place that has just changed its meaning is ignored.
      await page.waitForTimeout(400)
    }
    asked = key
    // What was answered may be gone when the hand comes: the next look sees what is asked then.
    await deed(page, { ...night, option }, pressed++).catch((error: unknown) => {
      if (!String(error).includes('Timeout')) throw error
    })
    await page.waitForTimeout(150)
    if (pressed > 8)
      throw new Error(`nothing comes of ${option.id} at ${lesson.step?.id}: ${JSON.stringify(lesson.reason)}`)
  }
  throw new Error(`no end at ${steps.at(-1)}`)
}

const isReady = (night: Night | null): boolean =>
  night !== null && (night.lesson.over !== null || night.option !== null)
