import type { Position, Seat } from '@haven/engine'
import type { Order } from '@haven/table'
import { calmTurnOfThorley, turnOfThorley } from '@haven/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { Table } from './shell.ts'
import { SHELLS } from './shells.ts'

/** It can be played when a turn starts. */
const CARD = 'sloth-leaden-limbs'

const armed: Position = {
  ...calmTurnOfThorley,
  setup: { ...calmTurnOfThorley.setup, sin: 'sloth' },
  sins: { hand: [CARD], reactions: 0 },
}

describe.each(SHELLS)('standing orders, $name', (shell) => {
  // Where a window waits for a player beside others, it waits for him whatever he ordered: there he sits alone.
  const people: readonly Seat[] = shell.isTimed ? ['sins', 'hero1'] : ['sins']
  let table: Table
  afterEach(() => table.close())

  async function open(position: Position, orders: readonly Order[], who = people) {
    table = await Table.open(shell, { people: who, position })
    // A bot at home does not wait for anybody: what is ordered before is ordered first.
    return table.do({ command: 'orders', seat: 'sins', orders })
  }

  const events = async () => (await table.entries()).flatMap((entry) => entry.events)

  /** Heroes end their turns and time passes, until this is so or the Sins player is asked for a card. */
  async function sitStill(isEnough: () => Promise<boolean>): Promise<void> {
    for (let i = 0; i < 80 && !(await isEnough()); i++) {
      if (!(await answerAny())) await table.pass(1_000)
    }
  }

  async function answerAny(): Promise<boolean> {
    for (const seat of people) {
      const asked = await table.question(seat)
      if (!asked || asked.kind === 'sin-card') continue
      const option = asked.options.find((each) => each.none || each.do === 'end') ?? asked.options[0]
      await table.answer(seat, { id: option!.id })
      return true
    }
    return false
  }

  test('pass what could be played, and nobody is asked', async () => {
    await open(armed, [{ order: 'pass', until: 'round' }])
    await sitStill(async () => (await events()).filter(({ event }) => event === 'turnStarted').length > 2)
    const passed = (await table.entries()).filter(({ answer }) => answer!.kind === 'sin-card')
    expect(passed.length).toBeGreaterThan(2)
    expect(new Set(passed.map(({ answer, by }) => `${answer!.option} ${by}`))).toEqual(new Set(['none table']))
  })

  test('play an armed card as soon as it can be played, once', async () => {
    await open(armed, [{ order: 'play', card: CARD }])
    await sitStill(async () => (await events()).some(({ event }) => event === 'sinCardPlayed'))
    const played = (await table.entries()).filter(({ answer }) => answer!.option === CARD)
    expect(played).toMatchObject([{ by: 'table' }])
    expect((await table.stored()).orders).toEqual([])
  })

  test('lapse with the turn, and with the round', async () => {
    const round: Order = { order: 'pass', until: 'round' }
    await open(armed, [{ order: 'pass', until: 'turn' }, round])
    await sitStill(async () => (await events()).some(({ event }) => event === 'turnStarted'))
    expect((await table.stored()).orders).toEqual([round])
    await sitStill(async () => (await events()).some(({ event }) => event === 'roundEnded'))
    expect((await events()).some(({ event }) => event === 'roundEnded')).toBe(true)
    expect((await table.stored()).orders).toEqual([])
  })

  test('carry out a drafted reaction, though nobody answers', async () => {
    const both: readonly Seat[] = ['sins', 'hero1']
    await open({ ...turnOfThorley, monsters: [{ kind: 'abomination', space: 's0,0' }] }, [], both)
    const [monster] = table.frame('hero1').update!.view.monsters
    const order: Order = { order: 'react', monster: monster!.id, to: null, fight: true }
    expect(await table.do({ command: 'orders', seat: 'sins', orders: [order] })).toMatchObject({ done: true })
    await table.answer('hero1', { do: 'end' })
    await table.pass(10_000)
    expect((await events()).map(({ event }) => event)).toContain('reactionSpent')
    const answers = (await table.entries()).filter(({ answer }) => answer!.seat === 'sins')
    expect(answers.length).toBeGreaterThan(1)
    expect(new Set(answers.map(({ by }) => by))).toEqual(new Set(['table']))
  })

  test('are those of the Sins player, who alone sees them', async () => {
    const order: Order = { order: 'pass', until: 'turn' }
    expect(await open(armed, [order], ['sins', 'hero1'])).toMatchObject({ done: true })
    expect(await table.no({ command: 'orders', seat: 'hero1', orders: [] })).toBe('not-your-seat')
    expect(table.frame('hero1').update!.orders).toEqual([])
    expect(JSON.stringify(table.told('hero1'))).not.toContain('"order":')
  })
})
