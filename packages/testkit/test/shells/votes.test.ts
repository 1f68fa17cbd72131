import type { Seat } from '@haven/engine'
import { late } from '@haven/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { Table } from './shell.ts'
import { SHELLS } from './shells.ts'

describe.each(SHELLS)('a vote of the heroes, $name', (shell) => {
  let table: Table
  let options: readonly string[]
  afterEach(() => table.close())

  /** Who is the first hero of the round? */
  async function open(people: readonly Seat[]) {
    table = await Table.open(shell, { people, position: late(3) })
    for (let i = 0; i < 60 && !talk(); i++) {
      const asked = people.includes('sins') && (await table.question('sins'))
      if (asked) await table.answer('sins', { id: asked.options[0]!.id })
      else await table.pass(1_000)
    }
    expect(talk()).toMatchObject({ kind: 'first-hero' })
    options = (await table.question('hero1'))!.options.map(({ id }) => id)
  }

  const talk = () => table.frame('hero1').update?.talk
  const propose = (seat: Seat, i: number | null) =>
    table.do({ command: 'propose', seat, option: i === null ? null : options[i]! })
  const giveUp = (seat: Seat) => table.do({ command: 'give-up', seat })
  const events = async () => (await table.entries()).flatMap((entry) => entry.events.map(({ event }) => event))

  const THREE: readonly Seat[] = ['hero1', 'hero2', 'hero3']

  test('is over when all agree, and minds may be changed before', async () => {
    await open(THREE)
    const before = await table.length()
    await propose('hero1', 0)
    await propose('hero2', 1)
    await propose('hero3', 0)
    expect(talk()).toMatchObject({ proposals: { hero1: options[0], hero2: options[1], hero3: options[0] } })
    await propose('hero3', null)
    expect(talk()).toMatchObject({ proposals: { hero1: options[0], hero2: options[1] } })
    await propose('hero2', 0)
    expect(await table.length()).toBe(before)
    // An answer is a proposal too.
    await table.answer('hero3', { id: options[0]! })
    expect(await events()).toContain('firstHeroChosen')
    expect(talk()).toBeNull()
  })

  test('falls to the Sins player when two give up', async () => {
    await open(['sins', ...THREE])
    await propose('hero1', 0)
    await giveUp('hero2')
    expect(talk()).toMatchObject({ givenUp: 1 })
    // Who proposes again has not given up.
    await propose('hero2', 1)
    await giveUp('hero1')
    expect(talk()).toMatchObject({ givenUp: 1 })
    await giveUp('hero3')
    expect(await events()).toContain('voteFailed')
    expect(await table.question('sins')).toMatchObject({ kind: 'sins-decide' })
  })

  test('bots go along with the people beside them', async () => {
    await open(['hero1', 'hero2'])
    const before = await table.length()
    await table.pass(60_000)
    expect(await table.length()).toBe(before)
    await propose('hero1', 1)
    await propose('hero2', 0)
    expect(await table.length()).toBe(before)
    await propose('hero1', 0)
    const cast = (await table.entries()).slice(before, before + 3)
    expect(cast.map(({ answer }) => answer!.option)).toEqual([options[0], options[0], options[0]])
    expect(cast.filter(({ by }) => by === 'table').map(({ answer }) => answer!.seat)).toEqual(['hero3'])
  })

  test('is talked over in front of heroes alone, and only they have a voice', async () => {
    await open(['sins', ...THREE])
    await propose('hero2', 1)
    expect(await table.no({ command: 'propose', seat: 'sins', option: options[0]! })).toBe('not-your-question')
    expect(await table.no({ command: 'propose', seat: 'hero1', option: 'nobody' })).toBe('unknown-option')
    for (const { room, update } of table.told('sins')) {
      if (room.you.viewer === 'sins') expect(JSON.stringify(update?.talk ?? null)).not.toContain(options[1])
    }
  })

  test('is one wish of those who share a device; elsewhere a ballot of another lies between', async () => {
    await open(['sins', ...THREE])
    const before = await table.length()
    for (const seat of THREE) await propose(seat, 0)
    expect(await table.length()).toBe(before + 3)
    const code = await table.no({ command: 'undo', seat: 'hero1' })
    expect(code).toBe(shell.isHome ? 'done' : 'undo-foreign')
    expect(await table.length()).toBe(shell.isHome ? before : before + 3)
    expect(talk() === null).toBe(!shell.isHome)
  })
})
