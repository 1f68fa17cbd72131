import { TableGame, writeSave } from '@haven/table'
import { expect, type Page, test } from '@playwright/test'
import { rules } from './bot-games.ts'
import { chance, put, theEnd } from './player.ts'

/**
 * How many presses a hero's turn takes: seeded games as the heroes, played by one fixed policy of presses on board,
 * dock and stage, never in the list. HAVEN_GAMES says how many games, ten if nothing else is said.
 */

const GAMES = Number(process.env.HAVEN_GAMES ?? 10)
const STORIES = [
  'havens-last-stand',
  'haven-in-flames',
  'the-black-tide',
  'no-one-left-behind',
  'lights-out',
  'the-seventh-hour',
] as const
const MOST_PRESSES = 4000
/** A question that does not move after so many presses is a fault of the table, or of the policy. */
const MOST_AT_ONE = 40

/** What the table shows while somebody is asked. */
interface Shown {
  readonly question: string
  readonly kind: string
  /** Heroes act in turns: which one it is. */
  readonly turn: string
  readonly answers: number
  readonly dockHeight: number
  /** Of the window: the dock alone, and with the stage. */
  readonly dock: number
  readonly covered: number
}

/** Frames of the worker pass here: how many answers each question has is not shown without the list. */
function listen(): void {
  const seen = { id: '', kind: '', turn: '', answers: 0 }
  Object.assign(globalThis, { seen })
  interface Told {
    readonly prompts?: readonly { id: string; kind: string; options?: readonly unknown[] }[]
    readonly turn?: { hero?: string } | null
    readonly round?: number
    readonly heroes?: readonly { hero: string; turns?: number; extraTurns?: number }[]
  }
  const look = (told: unknown, depth: number): void => {
    if (typeof told !== 'object' || told === null || depth > 4) return
    const { prompts, turn, round, heroes } = told as Told
    if (Array.isArray(prompts)) {
      const asked = prompts.find(({ options }) => Array.isArray(options))
      if (asked) {
        seen.id = asked.id
        seen.kind = asked.kind
        seen.answers = asked.options?.length ?? 0
      }
      const acting = turn && heroes?.find(({ hero }) => hero === turn.hero)
      if (acting) seen.turn = `${round} ${acting.hero} ${acting.turns} ${acting.extraTurns}`
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

const shown = (page: Page): Promise<Shown | null> =>
  page.evaluate(() => {
    const dock = document.querySelector<HTMLElement>('.dock')
    if (!dock || dock.dataset.kind === 'none') return null
    const { seen } = globalThis as unknown as {
      seen: { id: string; kind: string; turn: string; answers: number }
    }
    const box = dock.getBoundingClientRect()
    const stage = document.querySelector('.stage')?.getBoundingClientRect()
    const vote = document.querySelector('.vote')?.getBoundingClientRect()
    const all = innerWidth * innerHeight
    const lying = Math.max((stage?.width ?? 0) * (stage?.height ?? 0), (vote?.width ?? 0) * (vote?.height ?? 0))
    return {
      question: `${seen.id} ${document.querySelector('#question')?.textContent}`,
      kind: dock.dataset.kind ?? '',
      turn: seen.turn,
      answers: seen.answers,
      dockHeight: Math.round(box.height),
      dock: (box.width * box.height) / all,
      covered: (box.width * box.height + lying) / all,
    }
  })

const DEEDS = ['fight', 'take', 'cleanse', 'district', 'ability'] as const
const END = 'button.dock__end'
const BIG = 'button.dock__big'
const CARDS = '.stage-card'
const FIGURES = 'button.c-figure'
const OTHERS = '.deed:not([data-lack]):not([data-back])'

/** Presses in the page where the middle of the thing is; gives whether there was any. */
async function press(page: Page, selector: string, number = 0): Promise<boolean> {
  const found = page.locator(selector)
  const count = await found.count()
  if (count === 0) return false
  const one = found.nth(number % count)
  if ((await one.getAttribute('data-grave').catch(() => null)) !== null) {
    // What kills is held.
    await one.hover({ timeout: 2000 })
    await page.mouse.down()
    await page.waitForTimeout(750)
    await page.mouse.up()
    return true
  }
  await one.click({ timeout: 2000 })
  return true
}

/** A space is a polygon: the point to press is one that nothing lies over. */
async function pressSpace(page: Page, weights: readonly string[], below: (n: number) => number): Promise<boolean> {
  const spots = await page.evaluate((wanted) => {
    const free: { x: number; y: number }[] = []
    for (const cell of document.querySelectorAll<SVGElement>('.c-cell')) {
      if (!wanted.includes(cell.dataset.weight ?? '')) continue
      const { x, y, width, height } = cell.getBoundingClientRect()
      for (const [dx, dy] of [
        [0.5, 0.5],
        [0.3, 0.3],
        [0.7, 0.3],
        [0.3, 0.7],
        [0.7, 0.7],
        [0.5, 0.15],
        [0.5, 0.85],
      ] as const) {
        const at = { x: x + width * dx, y: y + height * dy }
        if (document.elementFromPoint(at.x, at.y) !== cell) continue
        free.push(at)
        break
      }
    }
    return free
  }, weights)
  const spot = spots[below(Math.max(1, spots.length))]
  if (!spot) return false
  await page.mouse.click(spot.x, spot.y)
  return true
}

/**
 * The policy: what is ready is done by the big button; in a turn first the deeds, then a step, then its end; else the
 * first of the cards, the deeds, the figures and the spaces, each by the same small generator.
 */
async function pressOne(page: Page, { kind }: Shown, below: (n: number) => number): Promise<boolean> {
  if (await press(page, BIG)) return true
  if (kind === 'hero-turn') {
    for (const deed of DEEDS) {
      if (await press(page, `.deed[data-deed="${deed}"]:not([data-lack]):not([data-idle])`)) return true
    }
    if (await press(page, '.deed:not([data-deed]):not([data-back])', below(6))) return true
    if (below(3) > 0 && (await pressSpace(page, ['legal'], below))) return true
    return (await press(page, END)) || pressSpace(page, ['legal'], below)
  }
  if (await press(page, CARDS, below(5))) return true
  if (await press(page, '.stage button:not([disabled]):not([aria-disabled="true"])', below(7))) return true
  if (await press(page, OTHERS, below(6))) return true
  // Which of the figures, then where it goes.
  if (!(await page.locator('.c-cell[data-weight="legal"]').count()) && (await press(page, FIGURES, below(6))))
    return true
  if (await pressSpace(page, ['legal'], below)) return true
  if (await pressSpace(page, ['hint'], below)) return true
  return press(page, END)
}

interface Counted {
  readonly turns: number[]
  prompts: number
  single: number
  tall: number
  dock: number
  covered: number
  readonly singles: string[]
}

async function playGame(page: Page, number: number, counted: Counted): Promise<void> {
  const seed = `presses ${number}`
  const setup = {
    heroPlayers: 1,
    story: STORIES[number % STORIES.length] as string,
    sin: number % 2 ? 'sloth' : 'pride',
  }
  await page.addInitScript(listen)
  await put(page, writeSave(new TableGame(rules, { setup, seed })), 'the heroes')
  const below = chance(number + 1)
  let [base, last, turn, inTurn, atOne] = [0, '', '', 0, 0]
  const over = theEnd(page)
  const endTurn = () => {
    if (turn !== '' && inTurn > 0) counted.turns.push(inTurn)
    if (inTurn > 0 && counted.turns.length % 10 === 0) console.log(`so far: ${report(counted)}`)
    inTurn = 0
  }
  for (let made = 0; made < MOST_PRESSES; made++) {
    await page.waitForFunction(
      () => document.querySelector('.dock:not([data-kind="none"])') ?? document.querySelector('.end'),
      null,
      { timeout: 60_000 },
    )
    if (await over.isVisible()) break
    const now = await shown(page)
    if (!now) continue
    base ||= now.dockHeight
    if (now.question !== last) {
      last = now.question
      atOne = 0
      counted.prompts++
      if (now.answers === 1) {
        counted.single++
        counted.singles.push(now.kind)
      }
      if (now.dockHeight > base) counted.tall++
    }
    counted.dock = Math.max(counted.dock, now.dock)
    counted.covered = Math.max(counted.covered, now.covered)
    if (now.turn !== turn) {
      endTurn()
      turn = now.turn
    }
    if (++atOne > MOST_AT_ONE) throw new Error(`game ${number}: ${now.kind} does not end: ${now.question}`)
    const isPressed = await pressOne(page, now, below).catch(() => false)
    if (isPressed) inTurn++
    // What a press changes comes with the next picture; the guard against double presses is no part of the count.
    await page.waitForTimeout(isPressed ? 380 : 100)
  }
  endTurn()
}

test('presses of a hero turn by one policy', async ({ browser }) => {
  test.setTimeout(GAMES * 300_000)
  const counted: Counted = { turns: [], prompts: 0, single: 0, tall: 0, dock: 0, covered: 0, singles: [] }
  for (let number = 0; number < GAMES; number++) {
    const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, serviceWorkers: 'block' })
    await playGame(await context.newPage(), number, counted)
    await context.close()
    console.log(`game ${number + 1} of ${GAMES}: ${report(counted)}`)
  }
  console.log(report(counted))
  expect(counted.turns.length).toBeGreaterThan(GAMES * 5)
  expect(counted.tall, 'prompts whose dock is taller than its base').toBe(0)
  expect(mean(counted.turns)).toBeLessThanOrEqual(4.2)
  expect(p90(counted.turns)).toBeLessThanOrEqual(11)
})

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
const p90 = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.ceil(numbers.length * 0.9) - 1] ?? 0

function report({ turns, prompts, single, tall, dock, covered, singles }: Counted): string {
  const share = (part: number): string => `${(part * 100).toFixed(1)} %`
  return [
    `${turns.length} hero turns, presses mean ${mean(turns).toFixed(2)}, p90 ${p90(turns)}`,
    `${prompts} prompts, ${single} with one answer${single > 0 ? ` (${[...new Set(singles)].join(', ')})` : ''}`,
    `${tall} with a dock taller than its base`,
    `covered at 1024×768: dock ${share(dock)}, with stage ${share(covered)}`,
  ].join('; ')
}
