export { type Puzzle, type PuzzleBook, puzzleIn, puzzleLine, readBook, seedOf } from './book.ts'
export { dayAt, indexOn, nightmareOn, startOf, streakOn } from './days.ts'
export { type Best, type Drill, drillIn, rightAnswers, type ShippedDrill, shipDrill } from './drill.ts'
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
export { QUIZ, type QuizConcept, type QuizQuestion, type QuizRank, rankFor, sceneAgain } from './questions.ts'
export { missedFirst, mixed, nextOf, type Practice, TOPICS, type Topic, topicOf } from './topics.ts'
