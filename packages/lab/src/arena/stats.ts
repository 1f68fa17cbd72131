/** The arithmetic of matches. All intervals are 95 %. */

export interface Interval {
  readonly low: number
  readonly high: number
}

export const Z95 = 1.959963984540054

/** Wilson's interval of a share: it stays within 0 and 1 and is honest where every game was won. */
export function wilson(share: number, trials: number, z = Z95): Interval {
  if (trials <= 0) return { low: 0, high: 1 }
  const centre = share + (z * z) / (2 * trials)
  const reach = z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials))
  const whole = 1 + (z * z) / trials
  return { low: Math.max(0, (centre - reach) / whole), high: Math.min(1, (centre + reach) / whole) }
}

/** How many pairs ended with 0, 1 and 2 games for the first bot. */
export type PairCounts = readonly [number, number, number]

/** A pair's points by games won. */
const POINTS: readonly number[] = [0, 0.5, 1]

export const pairsOf = (counts: PairCounts): number => counts[0] + counts[1] + counts[2]

export interface PairScore extends Interval {
  readonly score: number
  readonly pairs: number
}

/**
 * The mean of the pairs' points. The two games of a pair share set-up, dice and decks, so they are not independent:
 * the variance is that of whole pairs. It is put into Wilson's form as the number of independent games that would vary
 * as much; where all pairs came out alike there is no variance to see, and each pair counts as one game.
 */
export function pairScore(counts: PairCounts): PairScore {
  const pairs = pairsOf(counts)
  if (pairs === 0) return { score: 0.5, pairs, low: 0, high: 1 }
  const score = POINTS.reduce((sum, points, i) => sum + points * (counts[i] as number), 0) / pairs
  const squares = POINTS.reduce((sum, points, i) => sum + (points - score) ** 2 * (counts[i] as number), 0)
  const ofMean = pairs > 1 ? squares / (pairs - 1) / pairs : 0
  const games = ofMean > 0 ? (score * (1 - score)) / ofMean : pairs
  return { score, pairs, ...wilson(score, games) }
}

/**
 * The mean of paired differences between -1 and 1. Two pairs are thought to be there beside those that were seen, half a
 * pair at each end and one in the middle (Agresti and Min): where no pair differs there is still something to be unsure of.
 */
export function pairedDifference(differences: readonly number[]): Interval & { readonly mean: number } {
  if (differences.length === 0) return { mean: 0, low: -1, high: 1 }
  const sum = differences.reduce((total, each) => total + each, 0)
  const count = differences.length + 2
  const centre = sum / count
  const squares = 1 + differences.reduce((total, each) => total + each * each, 0)
  const reach = Z95 * Math.sqrt((squares / count - centre * centre) / count)
  return { mean: sum / differences.length, low: Math.max(-1, centre - reach), high: Math.min(1, centre + reach) }
}

/** The Elo difference that a score stands for; infinite at 0 and 1. */
export const eloOf = (score: number): number => 400 * Math.log10(score / (1 - score))
export const scoreOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400))

// ---------------------------------------------------------------------------------------------- sequential test

export interface SprtBounds {
  readonly elo0: number
  readonly elo1: number
}

export interface SprtState extends SprtBounds {
  /** Log-likelihood ratio of "elo1" against "elo0". */
  readonly llr: number
  readonly lower: number
  readonly upper: number
  readonly decision: 'elo0' | 'elo1' | null
}

const ALPHA = 0.05
const BETA = 0.05
/** No outcome is held to be impossible because it has not been seen yet. */
const UNSEEN = 1e-3

/**
 * The sequential probability ratio test on whole pairs (three outcomes), as engine tests do it: under each hypothesis
 * the likeliest distribution of pairs with that mean score, and the ratio of the two likelihoods.
 */
export function sprt(counts: PairCounts, { elo0, elo1 }: SprtBounds): SprtState {
  const lower = Math.log(BETA / (1 - ALPHA))
  const upper = Math.log((1 - BETA) / ALPHA)
  const seen = counts.map((count) => Math.max(count, UNSEEN))
  const total = seen.reduce((sum, n) => sum + n, 0)
  const shares = seen.map((n) => n / total)
  const under0 = likeliest(shares, scoreOf(elo0))
  const under1 = likeliest(shares, scoreOf(elo1))
  const llr =
    pairsOf(counts) === 0
      ? 0
      : seen.reduce((sum, n, i) => sum + n * Math.log((under1[i] as number) / (under0[i] as number)), 0)
  return { elo0, elo1, llr, lower, upper, decision: llr >= upper ? 'elo1' : llr <= lower ? 'elo0' : null }
}

/** Of all distributions over the pair's points with this mean, the one that explains the shares best (Lagrange). */
function likeliest(shares: readonly number[], mean: number): number[] {
  let low = -1 / (1 - mean)
  let high = 1 / mean
  const pull = (at: number): number =>
    POINTS.reduce((sum, points, i) => sum + ((shares[i] as number) * (points - mean)) / (1 + at * (points - mean)), 0)
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2
    if (pull(middle) > 0) low = middle
    else high = middle
  }
  const at = (low + high) / 2
  return POINTS.map((points, i) => (shares[i] as number) / (1 + at * (points - mean)))
}

const HALVINGS = 80
