import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownerOf } from '../src/nodes/rendezvous.ts'

const TABLES = Array.from({ length: 2_000 }, (_, n) => `table-${n}`)
const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 12 })

const ownersOf = (nodes: readonly string[]): Map<string, string> =>
  new Map(TABLES.map((table) => [table, ownerOf(table, nodes)]))

test('everybody finds the same owner, in whatever order nodes are named', () => {
  fc.assert(
    fc.property(names, fc.string(), (nodes, table) => {
      const owner = ownerOf(table, nodes)
      expect(nodes).toContain(owner)
      expect(ownerOf(table, nodes.toReversed())).toBe(owner)
    }),
  )
})

test('a node that comes takes tables to itself and moves no other; when it goes all is as it was', () => {
  fc.assert(
    fc.property(names, fc.string({ minLength: 21, maxLength: 25 }), (nodes, joins) => {
      const before = ownersOf(nodes)
      const after = ownersOf([...nodes, joins])
      for (const [table, owner] of after) if (owner !== joins) expect(owner).toBe(before.get(table))
    }),
    { numRuns: 30 },
  )
})

test('each of several nodes has nearly its share', () => {
  for (const count of [2, 3, 8, 20]) {
    const nodes = Array.from({ length: count }, (_, n) => `node ${n}`)
    const shares = new Map(nodes.map((node) => [node, 0]))
    for (const owner of ownersOf(nodes).values()) shares.set(owner, (shares.get(owner) ?? 0) + 1)
    const fair = TABLES.length / count
    for (const share of shares.values()) {
      expect(share).toBeGreaterThan(fair * 0.6)
      expect(share).toBeLessThan(fair * 1.4)
    }
  }
})

test('without nodes there is no owner', () => {
  expect(() => ownerOf('table', [])).toThrow('among nodes')
})
