import { expect, test } from 'vitest'
import { BEAT, LEASE, type NodeRow, Roll } from '../src/nodes/roll.ts'

/** A database with a clock of its own, and a node that looks into it. */
class World {
  now = 5_000
  readonly roll = new Roll()
  readonly rows = new Map<string, { address: string; at: number }>()

  beat(id: string): void {
    this.rows.set(id, { address: `${id}:1`, at: this.now })
  }

  look(): readonly string[] {
    // The node's own clock is a year ahead.
    this.roll.hear(
      [...this.rows].map(([id, { address, at }]): NodeRow => ({ id, address, at, age: this.now - at })),
      this.now + 31_536_000_000,
    )
    return [...this.roll.living.keys()]
  }
}

test('whoever beats lives; whoever does not is gone after its lease', () => {
  const world = new World()
  world.beat('one')
  world.beat('two')
  expect(world.look()).toEqual(['one', 'two'])
  const until = world.now + LEASE
  for (world.now += BEAT; world.now <= until; world.now += BEAT) {
    world.beat('two')
    expect(world.look()).toEqual(['one', 'two'])
  }
  expect(world.look()).toEqual(['two'])
  // It was only slow.
  world.beat('one')
  expect(world.look()).toEqual(['one', 'two'])
  expect(world.roll.living.get('one')).toBe('one:1')
})

test('whoever has left is gone at once', () => {
  const world = new World()
  world.beat('one')
  world.look()
  world.rows.delete('one')
  expect(world.look()).toEqual([])
})

test('a row of long ago is no node', () => {
  const world = new World()
  world.beat('one')
  world.now += LEASE + 1
  expect(world.look()).toEqual([])
})

test('while the database is away nobody runs out', () => {
  const world = new World()
  world.beat('one')
  world.look()
  world.now += 600_000
  // We are the first to reach it again.
  expect(world.look()).toEqual(['one'])
  world.now += BEAT
  world.beat('one')
  expect(world.look()).toEqual(['one'])
})
