import type { Position, Seat } from '@haven/engine'
import { type Order, SCENE_MS } from '@haven/table'
import { calmTurnOfThorley } from '@haven/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { Table, WINDOW } from './shell.ts'
import { SHELLS } from './shells.ts'

/** A card that could be played when a turn starts, and one that could not. */
const PLAYABLE = 'sloth-leaden-limbs'
const BLANK = 'sloth-heavy-air'

const holding = (hand: readonly string[]): Position => ({
  ...calmTurnOfThorley,
  setup: { ...calmTurnOfThorley.setup, sin: 'sloth' },
  sins: { hand, reactions: 0 },
})

describe.each(SHELLS)('a window, $name', (shell) => {
  let table: Table
  afterEach(() => table.close())

  async function open(
    hand: readonly string[],
    orders: readonly Order[] = [],
    people: readonly Seat[] = ['sins', 'hero1'],
  ) {
    table = await Table.open(shell, { people, position: holding(hand) })
    await table.do({ command: 'orders', seat: 'sins', orders })
  }
  /** A window opens behind him. */
  const step = () => table.answer('hero1', { do: 'move', to: 's1,0' })
  const hold = (isHeld: boolean) => table.do({ command: 'hold', seat: 'sins', hold: isHeld })
  const pulse = (seat: Seat = 'hero1') => table.frame(seat).update!.pulse

  /** What the heroes see from the end of a turn until the next one begins. */
  async function seen(hand: readonly string[], orders: readonly Order[]) {
    await open(hand, orders)
    await table.answer('hero1', { do: 'end' })
    const from = table.told('hero1').length - 1
    const began = table.now
    const times: number[] = []
    while ((await table.stored()).window && times.length < 9) {
      if (!shell.isTimed) await hold(false)
      else {
        const left = await table.windowLeft()
        expect(left).toBeGreaterThanOrEqual(WINDOW)
        await table.pass(left - 1)
        expect((await table.stored()).window).not.toBeNull()
        await table.pass(1)
      }
      times.push(table.now - began)
    }
    const frames = table.told('hero1').slice(from, -1)
    const shown = frames.map(({ update, room }) => ({ ...update, version: 0, curtain: room.you.curtain }))
    await table.close()
    return { times, shown }
  }

  test('looks and lasts the same whatever is in the hand and whatever was ordered', async () => {
    const plain = await seen([BLANK], [])
    expect(plain.times).toHaveLength(2)
    for (const [hand, orders] of [
      [[PLAYABLE], []],
      [[PLAYABLE], [{ order: 'idle', quiet: [PLAYABLE] }]],
      [[PLAYABLE], [{ order: 'pass', until: 'turn' }]],
      [[BLANK], [{ order: 'pass', until: 'recalled' }]],
      [[BLANK], [{ order: 'play', card: PLAYABLE }]],
      [[PLAYABLE], [{ order: 'react', monster: 'acolyte-1', to: null, fight: true }]],
    ] as const) {
      expect(await seen(hand, orders), JSON.stringify([hand, orders])).toEqual(plain)
    }
  })

  test('is held by "hold", also at the last moment, until it is let go', async () => {
    await open([BLANK])
    await step()
    // The step is seen first.
    const after = SCENE_MS.heroMoved
    expect(pulse()).toEqual(shell.isTimed ? { ms: WINDOW, held: false, after } : { ms: 0, held: true })
    await table.pass((await table.windowLeft()) - 1)
    expect(await hold(true)).toMatchObject({ done: true })
    expect(pulse()?.held).toBe(true)
    await table.pass(20 * WINDOW)
    expect(await table.length()).toBe(1)
    expect(await table.question('sins')).toMatchObject({ kind: 'sin-card' })
    expect(await hold(false)).toMatchObject({ done: true })
    expect(await table.length()).toBe(2)
    expect(pulse()).toBeNull()
    expect(await table.question('hero1')).toMatchObject({ kind: 'hero-turn' })
  })

  test('that is over cannot be held any more', async () => {
    await open([BLANK])
    await step()
    await table.passWindow()
    expect(await table.length()).toBe(2)
    expect(await hold(true)).toMatchObject({ done: false, refusal: { code: 'no-window' } })
  })

  if (shell.isTimed)
    test('that is not held notes a pass and still runs its time', async () => {
      await open([BLANK])
      await step()
      await table.pass(100)
      const shown = table.told('hero1').at(-1)
      expect(await hold(false)).toMatchObject({ done: true })
      expect(table.told('hero1').at(-1)?.update).toEqual({
        ...shown!.update,
        version: table.frame('hero1').version,
        from: expect.any(Number),
        steps: expect.any(Array),
      })
      expect(await table.length()).toBe(1)
      await table.pass((await table.windowLeft()) - 1)
      expect(await table.length()).toBe(1)
      await table.pass(1)
      expect((await table.entries()).at(-1)).toMatchObject({ answer: { seat: 'sins', option: 'none' }, by: 'table' })
    })

  if (!shell.isHome)
    test('of a person with a device of his own runs while he is asked, and a pass waits for its end', async () => {
      await open([PLAYABLE])
      await table.answer('hero1', { do: 'end' })
      await table.passWindow()
      expect((await table.question('sins'))!.options.map(({ id }) => id)).toEqual(['none', PLAYABLE])
      const before = await table.length()
      expect(await table.answer('sins', { none: true })).toMatchObject({ done: true })
      expect(await table.length()).toBe(before)
      await table.passWindow()
      expect(await table.length()).toBe(before + 1)
    })

  if (shell.isHome)
    test('is none for a Sins player alone: he has all the time, and is not asked where he can only pass', async () => {
      await open([PLAYABLE], [], ['sins'])
      const asked: string[] = []
      for (let i = 0; i < 40 && asked.length < 3; i++) {
        await table.pass(60_000)
        const question = await table.question('sins')
        if (!question) continue
        expect(pulse('sins')).toBeNull()
        if (question.kind === 'sin-card') {
          expect(question.options.length).toBeGreaterThan(1)
          asked.push(question.id)
          const before = await table.length()
          await table.pass(100 * WINDOW)
          expect(await table.length()).toBe(before)
        }
        const option = question.options.find(({ none }) => none) ?? question.options[0]!
        await table.answer('sins', { id: option.id })
      }
      expect(asked).toHaveLength(3)
      const passed = (await table.entries()).filter(({ by, answer }) => by === 'table' && answer!.option === 'none')
      expect(passed.length).toBeGreaterThan(1)
    })

  if (!shell.isHome)
    test('lasts for a Sins player alone as for everybody', async () => {
      await open([BLANK], [], ['sins'])
      for (let i = 0; i < 200 && !(await table.stored()).window; i++) await table.pass(100)
      expect(pulse('sins')).toMatchObject({ ms: WINDOW, held: false })
    })
})
