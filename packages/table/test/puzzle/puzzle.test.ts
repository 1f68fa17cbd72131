import { describe, expect, it } from 'vitest'
import {
  bestOf,
  dayAt,
  indexOn,
  type Puzzle,
  puzzleIn,
  puzzleLine,
  readBook,
  scorePuzzle,
  startOf,
  streakOn,
} from '../../src/puzzle/index.ts'

const puzzle: Puzzle = {
  setup: { edition: 'final', map: 'lights-out-b', sin: 'sloth', acolytes: 'nuns', heroPlayers: 2 },
  seed: 'mark/17',
  answers: [0, 61, 62, 130, 5],
  chances: [40, 62, 61, 100 - 50],
  reasons: ['mission', 'wounds'],
}

describe('a book of puzzles', () => {
  it('gives back what was written, however many options a question had', () => {
    const book = readBook({ haven: 1, rules: 'v', mark: 'mark', puzzles: [puzzleLine(17, puzzle)] })
    expect(puzzleIn(book, 0)).toEqual(puzzle)
    const plain = { ...puzzle, reasons: [] }
    expect(puzzleIn({ ...book, puzzles: [puzzleLine(17, plain)] }, 0)).toEqual(plain)
  })

  it('refuses lines that are torn or strange', () => {
    const line = puzzleLine(17, puzzle)
    const book = { haven: 1, rules: 'v', mark: 'mark', puzzles: [line.replace(' sloth', ''), line.replace('0Z', '0!')] }
    expect(() => puzzleIn(book, 0)).toThrow()
    expect(() => puzzleIn(book, 1)).toThrow()
    expect(() => puzzleIn(book, 2)).toThrow()
    expect(() => readBook({ haven: 1, rules: 'v', mark: 'm', puzzles: [1] })).toThrow()
  })
})

describe('the score', () => {
  it('is the chance lost; what is as good as the best loses nothing', () => {
    expect(bestOf(puzzle)).toEqual([1, 2])
    expect([0, 1, 2, 3].map((option) => scorePuzzle(puzzle, option))).toEqual([
      { option: 0, lost: 22, stars: 1, isBest: false },
      { option: 1, lost: 0, stars: 3, isBest: true },
      { option: 2, lost: 0, stars: 3, isBest: true },
      { option: 3, lost: 12, stars: 2, isBest: false },
    ])
    expect(() => scorePuzzle(puzzle, 4)).toThrow(RangeError)
  })
})

describe('days', () => {
  const at = (text: string): number => dayAt(new Date(text).getTime())

  it('begin at midnight by UTC, wherever one is', () => {
    expect(at('2026-11-18T00:00:00Z')).toBe(1)
    expect(at('2026-11-18T23:59:59.999Z')).toBe(1)
    // The same moment in Auckland and in Honolulu, where calendars tell different days.
    expect(at('2026-11-19T12:30:00+13:00')).toBe(1)
    expect(at('2026-11-18T13:30:00-10:00')).toBe(1)
    expect(at('2026-11-18T14:30:00-10:00')).toBe(2)
    expect(startOf(2)).toBe(Date.UTC(2026, 10, 19))
  })

  it('go round after the last, and a clock before the first day has one too', () => {
    expect(indexOn(1, 365)).toBe(0)
    expect(indexOn(365, 365)).toBe(364)
    expect(indexOn(366, 365)).toBe(0)
    expect(indexOn(0, 365)).toBe(364)
    expect(indexOn(-364, 365)).toBe(0)
  })
})

describe('a streak', () => {
  it('counts days in a row, today or not yet', () => {
    expect(streakOn(10, [])).toBe(0)
    expect(streakOn(10, [10])).toBe(1)
    expect(streakOn(10, [8, 9])).toBe(2)
    expect(streakOn(10, [8, 9, 10, 10])).toBe(3)
  })

  it('forgives one day left out, and not two', () => {
    expect(streakOn(10, [7, 8, 10])).toBe(3)
    expect(streakOn(10, [6, 8, 10])).toBe(3)
    expect(streakOn(10, [6, 7, 10])).toBe(1)
    expect(streakOn(10, [7, 8])).toBe(2)
    expect(streakOn(10, [6, 7])).toBe(0)
  })

  it('knows nothing of days to come', () => {
    expect(streakOn(10, [9, 10, 11, 12])).toBe(2)
  })
})
