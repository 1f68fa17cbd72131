import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TacticHeader } from '@haven/lab'
import { describe, expect, test } from 'vitest'
import { haven, root, tempFolder } from './haven.ts'

const FOLDER = join(root, 'examples', 'tactics')
const files = readdirSync(FOLDER)
const raw = (file: string): Record<string, unknown> => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))

describe('haven tactics', () => {
  test('scores by kind and in all, tells misses with their reason, and JSON says the same', async () => {
    const some = files.slice(0, 4).map((file) => join(FOLDER, file))
    const { code, stdout } = await haven(['tactics', ...some, '--bot', 'random', '--tries', '8'])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^win-now +4 +\d+ of 32 /m)
    expect(stdout).toMatch(/^all +4 +\d+ of 32 /m)
    expect(stdout).toContain((raw(files[0] as string).tactic as TacticHeader).title)
    const json = JSON.parse((await haven(['tactics', ...some, '--bot', 'random', '--tries', '8', '--json'])).stdout)
    expect(json.all.answers).toBe(32)
    expect(stdout).toContain(`${json.all.right} of 32`)
    expect(json.results[0].answers).toHaveLength(8)
  })

  test('the scripted bot knows most of it', async () => {
    const { all } = JSON.parse((await haven(['tactics', '--tries', '1', '--json'])).stdout)
    expect(all.positions).toBe(files.length)
    expect(all.share).toBeGreaterThanOrEqual(0.6)
  })

  test('a long search tells which labels it does not agree with', async () => {
    const folder = tempFolder()
    const file = raw(files[0] as string)
    const tactic = file.tactic as TacticHeader
    writeFileSync(join(folder, 'good.json'), JSON.stringify(file))
    writeFileSync(join(folder, 'wrong.json'), JSON.stringify({ ...file, tactic: { ...tactic, best: ['none'] } }))
    const { stdout } = await haven(['tactics', folder, '--bot', 'scripted', '--confirm', '300', '--tries', '1'])
    expect(stdout).toContain('thinking@300 agrees with 1 of 2 labels')
    expect(stdout).toMatch(/^ {2}wrong \(.*\): it says .*, the label none$/m)
  })

  const faulty: [string, (file: Record<string, unknown>, tactic: TacticHeader) => unknown, string][] = [
    ['no header', (file) => ({ ...file, tactic: undefined }), 'The field "tactic" is missing'],
    ['no reason', (file, tactic) => ({ ...file, tactic: { ...tactic, reason: ' ' } }), 'tactic.reason is empty'],
    ['a long reason', (file, tactic) => ({ ...file, tactic: { ...tactic, reason: 'x'.repeat(301) } }), 'at most 300'],
    ['an unknown kind', (file, tactic) => ({ ...file, tactic: { ...tactic, kind: 'chess' } }), 'tactic.kind'],
    [
      'another question',
      (file, tactic) => ({ ...file, tactic: { ...tactic, asked: { seat: 'sins', kind: 'reaction' } } }),
      'tactic.asked is sins reaction, but the scenario ends with hero1 kill',
    ],
    [
      'an illegal answer',
      (file, tactic) => ({ ...file, tactic: { ...tactic, best: [{ monster: 'nobody' }] } }),
      'tactic.best[0] is no legal answer; legal are',
    ],
    ['no answer', (file, tactic) => ({ ...file, tactic: { ...tactic, best: [] } }), 'tactic.best is empty'],
    ['every answer', (file, tactic) => ({ ...file, tactic: { ...tactic, best: [{}] } }), 'names every legal answer'],
    ['a wrong step', (file) => ({ ...file, answers: [{ seat: 'sins', kind: 'reaction', choose: {} }] }), 'answers[0]'],
  ]
  test.each(faulty)('%s: one clear line, exit code 2', async (_, spoil, message) => {
    const file = raw(files[0] as string)
    const path = join(tempFolder(), 'position.json')
    writeFileSync(path, JSON.stringify(spoil(file, file.tactic as TacticHeader)))
    const { code, stderr } = await haven(['tactics', path])
    expect(code).toBe(2)
    expect(stderr).toContain(`haven: ${path}: `)
    expect(stderr).toContain(message)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  test('haven run plays a position like any scenario', async () => {
    const { code, stdout } = await haven(['run', join(FOLDER, files[0] as string)])
    expect(code).toBe(0)
    expect(stdout).toContain('which monster')
  })
})
