import { type Input, judge, type LiveTable } from '@haven/table/keeper'
import { expect, test } from 'vitest'
import { comparePair, EYES } from './worlds.ts'

test('200 pairs of worlds look the same to whoever may not know the difference', async () => {
  const violations: string[] = []
  const steps = new Map<string, number>()
  for (let pair = 0; pair < 200; pair++) {
    const eye = EYES[pair % EYES.length]!
    const result = await comparePair(`test ${pair}`, eye)
    steps.set(eye, (steps.get(eye) ?? 0) + result.steps)
    if (result.violation) violations.push(result.violation)
  }
  expect(violations).toEqual([])
  // The worlds have to go the same way for a while, for everybody.
  for (const eye of EYES) expect(steps.get(eye), eye).toBeGreaterThan(100)
}, 600_000)

/** Planted leaks: what a judge might tell by the time or by the number of its versions. */
const LEAKS: Readonly<Record<string, (live: LiveTable, input: Input) => [LiveTable, Input]>> = {
  'a window that he passes ends at once': (live, input) => {
    const { window } = live.table
    const isPass = input.input === 'command' && input.body.command === 'answer' && input.body.option === 'none'
    return isPass && window
      ? [{ ...live, table: { ...live.table, window: { ...window, ends: null } } }, input]
      : [live, input]
  },
  'talk of the team is heard by all': (live, input) =>
    input.input === 'command' && input.body.command === 'say'
      ? [live, { ...input, body: { ...input.body, to: 'table' } }]
      : [live, input],
}

test.each(Object.keys(LEAKS))(
  'finds a planted leak: %s',
  async (name) => {
    for (let pair = 0; pair < 200; pair++) {
      const eye = EYES[pair % EYES.length]!
      const leaky: typeof judge = (live, input, given) => judge(...LEAKS[name]!(live, input), given)
      if ((await comparePair(`leak ${pair}`, eye, leaky)).violation) return
    }
    expect.fail('200 pairs looked the same')
  },
  600_000,
)

test('a leak of versions alone is found', async () => {
  const leaky: typeof judge = (live, input, given) => {
    const judged = judge(live, input, given)
    if (!judged.done || !judged.next) return judged
    const { sins, heroes, bystanders } = live.table.seen
    const table = {
      ...judged.next.live.table,
      seen: { sins: sins + 1, heroes: heroes + 1, bystanders: bystanders + 1 },
    }
    return { ...judged, next: { change: { ...judged.next.change, table }, live: { ...judged.next.live, table } } }
  }
  const found: unknown[] = []
  for (let pair = 0; pair < 40; pair++)
    found.push((await comparePair(`leak ${pair}`, EYES[pair % EYES.length]!, leaky)).violation)
  expect(found.some((violation) => violation !== null)).toBe(true)
}, 600_000)
