import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { haven, root, tempFolder } from './haven.ts'

/** Files that were written before the house had one judge; `packages/table/test/before` tells of them. */

const fileOf = (name: string): string => join(root, 'packages', 'table', 'test', 'before', `${name}.json`)
const jsonOf = (file: string): { answers: unknown[] } => JSON.parse(readFileSync(file, 'utf8'))

describe('of before', () => {
  test.each(['terminal-save', 'terminal-save-both'])('%s goes on', async (name) => {
    const data = tempFolder()
    const { code, stdout, stderr } = await haven(['play', '--load', fileOf(name)], { data, input: ['1', 'quit'] })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('Saved:')
    const folder = join(data, 'haven', 'saves')
    const [saved] = readdirSync(folder)
    const [before, after] = [jsonOf(fileOf(name)), jsonOf(join(folder, saved as string))]
    const count = before.answers.length
    expect(after.answers.length).toBeGreaterThan(count)
    expect({ ...after, answers: after.answers.slice(0, count) }).toMatchObject({
      answers: before.answers,
      players: (before as { players?: unknown }).players,
    })
  })

  test('a save that the browser exported goes on, with its sides played as a whole', async () => {
    const data = tempFolder()
    const file = fileOf('browser-save')
    const { code, stderr } = await haven(['play', '--load', file], { data, input: ['1', 'quit'] })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const folder = join(data, 'haven', 'saves')
    const after = jsonOf(join(folder, readdirSync(folder)[0] as string))
    expect(after).toMatchObject({ players: { as: 'heroes', bot: 'scripted' } })
    expect(after.answers.length).toBeGreaterThan(jsonOf(file).answers.length)
  })

  test.each([
    [{ people: ['hero2', 'sins'], bots: { hero1: 'level1' } }, ['--as', 'both'], 'hero2'],
    [{ people: [], bots: { sins: 'level1', hero1: 'level1', hero2: 'level1' } }, ['--as', 'sins'], 'nobody'],
    [{ people: ['sins'], bots: { hero1: 'level1', hero2: 'level2' } }, ['--bot', 'level2'], 'level1 and level2'],
  ])('one that fits no side is refused in one line, unless it is said who plays: %j', async (players, said, words) => {
    const data = tempFolder()
    const file = join(data, 'save.json')
    writeFileSync(file, JSON.stringify({ ...jsonOf(fileOf('browser-save')), players }))
    const refused = await haven(['play', '--load', file], { data })
    expect(refused.code).toBe(2)
    expect(refused.stderr).toMatch(/^haven: [^\n]+\n$/)
    expect(refused.stderr).toContain(words)
    expect(await haven(['play', '--load', file, ...said], { data, input: ['quit'] })).toMatchObject({ code: 0 })
  })

  test.each(['record', 'record-online'])('%s is verified and told', async (name) => {
    expect(await haven(['verify', fileOf(name)])).toMatchObject({ code: 0, stderr: '' })
    expect(await haven(['replay', fileOf(name)])).toMatchObject({ code: 0, stderr: '' })
  })
})
