import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EngineError } from '@haven/engine'
import { describe, expect, test, vi } from 'vitest'
import { ownShelf } from '../src/load-box.ts'
import { haven, THREE, tempFolder } from './haven.ts'

/** The rules break after this many decisions. */
async function breakRules(after: number, error: Error): Promise<void> {
  const { newest: rules } = (await ownShelf()).versions
  const decide = rules.decide.bind(rules)
  let left = after
  vi.spyOn(rules, 'decide').mockImplementation((...args) => {
    if (left-- === 0) throw error
    return decide(...args)
  })
}

interface Report {
  readonly error: { readonly message: string }
  readonly state: { readonly round?: number }
  readonly game: { readonly seed: string; readonly answers: object[] }
}

function reportOf(data: string): Report {
  const folder = join(data, 'haven', 'reports')
  const [file] = readdirSync(folder)
  return JSON.parse(readFileSync(join(folder, file as string), 'utf8')) as Report
}

describe('an internal error', () => {
  test.each([
    ['of the engine', new EngineError('runaway: heroTurn.3', { broken: true }), { broken: true }],
    ['of any other kind', new TypeError('undefined is not a hero'), { round: 1 }],
  ])('%s while playing is loud, keeps state and save, and exits with 70', async (_, error, state) => {
    const data = tempFolder()
    await breakRules(3, error)
    const { code, stderr } = await haven(['play', '--seed', 'crash', '--bot', 'random', ...THREE], {
      data,
      input: ['1', '1', '1', '1'],
    })
    expect(code).toBe(70)
    expect(stderr).toContain(`INTERNAL ERROR, this is a bug in haven and no fault of yours: ${error.message}`)
    const report = reportOf(data)
    expect(stderr).toContain('reports')
    expect(report.error.message).toBe(error.message)
    expect(report.state).toMatchObject(state)
    expect(report.game).toMatchObject({ seed: 'crash', save: true })
    expect(report.game.answers).toHaveLength(3)
  })

  test('in a scenario, too', async () => {
    const data = tempFolder()
    await breakRules(0, new EngineError('no question', null))
    const { code } = await haven(['run', 'examples/ex-1.json', '--json'], { data })
    expect(code).toBe(70)
    expect(reportOf(data).game.answers.length).toBeGreaterThan(0)
  })
})
