import { createHash } from 'node:crypto'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
// @ts-expect-error a script of Node, without types
import { CELL_HASH, CELL_START } from '../../bin/cell-start.mjs'
// @ts-expect-error a script of Node, without types
import { POLICY } from '../../bin/static.mjs'
import { cellScript } from '../../src/model/sealed/script.ts'

/** What our part is given, and what has run of theirs. */
function run(...scripts: readonly string[]): { ran: unknown[]; makes: readonly (() => unknown)[] } {
  const ran: unknown[] = []
  let makes: readonly (() => unknown)[] = []
  const context = createContext({ ran, havenCell: (given: typeof makes) => (makes = given), first: [] as unknown[] })
  let label = 0
  const text = cellScript('first.push(typeof Object, typeof fetch)', scripts, () => `x${label++}`)
  runInContext(text, context)
  return { ran: [...ran, ...(context.first as unknown[])], makes }
}

test('the script in the frame is the one that the policy allows, and no other', () => {
  expect(CELL_HASH).toBe(`sha256-${createHash('sha256').update(CELL_START).digest('base64')}`)
  expect(POLICY).toContain(`script-src 'self' '${CELL_HASH}'`)
  expect(POLICY.match(/data:|blob:|unsafe/g)).toEqual(['data:', 'blob:', 'data:'])
  expect(POLICY).toContain("worker-src 'self' data:;")
})

test('a script of a box runs when our part asks for it, and not before', () => {
  const { ran, makes } = run('(ran.push("a"), (kit) => 1)', '(kit) => 2 // the end')
  expect(ran).toEqual(['function', 'undefined'])
  expect(makes.map((make) => (make() as (kit: unknown) => unknown)(null))).toEqual([1, 2])
})

test.each([
  'x) } function Object() {} { (0',
  '0); } , ran.push("out"), () => { let x; l: { x = (0',
  '0);box_guessed:{}break box_guessed;(0',
  '0) ; break box_guessed } return 1 }, () => { ran.push("out"); box_guessed: { (0 /*',
  '(kit) => { /*',
  '(kit) => `',
  '0);}}]);ran.push("out");havenCell([()=>{let box;y:{box=(0',
  'await 1',
  'import("x"), yield 1',
])('no script closes the function that it stands in: %s', (script) => {
  // Of another realm: known by its name.
  expect(() => run(script)).toThrow(expect.objectContaining({ name: 'SyntaxError' }))
})

test('what a script declares is its own', () => {
  const { ran, makes } = run('(function () { var Object = 1; function fetch() {} ; return () => typeof Object })()')
  expect(ran).toEqual(['function', 'undefined'])
  expect((makes[0]!() as () => unknown)()).toBe('number')
  expect(() => run('(() => { hoisted = 1 })').makes[0]!()).not.toThrow()
  expect(() => (run('() => { hoisted = 1 }').makes[0]!() as () => unknown)()).toThrow('hoisted is not defined')
})
