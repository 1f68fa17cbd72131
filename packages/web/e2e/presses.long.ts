import { TableGame, writeSave } from '@haven/table'
import { expect, type Page, test } from '@playwright/test'
import { rules } from './bot-games.ts'
import { Decided } from './decided.ts'
import { openSite } from './own-site.ts'
import { put } from './player.ts'
import { type Asked, type Heard, hearFrames, listen, pressTowards } from './presser.ts'
import { pressBefore } from './presser-before.ts'
import { type Wish, wish } from './sensible.ts'

/**
 * How many presses a hero's turn takes. Seeded games as the heroes, by one policy of somebody who plays to win: what he
 * wants is what the scripted bot answers from his seat (`sensible.ts`), and he gets it the way the screen offers, by
 * what is on board, dock and stage: a walk by its goal, a deed by its button, also while its way is looked at, and what
 * is assigned as it lies. An answer drawn at random would press for ends that nobody has.
 *
 * What is counted:
 * - A hero's turn lasts from the first question after it began to the press on End turn, or to the hero's death. All
 *   that the person at the table presses meanwhile counts, whatever asked for it: steps, deeds, corruption, FAITH, kills,
 *   wounds, slots, cards, abilities, also of another hero. An Extra Turn is a turn.
 * - What is asked after End turn (the reaction of the Sins player and its fight, what a hero does at the end of his turn)
 *   and between turns (who is first, Turn tokens, votes, who comes from the Reserve) is told beside it, by the turn:
 *   "with all else".
 * - A press held for what may kill is one. The film is off: nothing is skipped and no card is waited for. Undo, list and
 *   inspecting are never pressed.
 *
 * Beside the presses stands what had to be decided in those turns (`decided.ts`): by this policy, which uses all that a
 * turn offers, no table could come below it.
 *
 * HAVEN_GAMES says how many games, ten if nothing else is said. HAVEN_BEFORE=FOLDER lets the same policy play the same
 * games at the table of before issue 16, built from commit a4a509fc (`npm run build:web` there, its packages/web/dist):
 * by the answers in its bar, the board, and its sheets (`presser-before.ts`). HAVEN_TELL=1 tells every press.
 *
 * What is wanted of the mean was said for a policy of somebody else: 4.9 at the table of before, 4.2 now. By this one the
 * table of before takes 8.11 (118 turns of the first two games, p90 14), and whoever decides as it does needs more than
 * four decisions a turn at any table. So what is held is the share: 4.2 of 4.9.
 */

const WANTED = 8.11 * (4.2 / 4.9)

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

/** Where a table asks, what it lays over the board, and how it is pressed. */
interface Table {
  readonly asks: string
  readonly lays: string
  readonly press: typeof pressTowards
}
const NOW: Table = { asks: '.dock', lays: '.stage, .vote', press: pressTowards }
const BEFORE: Table = { asks: '.prompt', lays: '.fight', press: pressBefore }

interface Frame {
  readonly dockHeight: number
  /** Of the window: the dock alone, and with what lies on the board. */
  readonly dock: number
  readonly covered: number
}

const frameOf = (page: Page, { asks, lays }: Table): Promise<Frame | null> =>
  page.evaluate(
    ([asks, lays]) => {
      const dock = document.querySelector<HTMLElement>(asks)
      if (!dock || dock.dataset.kind === 'none') return null
      const share = (element: Element): number => {
        const { width, height } = element.getBoundingClientRect()
        return (width * height) / (innerWidth * innerHeight)
      }
      const laid = [...document.querySelectorAll(lays)].map(share)
      return {
        dockHeight: Math.round(dock.getBoundingClientRect().height),
        dock: share(dock),
        covered: share(dock) + Math.max(0, ...laid),
      }
    },
    [asks, lays] as const,
  )

interface Counted {
  readonly turns: number[]
  /** What had to be decided in them, whatever the table. */
  decisions: number
  /** What was pressed after the turns and between them. */
  others: number
  prompts: number
  single: number
  tall: number
  dock: number
  covered: number
  /** While a hero's turn is asked for and nothing is looked at. */
  open: number
  readonly singles: Set<string>
  /** Of each kind: questions, and presses that they took. */
  readonly kinds: Map<string, { asked: number; presses: number }>
  /** Answers that nothing on the table gives. */
  readonly missing: string[]
}

/** Presses of one turn after the other. */
class Turns {
  readonly #counted: Counted
  readonly #decided = new Decided()
  #key = ''
  #presses: number | null = null
  #isOver = false
  /** The question at which End turn was pressed. */
  #ending = ''

  constructor(counted: Counted) {
    this.#counted = counted
  }

  /** What is asked now: is it of a turn that goes on? */
  hear({ turn, round }: Heard, { id, kind }: Asked): void {
    if (this.#ending !== '' && id !== this.#ending) this.close()
    const key = turn ? `${round} ${turn.hero}` : ''
    const isNew = key !== this.#key || (this.#isOver && kind === 'hero-turn')
    if (!isNew) return
    this.close()
    this.#key = key
    if (turn) [this.#presses, this.#isOver] = [0, false]
  }

  press(asked: Asked, wish: Wish): void {
    const isDecision = this.#decided.isNew(asked, wish)
    if (this.#presses === null) this.#counted.others++
    else {
      this.#presses++
      if (isDecision) this.#counted.decisions++
    }
    if (wish.option.do === 'end') this.#ending = asked.id
  }

  close(): void {
    if (this.#presses) this.#counted.turns.push(this.#presses)
    ;[this.#presses, this.#isOver, this.#ending] = [null, true, '']
  }
}

async function playGame(page: Page, table: Table, number: number, counted: Counted): Promise<void> {
  const seed = `presses ${number}`
  const setup = {
    heroPlayers: 1,
    story: STORIES[number % STORIES.length] as string,
    sin: number % 2 ? 'sloth' : 'pride',
  }
  await page.addInitScript(hearFrames)
  await put(page, writeSave(new TableGame(rules, { setup, seed })), 'the heroes')
  const turns = new Turns(counted)
  let [base, last, atOne, idle] = [0, '', 0, 0]
  for (let made = 0; made < MOST_PRESSES; ) {
    await page.waitForFunction(
      (asks) => document.querySelector(`${asks}:not([data-kind="none"])`) ?? document.querySelector('.end'),
      table.asks,
      { timeout: 60_000 },
    )
    if (await page.locator('.end').isVisible()) break
    const [frame, heard] = [await frameOf(page, table), await listen(page)]
    if (!frame || !heard?.asked) {
      await page.waitForTimeout(50)
      continue
    }
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
    if (asked.kind === 'hero-turn' && atOne === 0) counted.open = Math.max(counted.open, frame.covered)
    turns.hear(heard, asked)
    const { option, ...ahead } = wish(heard.view, asked, seed)
    const pressed = await table.press(page, heard, option, atOne, ahead).catch((error: Error) => {
      if (process.env.HAVEN_TELL) console.log(`${asked.kind} ${option.id}: ${error.message.split('\n')[0]}`)
      return null
    })
    if (pressed !== null) {
      turns.press(asked, { option, ...ahead })
      atOne++
      made++
      kind.presses++
    } else if (++idle === 20) counted.missing.push(`${seed}: ${asked.kind} ${asked.id} ${option.id}`)
    if (process.env.HAVEN_TELL) {
      const whose = heard.turn ? `${heard.round}/${heard.turn.hero}` : `${heard.round}/-`
      const goal = ahead.there ? ` then ${ahead.there.id}` : ''
      console.log(`${seed} ${whose} ${asked.kind}(${asked.options.length}) ${asked.id} ${option.id}${goal}: ${pressed}`)
    }
    if (atOne > MOST_AT_ONE || idle > 30) throw new Error(`${seed}: ${asked.kind} does not end: ${option.id}`)
    // What a press changes comes with the next picture; the guard against double presses is no part of the count.
    await page.waitForTimeout(pressed === null ? 100 : 380)
  }
  turns.close()
}

test('presses of a hero turn by one policy', async ({ browser }) => {
  test.setTimeout(GAMES * 300_000)
  const counted: Counted = {
    turns: [],
    decisions: 0,
    others: 0,
    prompts: 0,
    single: 0,
    tall: 0,
    dock: 0,
    covered: 0,
    open: 0,
    singles: new Set(),
    kinds: new Map(),
    missing: [],
  }
  const build = process.env.HAVEN_BEFORE
  const table = build === undefined ? NOW : BEFORE
  const before = build === undefined ? null : await openSite(build)
  let next = 0
  const sit = async (): Promise<void> => {
    while (next < GAMES) {
      const number = next++
      const context = await browser.newContext({
        viewport: { width: 1024, height: 768 },
        serviceWorkers: 'block',
        ...(before && { baseURL: before.address }),
      })
      await playGame(await context.newPage(), table, number, counted)
      await context.close()
      console.log(`game ${number + 1} of ${GAMES}: ${report(counted)}\n${kindsTold(counted)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sit))
  await before?.remove()
  console.log(`${report(counted)}\n${kindsTold(counted)}`)
  expect(counted.turns.length).toBeGreaterThan(GAMES * 5)
  expect(counted.missing).toEqual([])
  if (before) return
  expect(counted.tall, 'prompts whose dock is taller than its base').toBe(0)
  expect(counted.open, 'nothing lies on the board in a turn').toBeCloseTo(counted.dock, 3)
  expect(mean(counted.turns)).toBeLessThanOrEqual(WANTED)
  expect(p90(counted.turns)).toBeLessThanOrEqual(11)
})

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
const p90 = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.ceil(numbers.length * 0.9) - 1] ?? 0

function report({ turns, decisions, others, prompts, single, tall, dock, covered, open, singles }: Counted): string {
  const share = (part: number): string => `${(part * 100).toFixed(1)} %`
  return [
    `${turns.length} hero turns, presses mean ${mean(turns).toFixed(2)}, p90 ${p90(turns)}`,
    `${(decisions / turns.length).toFixed(2)} decisions a turn, the least that any table would need`,
    `with all else ${((turns.reduce((sum, each) => sum + each, 0) + others) / turns.length).toFixed(2)} a turn`,
    `${prompts} prompts, ${single} with one answer${single > 0 ? ` (${[...singles].join(', ')})` : ''}`,
    `${tall} with a dock taller than its base`,
    `covered at 1024×768: dock ${share(dock)}, with stage ${share(covered)}, in a hero's turn ${share(open)}`,
  ].join('; ')
}

const kindsTold = ({ kinds }: Counted): string =>
  [...kinds]
    .sort(([, a], [, b]) => b.presses - a.presses)
    .map(([kind, { asked, presses }]) => `${kind} ${presses}/${asked}`)
    .join(', ')
