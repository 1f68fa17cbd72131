import type { Position } from '@haven/engine'
import { calmTurnOfThorley } from '@haven/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { type Opening, Table } from './shell.ts'
import { SHELLS } from './shells.ts'

const WAY = ['s1,0', 's2,0']
const GOAL = 's2,0'
/** Everybody is, a little. */
const CORRUPTED = 1

/** Under Sloth a second step costs corruption, and each step opens a window if there is a hand. */
const underSloth = (hand: readonly string[], more: Partial<Position> = {}): Position => ({
  ...calmTurnOfThorley,
  setup: { ...calmTurnOfThorley.setup, sin: 'sloth' },
  sins: { hand, reactions: 0 },
  ...more,
})

describe.each(SHELLS)('a walk, $name', (shell) => {
  let table: Table
  const open = async (position: Position, people: Opening['people'] = ['sins', 'hero1']): Promise<Table> => {
    table = await Table.open(shell, { people, position })
    return table
  }
  afterEach(() => table.close())

  test('is one wish: one frame, one undo', async () => {
    await open(calmTurnOfThorley)
    const before = table.told('hero1').length
    expect(await table.walk('hero1', WAY)).toMatchObject({ done: true })
    expect(table.space('thorley')).toBe(GOAL)
    expect(table.told('hero1')).toHaveLength(before + 1)
    expect(table.frame('hero1').update!.undoable).toBe(1)
    expect(await table.length()).toBe(2)
    expect(await table.do({ command: 'undo', seat: 'hero1' })).toMatchObject({ done: true })
    expect(table.space('thorley')).toBe('s0,0')
    expect(await table.length()).toBe(0)
  })

  test('that is paid for goes on by itself after windows that pass, a frame for each stretch', async () => {
    await open(underSloth(['sloth-heavy-air']))
    const before = table.told('hero1').length
    expect(await table.walk('hero1', WAY, 'sloth-power')).toMatchObject({ done: true })
    // Paid, the first step, and the window after it.
    expect(table.space('thorley')).toBe(WAY[0])
    expect(table.told('hero1')).toHaveLength(before + 1)
    expect((await table.stored()).window).not.toBeNull()
    await table.passWindow()
    expect(table.space('thorley')).toBe(GOAL)
    expect(table.told('hero1')).toHaveLength(before + 2)
    await table.passWindow()
    expect(table.told('hero1')).toHaveLength(before + 3)
    expect(await table.question('hero1')).toMatchObject({ kind: 'hero-turn' })
    const hero = table.frame('hero1').update!.view.heroes.find(({ hero }) => hero === 'thorley')!
    expect([hero.space, hero.corruption]).toEqual([GOAL, CORRUPTED + 1])
    const given = (await table.entries()).map(({ answer }) => answer!.option)
    expect(given).toEqual(['ability:sloth-power', 'move:s1,0', 'none', 'move:s2,0', 'none'])
    expect((await table.stored()).way).toBeNull()
  })

  test('ends at a wound: it is placed before anybody walks on', async () => {
    const heroes = [{ hero: 'thorley', space: 's0,0', turns: 1, wounds: [1] }]
    await open({ ...calmTurnOfThorley, heroes, monsters: [{ kind: 'acolyte', space: 's0,0' }] })
    await table.walk('hero1', WAY)
    expect(await table.question('hero1')).toMatchObject({ kind: 'wound-slot' })
    const [slot] = (await table.question('hero1'))!.options
    await table.answer('hero1', { id: slot!.id })
    expect(await table.question('hero1')).toMatchObject({ kind: 'hero-turn' })
    expect(table.space('thorley')).toBe(WAY[0])
    expect((await table.stored()).way).toBeNull()
  })

  test('ends at a wound also where that goes by itself to a slot without a bonus, and is taken back with it', async () => {
    await open({ ...calmTurnOfThorley, monsters: [{ kind: 'acolyte', space: 's0,0' }] })
    await table.walk('hero1', WAY)
    expect(await table.question('hero1')).toMatchObject({ kind: 'hero-turn' })
    expect(table.space('thorley')).toBe(WAY[0])
    expect((await table.stored()).way).toBeNull()
    const given = await table.entries()
    expect(given.map(({ answer, by, auto }) => [answer!.option, by === 'table', auto])).toEqual([
      ['move:s1,0', false, undefined],
      ['slot-1', true, []],
    ])
    expect(table.frame('sins').update!.steps.map(({ auto }) => auto)).toContainEqual([])
    expect(table.frame('hero1').update!.undoable).toBe(1)
    expect(await table.do({ command: 'undo', seat: 'hero1' })).toMatchObject({ done: true })
    expect(await table.length()).toBe(0)
  })

  test('ends at corruption that is not its price', async () => {
    const dice = { hero: [], sin: ['corruption'] } as const
    await open(underSloth([], { tokens: [{ kind: 'corruption', space: 's1,0' }], dice }))
    await table.walk('hero1', WAY, 'sloth-power')
    const hero = table.frame('hero1').update!.view.heroes.find(({ hero }) => hero === 'thorley')!
    expect([hero.space, hero.corruption]).toEqual([WAY[0], CORRUPTED + 2])
    expect((await table.stored()).way).toBeNull()
    expect(await table.question('hero1')).toMatchObject({ kind: 'hero-turn' })
  })

  test('ends at a card that is played', async () => {
    await open(underSloth(['sloth-quicksand']))
    await table.walk('hero1', WAY, 'sloth-power')
    if (shell.isHome) await table.do({ command: 'hold', seat: 'sins', hold: true })
    await table.answer('sins', { card: 'sloth-quicksand' })
    expect((await table.stored()).way).toBeNull()
    expect(table.space('thorley')).toBe(WAY[0])
  })

  test('ends with another command of its seat', async () => {
    await open(underSloth(['sloth-heavy-air']))
    await table.walk('hero1', WAY, 'sloth-power')
    expect((await table.stored()).way).not.toBeNull()
    // Nothing to take back any more: the window is another's. That he asked for it is enough.
    await table.do({ command: 'undo', seat: 'hero1' })
    await table.passWindow()
    expect((await table.stored()).way).toBeNull()
    expect(table.space('thorley')).not.toBe(GOAL)
  })

  test('is taken back as one down to the last seal', async () => {
    const dice = { hero: [], sin: ['blank'] } as const
    await open({ ...calmTurnOfThorley, tokens: [{ kind: 'corruption', space: 's0,0' }], dice })
    await table.walk('hero1', WAY)
    expect(table.space('thorley')).toBe(GOAL)
    // The die for leaving the first space seals it; what came after it is taken back.
    expect(table.frame('hero1').update!.undoable).toBe(1)
    await table.do({ command: 'undo', seat: 'hero1' })
    expect(table.space('thorley')).toBe(WAY[0])
    expect(await table.no({ command: 'undo', seat: 'hero1' })).toBe('undo-sealed')
  })

  test('that is none is refused, and nothing changes', async () => {
    await open(calmTurnOfThorley)
    const walk = { command: 'walk', seat: 'hero1', pays: null } as const
    const { id } = (await table.question('hero1'))!
    expect(await table.no({ ...walk, prompt: 'q999', spaces: WAY })).toBe('stale-prompt')
    expect(await table.no({ ...walk, prompt: id, spaces: ['s3,2'] })).toBe('stale-prompt')
    expect(await table.no({ ...walk, seat: 'sins', prompt: id, spaces: WAY })).not.toBe('done')
    expect(await table.no({ ...walk, pays: 'sloth-power', prompt: id, spaces: WAY })).toBe('stale-prompt')
    expect(await table.length()).toBe(0)
  })
})

describe.each(SHELLS)('a plan, $name', (shell) => {
  test('of wounds is one wish and one frame', async () => {
    const monsters = ['s0,0', 's0,0'].map((space) => ({ kind: 'acolyte', space }) as const)
    const dice = { hero: Array(20).fill('skill'), sin: Array(20).fill('hit') }
    const position: Position = { ...calmTurnOfThorley, monsters, dice }
    const table = await Table.open(shell, { people: ['hero1'], position })
    await table.answer('hero1', { do: 'fight' })
    for (let i = 0; i < 60 && (await table.question('hero1'))?.kind !== 'wound-slot'; i++) {
      const asked = await table.question('hero1')
      if (asked) await table.answer('hero1', { id: asked.options[0]!.id })
      else await table.pass(1_000)
    }
    const asked = (await table.question('hero1'))!
    const [before, shown] = [await table.length(), table.told('hero1').length]
    const plan = asked.options.slice(0, 2).map(({ id }) => id)
    expect(await table.do({ command: 'give', seat: 'hero1', prompt: asked.id, options: plan })).toMatchObject({
      done: true,
    })
    expect(table.told('hero1')).toHaveLength(shown + 1)
    const given = (await table.entries()).slice(before)
    expect(given.map(({ answer }) => answer!.option)).toEqual(plan)
    expect(given.map(({ wish }) => wish)).toEqual([undefined, before])
    expect(await table.do({ command: 'undo', seat: 'hero1' })).toMatchObject({ done: true })
    expect(await table.length()).toBe(before)
    // As far as it is legal: the third is no answer any more.
    const again = (await table.question('hero1'))!
    const options = [plan[0]!, plan[0]!, plan[1]!]
    expect(await table.do({ command: 'give', seat: 'hero1', prompt: again.id, options })).toMatchObject({ done: true })
    expect(await table.length()).toBe(before + 1)
    await table.close()
  })
})
