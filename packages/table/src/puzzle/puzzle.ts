import { type Option, RuleError, type Rules, type State, type View } from '@haven/engine'
import { setupFromSeed } from '@haven/engine/files'
import type { PlayedAnswer } from '../play.ts'
import type { Puzzle } from './book.ts'

type Question = View['prompts'][number]

/** A puzzle on the table: the seat that is asked sees its view and its question, and nothing more. */
export interface OpenPuzzle {
  /** Not for the eyes of whoever answers. */
  readonly state: State
  readonly view: View
  readonly prompt: Question
  readonly options: readonly Option[]
  /** What led there, as records have it: with set-up and seed it is the game so far. */
  readonly answers: readonly PlayedAnswer[]
}

/** Plays the game up to the question. Throws a RuleError where these rules do not lead there. */
export function openPuzzle(rules: Rules, puzzle: Puzzle): OpenPuzzle {
  const { setup, seed, chances } = puzzle
  const state = rules.createGame(setupFromSeed(rules, setup, seed), seed)
  const answers: PlayedAnswer[] = []
  puzzle.answers.forEach((index, i) => {
    const [prompt] = rules.prompts(state)
    const option = prompt && rules.options(state, prompt)[index]
    if (!prompt || !option) throw new RuleError('unknown-option', 'file', { field: `answers[${i}]` })
    answers.push({ seat: prompt.seat, kind: prompt.kind, option: option.id })
    rules.advance(state, { prompt: prompt.id, seat: prompt.seat, option: option.id })
  })
  const [asked] = rules.prompts(state)
  const view = asked && rules.view(state, asked.seat)
  const prompt = view?.prompts.find(({ id }) => id === asked?.id)
  if (!view || !prompt || prompt.options.length !== chances.length) {
    throw new RuleError('unknown-option', 'file', { field: 'chances' })
  }
  return { state, view, prompt, options: prompt.options, answers }
}

// ----------------------------------------------------------------------------------------------------- how it went

/** Answers that lose no more than so many points are as good as the best. */
export const AS_GOOD = 2

export const bestChance = ({ chances }: Puzzle): number => Math.max(...chances)

/** Which options are the best ones. */
export const bestOf = (puzzle: Puzzle): readonly number[] =>
  puzzle.chances.flatMap((_, i) => (pointsLost(puzzle, i) === 0 ? [i] : []))

/** Points of a hundred that an answer loses against the best; what is as good as the best loses none. */
export function pointsLost(puzzle: Puzzle, option: number): number {
  const chance = puzzle.chances[option]
  if (chance === undefined) throw new RangeError(`the puzzle has no option ${option}`)
  const lost = bestChance(puzzle) - chance
  return lost <= AS_GOOD ? 0 : lost
}

export const MOST_STARS = 3
/** Points that cost a star each. */
const STAR_POINTS = [0, 12, 25] as const

export const starsFor = (lost: number): number => STAR_POINTS.filter((points) => lost <= points).length

export interface PuzzleScore {
  readonly option: number
  readonly lost: number
  readonly stars: number
  readonly isBest: boolean
}

export function scorePuzzle(puzzle: Puzzle, option: number): PuzzleScore {
  const lost = pointsLost(puzzle, option)
  return { option, lost, stars: starsFor(lost), isBest: lost === 0 }
}
