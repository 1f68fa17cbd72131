import { TableGame, writeSave } from '@haven/table'
import { expect, type Page, test } from '@playwright/test'
import { rules } from './bot-games.ts'
import { put, theEnd } from './player.ts'
import { hearFrames, listen, pressTowards } from './presser.ts'
import { wish } from './sensible.ts'

/**
 * How many presses a hero's turn takes. Seeded games as the heroes, by one policy of somebody who plays to win: what he
 * wants is what the scripted bot answers from his seat (`sensible.ts`), and he gets it the way the screen offers, by
 * what is on board, dock and stage: a walk by its goal, a deed by its button, also while its way is looked at, and what
 * is assigned as it lies. An answer drawn at random would press for ends that nobody has. HAVEN_GAMES says how many
 * games, ten if nothing else is said.
 */

const GAMES = Number(process.env.HAVEN_GAMES ?? 10)
/** So many are played side by side. */
const AT_ONCE = 3
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
const MOST_AT_ONE = 12

interface Frame {
  readonly dockHeight: number
  /** Of the window: the dock alone, and with what lies on the board. */
  readonly dock: number
  readonly covered: number
}

const frameOf = (page: Page): Promise<Frame | null> =>
  page.evaluate(() => {
    const dock = document.querySelector<HTMLElement>('.dock')
    if (!dock || dock.dataset.kind === 'none') return null
    const area = (part: string): number => {
      const { width, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
      return (width * height) / (innerWidth * innerHeight)
    }
    return {
      dockHeight: Math.round(dock.getBoundingClientRect().height),
      dock: area('.dock'),
      covered: area('.dock') + Math.max(area('.stage'), area('.vote')),
    }
  })

interface Counted {
  readonly turns: number[]
  prompts: number
  single: number
  tall: number
  dock: number
  covered: number
  readonly singles: Set<string>
  /** Of each kind: questions, and presses that they took. */
  readonly kinds: Map<string, { asked: number; presses: number }>
  /** Answers that nothing on the table gives. */
  readonly missing: string[]
}

async function playGame(page: Page, number: number, counted: Counted): Promise<void> {
  const seed = `presses ${number}`
  const setup = {
    heroPlayers: 1,
    story: STORIES[number % STORIES.length] as string,
    sin: number % 2 ? 'sloth' : 'pride',
  }
  await page.addInitScript(hearFrames)
  await put(page, writeSave(new TableGame(rules, { setup, seed })), 'the heroes')
  let [base, last, turn, inTurn, atOne, idle] = [0, '', '', 0, 0, 0]
  for (let made = 0; made < MOST_PRESSES; ) {
    await page.waitForFunction(
      () => document.querySelector('.dock:not([data-kind="none"])') ?? document.querySelector('.end'),
      null,
      { timeout: 60_000 },
    )
    if (await theEnd(page).isVisible()) break
    const [frame, heard] = [await frameOf(page), await listen(page)]
    if (!frame || !heard?.asked) continue
    const { asked } = heard
    base ||= frame.dockHeight
    const kind = counted.kinds.get(asked.kind) ?? { asked: 0, presses: 0 }
    counted.kinds.set(asked.kind, kind)
    if (asked.id !== last) {
      ;[last, atOne, idle] = [asked.id, 0, 0]
      counted.prompts++
      kind.asked++
      if (asked.options.length === 1) {
        counted.single++
        counted.singles.add(asked.kind)
      }
      if (frame.dockHeight > base) counted.tall++
    }
    counted.dock = Math.max(counted.dock, frame.dock)
    counted.covered = Math.max(counted.covered, frame.covered)
    const acting = heard.turn && heard.heroes.find(({ hero }) => hero === heard.turn?.hero)
    const now = acting ? `${heard.round} ${acting.hero} ${acting.turns} ${acting.extraTurns}` : turn
    if (now !== turn) {
      if (inTurn > 0) counted.turns.push(inTurn)
      ;[turn, inTurn] = [now, 0]
    }
    const { option, there } = wish(heard.view, asked, seed)
    const pressed = await pressTowards(page, heard, option, atOne, there).catch((error: Error) => {
      if (process.env.HAVEN_TELL) console.log(`${asked.kind} ${option.id}: ${error.message.split('\n')[0]}`)
      return null
    })
    if (pressed !== null) {
      inTurn++
      atOne++
      made++
      kind.presses++
    } else if (++idle === 20) counted.missing.push(`${seed}: ${asked.kind} ${asked.id} ${option.id}`)
    if (process.env.HAVEN_TELL) console.log(`${seed} ${asked.kind} ${asked.id} ${option.id}: ${pressed}`)
    if (atOne > MOST_AT_ONE || idle > 30) throw new Error(`${seed}: ${asked.kind} does not end: ${option.id}`)
    // What a press changes comes with the next picture; the guard against double presses is no part of the count.
    await page.waitForTimeout(pressed === null ? 100 : 380)
  }
  if (inTurn > 0) counted.turns.push(inTurn)
}

test('presses of a hero turn by one policy', async ({ browser }) => {
  test.setTimeout(GAMES * 300_000)
  const counted: Counted = {
    turns: [],
    prompts: 0,
    single: 0,
    tall: 0,
    dock: 0,
    covered: 0,
    singles: new Set(),
    kinds: new Map(),
    missing: [],
  }
  let next = 0
  const sit = async (): Promise<void> => {
    while (next < GAMES) {
      const number = next++
      const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, serviceWorkers: 'block' })
      await playGame(await context.newPage(), number, counted)
      await context.close()
      console.log(`game ${number + 1} of ${GAMES}: ${report(counted)}\n${kindsTold(counted)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sit))
  console.log(`${report(counted)}\n${kindsTold(counted)}`)
  expect(counted.turns.length).toBeGreaterThan(GAMES * 5)
  expect(counted.missing).toEqual([])
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
    `${prompts} prompts, ${single} with one answer${single > 0 ? ` (${[...singles].join(', ')})` : ''}`,
    `${tall} with a dock taller than its base`,
    `covered at 1024×768: dock ${share(dock)}, with stage ${share(covered)}`,
  ].join('; ')
}

const kindsTold = ({ kinds }: Counted): string =>
  [...kinds]
    .sort(([, a], [, b]) => b.presses - a.presses)
    .map(([kind, { asked, presses }]) => `${kind} ${presses}/${asked}`)
    .join(', ')
