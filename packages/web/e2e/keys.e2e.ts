import { writeSave } from '@haven/table'
import { expect, test } from '@playwright/test'
import { played } from './bot-games.ts'
import { playByKeys } from './keys-alone.ts'
import { put } from './player.ts'
import { hearFrames } from './presser.ts'
import { isSample } from './sample.ts'

/** Without a pointer, and without the list of all answers. A whole game so is one of the long tests. */

const TURNS = isSample ? 1 : 3

test('a turn by keys alone, with the list shut', async ({ page }) => {
  await page.addInitScript(hearFrames)
  await put(page, writeSave(played('keys alone', 2)), 'the heroes')
  expect(await playByKeys(page, 'keys alone', TURNS)).toBeGreaterThan(TURNS)
})
