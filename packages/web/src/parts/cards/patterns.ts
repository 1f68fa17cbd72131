import { between, type Draw, wholeBetween } from './seed.ts'

/** Ornaments as paths. The picture of a card is 200 wide and 150 high; its heart is at 100, 72. */
export const WIDTH = 200
export const HEIGHT = 150
export const HEART = { x: 100, y: 72 } as const

const at = (x: number, y: number): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
const around = (radius: number, angle: number): string =>
  at(HEART.x + radius * Math.cos(angle), HEART.y + radius * Math.sin(angle))

const TURN = Math.PI * 2

/** The fine wheel of banknotes: a curve that comes back to its beginning after `petals` turns. */
export function guilloche(draw: Draw, radius: number): string {
  const petals = wholeBetween(draw, 3, 5) * 3 + (draw() < 0.5 ? 1 : 2) // a multiple of 3 would close after one turn
  const inner = between(draw, 0.3, 0.62)
  const points = petals * 16
  const shape = Array.from({ length: points }, (_, i) => {
    const angle = (i / points) * TURN * 3
    return around(radius * (1 - inner / 2 + (inner / 2) * Math.cos((angle * petals) / 3)), angle)
  })
  return `M${shape.join('L')}Z`
}

/** Beams from the heart, of uneven width, as a woodcut has them. */
export function rays(draw: Draw, count: number): string {
  const reach = 170
  const step = TURN / count
  const start = draw() * TURN
  return Array.from({ length: count }, (_, i) => {
    const angle = start + i * step + (draw() - 0.5) * step * 0.3
    const half = step * between(draw, 0.12, 0.3)
    return `M${around(34, angle)}L${around(reach, angle - half)}L${around(reach, angle + half)}Z`
  }).join('')
}

/** Roofs of Haven against the sky. */
export function skyline(draw: Draw, base: number, most: number): string {
  const points = [`M0 ${HEIGHT}`]
  for (let x = 0; x < WIDTH; ) {
    const wide = between(draw, 8, 24)
    const top = base - between(draw, most * 0.2, most)
    points.push(`L${at(x, top)}`)
    if (draw() < 0.22)
      points.push(`L${at(x + wide * 0.45, top)}L${at(x + wide * 0.5, top - most * 0.35)}L${at(x + wide * 0.55, top)}`)
    x += wide
    points.push(`L${at(Math.min(x, WIDTH), top)}`)
  }
  return `${points.join('')}L${WIDTH} ${HEIGHT}Z`
}

/** A crack in the sky, from one side to the other. */
export function crack(draw: Draw): string {
  let y = between(draw, 20, 60)
  const points = [`M${at(-4, y)}`]
  for (let x = 0; x < WIDTH; ) {
    x += between(draw, 8, 22)
    y += between(draw, -14, 15)
    points.push(`L${at(x, Math.max(6, Math.min(112, y)))}`)
    if (draw() < 0.4)
      points.push(`l${at(between(draw, -12, 12), between(draw, 8, 20))}M${at(x, Math.max(6, Math.min(112, y)))}`)
  }
  return points.join('')
}

/** Ridges of a finger's print. */
export function fingerprint(draw: Draw): string {
  const lean = between(draw, -0.5, 0.5)
  return Array.from({ length: 11 }, (_, i) => {
    const radius = 8 + i * 6.2
    const from = between(draw, -0.4, 0.3) + Math.PI * 0.75 + lean
    const span = between(draw, 3.6, 5.2)
    return Array.from({ length: 15 }, (_, k) => {
      const angle = from + (span * k) / 14
      const wave = 1 + 0.06 * Math.sin(angle * 3 + i)
      return `${k === 0 ? 'M' : 'L'}${at(HEART.x + radius * wave * 0.8 * Math.cos(angle), HEART.y + radius * wave * Math.sin(angle))}`
    }).join('')
  }).join('')
}

/** A wallpaper of lozenges with a dot, as hung in better clubs. */
export function damask(draw: Draw): string {
  const step = wholeBetween(draw, 18, 26)
  const paths: string[] = []
  for (let y = 0, row = 0; y < HEIGHT + step; y += step, row++) {
    for (let x = row % 2 === 0 ? 0 : step / 2; x < WIDTH + step; x += step) {
      const r = step * 0.36
      paths.push(
        `M${at(x, y - r)}Q${at(x + r * 0.3, y - r * 0.3)} ${at(x + r, y)}Q${at(x + r * 0.3, y + r * 0.3)} ${at(x, y + r)}Q${at(x - r * 0.3, y + r * 0.3)} ${at(x - r, y)}Q${at(x - r * 0.3, y - r * 0.3)} ${at(x, y - r)}Z`,
      )
    }
  }
  return paths.join('')
}

/** The streets of a plan, straight and at right angles. */
export function streets(draw: Draw): string {
  const paths: string[] = []
  for (let x = between(draw, 6, 20); x < WIDTH; x += between(draw, 22, 40)) paths.push(`M${at(x, 0)}V${HEIGHT}`)
  for (let y = between(draw, 6, 20); y < HEIGHT; y += between(draw, 20, 34)) paths.push(`M${at(0, y)}H${WIDTH}`)
  return paths.join('')
}

/** A way through the plan, in right angles, past the heart. */
export function route(draw: Draw): string {
  const points = [`M${at(-4, between(draw, 90, 140))}`]
  for (let x = 0; x < WIDTH - 20; ) {
    x += between(draw, 24, 52)
    points.push(`H${Math.round(x)}`, `V${Math.round(between(draw, 12, 138))}`)
  }
  return `${points.join('')}H${WIDTH + 4}`
}

/** Threads of coarse cloth. */
export function weave(draw: Draw): string {
  const step = between(draw, 7, 11)
  const paths: string[] = []
  for (let x = -HEIGHT; x < WIDTH; x += step) paths.push(`M${at(x, 0)}l${HEIGHT} ${HEIGHT}`)
  return paths.join('')
}

/** Ruled lines, and a stain where a cup stood. */
export function paper(draw: Draw): string {
  const paths: string[] = []
  for (let y = 16; y < HEIGHT; y += 13) paths.push(`M0 ${y}H${WIDTH}`)
  const x = between(draw, 18, 182)
  const y = between(draw, 20, 130)
  const r = between(draw, 22, 32)
  paths.push(`M${at(x + r, y)}A${at(r, r)} 0 1 1 ${at(x + r * 0.86, y - r * 0.5)}`)
  return paths.join('')
}
