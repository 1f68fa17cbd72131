import type { PairResult } from './pair.ts'
import { type Interval, pairedDifference } from './stats.ts'

/** The same pairs, played by two builds of the same bots: what changed for the first bot. */

export interface ScoreChange extends Interval {
  /** Shares of the games, or of the pairs' points. */
  readonly first: number
  readonly second: number
  /** Second less first, pair by pair. */
  readonly difference: number
}

export interface MatchComparison {
  readonly pairs: number
  /** Pairs in which a game broke, in either build: they say nothing about strength. */
  readonly broken: number
  readonly heroes: ScoreChange
  readonly sins: ScoreChange
  readonly all: ScoreChange
  readonly games: {
    readonly played: number
    readonly otherWinner: number
    /** The winner is the same, the number of rounds is not. */
    readonly otherLength: number
  }
  /** Pairs in which the bots had another number of decisions: the finest trace that a journal keeps. */
  readonly otherDecisions: number
}

/** Both lists hold the same pairs in the same order. */
export function compareMatches(first: readonly PairResult[], second: readonly PairResult[]): MatchComparison {
  const both = first.map((one, i): Both => [one, second[i] as PairResult])
  const whole = both.filter((each) => each.every(({ winners }) => !winners.includes(null)))
  const games = whole.flatMap((each) => ([0, 1] as const).map((game) => each.map((one) => endOf(one, game))))
  const otherWinner = games.filter(([one, other]) => one?.winner !== other?.winner).length
  const otherEnd = games.filter(([one, other]) => one?.winner !== other?.winner || one?.rounds !== other?.rounds).length
  return {
    pairs: whole.length,
    broken: both.length - whole.length,
    heroes: changeOf(whole, asHeroes),
    sins: changeOf(whole, asSins),
    all: changeOf(whole, (result) => (asHeroes(result) + asSins(result)) / 2),
    games: { played: games.length, otherWinner, otherLength: otherEnd - otherWinner },
    otherDecisions: whole.filter(([one, other]) => decisionsOf(one) !== decisionsOf(other)).length,
  }
}

type Both = readonly [PairResult, PairResult]

// The first bot plays the heroes in the first game and the Sins in the second.
const asHeroes = ({ winners }: PairResult): number => (winners[0] === 'heroes' ? 1 : 0)
const asSins = ({ winners }: PairResult): number => (winners[1] === 'sins' ? 1 : 0)

const endOf = ({ winners, rounds }: PairResult, game: 0 | 1) => ({ winner: winners[game], rounds: rounds[game] })
const decisionsOf = ({ clocks }: PairResult): string => `${clocks.a.decisions.count} ${clocks.b.decisions.count}`

function changeOf(pairs: readonly Both[], points: (result: PairResult) => number): ScoreChange {
  const share = (of: 0 | 1): number =>
    pairs.length === 0 ? 0 : pairs.reduce((sum, both) => sum + points(both[of]), 0) / pairs.length
  const { mean, low, high } = pairedDifference(pairs.map(([one, other]) => points(other) - points(one)))
  return { first: share(0), second: share(1), difference: mean, low, high }
}
