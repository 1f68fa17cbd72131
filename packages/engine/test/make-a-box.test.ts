import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MOMENTS } from '../src/box.ts'
import { FACTS } from '../src/check-box/check-stories.ts'
import { WINDOWS } from '../src/contract.ts'
import { HOOKS } from '../src/hooks.ts'

/** docs/make-a-box.md names what a box can use: all of it, and nothing else. */

const page = readFileSync(new URL('../../../docs/make-a-box.md', import.meta.url), 'utf8')

const wordsIn = (text: string): string[] => Array.from(text.matchAll(/`([^`]+)`/g), ([, word]) => word as string)

/** The words in code from there to the end of the sentence or table. */
function named(from: string, to: RegExp): string[] {
  const rest = page.slice(page.indexOf(from) + from.length)
  return wordsIn(rest.slice(0, rest.search(to)))
}

test.each([
  ['hooks', named('| about | hooks |', /\n\n/), HOOKS],
  ['moments', named(' Moments: ', /\.\n/), MOMENTS],
  ['windows', named(' The windows: ', /\.\n/), WINDOWS],
  ['facts', named('What counts are *facts*: ', /;/), FACTS],
])('the %s are those of the engine', (_, said, known) => {
  expect(said.toSorted()).toEqual([...known].toSorted())
})
