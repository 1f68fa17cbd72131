import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WEIGHTS } from '@haven/bots'
import { describe, expect, test } from 'vitest'
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
    const { heroes, sins } = JSON.parse(readFileSync(weights, 'utf8')).weights
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
