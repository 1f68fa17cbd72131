/**
 * Durations in milliseconds as counts in buckets that grow by 2 %: small enough to be written for every pair, and two
 * of them add up. A quantile is the upper end of its bucket; sum and maximum are exact.
 */
export interface Times {
  count: number
  sum: number
  most: number
  buckets: Record<string, number>
}

const GROWTH = Math.log(1.02)
/** A microsecond: shorter ones are all alike. */
const LEAST = 1e-3

export const noTimes = (): Times => ({ count: 0, sum: 0, most: 0, buckets: {} })

export function addTime(times: Times, ms: number): void {
  const bucket = ms <= LEAST ? 0 : Math.ceil(Math.log(ms / LEAST) / GROWTH)
  times.count++
  times.sum += ms
  times.most = Math.max(times.most, ms)
  times.buckets[bucket] = (times.buckets[bucket] ?? 0) + 1
}

export function mergeTimes(into: Times, from: Times): void {
  into.count += from.count
  into.sum += from.sum
  into.most = Math.max(into.most, from.most)
  for (const [bucket, count] of Object.entries(from.buckets)) {
    into.buckets[bucket] = (into.buckets[bucket] ?? 0) + count
  }
}

export function quantile({ count, most, buckets }: Times, part: number): number {
  let left = Math.ceil(count * part)
  for (const bucket of Object.keys(buckets)
    .map(Number)
    .sort((a, b) => a - b)) {
    left -= buckets[bucket] as number
    if (left <= 0) return Math.min(most, LEAST * Math.exp(bucket * GROWTH))
  }
  return most
}
