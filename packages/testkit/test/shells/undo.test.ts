import type { Event, Position, Seat } from '@haven/engine'
import { calmTurnOfThorley } from '@haven/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { Table } from './shell.ts'
import { SHELLS } from './shells.ts'

/** Dice fall when Thorley leaves. */
const foggy: Position = { ...calmTurnOfThorley, tokens: [{ kind: 'corruption', space: 's0,0', count: 3 }] }

/** A window opens after each step. */
const sloth: Position = {
  ...calmTurnOfThorley,
  setup: { ...calmTurnOfThorley.setup, sin: 'sloth' },
  sins: { hand: ['sloth-heavy-air'], reactions: 0 },
}

describe.each(SHELLS)('taking back, $name', (shell) => {
  let table: Table
  afterEach(() => table.close())

  async function open(position: Position, people: readonly Seat[] = ['sins', 'hero1']) {
    table = await Table.open(shell, { people, position })
  }
  const step = (to: string) => table.answer('hero1', { do: 'move', to })
  const undo = (seat: Seat = 'hero1') => table.do({ command: 'undo', seat })
  const undoable = () => table.frame('hero1').update!.undoable

  test('goes down to the last seal, a wish at a time', async () => {
    await open(foggy)
    await step('s1,0')
    expect(undoable()).toBe(0)
    await step('constabulary')
    expect(undoable()).toBe(1)
    const shown = table.told('hero1').length
    expect(await undo()).toMatchObject({ done: true })
    expect(table.told('hero1')).toHaveLength(shown + 1)
    expect(table.space('thorley')).toBe('s1,0')
    const reply = await undo()
    expect(reply).toMatchObject({ done: false, refusal: { code: 'undo-sealed', params: { by: 'dice', answer: 0 } } })
    expect(await table.length()).toBe(1)
  })

  if (shell.hasWire) {
    test('takes back once what is said twice', async () => {
      await open(calmTurnOfThorley)
      await step('s1,0')
      await step('s2,0')
      expect(await table.sayTwice('hero1', { command: 'undo', seat: 'hero1' })).toEqual([true, true])
      expect(table.space('thorley')).toBe('s1,0')
      expect(await table.length()).toBe(1)
    })
  }

  test('of nothing is refused', async () => {
    await open(calmTurnOfThorley)
    expect(await undo()).toMatchObject({ done: false, refusal: { code: 'nothing-to-undo' } })
  })

  if (shell.isHome) {
    test('counts all people of the device as one', async () => {
      await open(sloth)
      await step('s1,0')
      await table.passWindow()
      expect(undoable()).toBe(1)
      // It does not matter which of them says it.
      expect(await undo('sins')).toMatchObject({ done: true })
      expect(await table.length()).toBe(0)
    })

    test('beyond a seal needs nobody, and other dice fall', async () => {
      await open(foggy)
      await step('s1,0')
      const fell = await dice()
      expect(await table.do({ command: 'rewind', seat: 'hero1' })).toMatchObject({ done: true })
      expect(await table.length()).toBe(0)
      await step('s1,0')
      expect(await dice()).not.toEqual(fell)
    })
  } else {
    test('is refused where another has decided since', async () => {
      await open(sloth)
      await step('s1,0')
      expect(undoable()).toBe(1)
      await table.passWindow()
      expect(undoable()).toBe(0)
      expect(await undo()).toMatchObject({ done: false, refusal: { code: 'undo-foreign', params: { seat: 'sins' } } })
      expect(await undo('sins')).toMatchObject({ done: false })
      expect(await table.length()).toBe(2)
    })

    test('beyond a seal needs everybody, and other dice fall', async () => {
      await open(foggy)
      await step('s1,0')
      const fell = await dice()
      expect(await table.do({ command: 'rewind', seat: 'hero1' })).toMatchObject({ done: true })
      expect(await table.length()).toBe(1)
      const [motion] = table.frame('sins').room.motions
      expect(motion).toMatchObject({ motion: { motion: 'rewind', to: 0 }, open: ['p1'] })
      expect(await table.say('sins', { command: 'consent', motion: motion!.id, yes: true })).toMatchObject({
        done: true,
      })
      expect(await table.length()).toBe(0)
      await step('s1,0')
      expect(await dice()).not.toEqual(fell)
    })

    test('beyond a seal does not happen where one does not want it', async () => {
      await open(foggy)
      await step('s1,0')
      await table.do({ command: 'rewind', seat: 'hero1' })
      const [motion] = table.frame('sins').room.motions
      await table.say('sins', { command: 'consent', motion: motion!.id, yes: false })
      expect(await table.length()).toBe(1)
      expect(table.frame('hero1').room.motions).toEqual([])
    })
  }

  async function dice(): Promise<readonly Extract<Event, { event: 'diceRolled' }>[]> {
    const events = (await table.entries()).flatMap((entry) => entry.events)
    return events.filter((event) => event.event === 'diceRolled')
  }
})
