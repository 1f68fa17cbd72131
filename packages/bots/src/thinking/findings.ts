import type { Option, Random, Seat } from '@haven/engine'
import type { Question } from '../bot.ts'
import type { Line } from './line.ts'

/** What a search found about one candidate: plain data, so that workers can send it and several can be put together. */
export interface Finding {
  readonly option: Option
  readonly line: Line
  /** What the scripted policy thinks of it: 0 for its own answer, less for others. */
  readonly prior: number
  /** Chances of the seat's side to win, world by world, one list for each search. */
  readonly values: readonly (readonly number[])[]
  /** What the games looked like at the end, summed up: by feature, then the own terms of mission and set-up. */
  readonly looks: readonly number[]
}

export interface Findings {
  readonly seat: Seat
  readonly kind: Question['kind']
  readonly nodes: number
  readonly findings: readonly Finding[]
}

/**
 * Root-parallel search: several searches of the same question, each with a seed of its own, are one longer search. The
 * candidates of a question follow from the view alone, so they are the same in all of them.
 */
export function mergeFindings(searches: readonly [Findings, ...Findings[]]): Findings {
  const [{ seat, kind, findings }] = searches
  return {
    seat,
    kind,
    nodes: searches.reduce((n, each) => n + each.nodes, 0),
    findings: findings.map((finding, i) => ({
      ...finding,
      values: searches.flatMap((each) => (each.findings[i] as Finding).values),
      looks: finding.looks.map((_, at) =>
        searches.reduce((sum, each) => sum + ((each.findings[i] as Finding).looks[at] as number), 0),
      ),
    })),
  }
}

// ------------------------------------------------------------------------------------------------ numbers of them

export const worldsOf = ({ values }: Finding): number => values.reduce((n, list) => n + list.length, 0)

export function meanOf({ values }: Finding): number {
  let [sum, n] = [0, 0]
  for (const list of values) for (const value of list) [sum, n] = [sum + value, n + 1]
  return n === 0 ? 0 : sum / n
}

/** A mean with the range in which it lies in 95 of 100 cases, as far as the worlds tell. */
export interface Estimate {
  readonly mean: number
  readonly low: number
  readonly high: number
}

export function estimate(values: readonly number[], least: number, most: number): Estimate {
  const n = values.length
  if (n === 0) return { mean: 0, low: least, high: most }
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  if (n === 1) return { mean, low: least, high: most }
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1)
  const away = 1.96 * Math.sqrt(variance / n)
  return { mean, low: Math.max(least, mean - away), high: Math.min(most, mean + away) }
}

/** World by world: how much better one candidate did than another where both were tried. */
export function differences(a: Finding, b: Finding): number[] {
  return a.values.flatMap((list, search) => {
    const other = b.values[search] ?? []
    return list.slice(0, other.length).map((value, world) => value - (other[world] as number))
  })
}

// ------------------------------------------------------------------------------------------------------- choosing

/** A chance, however small and whatever is thought of it, is better than none. */
const LEAST_PART = 0.1

/** How good it looks: what its worlds say, and what the scripted policy thinks of it, which stays a second opinion. */
export function scoreOf(mean: number, worlds: number, prior: number): number {
  if (worlds === 0) return prior - 1
  // What wins in every world needs no other opinion.
  return mean === 1 ? 1 : Math.max(mean + prior, LEAST_PART * mean)
}

const score = (finding: Finding): number => scoreOf(meanOf(finding), worldsOf(finding), finding.prior)

/** Candidates that were left behind early count only if nothing better is known. */
const SEEN_ENOUGH = 0.5

/** The best first; those that were looked at longest before those that were not. */
export function ranked(findings: readonly Finding[]): Finding[] {
  const most = Math.max(...findings.map(worldsOf))
  const rows = findings.map((finding, i) => {
    return { finding, i, late: worldsOf(finding) >= SEEN_ENOUGH * most, score: score(finding) }
  })
  rows.sort((a, b) => Number(b.late) - Number(a.late) || b.score - a.score || a.i - b.i)
  return rows.map(({ finding }) => finding)
}

/**
 * Strength of choice: the best answer at temperature 0, else one by chance, the likelier the better it looks. The
 * temperature is a difference of win chances that makes an answer less likely by a factor of e.
 */
export function choose(findings: readonly Finding[], temperature: number, random: Random): Finding {
  const order = ranked(findings)
  const [best] = order as [Finding, ...Finding[]]
  if (temperature === 0 || order.length === 1) return best
  // One entry for each option, with the best line that begins with it.
  const heads = order.filter((each, i) => order.findIndex(({ option }) => option.id === each.option.id) === i)
  const values = heads.map(score)
  const most = Math.max(...values)
  const chances = values.map((value) => Math.exp((value - most) / temperature))
  const total = chances.reduce((sum, chance) => sum + chance, 0)
  let left = (random.below(1_000_000) / 1_000_000) * total
  for (const [i, chance] of chances.entries()) {
    left -= chance
    if (left < 0) return heads[i] as Finding
  }
  return best
}
