import type { Side } from '@haven/engine'
import type { ArenaProblem, Clock, Contender, PairResult } from './pair.ts'
import {
  eloOf,
  type Interval,
  type PairCounts,
  pairScore,
  type SprtBounds,
  type SprtState,
  sprt,
  wilson,
} from './stats.ts'
import { mergeTimes, noTimes, quantile, type Times } from './times.ts'

/** What the pairs of a match come to. Pairs are added in the order of their numbers, whoever played them. */

export interface SideWins extends Interval {
  readonly games: number
  readonly wins: number
  readonly share: number
}

export interface TimeSummary {
  readonly count: number
  readonly mean: number
  readonly p50: number
  readonly p99: number
  readonly max: number
}

export interface Speed {
  readonly perSecond: number
  readonly decision: TimeSummary
  readonly turn: TimeSummary
}

export interface MatchSummary {
  readonly pairs: number
  readonly games: number
  readonly wins: Readonly<Record<Contender, Readonly<Record<Side, SideWins>>>>
  /** Pairs in which A won 0, 1 and 2 games. */
  readonly counts: PairCounts
  readonly pairScore: Interval & { readonly score: number }
  /** Null stands for infinite: every game won, or every game lost. */
  readonly elo: { readonly difference: number | null; readonly low: number | null; readonly high: number | null }
  readonly sprt: SprtState | null
  readonly rounds: number
  readonly faults: Readonly<Record<ArenaProblem['kind'], number>>
  readonly problems: readonly (ArenaProblem & { readonly pair: number })[]
}

const MOST_PROBLEMS = 20

export class Match {
  readonly #bounds: SprtBounds | null
  readonly #counts: [number, number, number] = [0, 0, 0]
  readonly #wins = { a: { heroes: 0, sins: 0 }, b: { heroes: 0, sins: 0 } }
  readonly #problems: (ArenaProblem & { readonly pair: number })[] = []
  readonly #clocks: Record<Contender, Clock> = {
    a: { decisions: noTimes(), turns: noTimes() },
    b: { decisions: noTimes(), turns: noTimes() },
  }
  #played = 0
  #rounds = 0

  constructor(bounds: SprtBounds | null) {
    this.#bounds = bounds
  }

  get counts(): PairCounts {
    return this.#counts
  }

  /** Pairs added, broken ones too: the number of the next. */
  get played(): number {
    return this.#played
  }

  get decided(): boolean {
    return this.#bounds !== null && sprt(this.#counts, this.#bounds).decision !== null
  }

  add({ index, winners, rounds, problems, clocks }: PairResult): void {
    this.#played++
    for (const who of ['a', 'b'] as const) {
      mergeTimes(this.#clocks[who].decisions, clocks[who].decisions)
      mergeTimes(this.#clocks[who].turns, clocks[who].turns)
    }
    this.#problems.push(...problems.map((problem) => ({ ...problem, pair: index })))
    const [first, second] = winners
    // A pair with a broken game says nothing about strength; that it broke is told apart.
    if (first === null || second === null) return
    this.#counts[((first === 'heroes' ? 1 : 0) + (second === 'sins' ? 1 : 0)) as 0 | 1 | 2]++
    this.#wins[first === 'heroes' ? 'a' : 'b'][first]++
    this.#wins[second === 'heroes' ? 'b' : 'a'][second]++
    this.#rounds += rounds[0] + rounds[1]
  }

  summary(): MatchSummary {
    const pairs = this.#counts[0] + this.#counts[1] + this.#counts[2]
    const { score, low, high } = pairScore(this.#counts)
    const faults = { illegal: 0, exception: 0, stuck: 0 }
    for (const { kind } of this.#problems) faults[kind]++
    const side = (wins: number): SideWins => {
      const share = pairs === 0 ? 0 : wins / pairs
      return { games: pairs, wins, share, ...wilson(share, pairs) }
    }
    const sides = ({ heroes, sins }: Readonly<Record<Side, number>>) => ({ heroes: side(heroes), sins: side(sins) })
    return {
      pairs,
      games: 2 * pairs,
      wins: { a: sides(this.#wins.a), b: sides(this.#wins.b) },
      counts: [...this.#counts],
      pairScore: { score, low, high },
      elo: { difference: finite(eloOf(score)), low: finite(eloOf(low)), high: finite(eloOf(high)) },
      sprt: this.#bounds && sprt(this.#counts, this.#bounds),
      rounds: pairs === 0 ? 0 : this.#rounds / (2 * pairs),
      faults,
      problems: this.#problems.slice(0, MOST_PROBLEMS),
    }
  }

  /** Time is apart from the rest: it is the one thing that differs from run to run. */
  speed(who: Contender): Speed {
    const { decisions, turns } = this.#clocks[who]
    const perSecond = decisions.sum > 0 ? Math.round((1000 * decisions.count) / decisions.sum) : 0
    return { perSecond, decision: summaryOf(decisions), turn: summaryOf(turns) }
  }
}

const finite = (n: number): number | null => (Number.isFinite(n) ? n : null)

function summaryOf(times: Times): TimeSummary {
  const { count, sum, most } = times
  return {
    count,
    mean: count === 0 ? 0 : sum / count,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    max: most,
  }
}
