import { fetchTerminal } from '@haven/text/terminal'
import { expect, test } from 'vitest'
import { haven } from './haven.ts'

test.each([
  ['en', 'quit'],
  ['de', 'verlassen'],
  ['fr', 'quitter'],
  ['ru', 'выход'],
  ['ru', 'quit'],
] as const)('a nightmare is left in %s by "%s"', async (language, word) => {
  const { code, stdout, stderr } = await haven(['nightmare', '--day', '1', '--lang', language], { input: ['x', word] })
  const { nightmare } = await fetchTerminal(language)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout.trimEnd().endsWith(nightmare.left)).toBe(true)
  // What was meant for an answer and is none was told so before.
  const [asked = ''] = nightmare.answer(99).split('99')
  expect(stdout.split(asked)).toHaveLength(2)
})
