import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { complaints, haven, spawnHaven, tempFolder } from './haven.ts'

const RANDOM = ['--heroes-bot', 'random', '--sins-bot', 'random']
const MAP = 'havens-last-stand-a'

describe('haven simulate', () => {
  test('the result does not depend on the number of jobs, nor on the folder', { timeout: 30_000 }, async () => {
    const flags = [
      'simulate',
      '--games',
      '12',
      '--seed',
      'jobs',
      '--edition',
      'random',
      '--map',
      MAP,
      '--json',
      ...RANDOM,
    ]
    const one = await haven([...flags, '--jobs', '1'])
    const two = await spawnHaven([...flags, '--jobs', '2'], { cwd: tmpdir() })
    expect(complaints(two)).toEqual([])
    expect([one.code, two.code]).toEqual([0, 0])
    const { speed: first, ...result } = JSON.parse(one.stdout)
    const { speed: second, ...other } = JSON.parse(two.stdout)
    expect(other).toEqual(result)
    expect([first.jobs, second.jobs]).toEqual([1, 2])
    expect(result.all.games).toBe(12)
    expect(result.all.heroes + result.all.sins).toBe(12)
    expect(Object.keys(result.lines)).toEqual([1, 2, 3, 4].map((players) => `${MAP} ${players}`))
    expect(result).toMatchObject({ deadEnds: [], unfinished: [], errors: [] })
    expect(result.reached['victory WIN-2'].games).toBeGreaterThan(0)
  })

  test('scripted bots, a table for people, and records that verify', { timeout: 30_000 }, async () => {
    const folder = tempFolder()
    const map = 'havens-last-stand-b'
    const flags = ['--games', '2', '--players', '3', '--map', map, '--jobs', '1', '--records', folder]
    const ran = await haven(['simulate', ...flags])
    const { code, stdout } = ran
    expect({ code, complaints: complaints(ran) }).toEqual({ code: 0, complaints: [] })
    expect(stdout).toMatch(new RegExp(`^${map} +3 +2 +`, 'm'))
    for (const words of ['dead ends: 0', 'engine errors: 0', 'Hold the Line begun', 'hero deaths', 'Hubris', 'WIN-1']) {
      expect(stdout).toContain(words)
    }
    const records = readdirSync(folder).map((name) => join(folder, name))
    expect(records).toHaveLength(2)
    expect(await haven(['verify', ...records])).toMatchObject({ code: 0 })
  })

  test('--all fails as long as something of the box never came up, and lists it', { timeout: 30_000 }, async () => {
    const flags = ['simulate', '--all', '--games', '3', '--jobs', '1', ...RANDOM]
    const { code, stdout } = await haven([...flags, '--json'])
    expect(code).toBe(1)
    const { unused, long, reached, plan } = JSON.parse(stdout)
    expect(long).toEqual([])
    expect(plan.sins).toEqual(['pride', 'sloth'])
    expect(unused).toContain('mission hls-5-throw-it-back accomplished')
    expect(unused).toContain('branch lto-2b-cut-the-hum lto-3b-boots-on-the-ground')
    for (const key of Object.keys(reached)) expect(unused).not.toContain(key)
    const people = await haven(flags)
    expect(people.code).toBe(1)
    for (const words of [`never used: ${unused.length}`, 'branch: Cut the Hum > Boots on the Ground', 'rounds: 0']) {
      expect(people.stdout).toContain(words)
    }
    expect(await haven([...flags, '--sin', 'pride'])).toMatchObject({ code: 2 })
  })

  test('a game that goes on for too long is unfinished, not a dead end: exit code 1 and a report', async () => {
    const data = tempFolder()
    const flags = ['--games', '2', '--map', MAP, '--jobs', '1', '--limit', '20', '--json', ...RANDOM]
    const { code, stdout } = await haven(['simulate', ...flags], { data })
    expect(code).toBe(1)
    const { unfinished, deadEnds, errors, all } = JSON.parse(stdout)
    expect([deadEnds, errors]).toEqual([[], []])
    expect(all).toMatchObject({ games: 2, heroes: 0, sins: 0 })
    expect(unfinished).toHaveLength(2)
    const report = JSON.parse(readFileSync(unfinished[0].report, 'utf8'))
    expect(report.game.answers).toHaveLength(20)
  })
})
