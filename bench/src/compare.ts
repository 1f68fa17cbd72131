/** The rates of both builds in the slices of one lap, side by side. */
export interface Lap {
  readonly ours: readonly number[]
  readonly theirs: readonly number[]
}

export interface Comparison {
  /** Runs per second: the median of all slices. */
  readonly ours: number
  readonly theirs: number
  /** Ours to theirs: the median of the laps. Above 1 is quicker. */
  readonly ratio: number
  readonly low: number
  readonly high: number
  readonly worse: boolean
}

/** A ratio below this, and its whole interval below 1, is worse: less than that is not told from noise. */
export const LEAST_RATIO = 0.95

/**
 * A lap is one number, the median ratio of its slices: what the compiler made of a process holds for all of its slices,
 * so that only laps are independent of each other.
 */
export function compare(laps: readonly Lap[]): Comparison {
  const ratios = laps.map(({ ours, theirs }) => median(ours.map((rate, i) => rate / (theirs[i] as number))))
  const ratio = median(ratios)
  const { low, high } = intervalOfMedian(ratios)
  return {
    ours: median(laps.flatMap(({ ours }) => ours)),
    theirs: median(laps.flatMap(({ theirs }) => theirs)),
    ratio,
    low,
    high,
    worse: ratio < LEAST_RATIO && high < 1,
  }
}

const TAIL = 0.025

/**
 * At least 95 % for the median, whatever the distribution: the smallest and largest values are left out as long as a
 * fair coin would seldom put so few on one side. Fewer than six values cannot say so much: it is their whole range then.
 */
export function intervalOfMedian(values: readonly number[]): { low: number; high: number } {
  const sorted = [...values].sort((a, b) => a - b)
  const count = sorted.length
  let out = 0
  let chance = 0.5 ** count
  for (let tail = chance; out < count / 2; out++) {
    chance = (chance * (count - out)) / (out + 1)
    if (tail + chance > TAIL) break
    tail += chance
  }
  return { low: sorted[out] as number, high: sorted[count - 1 - out] as number }
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}
