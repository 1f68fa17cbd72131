import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMetrics } from '../src/web/metrics.ts'

test('what is done quietly is not counted, and numbers stand still for a minute', async () => {
  let now = 120_000
  const gauges = { tables: () => 1, sockets: () => 2, botQuestions: () => 13 }
  const metrics = createMetrics(gauges, () => now)
  const { registry } = metrics
  const first = await registry.metrics()
  expect(first).toContain('haven_command_seconds_count 0')
  // One table alone keeps nobody waiting who could be counted.
  expect(first).toContain('haven_bot_questions 10')
  for (const outcome of ['done', 'done-quietly', 'refused', 'unknown'] as const) metrics.count(outcome, 0.01)
  now += 59_999
  expect(await registry.metrics()).toBe(first)
  now++
  expect(await registry.metrics()).toContain('haven_command_seconds_count 1')
})

test('of what is stored together only so much is counted that no table can be known by it', async () => {
  let now = 0
  const house = { ownTables: () => 1, passedOn: () => 0, nodes: () => 2 }
  const metrics = createMetrics({ tables: () => 1, sockets: () => 1, botQuestions: () => 0, house }, () => now)
  const first = await metrics.registry.metrics()
  expect(first).toContain('haven_batch_tables_count 0')
  for (const tables of [1, 2, 9, 10, 40]) metrics.stored(tables)
  now += 60_000
  expect(await metrics.registry.metrics()).toContain('haven_batch_tables_count 2')
})

test('rules and board for whoever watches ask for figures that there are', async () => {
  const house = { ownTables: () => 1, passedOn: () => 1, nodes: () => 2 }
  const gauges = { tables: () => 1, sockets: () => 2, botQuestions: () => 0, house }
  const text = await createMetrics(gauges).registry.metrics()
  const known = new Set(Array.from(text.matchAll(/^# TYPE (\w+)/gm), ([, name]) => name))
  const asked = ['alerts.yml', 'grafana.json'].flatMap((file) => {
    const of = readFileSync(new URL(`../../../docs/monitoring/${file}`, import.meta.url), 'utf8')
    return Array.from(of.matchAll(/\b(?:haven|process|nodejs)_\w+/g), ([name]) =>
      name.replace(/_(?:bucket|sum|count)$/, ''),
    )
  })
  expect(asked.length).toBeGreaterThan(15)
  expect(asked.filter((name) => !known.has(name))).toEqual([])
})
