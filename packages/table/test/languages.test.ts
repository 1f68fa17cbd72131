import { readSettings } from '@haven/table'
import { expect, test } from 'vitest'
import { listedAs, newTable } from '../src/judge/index.ts'
import { rules } from './helpers.ts'
import { BEGAN, settings } from './judge-table.ts'

test('the list says what the host reads, and nothing else of a table has a language', () => {
  const told = (language?: string) => {
    const given = language === undefined ? settings() : settings({ language })
    const table = newTable(rules, 'table', 'Anna', 'hash', readSettings(JSON.parse(JSON.stringify(given))), BEGAN)
    const { settings: kept, ...rest } = table
    return { listed: listedAs(table), kept, rest: JSON.stringify(rest) }
  }
  expect(told('de').listed).toMatchObject({ host: 'Anna', language: 'de' })
  expect(told().listed).not.toHaveProperty('language')
  expect(told('de').rest).toBe(told('ru').rest)
  expect(told('de').rest).toBe(told().rest)
  expect(() => told('<b>')).toThrow()
})
