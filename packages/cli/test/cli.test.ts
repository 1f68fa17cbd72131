import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { haven, root, spawnHaven } from './haven.ts'

const COMMANDS = ['play', 'run', 'verify', 'replay', 'simulate', 'check-box', 'doctor']

describe('the command line', () => {
  test('works from any folder, without colours in a pipe', async () => {
    const version = await spawnHaven(['--version'], { cwd: tmpdir() })
    const { version: ours } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    expect(version).toMatchObject({ code: 0, stdout: `${ours}\n`, stderr: '' })
    const help = await spawnHaven(['help'], { cwd: tmpdir() })
    expect(help.code).toBe(0)
    for (const command of COMMANDS) expect(help.stdout).toContain(command)
    expect(help.stdout).not.toContain('\u001b')
  })

  test.each(COMMANDS)('%s has a help text', async (command) => {
    const asked = await haven([command, '--help'])
    expect(asked).toMatchObject({ code: 0, stderr: '' })
    expect(asked.stdout).toContain(`haven ${command}`)
    expect((await haven(['help', command])).stdout).toBe(asked.stdout)
  })

  test.each([
    [[], 'USAGE'],
    [['dance'], 'unknown command: dance'],
    [['play', '--colour', 'red'], 'unknown option: --colour'],
    [['play', '--as', 'judge'], '--as must be one of heroes, sins, both, not judge'],
    [['play', '--players', '7'], '--players must be a whole number from 1 to 4'],
    [['play', '--seed'], '--seed needs a value'],
    [['play', '--map', 'atlantis'], 'atlantis'],
    [['play', '--heroes', 'leah,rose'], 'exactly 3 heroes'],
    [['play', '--load', 'nowhere.json'], 'cannot read nowhere.json: no such file'],
    [['play', '--load', 'a.json', '--map', 'havens-last-stand-a'], '--map is for a new game'],
    [['play', '--continue'], 'no saved game'],
    [['run'], 'FILE'],
    [['run', 'a.json', 'b.json'], 'unexpected argument: b.json'],
    [['replay', 'package.json'], 'haven'],
    [['simulate', '--games', '-5'], '--games'],
    [['simulate', '--games', 'many'], '--games must be a whole number'],
    [['simulate', '--map', 'atlantis'], 'no map atlantis'],
    [['simulate', '--heroes-bot', 'oracle'], '--heroes-bot must be one of random, scripted'],
  ])('%j is bad input: exit code 2 and one line', async (args, words) => {
    const { code, stdout, stderr } = await haven(args)
    expect(code).toBe(2)
    expect(stdout + stderr).toContain(words)
    if (args.length > 0) {
      expect(stdout).toBe('')
      expect(stderr).toMatch(/^haven: [^\n]+\n$/)
    }
  })
})
