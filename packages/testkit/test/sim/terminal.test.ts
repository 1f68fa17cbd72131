import { saveTo } from '@haven/cli/save-file'
import { describe, expect, test } from 'vitest'
import { simulate } from './simulate.ts'
import { TerminalRun } from './terminal-run.ts'

describe('a terminal that is killed at any moment', () => {
  test('25 games: each goes on from its file with all that was done, ends, and has a true record', async () => {
    const { violations, games, answers, cuts, kills } = await simulate('test', 25, (seed) => new TerminalRun(seed))
    expect(violations).toEqual([])
    expect(games).toBe(25)
    expect(answers).toBeGreaterThan(500)
    expect(cuts).toBeGreaterThan(25)
    expect(kills).toBeGreaterThan(25)
  })

  test('finds a file that is written too late', async () => {
    const found: string[] = []
    for (let game = 0; game < 20 && found.length === 0; game++) {
      let n = 0
      const run = new TerminalRun(`bug ${game}`, (...args) => void (n++ % 3 === 0 && saveTo(...args)))
      found.push(...(await run.play()))
    }
    expect(found[0]).toContain('the file has')
  })
})
