import { type Input, judge, type LiveTable, type StoredTable } from '@haven/table/keeper'
import { expect, test } from 'vitest'
import { EYES, type Judging, type PairHouse } from './pair-house.ts'
import { comparePair } from './worlds.ts'

const PAIRS = 4 * EYES.length

test(`${PAIRS} pairs of worlds look the same to every kind of viewer who may not know the difference`, async () => {
  const violations: string[] = []
  const steps = new Map<string, number>()
  let notices = 0
  for (let pair = 0; pair < PAIRS; pair++) {
    const eye = EYES[pair % EYES.length]!
    const result = await comparePair(`test ${pair}`, eye)
    steps.set(eye, (steps.get(eye) ?? 0) + result.steps)
    notices += result.notices
    if (result.violation) violations.push(result.violation)
  }
  expect(violations).toEqual([])
  // The worlds have to go the same way for a while, for everybody.
  for (const eye of EYES) expect(steps.get(eye), eye).toBeGreaterThan(30)
  expect(notices).toBeGreaterThan(PAIRS)
}, 600_000)

const isPass = (input: Input): boolean =>
  input.input === 'command' && input.body.command === 'answer' && input.body.option === 'none'

/** Something is done before the judge hears of it. */
const before =
  (change: (live: LiveTable, input: Input, house: PairHouse) => readonly [LiveTable, Input] | undefined): Judging =>
  (house) =>
  (live, input, given) =>
    judge(...(change(live, input, house) ?? [live, input]), given)

/** What it stores is something else. */
const after =
  (change: (table: StoredTable, before: StoredTable, now: number) => StoredTable): Judging =>
  () =>
  (live, input, given) => {
    const judged = judge(live, input, given)
    if (!judged.done || !judged.next) return judged
    const table = change(judged.next.live.table, live.table, given.now)
    const { listed } = judged.next.change
    return {
      ...judged,
      next: {
        change: { ...judged.next.change, table, listed: listed && { ...listed, changed: table.noticed ?? 0 } },
        live: { ...judged.next.live, table },
      },
    }
  }

/** Of the hand, and so of nobody else's business. */
const isOdd = ({ game }: StoredTable): boolean => (game?.state.sins.hand.join('').length ?? 0) % 2 === 1

/** Planted leaks: what is hidden, told by bytes, by sizes, by time or by number. */
const LEAKS: Readonly<Record<string, Judging>> = {
  'a window that he passes ends at once': before((live, input) => {
    const { window } = live.table
    return isPass(input) && window
      ? [{ ...live, table: { ...live.table, window: { ...window, ends: null } } }, input]
      : undefined
  }),
  'talk of the team is heard by all': before((live, input) =>
    input.input === 'command' && input.body.command === 'say'
      ? [live, { ...input, body: { ...input.body, to: 'table' } }]
      : undefined,
  ),
  'versions count what is hidden': after((table, { seen: { sins, heroes, bystanders } }) => ({
    ...table,
    seen: { sins: sins + 1, heroes: heroes + 1, bystanders: bystanders + 1 },
  })),
  'the list tells when a table was changed': after((table, _, now) => ({ ...table, noticed: now })),
  'a frame is longer by a letter with another hand': after((table) => ({
    ...table,
    people: table.people.map((person) => ({ ...person, name: person.name.slice(0, 5) + (isOdd(table) ? '.' : '') })),
  })),
  'a window is shorter with another hand': after((table, { window: old }) =>
    table.window?.ends && !old && isOdd(table)
      ? { ...table, window: { ...table.window, ends: table.window.ends - 300 } }
      : table,
  ),
  'a clock waits longer for the film with another hand': after((table, { asked: old }) =>
    table.asked && table.asked.key !== old?.key && isOdd(table)
      ? { ...table, asked: { ...table.asked, film: (table.asked.film ?? 0) + 300 } }
      : table,
  ),
  'a notice is sent for a pass': before((_, input, house) => {
    if (isPass(input) && house.table.window?.ends) house.notices.push(`${house.time.now} passed`)
    return undefined
  }),
  'the figures count what is done quietly': before((_, __, house) => {
    house.figures.count('done', 0)
    return undefined
  }),
}

test.each(Object.keys(LEAKS))(
  'finds a planted leak: %s',
  async (name) => {
    for (let pair = 0; pair < 200; pair++) {
      const eye = EYES[pair % EYES.length]!
      if ((await comparePair(`leak ${pair}`, eye, LEAKS[name])).violation) return
    }
    expect.fail('200 pairs looked the same')
  },
  600_000,
)
