import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/** The parts of `npm run mutate` that need neither Stryker nor a run of tests. */
const part = (name: string) => import(new URL(`../../../scripts/mutate/${name}.mjs`, import.meta.url).href)
const { draw, keyOf } = await part('sample')
const { Journal } = await part('journal')
const { survivor, table } = await part('report')
const { withSwitches } = await part('stryker')
const { groupsOf, sourcesOf } = await part('targets')

const root = fileURLToPath(new URL('../../..', import.meta.url))

interface Mutant {
  readonly key: string
}

const mutants = (count: number): Mutant[] => Array.from({ length: count }, (_, i) => ({ key: `a.ts:${i}` }))
const keys = (drawn: readonly Mutant[]): string[] => drawn.map(({ key }) => key)

describe('a sample', () => {
  test('is the same for the same seed, another for another, and in the order of the sources', () => {
    const all = mutants(500)
    const drawn = keys(draw(all, 40, '7'))
    expect(drawn).toHaveLength(40)
    expect(keys(draw(all, 40, '7'))).toEqual(drawn)
    expect(keys(draw(all, 40, '8'))).not.toEqual(drawn)
    expect(keys(all).filter((key) => drawn.includes(key))).toEqual(drawn)
  })

  test('grows: a larger one holds the smaller, and a mutant that is no more takes no other with it', () => {
    const all = mutants(500)
    const small = keys(draw(all, 40, '7'))
    const large = keys(draw(all, 90, '7'))
    expect(small.filter((key) => !large.includes(key))).toEqual([])
    const gone = all.filter(({ key }) => key !== small[0])
    const without = keys(draw(gone, 40, '7'))
    expect(small.slice(1).filter((key) => !without.includes(key))).toEqual([])
  })

  test('tells mutants of one place apart by their change', () => {
    const place = { file: 'a.ts', line: 1, column: 2, endLine: 1, endColumn: 9, kind: 'EqualityOperator' }
    expect(keyOf({ ...place, replacement: 'a < b' })).not.toBe(keyOf({ ...place, replacement: 'a >= b' }))
  })
})

describe('the journal', () => {
  const file = () => join(mkdtempSync(join(process.env.HAVEN_TEST_FOLDER ?? tmpdir(), 'mutate-')), 'journal.jsonl')
  const entry = (key: string, status: string) => ({ key, source: 's1', tests: 't1', status })

  test('goes on where a run was broken off, in the middle of a line too', () => {
    const path = file()
    const journal = new Journal(path)
    journal.add(entry('one', 'killed'))
    journal.add(entry('two', 'survived'))
    writeFileSync(path, readFileSync(path, 'utf8').slice(0, -9))
    const again = new Journal(path)
    expect(again.find('one', 's1', 't1')).toMatchObject({ status: 'killed' })
    expect(again.find('two', 's1', 't1')).toBeNull()
  })

  test.each([
    ['killed', true],
    ['timeout', true],
    ['survived', false],
    ['no coverage', false],
  ])('what is %s holds under other tests: %s; under another source nothing does', (status, holds) => {
    const journal = new Journal(file())
    journal.add(entry('one', status))
    expect(journal.find('one', 's1', 't1')).not.toBeNull()
    expect(journal.find('one', 's1', 't2') !== null).toBe(holds)
    expect(journal.find('one', 's2', 't1')).toBeNull()
  })
})

test('only the mutants that are drawn keep their switches', () => {
  const code = 'f(stryMutAct_9fa48("1") ? a : stryMutAct_9fa48("12") ? b : (stryCov_9fa48("1", "12"), c))'
  expect(withSwitches(code, [{ id: 12 }])).toContain('f(false ? a : stryMutAct_9fa48(12) ? b : (stryCov_9fa48(12), c))')
  expect(withSwitches(code, [{ id: 3 }])).toContain('f(false ? a : false ? b : (0, c))')
  const arrow = 'const f = stryMutAct_9fa48("5") ? () => undefined : (stryCov_9fa48("5"), x => x + 1);'
  expect(withSwitches(arrow, [{ id: 5 }])).toContain('const f = stryArrow_9fa48(5, x => x + 1);')
})

test('results are told by file, with those that nobody noticed by place and change', () => {
  const at = (file: string) => ({
    file,
    line: 3,
    column: 5,
    kind: 'EqualityOperator',
    original: 'a > b',
    replacement: 'a >= b',
  })
  const results = [
    { mutant: at('packages/x/src/a.ts'), status: 'killed' },
    { mutant: at('packages/x/src/a.ts'), status: 'survived' },
    { mutant: at('packages/x/src/b.ts'), status: 'timeout' },
    { mutant: at('packages/x/src/b.ts'), status: 'no coverage' },
  ]
  const rows = table(results).map((row: string[]) => row.map((cell) => cell.trim()))
  expect(rows).toEqual([
    ['file', 'killed', 'timeout', 'survived', 'no coverage', 'score'],
    ['x/src/a.ts', '1', '0', '1', '0', '50.0 %'],
    ['x/src/b.ts', '0', '1', '0', '1', '50.0 %'],
    ['all', '1', '1', '1', '1', '50.0 %'],
  ])
  expect(survivor(results[1])).toEqual([
    'packages/x/src/a.ts:3:5  survived, EqualityOperator',
    '  - a > b',
    '  + a >= b',
  ])
})

test('sources are found by file or folder and tried by the tests of their package', () => {
  const sources = sourcesOf(root, ['packages/odds/src/hurt.ts', 'packages/table/src/judge'], root)
  expect(sources).toContain('packages/odds/src/hurt.ts')
  expect(sources).toContain('packages/table/src/judge/judge.ts')
  const groups: { name: string; tests: string[] }[] = groupsOf(root, sources)
  expect(groups.map(({ name }) => name)).toEqual(['odds', 'table'])
  expect(groups[0]!.tests.every((file) => file.startsWith('packages/odds/test/'))).toBe(true)
  expect(groups[1]!.tests).toContain('packages/testkit/test/shells/votes.test.ts')
  expect(() => sourcesOf(root, ['packages/odds/src/nowhere.ts'], root)).toThrow(
    'there is no packages/odds/src/nowhere.ts',
  )
  expect(() => sourcesOf(root, ['README.md'], root)).toThrow('README.md is not in packages/*/src')
})
