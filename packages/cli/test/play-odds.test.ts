import { expect, test } from 'vitest'
import { haven, THREE } from './haven.ts'

/** Leah walks through the Old Cathedral to the Acolyte in B2. */
test('odds stand beside what is rolled for, and nowhere else', async () => {
  const { stdout } = await haven(['play', '--seed', 'abc', ...THREE, '--as', 'both'], {
    input: ['fire@s3,0', 'leah', 'none', 'move old cathedral', 'move:s1,1', 'slot-1', 'slot-6', 'quit'],
  })
  const lines = stdout.replaceAll(/\n {5,}/g, ' ').split('\n')
  const line = (words: RegExp): string => lines.find((each) => words.test(each)) ?? ''
  expect(line(/Move to Old Cathedral/)).toMatch(/ - about 0\.\d corruption$/)
  expect(line(/Move to B3/)).not.toContain('about')
  expect(line(/Cleanse this space/)).toMatch(/ - about \d\.\d of \d tokens?$/)
  expect(line(/Fight the monsters here/)).toMatch(
    / - about [\d.]+ kills?, [\d.]+ wounds?, [\d.]+ corruption, (\d+|under 1) % to fall( \(\d+ % if a Sin card is played\))?$/,
  )
  expect(line(/End the turn/)).not.toContain('about')
})
