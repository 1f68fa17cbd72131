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

  test('--net plays games, goes on from them, and writes a net', {
    timeout: 60_000,
  }, async () => {
    const out = join(tempFolder(), 'net')
    const field = ['--map', 'havens-last-stand-a', '--players', '3', '--sin', 'pride', '--jobs', '1']
    const flags = ['tune', '--net', '--games', '2', '--nodes', '1', '--laps', '2', ...field, '--out', out]
    const first = await haven(flags)
    expect(first.code).toBe(0)
    expect(first.stdout).toMatch(/loss on 1 games held back: features alone \d\.\d+, with the net \d\.\d+/)
    const file = join(out, 'net.json')
    const text = readFileSync(file, 'utf8')
    const { made } = JSON.parse(text).net
    expect(made).toEqual({ games: 2, data: expect.stringMatching(/^[0-9a-f]{64}$/), seed: 'haven' })
    expect(readFileSync(join(out, 'net.md'), 'utf8')).toContain(made.data)

    // Cut off in the middle of the last game: the same net.
    const games = join(out, 'games.jsonl')
    const played = readFileSync(games, 'utf8')
    writeFileSync(games, played.slice(0, -100))
    const again = await haven([...flags, '--json'])
    expect(again.code).toBe(0)
    expect(JSON.parse(again.stdout).made).toEqual(made)
    expect(readFileSync(games, 'utf8')).toBe(played)
    expect(readFileSync(file, 'utf8')).toBe(text)
  })

  test.each([
    [['--side', 'both', '--out', 'x'], '--side must be one of heroes, sins'],
    [['--side', 'sins', '--out', 'x', '--only', 'courage'], 'there is no weight courage'],
    [['--side', 'sins', '--out', 'x', '--games', '3'], '--games must be even'],
    [['--net', '--side', 'sins', '--out', 'x'], '--net is for both sides'],
    [['--side', 'sins', '--box', 'b', '--out', 'x'], '--box is for --net'],
    [['--side', 'sins', '--out', 'x', '--step', '0'], '--step must be a number above 0'],
  ])('%j is refused', async (flags, message) => {
    const cwd = tempFolder()
    const { code, stderr } = await haven(['tune', ...flags], { cwd })
    expect(code).toBe(2)
    expect(stderr).toContain(message)
    expect(existsSync(join(cwd, 'x'))).toBe(false)
  })
})
