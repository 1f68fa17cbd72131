import { expect, test } from 'vitest'
import { firstAlways, haven, spawnHaven } from '../test/haven.ts'
import { plainWords, tooWide } from '../test/plain-words.ts'

/** Whole games in a language that nobody speaks: no word of another one, nothing beyond the edge of the terminal. */

const seed = process.env.HAVEN_SEED ?? '0'
const GAMES = Array.from({ length: 12 }, (_, i) => i)

/** The answer changes from question to question, and is always among the first few. */
const answers = (game: number): string[] =>
  firstAlways().map((_, i) => String(1 + ((i * (game + 3)) % 7 === 0 ? i % 3 : 0)))

test.each(GAMES)('game %i against a bot', async (game) => {
  const edition = game % 3 === 0 ? 'preview' : 'final'
  const side = game % 2 === 0 ? 'heroes' : 'sins'
  const args = ['play', '--as', side, '--edition', edition, '--seed', `${seed}/${game}`, '--lang', 'pseudo']
  const { code, stdout, stderr } = await haven(args, { input: answers(game) })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain('[WIN-')
  expect(plainWords(stdout)).toEqual([])
  expect(tooWide(stdout, 100)).toEqual([])
})

test.each(GAMES.slice(0, 4))('game %i with both sides at one keyboard, in a pipe', async (game) => {
  const args = ['play', '--as', 'both', '--players', String(1 + game), '--seed', `${seed}/${game}`, '--lang', 'pseudo']
  const { code, stdout, stderr } = await spawnHaven(args, { input: answers(game) })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain('[WIN-')
  expect(plainWords(stdout)).toEqual([])
  expect(tooWide(stdout, 100)).toEqual([])
})
