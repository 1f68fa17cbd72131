import type { GameProblem, GameResult } from './game.ts'

/** What many games come to. Nothing here depends on the clock or on who played which game. */

export interface Spread {
  readonly mean: number
  /** Standard deviation. */
  readonly spread: number
  readonly least: number
  readonly most: number
}

export const LONG_GAME = 25

export interface Line {
  readonly games: number
  readonly heroes: number
  readonly sins: number
  readonly rounds: Spread
  readonly decisions: Spread
}

export interface Problem {
  readonly game: number
  readonly message: string
  readonly report: string
}

export interface Tally {
  readonly all: Line
  /** By map and number of Hero players: `havens-last-stand-a 3`. */
  readonly lines: Readonly<Record<string, Line>>
  readonly deadEnds: readonly Problem[]
  readonly unfinished: readonly Problem[]
  readonly errors: readonly Problem[]
  /** Games of more than LONG_GAME rounds: bots that got stuck. */
  readonly long: readonly { readonly game: number; readonly rounds: number }[]
  /** How often each thing happened, and in how many games. */
  readonly reached: Readonly<Record<string, { readonly times: number; readonly games: number }>>
}

class Group {
  games = 0
  heroes = 0
  sins = 0
  readonly rounds: number[] = []
  readonly decisions: number[] = []

  add({ outcome, rounds, decisions }: GameResult): void {
    this.games++
    if (!outcome) return
    this[outcome.winner]++
    this.rounds.push(rounds)
    this.decisions.push(decisions)
  }

  line(): Line {
    const { games, heroes, sins } = this
    return { games, heroes, sins, rounds: spreadOf(this.rounds), decisions: spreadOf(this.decisions) }
  }
}

export function spreadOf(numbers: readonly number[]): Spread {
  if (numbers.length === 0) return { mean: 0, spread: 0, least: 0, most: 0 }
  const mean = numbers.reduce((sum, n) => sum + n, 0) / numbers.length
  const variance = numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0) / numbers.length
  return {
    mean: round(mean),
    spread: round(Math.sqrt(variance)),
    least: Math.min(...numbers),
    most: Math.max(...numbers),
  }
}

const round = (n: number): number => Math.round(n * 100) / 100

export class Tallying {
  readonly #all = new Group()
  readonly #groups = new Map<string, Group>()
  readonly #reached = new Map<string, { times: number; games: number }>()
  readonly #problems: Record<GameProblem['kind'], Problem[]> = { error: [], 'dead-end': [], unfinished: [] }
  readonly #long: { game: number; rounds: number }[] = []
  decisions = 0

  /** `report` is where the report of a problem was kept. */
  add(result: GameResult, report: string): void {
    const key = `${result.map} ${result.heroPlayers}`
    const group = this.#groups.get(key) ?? new Group()
    this.#groups.set(key, group)
    group.add(result)
    this.#all.add(result)
    this.decisions += result.decisions
    for (const [thing, times] of Object.entries(result.reached)) {
      const so = this.#reached.get(thing) ?? { times: 0, games: 0 }
      this.#reached.set(thing, { times: so.times + times, games: so.games + 1 })
    }
    const { problem, index, rounds } = result
    if (rounds > LONG_GAME) this.#long.push({ game: index, rounds })
    if (!problem) return
    this.#problems[problem.kind].push({ game: index, message: problem.message, report })
  }

  result(): Tally {
    const byName = <T>(map: ReadonlyMap<string, T>): [string, T][] => [...map].sort(([a], [b]) => (a < b ? -1 : 1))
    return {
      all: this.#all.line(),
      lines: Object.fromEntries(byName(this.#groups).map(([key, group]) => [key, group.line()])),
      deadEnds: this.#problems['dead-end'],
      unfinished: this.#problems.unfinished,
      errors: this.#problems.error,
      long: this.#long,
      reached: Object.fromEntries(byName(this.#reached)),
    }
  }
}
