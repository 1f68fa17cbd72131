import { intervalOf } from '@haven/odds'

/** Shares with their uncertainty. */

/** So many of so many, with the 95 % interval of Wilson. Without any games nothing is known: share null, 0 to 1. */
export interface Share {
  readonly of: number
  readonly hits: number
  readonly share: number | null
  readonly low: number
  readonly high: number
}

/** Wilson's score interval: sound also for few games and for shares near 0 and 1. */
export function shareOf(hits: number, of: number): Share {
  const { low, high } = intervalOf(hits, of)
  if (of === 0) return { of, hits, share: null, low, high }
  return { of, hits, share: digits(hits / of), low: digits(low), high: digits(high) }
}

const digits = (n: number): number => Math.round(n * 10_000) / 10_000

/** Do two intervals have no point in common? */
export const areApart = (a: Share, b: Share): boolean => a.of > 0 && b.of > 0 && (a.low > b.high || b.low > a.high)

/** How a share of hero wins is judged: fair is 40 to 60 %. */
export const MARKS = ['under-20', 'under-40', 'even', 'over-60', 'over-80'] as const
export type Mark = (typeof MARKS)[number]

export function markOf({ share }: Share): Mark {
  if (share === null || (share >= 0.4 && share <= 0.6)) return 'even'
  if (share < 0.4) return share < 0.2 ? 'under-20' : 'under-40'
  return share > 0.8 ? 'over-80' : 'over-60'
}

/** Outside 40 to 60 % with the whole interval: chance alone hardly does that. */
export const isSure = ({ of, low, high }: Share): boolean => of > 0 && (high < 0.4 || low > 0.6)

const percent = (n: number): string => String(Math.round(100 * n))

/** "57 %" */
export const sharePercent = ({ share }: Share): string => (share === null ? '–' : `${percent(share)} %`)

/** "50–64" */
export const intervalPercent = ({ of, low, high }: Share): string =>
  of === 0 ? '–' : `${percent(low)}–${percent(high)}`

export interface Spread {
  readonly mean: number
  readonly least: number
  readonly most: number
}

export function spreadOf(numbers: readonly number[]): Spread {
  let [sum, least, most] = [0, Number.POSITIVE_INFINITY, 0]
  for (const n of numbers) {
    sum += n
    least = Math.min(least, n)
    most = Math.max(most, n)
  }
  if (numbers.length === 0) return { mean: 0, least: 0, most: 0 }
  return { mean: Math.round((100 * sum) / numbers.length) / 100, least, most }
}
