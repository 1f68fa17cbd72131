import { readdirSync, readFileSync } from 'node:fs'
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

  test.each(['record', 'record-online'])('%s is verified and told', async (name) => {
    expect(await haven(['verify', fileOf(name)])).toMatchObject({ code: 0, stderr: '' })
    expect(await haven(['replay', fileOf(name)])).toMatchObject({ code: 0, stderr: '' })
  })
})
