/** The 97.5 % point of the normal distribution. */
const Z = 1.959963984540054

/** Wilson's 95 % interval of a share: sound also for few tries and for shares near 0 and 1. Of none nothing is known. */
export function intervalOf(hits: number, of: number): { readonly low: number; readonly high: number } {
  if (of === 0) return { low: 0, high: 1 }
  const p = hits / of
  const square = Z * Z
  const middle = (p + square / (2 * of)) / (1 + square / of)
  const half = (Z / (1 + square / of)) * Math.sqrt((p * (1 - p)) / of + square / (4 * of * of))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
