import type { Rules } from '@haven/engine'
import { type PuzzleBook, puzzleLine } from '@haven/table/puzzle'
import type { Find } from './game.ts'
import { inDays } from './select.ts'

/** Finds as they are shipped, in the order of their days. */
export const bookOf = (rules: Rules, mark: string, finds: readonly Find[]): PuzzleBook => ({
  haven: 1,
  rules: rules.version,
  mark,
  puzzles: inDays(finds, mark).map((find) => puzzleLine(find.game, find)),
})

/** As the formatter would have it: a line for each. */
export const bookText = (book: PuzzleBook): string => `${JSON.stringify(book, null, 2)}\n`
