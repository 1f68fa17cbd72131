import type { SetupWishes } from '@haven/engine'
import { asList, asText, checkFormat, fault, onlyFields } from '@haven/engine/files'

/** A question of a game that was played so far, and what each answer to it is worth. */
export interface Puzzle {
  readonly setup: SetupWishes
  readonly seed: string
  /** What led there: which of its options each question was answered with. */
  readonly answers: readonly number[]
  /** What the asked side wins in, of a hundred games, after each option. */
  readonly chances: readonly number[]
  /** Keys of what speaks for the best answers, the weightiest first. */
  readonly reasons: readonly string[]
}

/** All nightmares, as they are shipped: those of one miner under one version of the rules. */
export interface PuzzleBook {
  readonly haven: number
  /** The version of the rules that they are played by. */
  readonly rules: string
  /** Of these rules and the miner's seed: seeds of games begin with it, so another mark is other games. */
  readonly mark: string
  /** One line each: where it is played, the number of its game, its answers, chances and reasons. */
  readonly puzzles: readonly string[]
}

// ----------------------------------------------------------------------------------------------------- one line

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** What comes after it is so many more. */
const MORE = '~'

const digitsOf = (number: number): string =>
  MORE.repeat(Math.floor(number / DIGITS.length)) + DIGITS[number % DIGITS.length]

function numbersIn(text: string): number[] {
  const found: number[] = []
  let base = 0
  for (const each of text) {
    if (each === MORE) base += DIGITS.length
    else {
      const digit = DIGITS.indexOf(each)
      if (digit < 0) fault('wrong-type', 'puzzles', { wanted: 'number' })
      found.push(base + digit)
      base = 0
    }
  }
  return found
}

/** Fields of the line, in their order; the last may be empty. */
const FIELDS = 8

/** A puzzle of game `game` of a book, in one line. */
export function puzzleLine(game: number, { setup, answers, chances, reasons }: Omit<Puzzle, 'seed'>): string {
  const { map, sin, acolytes, heroPlayers } = setup
  return [
    map,
    sin,
    acolytes,
    heroPlayers,
    game,
    answers.map(digitsOf).join(''),
    chances.map(digitsOf).join(''),
    reasons.join(','),
  ].join(' ')
}

export const seedOf = (mark: string, game: number): string => `${mark}/${game}`

/** Read when its day comes: a book need not be read as a whole. */
export function puzzleIn({ mark, puzzles }: PuzzleBook, index: number): Puzzle {
  const fields = asText(puzzles[index], `puzzles[${index}]`).split(' ')
  if (fields.length !== FIELDS) fault('wrong-type', `puzzles[${index}]`, { wanted: 'text' })
  const [map, sin, acolytes, players, game, answers, chances, reasons] = fields as [
    ...[string, string, string, string, string, string, string, string],
  ]
  return {
    setup: { edition: 'final', map, sin, acolytes, heroPlayers: Number(players) },
    seed: seedOf(mark, Number(game)),
    answers: numbersIn(answers),
    chances: numbersIn(chances),
    reasons: reasons === '' ? [] : reasons.split(','),
  }
}

export function readBook(value: unknown): PuzzleBook {
  const file = checkFormat(value)
  onlyFields(file, '', ['haven', 'rules', 'mark', 'puzzles'])
  return {
    haven: 1,
    rules: asText(file.rules, 'rules'),
    mark: asText(file.mark, 'mark'),
    puzzles: asList(file.puzzles, 'puzzles').map((each, i) => asText(each, `puzzles[${i}]`)),
  }
}
