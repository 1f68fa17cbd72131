import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
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

describe('haven arena --compare', () => {
  const folder = tempFolder()
  const [first, second] = [join(folder, 'first.jsonl'), join(folder, 'second.jsonl')]
  const compare = (...args: string[]) => haven(['arena', '--compare', ...args])
  const lines = (): string[] => readFileSync(first, 'utf8').split('\n').slice(0, -1)
  const changed = (...all: string[]): void => writeFileSync(second, `${all.join('\n')}\n`)

  beforeAll(async () => {
    expect((await haven([...QUICK, '--pairs', '3', '--jobs', '1', '--out', first])).code).toBe(0)
  })

  test('the same games twice, in whatever order: nothing differs, for people and as JSON', async () => {
    const [head = '', ...results] = lines()
    changed(head, ...results.reverse())
    const { code, stdout, stderr } = await compare(first, second)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^random against random, seed haven: 3 pairs of /)
    expect(stdout).toMatch(/^in all +\d+\.\d % +\d+\.\d % +0\.0 % +\[-/m)
    expect(stdout).toContain('games with another winner: 0 of 6, with the same winner after other rounds: 0\n')
    expect(stdout).toContain('pairs with another number of decisions: 0 of 3\n')
    expect(stdout).toContain('contains 0: no difference is shown')
    const { heroes, all, plan } = JSON.parse((await compare(first, second, '--json')).stdout)
    expect(all.difference).toBe(0)
    expect(heroes.first).toBe(heroes.second)
    expect(plan.seed).toBe('haven')
  })

  test('a winner that changed is counted on its side', async () => {
    const [head = '', one = '', ...rest] = lines()
    const result = JSON.parse(one)
    const won = result.winners[0] === 'heroes'
    changed(head, JSON.stringify({ ...result, winners: [won ? 'sins' : 'heroes', result.winners[1]] }), ...rest)
    const { heroes, sins, games } = JSON.parse((await compare(first, second, '--json')).stdout)
    expect(heroes.difference).toBeCloseTo(won ? -1 / 3 : 1 / 3, 9)
    expect(sins.difference).toBe(0)
    expect(games).toEqual({ played: 6, otherWinner: 1, otherLength: 0 })
  })

  test('what is not the same match is refused in one line, and no file is touched', async () => {
    const [head = '', one = '', two = '', three = ''] = lines()
    const cases: readonly (readonly [string[], string])[] = [
      [[head.replace('"seed":"haven"', '"seed":"other"'), one, two, three], 'seed is "haven" and "other"'],
      [[head.replace('"name":"random"', '"name":"scripted"'), one, two, three], 'a is "random" and "scripted"'],
      [[head, one, two], 'hold different pairs (3 and 2): only one of them has pair 2'],
      [[head, one, two, three.replace(/"sin":"\w+"/, '"sin":"envy"')], 'pair 2 has another set-up'],
      [[head, one, two, three.slice(0, 30)], 'line 4 is damaged'],
      [['{"haven":1,"tune":{}}'], 'second.jsonl holds no arena results'],
    ]
    for (const [all, message] of cases) {
      changed(...all)
      const { code, stdout, stderr } = await compare(first, second)
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      expect(stderr).toContain(message)
      expect(stderr.trim().split('\n')).toHaveLength(1)
      expect(readFileSync(second, 'utf8')).toBe(`${all.join('\n')}\n`)
    }
    expect((await compare(first, 'nowhere.jsonl')).stderr).toBe(
      'haven: cannot read nowhere.jsonl: no such file or folder\n',
    )
    expect((await compare(first, second, '--pairs', '2')).stderr).toContain('plays nothing: leave out --pairs')
  })
})
