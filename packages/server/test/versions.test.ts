import { coreBox } from '@haven/content'
import { compileBox, type Rules } from '@haven/engine'
import { PROTOCOL, recordOfGame, type ServerFrame, verifyRecord, versionsOf } from '@haven/table'
import { Keeper, memoryStore, stepsOf } from '@haven/table/keeper'
import { coreRules as rules } from '@haven/testkit'
import { idOf, keyOf } from '@haven/testkit/sim'
import { describe, expect, test } from 'vitest'
import { EACH, type Guest, House, playOn, worldOf } from './table-at-home.ts'

/** Rules of an earlier release that told everything twice. They tell when they are asked. */
function olderRules(asked: () => void): Rules {
  const older = compileBox({ ...coreBox, version: '0.0.1' })
  return {
    ...older,
    decide(state, answer) {
      asked()
      const { events, ...rest } = older.decide(state, answer)
      return { ...rest, events: [...events, ...events] }
    },
  }
}

/** Another server, of a later release, over the same tables. */
function upgraded(house: House, known: readonly Rules[]): { keeper: Keeper; troubles: string[] } {
  const troubles: string[] = []
  const report = (trouble: string) => void troubles.push(trouble)
  const world = { ...worldOf(house.time, 'upgraded'), report }
  return {
    keeper: new Keeper({
      versions: versionsOf(rules, async (version) => known.find((each) => each.version === version) ?? null),
      store: memoryStore(house.database),
      world,
    }),
    troubles,
  }
}

describe('a game that began with an earlier release', () => {
  test('goes on under its rules, and the next one at the table begins with the newest', async () => {
    let decided = 0
    const older = olderRules(() => decided++)
    expect(older.version).not.toBe(rules.version)
    const house = new House('versions', older)
    const guests = await house.begin(EACH)
    await playOn(house, guests, () => (house.table.game?.length ?? 0) > 2)
    await house.keeper.close()
    const { keeper } = upgraded(house, [older])
    for (const guest of guests) await guest.greetAt(keeper)
    const before = decided
    await playOn(house, guests, () => false)
    expect(house.table).toMatchObject({ phase: 'over', game: { rules: older.version } })
    expect(decided).toBeGreaterThan(before)
    const [host] = guests as [Guest]
    await host.do({ command: 'rematch', swap: false })
    await host.do({ command: 'start' })
    expect(house.table).toMatchObject({ phase: 'playing', game: { rules: rules.version } })
    expect(host.table$.room.rules).toBe(rules.version)
  })

  test('goes on under the rules of today where all answers mean the same', async () => {
    const older = compileBox({ ...coreBox, version: '0.0.1' })
    const house = new House('versions', older)
    const guests = await house.begin(EACH)
    await playOn(house, guests, () => (house.table.game?.length ?? 0) > 4)
    await house.keeper.close()
    const { game, version } = house.table
    const entries = () => house.database.rows.get(house.id)!.games.get(1)!
    const answers = () => stepsOf(entries()).map(({ answer }) => answer)
    const log = answers()
    const { keeper, troubles } = upgraded(house, [older])
    for (const guest of guests) await guest.greetAt(keeper)
    const { game: now } = house.table
    expect(now).toMatchObject({ rules: rules.version, length: game?.length, seed: game?.seed })
    expect(now?.hash).not.toBe(game?.hash)
    expect(house.table.version).toBe(version + 1)
    expect(answers()).toEqual(log)
    expect(entries().at(-1)?.hash).toBe(now?.hash)
    await playOn(house, guests, () => false)
    expect(house.table).toMatchObject({ phase: 'over', game: { rules: rules.version } })
    const [opening, ...played] = entries()
    const record = recordOfGame(rules, house.table.game!, opening!.events, stepsOf([opening!, ...played]))
    expect(verifyRecord(rules, record)).toEqual({ ok: true })
    expect(troubles).toEqual([])
  })

  test('is left as it is by a server that does not have them, which says so each time', async () => {
    const older = olderRules(() => undefined)
    const house = new House('versions', older)
    const guests = await house.begin([['sins'], ['hero1']])
    await playOn(house, guests, () => (house.table.game?.length ?? 0) > 2)
    await house.keeper.close()
    const stored = JSON.stringify(house.table)
    const { keeper, troubles } = upgraded(house, [])
    for (let visit = 0; visit < 3; visit++) {
      const frames: ServerFrame[] = []
      const hello = {
        send: 'hello',
        protocol: PROTOCOL,
        table: idOf('table'),
        key: keyOf('guest0'),
        have: null,
      } as const
      expect(await keeper.greet(hello, (frame) => void frames.push(frame))).toBeNull()
      const params = { rules: older.version, known: rules.version }
      expect(frames).toEqual([{ tell: 'closing', why: { code: 'foreign-rules', rule: 'table', params } }])
    }
    // Its bots and clocks are due again and again: that is told once and costs nobody else anything.
    house.database.rows.get(house.id)!.wake = house.time.now
    await house.pass(120_000)
    expect(troubles).toEqual(['sweep'])
    expect(keeper.tables).toBe(0)
    expect(JSON.stringify(house.table)).toBe(stored)
    // Where they are known it goes on.
    const again = upgraded(house, [older])
    for (const guest of guests) await guest.greetAt(again.keeper)
    await playOn(house, guests, () => false)
    await house.pass(3_600_000)
    expect(again.troubles).toEqual([])
    expect(house.table.game!.length).toBeGreaterThan(3)
  })
})
