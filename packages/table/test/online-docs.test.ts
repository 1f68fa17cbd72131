import { readFileSync } from 'node:fs'
import { SEAT_COMMANDS, TABLE_COMMANDS } from '@haven/table'
import { expect, test } from 'vitest'
import { ANSWERS_A_MOMENT } from '../src/judge/judge.ts'

/** docs/online.md names the commands as they are. */

const page = readFileSync(new URL('../../../docs/online.md', import.meta.url), 'utf8')

/** The words in code of the line that begins so, up to a word of it. */
function named(start: string, end = '\n'): string[] {
  const line = page.slice(page.indexOf(start))
  return Array.from(line.slice(0, line.indexOf(end)).matchAll(/`([^`]+)`/g), ([, word]) => word as string)
}

test('all commands', () => {
  expect(named('Commands of a seat: ').toSorted()).toEqual([...SEAT_COMMANDS, ...TABLE_COMMANDS].toSorted())
})

test('order 7: the commands that answer a moment', () => {
  expect(named('7. Commands that answer a moment', 'are refused').toSorted()).toEqual([...ANSWERS_A_MOMENT].toSorted())
})
