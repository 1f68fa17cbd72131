import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { nightmares } from '@haven/content/nightmares'
import { bestOf, dayAt, nightmareOn, openPuzzle, puzzleIn, readBook } from '@haven/table/puzzle'
import { afterAll, describe, expect, it } from 'vitest'
import { coreRules } from '../src/boxes/box.ts'
import { dig } from '../src/nightmare/dig.ts'
import { minePlan } from '../src/nightmare/mark.ts'
import { inDays, select } from '../src/nightmare/select.ts'
import { bookOf, bookText } from '../src/nightmare/write-book.ts'

const rules = coreRules()
const book = readBook(nightmares)
const puzzles = book.puzzles.map((_, i) => puzzleIn(book, i))

describe('the nightmares that are shipped', () => {
  it('were made under the rules of today', () => {
    expect(book.rules).toBe(rules.version)
  })

  it('all open at a question that has an option for every chance', () => {
    const asked = puzzles.map((puzzle) => {
      const { options, view, prompt } = openPuzzle(rules, puzzle)
      expect(options.length).toBe(puzzle.chances.length)
      expect(view.prompts.map(({ id }) => id)).toContain(prompt.id)
      const best = bestOf(puzzle)
      expect(best.length).toBeGreaterThan(0)
      expect(best.length).toBeLessThan(options.length)
      expect(puzzle.reasons.length).toBeLessThanOrEqual(2)
      return `${JSON.stringify(puzzle.setup)} ${puzzle.seed} ${puzzle.answers.length}`
    })
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('have a best answer that is clearly better than all others', () => {
    for (const puzzle of puzzles) {
      const top = Math.max(...puzzle.chances)
      const best = bestOf(puzzle)
      const others = puzzle.chances.filter((_, i) => !best.includes(i))
      expect(top - Math.max(...others)).toBeGreaterThanOrEqual(5)
    }
  })

  it('are not solved by the first option, and are small', () => {
    const first = puzzles.filter((puzzle) => bestOf(puzzle).includes(0)).length
    expect(first / puzzles.length).toBeLessThanOrEqual(0.4)
    const file = new URL('../../content/src/nightmares/nightmares.json', import.meta.url)
    expect(gzipSync(readFileSync(file), { level: 9 }).length).toBeLessThanOrEqual(60_000)
  })

  it('are the same one for everybody at the same moment', () => {
    const here = nightmareOn(book, dayAt(Date.parse('2027-01-01T00:30:00+02:00')))
    const there = nightmareOn(book, dayAt(Date.parse('2026-12-31T14:30:00-08:00')))
    expect(here).toEqual(there)
  })
})

describe('mining', () => {
  const folder = mkdtempSync(join(tmpdir(), 'haven-nightmares-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('finds a nightmare that opens, and goes on from its journal', { timeout: 120_000 }, async () => {
    const plan = minePlan(rules, 'f', 1_000)
    const how = { plan, count: 1, jobs: 1, journal: join(folder, 'journal.jsonl') }
    let works = 0
    const finds = await dig(rules, { ...how, onProgress: () => works++ })
    expect(works).toBeGreaterThan(1)
    const made = bookOf(rules, plan.mark, finds)
    const again = readBook(JSON.parse(bookText(made)))
    const puzzle = puzzleIn(again, 0)
    expect(openPuzzle(rules, puzzle).options.length).toBe(puzzle.chances.length)
    expect(bestOf(puzzle)).toEqual(finds[0]?.best)
    works = 0
    expect(await dig(rules, { ...how, onProgress: () => works++ })).toEqual(finds)
    expect(works).toBe(0)
  })

  it('chooses no two alike, and few whose first option is the best', () => {
    const find = (game: number, best: number) => ({
      game,
      setup: { heroPlayers: 1, map: `${['a', 'b', 'c', 'd', 'e', 'f', 'g'][game % 7]}-a` },
      answers: [game],
      seat: game % 3 === 0 ? ('sins' as const) : ('hero1' as const),
      kind: (['kill', 'reaction', 'hero-turn'] as const)[game % 3] ?? 'kill',
      who: `hero ${game % 5}`,
      deeds: `${best} ${game % 50}`,
      chances: [50, 40],
      best: [best],
      gap: 0.1,
      atLeast: 0.1,
      reasons: [],
    })
    const finds = Array.from({ length: 200 }, (_, game) => find(game, game % 4 === 0 ? 1 : 0))
    const chosen = select([...finds, ...finds], 40)
    expect(chosen.length).toBeLessThanOrEqual(40)
    expect(new Set(chosen).size).toBe(chosen.length)
    expect(chosen.filter(({ best }) => best[0] === 0).length).toBeLessThanOrEqual(16)
    const days = inDays(chosen, 'seed')
    expect(new Set(days)).toEqual(new Set(chosen))
    expect(inDays(chosen, 'seed')).toEqual(days)
  })
})
