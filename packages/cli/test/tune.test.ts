import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WEIGHTS } from '@haven/bots'
import { describe, expect, test } from 'vitest'
import { readWeights } from '../src/bot-spec.ts'
import { choose, parametersOf, withValues } from '../src/tune/parameters.ts'
import { stepFrom, trial } from '../src/tune/spsa.ts'
import { haven, tempFolder } from './haven.ts'

describe('haven tune', () => {
  test('walks, resumes, checks, and writes weights that the arena can load', { timeout: 60_000 }, async () => {
    const folder = tempFolder()
    const field = ['--map', 'havens-last-stand-a', '--players', '3', '--sin', 'pride', '--jobs', '1']
    const flags = ['tune', '--side', 'sins', '--only', 'attackLeast,patience', '--games', '2', '--check', '2', ...field]
    const out = join(folder, 'run')
    const first = await haven([...flags, '--iterations', '2', '--out', out])
    expect(first.code).toBe(0)
    expect(first.stdout).toMatch(/new against old over 2 games: pair score \d/)
    const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'))
    expect(report.path).toHaveLength(2)
    expect(report.plan.parameters.map(({ name }: { name: string }) => name)).toEqual(['attackLeast', 'patience'])
    expect(readFileSync(join(out, 'report.md'), 'utf8')).toMatch(/\| attackLeast \| /)

    // Cut off in the middle of the second iteration, and again: the same path.
    const path = join(out, 'path.jsonl')
    const lines = readFileSync(path, 'utf8').split('\n')
    writeFileSync(path, `${lines.slice(0, 2).join('\n')}\n${(lines[2] as string).slice(0, 10)}`)
    const again = await haven([...flags, '--iterations', '2', '--out', out, '--json'])
    expect(again.code).toBe(0)
    expect(readFileSync(path, 'utf8')).toBe(lines.join('\n'))

    const weights = join(out, 'weights.json')
    const { heroes, sins } = readWeights(JSON.parse(readFileSync(weights, 'utf8')))
    expect(heroes).toEqual(WEIGHTS.heroes)
    expect(sins.patience).toBe(report.weights.sins.patience)
    const match = await haven(['arena', `scripted:${weights}`, 'random', '--pairs', '1', ...field])
    expect(match.code).toBe(0)

    const other = await haven([...flags, '--iterations', '3', '--out', out])
    expect(other).toMatchObject({ code: 2 })
    expect(other.stderr).toContain('another tune plan')
  })

  test.each([
    [['--side', 'both', '--out', 'x'], '--side must be one of heroes, sins'],
    [['--side', 'sins', '--out', 'x', '--only', 'courage'], 'there is no weight courage'],
    [['--side', 'sins', '--out', 'x', '--games', '3'], '--games must be even'],
    [['--side', 'sins', '--out', 'x', '--step', '0'], '--step must be a number above 0'],
  ])('%j is refused', async (flags, message) => {
    const cwd = tempFolder()
    const { code, stderr } = await haven(['tune', ...flags], { cwd })
    expect(code).toBe(2)
    expect(stderr).toContain(message)
    expect(existsSync(join(cwd, 'x'))).toBe(false)
  })
})

describe('SPSA', () => {
  const parameters = [
    { name: 'a', start: 1 },
    { name: 'b', start: 0 },
    { name: 'c', start: 40 },
  ]
  const gains = { step: 0.1, spread: 0.2, iterations: 400 }

  test('finds the top of a hill from noisy comparisons', () => {
    const top = [1.4, 0.05, 25]
    const sizes = [1, 0.1, 40]
    const height = (at: readonly number[]): number =>
      -at.reduce((sum, value, i) => sum + ((value - (top[i] as number)) / (sizes[i] as number)) ** 2, 0)
    const away = (at: readonly number[]): number => Math.sqrt(-height(at))
    let values = parameters.map(({ start }) => start)
    const before = away(values)
    for (let i = 0; i < gains.iterations; i++) {
      const tried = trial(parameters, values, gains, 'hill', i)
      const noise = ((i * 7919) % 101) / 101 - 0.5
      const lead = Math.max(-1, Math.min(1, 4 * (height(tried.plus) - height(tried.minus)) + noise))
      values = stepFrom(parameters, values, tried, lead, gains, i)
    }
    expect(before).toBeGreaterThan(0.7)
    expect(away(values)).toBeLessThan(0.25)
  })

  test('a price stays a price, and nothing moves without a lead', () => {
    const tried = trial([{ name: 'a', start: 1 }], [0.01], { ...gains, spread: 1 }, 's', 0)
    expect(Math.min(...tried.plus, ...tried.minus)).toBe(0)
    expect(stepFrom(parameters, [1, 2, 3], trial(parameters, [1, 2, 3], gains, 's', 3), 0, gains, 3)).toEqual([1, 2, 3])
  })
})

test('weights by name, groups too', () => {
  const all = parametersOf(WEIGHTS, 'heroes')
  const death = choose(all, 'progress,death')
  expect(death.map(({ name }) => name)).toEqual(['progress', ...WEIGHTS.heroes.death.map((_, i) => `death.${i}`)])
  const changed = withValues(
    WEIGHTS,
    'heroes',
    death,
    death.map((_, i) => i),
  )
  expect(changed.heroes.death).toEqual([1, 2, 3, 4, 5])
  expect(changed.heroes.progress).toBe(0)
  expect(changed.heroes.wounds).toEqual(WEIGHTS.heroes.wounds)
  expect(changed.sins).toBe(WEIGHTS.sins)
  expect(WEIGHTS.heroes.death[0]).not.toBe(1)
})
