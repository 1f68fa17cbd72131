import type { Position, Seat } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import { aMoment, CountedClock, ID, until } from './at-home.ts'
import { textTable } from './text-view/table.ts'

const GOAL = 's2,0'
const BETWEEN = 's1,0'
const START = 's0,0'

/** Thorley at the start of his turn: everything calm but for what a test puts in his way. */
const CALM: Position = {
  haven: 1,
  setup: {
    edition: 'final',
    sin: 'pride',
    acolytes: 'nuns',
    map: 'havens-last-stand-a',
    heroPlayers: 1,
    heroes: ['thorley', 'rose', 'rocco'],
  },
  heroes: [{ hero: 'thorley', space: START, turns: 1 }],
  monsters: [],
  tokens: [],
  altars: [],
  sins: { hand: [], reactions: 0 },
  current: { phase: 'hero-turn', hero: 'thorley' },
}
/** No slot without a bonus is free: he is asked where the next wound goes. */
const HURT: Position['heroes'] = [{ hero: 'thorley', space: START, turns: 1, corruption: 1, wounds: [1] }]
/** Two spaces cost a corruption; the card in hand makes windows, and fits into none of them. */
const SLOTH: Position = {
  ...CALM,
  setup: { ...CALM.setup, sin: 'sloth' },
  heroes: [{ hero: 'thorley', space: START, turns: 1, corruption: 1 }],
  sins: { hand: ['sloth-why-bother'], reactions: 0 },
}
const BOTH: readonly Seat[] = ['sins', 'hero1']

async function table(position: Position, people: readonly Seat[] = ['hero1']) {
  const clock = new CountedClock()
  const at = textTable(people, { position }, 'a walk', { clock })
  await at.open()
  await at.store.ways.ask(at.store.question.peek()!)
  const { home, store } = at
  const thorley = () => store.view.peek()!.heroes.find(({ hero }) => hero === 'thorley')!
  return {
    ...at,
    clock,
    thorley,
    standing: () => thorley().space,
    path: () => store.ways.paths.peek().get(GOAL)!,
    setOut: () => store.walk({ to: GOAL, name: 'shortest', route: store.ways.paths.peek().get(GOAL)!.shortest }),
    /** The commands that the page has sent. */
    commands: () => home.sent.flatMap((frame) => (frame.send === 'command' ? [frame.body.command] : [])),
    way: () => home.table(ID).way,
    /** What was answered for this seat. */
    answers: (of: Seat) => home.steps(ID).filter(({ answer }) => answer.seat === of),
    window: () => until(home, () => store.pulse.peek()),
    async undo(): Promise<void> {
      await store.undo()
      await aMoment()
      await at.asked()
    },
    /** Whatever is still to come comes. */
    async wait(): Promise<void> {
      for (let i = 0; i < 10; i++) {
        clock.next()
        await aMoment()
      }
    },
  }
}

describe('a whole way', () => {
  test('is one command, and one undo takes all of it back', async () => {
    const at = await table(CALM)
    expect(at.path().shortest.spaces).toEqual([BETWEEN, GOAL])
    const stretches: (number | undefined)[] = []
    at.home.tables.onCommit = (_, { entries }) => stretches.push(entries?.entries.length)
    await at.setOut()
    await at.asked()
    expect(at.standing()).toBe(GOAL)
    // Stored and told at once.
    expect(stretches).toEqual([2])
    expect(at.store.question.peek()?.kind).toBe('hero-turn')
    expect(at.answers('hero1')).toHaveLength(2)
    expect(at.commands()).toEqual(['walk'])
    expect(at.store.undoable.peek()).toBe(1)
    await at.undo()
    expect(at.standing()).toBe(START)
    expect(at.answers('hero1')).toEqual([])
  })

  test('ends where something hurts: a wound is placed before anybody walks on', async () => {
    const at = await table({ ...CALM, heroes: HURT, monsters: [{ kind: 'acolyte', space: START }] })
    await at.setOut()
    await at.asked()
    expect(at.store.question.peek()?.kind).toBe('wound-slot')
    await at.store.answer(at.store.question.peek()!.options[0]!.id)
    await at.asked()
    expect(at.store.question.peek()?.kind).toBe('hero-turn')
    expect(at.standing()).toBe(BETWEEN)
    expect(at.way()).toBeNull()
  })

  test('to a question that is over is refused, and nothing changes', async () => {
    const at = await table(CALM)
    const { store, home } = at
    const { id: prompt } = store.question.peek()!
    const { spaces } = at.path().shortest
    const walk = { command: 'walk', pays: null, seat: 'hero1', prompt, spaces } as const
    for (const [wish, code] of [
      [{ ...walk, prompt: 'q999' }, 'stale-prompt'],
      [{ ...walk, spaces: ['s3,2'] }, 'stale-prompt'],
      [{ ...walk, seat: 'sins' }, 'not-your-seat'],
    ] as const) {
      await expect(at.wire.send(wish), code).rejects.toMatchObject({ refusal: { code } })
    }
    await at.wait()
    expect(home.steps(ID)).toEqual([])
    expect(at.way()).toBeNull()
  })

  test('can be asked for and gone by typing', async () => {
    const at = await table(CALM)
    await at.type('way C1')
    expect(at.last()).toMatch(/^Shortest to C1: 2 steps by B1; no risk\.$/)
    await at.type('walk D3')
    expect(at.last()).toContain('not in reach')
    await at.type('walk C1')
    expect(at.standing()).toBe(GOAL)
  })
})

describe('a way that is paid for, through the windows of a Sins player at the same device', () => {
  test('is gone to its end by one command, and taken back by one', async () => {
    const at = await table(SLOTH, BOTH)
    expect(at.path().shortest).toMatchObject({ pays: 'sloth-power', spaces: [BETWEEN, GOAL] })
    await at.setOut()
    await at.asked()
    expect(at.standing()).toBe(GOAL)
    expect(at.thorley().corruption).toBe(2)
    expect(at.store.question.peek()).toMatchObject({ kind: 'hero-turn', seat: 'hero1' })
    expect(at.answers('hero1')).toHaveLength(3)
    // Each step opened a window, and each of them passed.
    expect(at.answers('sins').length).toBeGreaterThanOrEqual(2)
    expect(at.commands()).toEqual(['walk'])
    await at.undo()
    expect([at.standing(), at.thorley().corruption]).toEqual([START, 1])
    expect(at.home.steps(ID)).toEqual([])
    await at.wait()
    expect(at.standing()).toBe(START)
  })

  test('goes on after a window that was held and let go', async () => {
    const at = await table(SLOTH, BOTH)
    await at.setOut()
    await at.window()
    await at.store.hold(true)
    await at.wait()
    expect([at.standing(), at.store.screen.peek()?.curtain]).toEqual([BETWEEN, 'sins'])
    await at.store.hold(false)
    await aMoment()
    await at.asked()
    expect(at.standing()).toBe(GOAL)
    expect(at.commands()).toEqual(['walk', 'hold', 'hold'])
  })

  test('ends at a wound', async () => {
    const at = await table({ ...SLOTH, heroes: HURT, monsters: [{ kind: 'acolyte', space: START }] }, BOTH)
    expect(at.path().shortest.pays).toBe('sloth-power')
    await at.setOut()
    await at.asked()
    expect(at.store.question.peek()?.kind).toBe('wound-slot')
    await at.store.answer(at.store.question.peek()!.options[0]!.id)
    await at.asked()
    await at.wait()
    expect([at.standing(), at.way()]).toEqual([BETWEEN, null])
  })

  test('ends at corruption that is not its price', async () => {
    const at = await table({ ...SLOTH, tokens: [{ kind: 'corruption', space: BETWEEN, count: 1 }] }, BOTH)
    expect(at.path().shortest.spaces).toEqual([BETWEEN, GOAL])
    await at.setOut()
    await at.asked()
    await at.wait()
    expect([at.standing(), at.thorley().corruption, at.way()]).toEqual([BETWEEN, 3, null])
  })

  test('ends at a card that is played', async () => {
    const at = await table({ ...SLOTH, sins: { hand: ['sloth-quicksand'], reactions: 0 } }, BOTH)
    await at.setOut()
    await at.window()
    await at.store.hold(true)
    await at.asked()
    expect(at.way()).not.toBeNull()
    at.store.look('sins')
    await until(at.home, () => at.store.question.peek())
    await at.store.answer(at.store.question.peek()!.options.find(({ card }) => card === 'sloth-quicksand')!.id)
    await at.asked()
    await at.wait()
    expect([at.standing(), at.way()]).toEqual([BETWEEN, null])
    expect(at.store.question.peek()).toMatchObject({ kind: 'hero-turn', seat: 'hero1' })
  })

  test('ends at another command: who takes it back on the way walks no further', async () => {
    const at = await table(SLOTH, BOTH)
    await at.setOut()
    await at.window()
    expect(at.way()).not.toBeNull()
    await at.undo()
    await at.wait()
    expect([at.standing(), at.thorley().corruption, at.way()]).toEqual([START, 1, null])
  })
})
