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
