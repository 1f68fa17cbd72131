export { type Puzzle, type PuzzleBook, puzzleIn, puzzleLine, readBook, seedOf } from './book.ts'
export { dayAt, indexOn, nightmareOn, startOf, streakOn } from './days.ts'
export {
  AS_GOOD,
  bestChance,
  bestOf,
  MOST_STARS,
  type OpenPuzzle,
  openPuzzle,
  type PuzzleScore,
  pointsLost,
  scorePuzzle,
  starsFor,
} from './puzzle.ts'
