import { expect, test } from 'vitest'
import { haven, THREE } from './haven.ts'

/** Leah walks through the Old Cathedral to the Acolyte in B2. */
test('odds stand beside what is rolled for, and nowhere else', async () => {
  const { stdout } = await haven(['play', '--seed', 'abc', ...THREE, '--as', 'both'], {
    input: ['fire@s3,0', 'leah', 'none', 'move old cathedral', 'move:s1,1', 'slot-1', 'slot-6', 'quit'],
  })
  const lines = stdout.replaceAll(/\n {5,}/g, ' ').split('\n')
  const line = (words: RegExp): string => lines.find((each) => words.test(each)) ?? ''
  expect(line(/Move to Old Cathedral/)).toMatch(/ - 20.% corruption$/)
  expect(line(/Move to B3/)).not.toContain('%')
  expect(line(/Cleanse this space/)).toMatch(/ - \d+.% removes (it|at least one)$/)
  expect(line(/Fight the monsters here/)).toMatch(/ - \d+.% kills it, dies (\d+ to )?\d+.%(, with 1 more corruption)?$/)
  expect(line(/End the turn/)).not.toContain('%')
})
