import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { haven, jsonLines, root, spawnHaven, tempFolder } from './haven.ts'

const examples = readdirSync(join(root, 'examples')).filter((name) => name.endsWith('.json'))

const SCENARIO = {
  haven: 1,
  position: {
    haven: 1,
    setup: {
      sin: 'pride',
      acolytes: 'nuns',
      map: 'havens-last-stand-a',
      heroPlayers: 1,
      heroes: ['rose', 'leah', 'rocco'],
    },
    round: 1,
    monsters: [{ kind: 'acolyte', space: 's0,2' }],
    sins: { hand: [], reactions: 0 },
    current: { phase: 'hero-turn', hero: 'rose' },
  },
  seed: 'run',
  answers: [{ seat: 'hero1', kind: 'hero-turn', choose: { do: 'move', to: 's0,1' } }],
}

function fileOf(scenario: unknown): string {
  const file = join(tempFolder(), 'scenario.json')
  writeFileSync(file, typeof scenario === 'string' ? scenario : JSON.stringify(scenario))
  return file
}

const change = (answers: readonly object[]): string => fileOf({ ...SCENARIO, answers })

describe('haven run', () => {
  test('there are examples', () => expect(examples.length).toBeGreaterThan(0))

  test.each(examples)('examples/%s as JSON: events, then the end', async (name) => {
    const { code, stdout, stderr } = await haven(['run', join('examples', name), '--json'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const lines = jsonLines(stdout)
    const end = lines.pop()
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line.event).toEqual(expect.any(String))
    expect(Object.keys(end ?? {}).sort()).toEqual(['outcome', 'position', 'prompts'])
  })

  test.each(examples)('examples/%s in words', async (name) => {
    const { code, stdout, stderr } = await haven(['run', join('examples', name), '--board'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^- .+/m)
    expect(stdout).toMatch(/^ *[A-Z]1 [─≈]/m)
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100)
  })

  test('the end is where the scenario stopped: a position that goes on, the question, no outcome', async () => {
    const { stdout } = await haven(['run', fileOf(SCENARIO), '--json'])
    const end = jsonLines(stdout).at(-1) as { position: object; prompts: { kind: string; options: object[] }[] }
    // MOVE-5: leaving the Acolyte costs a wound, and its place is asked.
    expect(end).toMatchObject({ position: null, outcome: null, prompts: [{ seat: 'hero1', kind: 'wound-slot' }] })
    expect(end.prompts[0]?.options).toHaveLength(7)
    const wound = { seat: 'hero1', kind: 'wound-slot', choose: { slot: 1 } }
    const after = await haven(['run', change([...SCENARIO.answers, wound]), '--json'])
    const last = jsonLines(after.stdout).at(-1) as { position: object }
    const goesOn = fileOf({ haven: 1, position: last.position, seed: 'other', answers: [] })
    expect((await haven(['run', goesOn, '--json'])).code).toBe(0)
  })

  test('a wrong answer: exit code 2 and the rule that forbids it', async () => {
    const far = { seat: 'hero1', kind: 'hero-turn', choose: { do: 'move', to: 's3,0' } }
    const { code, stdout } = await spawnHaven(['run', change([far]), '--json'])
    expect(code).toBe(2)
    const { error } = jsonLines(stdout).at(-1) as { error: Record<string, string> }
    expect(Object.keys(error).sort()).toEqual(['code', 'message', 'rule'])
    expect(error).toMatchObject({ code: 'not-adjacent', rule: 'MOVE-1' })
    expect(error.message).toContain('answers[0]')
    const inWords = await haven(['run', change([far])])
    expect(inWords.code).toBe(2)
    expect(inWords.stderr).toMatch(/^haven: .*answers\[0\].*\n$/)
  })

  test.each([
    ['not JSON', '{ "haven": 1,', 'not-json'],
    ['another version', { ...SCENARIO, haven: 2 }, 'foreign-version'],
    ['no seed', { ...SCENARIO, seed: undefined }, 'missing-field'],
    ['an unknown field', { ...SCENARIO, dise: {} }, 'unknown-field'],
    ['an unknown seat', { ...SCENARIO, answers: [{ seat: 'hero9', kind: 'hero-turn', choose: {} }] }, 'unknown-id'],
    [
      'the wrong question',
      { ...SCENARIO, answers: [{ seat: 'sins', kind: 'reaction', choose: {} }] },
      'wrong-question',
    ],
    [
      'too little said',
      { ...SCENARIO, answers: [{ seat: 'hero1', kind: 'hero-turn', choose: {} }] },
      'several-options-fit',
    ],
  ])('%s: exit code 2, code %#', async (_, scenario, wanted) => {
    const { code, stdout } = await haven(['run', fileOf(scenario), '--json'])
    expect(code).toBe(2)
    expect(jsonLines(stdout).at(-1)).toMatchObject({ error: { code: wanted } })
  })

  test('a missing file is told as JSON too', async () => {
    const { code, stdout } = await haven(['run', 'nowhere.json', '--json'])
    expect(code).toBe(2)
    expect(jsonLines(stdout)).toMatchObject([{ error: { code: 'unreadable' } }])
  })
})
