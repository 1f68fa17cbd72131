import type { LuckPoint } from '../../model/records/sums.ts'

/** The luck line as paths. */

export const SIZE = { width: 1000, height: 200 }

/** In the middle of its share of the width: one point alone stands in the middle. */
export const across = (i: number, of: number): number => ((i + 0.5) / of) * SIZE.width
const up = (share: number): number => (1 - share) * SIZE.height
const digits = (n: number): string => n.toFixed(1)

export const lineOf = (points: readonly LuckPoint[]): string =>
  points.map(({ mean }, i) => `${i === 0 ? 'M' : 'L'}${digits(across(i, points.length))} ${digits(up(mean))}`).join('')

/** Where honest dice stay, as wide as the line: along its upper edge and back along the lower one. */
export function bandOf(points: readonly LuckPoint[]): string {
  const step = SIZE.width / points.length
  const edge = (sign: 1 | -1): string[] =>
    points.flatMap(({ doubt }, i) => {
      const y = digits(up(0.5 + sign * doubt))
      return [`${digits(i * step)} ${y}`, `${digits((i + 1) * step)} ${y}`]
    })
  return `M${[...edge(1), ...edge(-1).reverse()].join('L')}Z`
}
