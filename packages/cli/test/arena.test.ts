import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { haven, jsonLines, spawnHaven, tempFolder } from './haven.ts'

const QUICK = ['arena', 'random', 'random']
const SHORT = ['arena', 'random', 'scripted', '--map', 'havens-last-stand-a', '--players', '3']

/** A result without its times. */
const timeless = (json: string): object => {
  const { speed, ...rest } = JSON.parse(json)
  expect(speed.a.decision.count).toBeGreaterThan(0)
  return rest
}

describe('haven arena', () => {
  test('jobs, an interruption and a torn line change nothing; pairs can be added', { timeout: 60_000 }, async () => {
    const out = join(tempFolder(), 'deep', 'match.jsonl')
    const whole = await haven([...QUICK, '--pairs', '4', '--jobs', '1', '--json'])
    expect(whole.code).toBe(0)

    const begun = await haven([...QUICK, '--pairs', '2', '--jobs', '1', '--json', '--out', out])
    expect(begun.code).toBe(0)
    const lines = readFileSync(out, 'utf8').split('\n')
    expect(lines).toHaveLength(4)
    writeFileSync(out, `${lines.slice(0, 2).join('\n')}\n${(lines[2] as string).slice(0, 40)}`)
    const rest = await spawnHaven([...QUICK, '--games', '8', '--jobs', '2', '--json', '--out', out], { cwd: tmpdir() })
    expect(rest).toMatchObject({ code: 0 })
    expect(timeless(rest.stdout)).toEqual(timeless(whole.stdout))
    expect(jsonLines(readFileSync(out, 'utf8')).map(({ index }) => index ?? 'plan')).toHaveLength(5)

    const other = await haven([...QUICK, '--seed', 'other', '--pairs', '2', '--out', out])
    expect(other.code).toBe(2)
    expect(other.stderr).toBe(`haven: ${out} holds the results of another arena plan: name another file with --out\n`)
    appendFileSync(out, 'garbage\n')
    expect((await haven([...QUICK, '--pairs', '2', '--out', out])).stderr).toContain('line 6 is damaged')
  })

  test('a report for people, and SPRT stops early', { timeout: 60_000 }, async () => {
    const flags = ['--pairs', '200', '--sprt', '-600,0', '--jobs', '1']
    const { code, stdout } = await haven([...SHORT, ...flags])
    expect(code).toBe(0)
    for (const words of [
      /^random +\d+ of \d+ +0\.0 %/m,
      /^pair score of random: /m,
      /decisions\/s/,
      /illegal answers: 0/,
    ]) {
      expect(stdout).toMatch(words)
    }
    expect(stdout).toMatch(/SPRT of Elo 0 against -600: .*: Elo -600 accepted, stopped early after \d+ of 200 pairs/)
  })

  test.each([
    [['arena', 'random', 'nobody'], 'there is no bot nobody; known are'],
    [[...SHORT, '--games', '3'], '--games must be even'],
    [[...SHORT, '--games', '4', '--pairs', '2'], 'either --pairs or --games'],
    [[...SHORT, '--sprt', '5'], '--sprt needs two Elo differences'],
    [[...SHORT, '--sprt', '5,5'], 'the smaller one first'],
    [['arena', 'random', 'random', '--map', 'atlantis'], '--map: there is no atlantis'],
    [['arena', 'random', 'scripted:missing.json'], 'cannot read missing.json'],
  ])('%j is refused', async (args, message) => {
    const { code, stderr } = await haven(args)
    expect(code).toBe(2)
    expect(stderr).toContain(message)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  test('weights of a file: checked by name and shape', async () => {
    const file = join(tempFolder(), 'weights.json')
    const tell = async (weights: unknown): Promise<string> => {
      writeFileSync(file, JSON.stringify({ haven: 1, weights }))
      const { stdout, stderr } = await haven([
        ...SHORT.slice(0, 2),
        `scripted:${file}`,
        ...SHORT.slice(3),
        '--pairs',
        '1',
        '--jobs',
        '1',
      ])
      return stderr || stdout
    }
    expect(await tell({ heroes: { progres: 2 } })).toContain('weights.heroes.progres')
    expect(await tell({ heroes: { progress: 'much' } })).toContain('weights.heroes.progress')
    expect(await tell({ heroes: { death: [1, 2] } })).toContain('weights.heroes.death')
    expect(await tell({ sins: { patience: 0.3 } })).toContain('random against scripted:')
  })
})
