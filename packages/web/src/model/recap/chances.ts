/** Small exact sums over chances; an index is a number of results. */

/** Chances of k successes in n tries. In logarithms: with hundreds of dice the first terms are too small to hold. */
export function binomial(n: number, p: number): number[] {
  if (n === 0 || p <= 0) return [1]
  if (p >= 1) return Array.from({ length: n + 1 }, (_, k) => (k === n ? 1 : 0))
  const [yes, no] = [Math.log(p), Math.log(1 - p)]
  const found: number[] = []
  let ways = 0
  for (let k = 0; k <= n; k++) {
    found.push(Math.exp(ways + k * yes + (n - k) * no))
    ways += Math.log((n - k) / (k + 1))
  }
  return found
}

/** Chances of the sum of two numbers that know nothing of each other. */
export function convolve(a: readonly number[], b: readonly number[]): number[] {
  const found = Array.from({ length: a.length + b.length - 1 }, () => 0)
  a.forEach((p, i) => {
    b.forEach((q, k) => {
      found[i + k] = (found[i + k] as number) + p * q
    })
  })
  return found
}

/** The share of outcomes that are lower; those that are equal count half. */
export function shareBelow(chances: readonly number[], value: number): number {
  let below = 0
  chances.forEach((p, n) => {
    if (n < value) below += p
    else if (n === value) below += p / 2
  })
  return below
}
