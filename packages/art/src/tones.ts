import type { ArtTones, Paint, PaintName } from './picture.ts'

const NIGHT = '#07080c'
const CANDLE = '#fff6ea'

/** Colours that are the same in every picture. */
export const PIGMENTS = {
  ink: NIGHT,
  black: '#000000',
  white: '#ffffff',
  blood: '#ff2f3f',
  gore: '#8c0014',
  wine: '#7a1030',
  rose: '#e0315a',
  violet: '#b57bff',
  abyss: '#1d0d33',
  dusk: '#3a1466',
  amber: '#ffe9a8',
  bone: '#fff8ec',
  chalk: '#f4f1e8',
  steel: '#8a94a5',
  iron: '#18202a',
  asphalt: '#171c24',
  tape: '#e7b93e',
  alarm: '#ff3b30',
  fallen: '#c9ced8',
} as const

/** The same where contrast comes first: what is dark is black, what glows is nearly white. */
const PLAIN_PIGMENTS = {
  ...PIGMENTS,
  ink: '#000000',
  blood: '#ff6b76',
  gore: '#a8001a',
  wine: '#9c1440',
  rose: '#ff6c95',
  violet: '#d0aaff',
  abyss: '#14002b',
  dusk: '#2b0a52',
  bone: '#ffffff',
  chalk: '#ffffff',
  steel: '#c2ccda',
  iron: '#0c0c0c',
  asphalt: '#000000',
  tape: '#ffd84d',
  alarm: '#ff7a70',
  fallen: '#ffffff',
} as const satisfies Readonly<Record<keyof typeof PIGMENTS, string>>

/** Red, green and blue of `#rgb` or `#rrggbb`. */
export function channels(colour: string): [number, number, number] {
  const six = colour.length === 4 ? colour.slice(1).replaceAll(/./g, '$&$&') : colour.slice(1)
  const value = Number.parseInt(six, 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Of two colours the first, with a share of the second in it. */
export function mix(a: string, b: string, share: number): string {
  const other = channels(b)
  return `#${channels(a)
    .map((value, i) =>
      Math.round(value * (1 - share) + other[i]! * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Three tones of one colour, ink, one second light. */
export function tones(colour: string, second: string = PIGMENTS.white): ArtTones {
  return {
    ...PIGMENTS,
    c: colour,
    two: second,
    deep: mix(colour, NIGHT, 0.9),
    dark: mix(colour, NIGHT, 0.76),
    mid: mix(colour, NIGHT, 0.46),
    lit: mix(colour, CANDLE, 0.34),
    pale: mix(colour, CANDLE, 0.74),
  }
}

/** High contrast: black, one colour, and white for the second light. */
export function plainTones(colour: string): ArtTones {
  const { black, white } = PLAIN_PIGMENTS
  return {
    ...PLAIN_PIGMENTS,
    c: colour,
    two: white,
    deep: mix(colour, black, 0.94),
    dark: mix(colour, black, 0.84),
    mid: mix(colour, black, 0.46),
    lit: mix(colour, white, 0.46),
    pale: mix(colour, white, 0.86),
  }
}

/** The words of a paint that these tones do not have. */
export function unknownPaints(paint: Paint, known: ArtTones): string[] {
  const names: PaintName[] =
    typeof paint === 'string' ? [paint] : paint.slice(1).flatMap((part) => (typeof part === 'object' ? [part[1]] : []))
  return names.filter((name) => {
    const [a, b, share] = name.split(' ')
    if (!Object.hasOwn(known, a!)) return true
    return b !== undefined && !(Object.hasOwn(known, b) && Number(share) >= 0 && Number(share) <= 100)
  })
}

export function colourOf(name: PaintName, known: ArtTones): string {
  const [a, b, share] = name.split(' ')
  const first = known[a!]
  if (first === undefined) throw new Error(`No paint is called ${name}.`)
  if (b === undefined) return first
  const second = known[b]
  if (second === undefined) throw new Error(`No paint is called ${name}.`)
  return mix(first, second, Number(share) / 100)
}
