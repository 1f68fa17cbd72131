import type { Page } from '@playwright/test'
import { keepList } from '../../e2e/player.ts'
import { type Bench, SLOW_CPU } from './browser.ts'
import { mainThread, type Task } from './trace.ts'

export interface TableFigures {
  /** Milliseconds that the main thread worked on its longest task from an answer to the next question, with the drawing of both. */
  readonly longestTask: number
  /** The longest of them by the clock, with all that the machine did besides. */
  readonly longestByClock: number
  /** Milliseconds of main-thread work from one frame to the next while something moves, at the median. */
  readonly workAFrame: number
  readonly framesASecond: number
  /** The same of the frame in the middle, by how long each of them stood. */
  readonly middleFrame: number
  readonly frames: number
  readonly thinking: number
}

/** What the page notes about itself at every frame. */
interface Frame {
  readonly at: number
  /** A scene of the film is on the screen. */
  plays: boolean
  moves: boolean
  waits: boolean
}

const DECISIONS = 14

/**
 * Notes for every frame whether the film runs, whether something moves that ends by itself, and whether the table waits
 * for a bot. It looks after the frame is drawn: before, it would make the page lay itself out once more each time.
 */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: Frame[] = []
    Object.assign(globalThis, { frames })
    const isMoving = (animation: Animation) =>
      animation.playState === 'running' && Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))
    const look = (frame: Frame) => {
      frame.plays = document.querySelector('.caption-lane[data-playing="true"]') !== null
      frame.moves = document.getAnimations().some(isMoving)
      // The list of answers has nothing to open while somebody else thinks.
      frame.waits = document.querySelector('.dock [aria-keyshortcuts="L"]:disabled') !== null
    }
    const note = (at: number) => {
      const frame = { at, plays: false, moves: false, waits: false }
      frames.push(frame)
      setTimeout(look, 0, frame)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
}

/**
 * The answers of a question, by the style sheets' own names: looking for roles and names would take the page more time
 * at every look than the page needs for itself, and would be counted as its work.
 */
const ANSWERS = '.dock fieldset button, .dock [role="group"] button'
/** How often is looked whether it is asked again. */
const LOOK_MS = 100
/** A person looks before he presses; what comes sooner than that at the place of another answer is not taken. */
const READ_MS = 500

const asked = (page: Page): Promise<unknown> =>
  page.waitForFunction((answers) => document.querySelector(answers) !== null, ANSWERS, {
    polling: LOOK_MS,
    timeout: 60_000,
  })

/** Where the answer is that he gives, who fights when he can; what people regret is asked twice. */
const wanted = (page: Page): Promise<{ x: number; y: number }> =>
  page.evaluate((answers) => {
    const found = [...document.querySelectorAll<HTMLElement>(answers)]
    const chosen = found.find((each) => each.dataset.chosen === 'true')
    const fight = found.find((each) => /fight|shoot/i.test(each.textContent ?? ''))
    const answer = (chosen ?? fight ?? found[0]) as HTMLElement
    answer.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = answer.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }, ANSWERS)

/** A few decisions of a person who fights when he can, at the speed that everybody begins with. */
async function play(page: Page, decisions: number): Promise<void> {
  for (let made = 0; made < decisions; made++) {
    await asked(page)
    await page.waitForTimeout(READ_MS)
    const { x, y } = await wanted(page)
    // By the bare mouse: what a tester looks up before a press would be counted as work of the page.
    await page.mouse.click(x, y)
    // The answer is on its way now: what stands there next is the next question.
    await page.waitForTimeout(50)
  }
  await asked(page)
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Work of the main thread between two moments; a task that lies across a border counts on both sides with its part. */
function workBetween(tasks: readonly Task[], from: number, to: number): number {
  let work = 0
  for (const { start, end, work: whole } of tasks) {
    const part = Math.max(0, Math.min(end, to) - Math.max(start, from))
    if (part > 0) work += whole * (part / (end - start))
  }
  return work
}

export function figuresOf(tasks: readonly Task[], frames: readonly Frame[]): TableFigures {
  const work: number[] = []
  const stood: number[] = []
  let moving = 0
  let thinking = 0
  let longestTask = 0
  let longestByClock = 0
  for (const [i, { at, moves, waits }] of frames.entries()) {
    const next = frames[i + 1]
    if (!next) break
    if (moves && next.moves) {
      work.push(workBetween(tasks, at, next.at))
      moving += next.at - at
      stood.push(next.at - at)
    }
    if (waits || next.waits) {
      thinking += next.at - at
      for (const { start, end, work: own } of tasks) {
        if (start < at || start >= next.at) continue
        longestTask = Math.max(longestTask, own)
        longestByClock = Math.max(longestByClock, end - start)
      }
    }
  }
  return {
    longestTask,
    longestByClock,
    workAFrame: median(work),
    framesASecond: moving > 0 ? (work.length * 1000) / moving : 0,
    middleFrame: stood.length > 0 ? 1000 / median(stood) : 0,
    frames: work.length,
    thinking,
  }
}

/** A game against the usual bot, from the first question on. */
export async function tableFigures(bench: Bench, slow: boolean): Promise<TableFigures> {
  const { page, cdp, context } = await bench.visitor()
  await page.addInitScript(keepList)
  await page.goto(`${bench.address}/`)
  await page.getByRole('button', { name: 'Play now' }).click()
  await play(page, 1)
  if (slow) await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  await watchFrames(page)
  const tasks = await mainThread(page, cdp, () => play(page, DECISIONS))
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames)
  await context.close()
  return figuresOf(tasks, frames)
}
