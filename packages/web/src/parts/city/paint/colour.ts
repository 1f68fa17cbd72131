/** Colours are written #rrggbb and mixed channel by channel. */
type Channels = readonly [number, number, number]

const channels = (hex: string): Channels =>
  [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as unknown as Channels

export function mix(from: string, to: string, share: number): string {
  const a = channels(from)
  const b = channels(to)
  const part = (k: 0 | 1 | 2): string =>
    Math.round(a[k] * (1 - share) + b[k] * share)
      .toString(16)
      .padStart(2, '0')
  return `#${part(0)}${part(1)}${part(2)}`
}

/** Through a colour half-way: blue to red would go grey, so it goes through violet. */
export const through = (from: string, middle: string, to: string, share: number): string =>
  share < 0.5 ? mix(from, middle, share * 2) : mix(middle, to, share * 2 - 1)

export function clear(hex: string, alpha: number): string {
  const [r, g, b] = channels(hex)
  return `rgba(${r},${g},${b},${Math.round(alpha * 1000) / 1000})`
}
