import { BUGS } from '@haven/testkit/sim'
import { describe, expect, test } from 'vitest'
import { writtenOf } from '../src/store/journal.ts'
import { JournalTables } from './sim/journal-tables.ts'
import { OWNER_BUGS } from './sim/owner-bugs.ts'
import { Run } from './sim/run.ts'
import { simulate } from './sim/simulate.ts'

describe('a bad network and a store that is not sure', () => {
  test('60 games: nothing lost, nothing twice, everybody sees the same, every game ends', async () => {
    const { violations, games, answers, cuts } = await simulate('test', 60)
    expect(violations).toEqual([])
    expect(games).toBe(60)
    // It would be no test if nothing had happened.
    expect(answers).toBeGreaterThan(600)
    expect(cuts).toBeGreaterThan(6)
  }, 900_000)

  /** Before it shows, a game with a bug may go on until its patience ends: these are found sooner from there. */
  const FROM: Readonly<Record<string, number>> = { 'missing version check': 6, 'clocks and windows never end': 2 }

  test.each(Object.keys(BUGS))('finds a planted bug: %s', async (name) => {
    const from = FROM[name] ?? 0
    for (let game = from; game < from + 60; game++) {
      const violations = await new Run(`bug ${game}`, BUGS[name], { owners: null }).play()
      if (violations.length > 0) return
    }
    expect.fail('60 games went by without a violation')
  })

  test.each(Object.keys(OWNER_BUGS))('finds a planted bug of nodes: %s', async (name) => {
    for (let game = 0; game < 60; game++) {
      const violations = await new Run(`owners ${game}`, {}, { owners: OWNER_BUGS[name]!() }).play()
      if (violations.length > 0) return
    }
    expect.fail('60 games went by without a violation')
  })

  const JOURNALS: Readonly<Record<string, typeof writtenOf>> = {
    'leaves out what a few changes did': (change, before) =>
      writtenOf(
        change,
        change.table.version % 9 === 0 && before ? { ...change.table, version: before.version } : before,
      ),
    'is made from another version than the last': (change, before) =>
      writtenOf(change, before && { ...before, people: change.table.people }),
  }

  test.each(Object.keys(JOURNALS))('finds a journal that %s', async (name) => {
    for (let game = 0; game < 60; game++) {
      const violations = await new Run(
        `journal ${game}`,
        {},
        { database: new JournalTables(JOURNALS[name]), owners: null },
      ).play()
      if (violations.length > 0) return
    }
    expect.fail('60 games went by without a violation')
  })
})
