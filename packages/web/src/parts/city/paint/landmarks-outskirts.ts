import { roundPath } from './brush.ts'
import { mix } from './colour.ts'
import type { KitId } from './kits.ts'
import { type Landmark, windows } from './landmarks-shared.ts'

/** A gasholder: a bell of iron in a cage of columns, seen a little from above. */
function holder(b: Parameters<Landmark>[0], x: number, top: number, r: number, rise: number, accent: string): void {
  const flat = r * 0.34
  const side = (y: number): string => `M${x - r} ${y}A${r} ${flat} 0 0 0 ${x + r} ${y}V66H${x - r}z`
  b.soft(x + 8, 60, r * 1.2, 16, '#000000', 0.6)
  // The bell stands as high as it is full.
  b.fill(side(top + rise), b.ramp(x - r, 0, x + r, 0, '#8a5a44', '#c08060', '#5a3529', '#2a1713'))
  for (const y of [top + rise + 9, top + rise + 20])
    b.stroke(`M${x - r} ${y}A${r} ${flat} 0 0 0 ${x + r} ${y}`, '#1c0f0c', 1.2, 0.7)
  b.ctx.save()
  b.ctx.translate(x, top + rise)
  b.ctx.scale(1, 0.34)
  b.disc(0, 0, r, b.ramp(-r, -r, r, r, '#d59a78', '#6a4031'))
  b.ring(0, 0, r * 0.62, '#2a1713', 1.4, 0.5)
  b.ctx.restore()
  // Its cage.
  let cage = ''
  for (let k = 0; k <= 8; k++) {
    const a = Math.PI * (k / 8)
    const at = x - Math.cos(a) * (r + 2)
    const sag = Math.sin(a) * flat
    cage += `M${at} ${top + sag}V66`
  }
  for (const y of [top, top + 15]) cage += `M${x - r - 2} ${y}A${r + 2} ${flat} 0 0 0 ${x + r + 2} ${y}`
  b.stroke(cage, '#000000', 2.6, 0.4)
  b.stroke(cage, '#d8b49c', 1.3, 0.95)
  b.stroke(`M${x - r - 2} ${top}A${r + 2} ${flat} 0 0 1 ${x + r + 2} ${top}`, '#8d6c5c', 1.1, 0.7)
  b.light(x - r * 0.3, top + rise + 14, r, 18, accent, 0.2)
}

const gasworks: Landmark = (b, accent, skin, next) => {
  b.box(0, 34, 162, 34, b.ramp(0, 34, 0, 68, '#3b2a24', '#170e0c'))
  // The retort house between the holders, its furnaces open.
  b.box(56, 26, 52, 42, b.ramp(0, 26, 0, 68, '#5a3a2d', '#2a1712'))
  b.fill('M52 27L64 15 76 27 88 15 100 27 112 27 112 30 52 30z', b.ramp(0, 15, 0, 30, '#8b5d48', '#4a2d22'))
  for (let k = 0; k < 4; k++) {
    const x = 59 + k * 12
    b.glowing(accent, 6, () => b.fill(`M${x} 58V46q4.5-6 9 0v12z`, mix('#ffd27a', accent, 0.35 + next() * 0.4)))
    b.box(x + 1.4, 52, 6.2, 1.2, '#3a140a', 0.7)
  }
  holder(b, 29, 6, 25, 4, accent)
  holder(b, 134, 12, 24, 16, accent)
  // Pipes from one to the other.
  for (const [y, colour] of [
    [61, '#b98a6e'],
    [65, '#7d5a48'],
  ] as const) {
    b.box(0, y, 162, 3, colour)
    b.box(0, y, 162, 0.9, '#ffffff', 0.3)
  }
  // The flare: what is over is burnt in the air.
  b.box(78, 4, 6, 26, b.ramp(78, 0, 84, 0, '#a5816d', '#3a241b'))
  b.box(76, 3, 10, 2.4, '#caa48c')
  const flame = 'M81 4c-7-4-6-9-2-13 0 3 2 4 3 3 1-3 0-5 2-8 5 5 7 13-3 18z'
  b.light(81, -2, 46, 34, accent, 0.75 - skin.doom * 0.2)
  b.glowing('#ffb45c', 14, () => b.fill(flame, accent))
  b.fill('M81 3c-3-2-3-5-1-7 1 2 2 2 3 0 2 3 1 6-2 7z', '#fff0c4')
}

const countingHouse: Landmark = (b, accent, skin, next) => {
  b.box(0, 18, 162, 20, b.ramp(0, 18, 162, 38, '#7a715c', '#38332a'))
  b.box(0, 18, 162, 1.2, '#fff4d6', 0.5)
  for (let x = 4; x < 160; x += 6) b.box(x, 33, 3.4, 5, '#1c1812', 0.6)
  b.box(0, 38, 162, 30, b.ramp(0, 38, 0, 68, '#26221a', '#3c362a'))
  windows(b, { x: 4, y: 42, w: 34, h: 20 }, skin, next, accent, 0.5)
  windows(b, { x: 126, y: 42, w: 34, h: 20 }, skin, next, accent, 0.5)
  // The portico: columns like stacks of coins.
  b.box(40, 20, 82, 48, '#15120c')
  for (const x of [43, 54, 102, 113]) {
    b.box(x, 24, 7, 40, b.ramp(x, 0, x + 7, 0, '#efe0b8', '#8d7f5c', '#4b4330'))
    for (let y = 27; y < 62; y += 4) b.stroke(`M${x} ${y}h7`, '#2a2416', 0.9, 0.6)
  }
  b.fill('M36 22L81 1 126 22z', b.ramp(36, 1, 126, 22, '#b6a983', '#544b38'))
  b.stroke('M36 22L81 1 126 22z', '#fff1cd', 1.3, 0.7)
  // The scales on the gable.
  b.glowing(accent, 7, () =>
    b.stroke('M81 6v13M69 10h24M69 10l-4 7h8zM93 8.5l-4 7h8zM76 19.5h10', accent, 1.5, 1, { join: 'round' }),
  )
  // The vault: a round door, a hand's breadth open.
  b.light(81, 45, 40, 30, accent, 0.5)
  b.disc(84, 45, 20, '#000000', 0.6)
  b.glowing(accent, 9, () => b.disc(84, 45, 18.5, mix('#fff2c4', '#b8503a', skin.doom * 0.5)))
  b.disc(79, 45, 18.5, b.ramp(62, 28, 98, 62, '#d8ceb0', '#6b6350', '#37322a'))
  b.ring(79, 45, 18.5, '#1a160f', 1.4)
  b.ring(79, 45, 14, '#2a2418', 1.6, 0.8)
  for (let k = 0; k < 12; k++) {
    const a = (k * Math.PI) / 6
    b.disc(79 + Math.cos(a) * 16.3, 45 + Math.sin(a) * 16.3, 1.2, '#f4e8c8')
  }
  let wheel = ''
  for (let k = 0; k < 6; k++) {
    const a = (k * Math.PI) / 3 + 0.3
    wheel += `M79 45L${79 + Math.cos(a) * 10} ${45 + Math.sin(a) * 10}`
  }
  b.stroke(wheel, '#1a160f', 3, 0.8, { cap: 'round' })
  b.stroke(wheel, accent, 1.5, 1, { cap: 'round' })
  b.ring(79, 45, 8.4, accent, 1.5)
  b.disc(79, 45, 2.6, '#1a160f')
}

const harbourLight: Landmark = (b, accent, skin, next) => {
  b.box(0, 0, 162, 68, b.ramp(0, 0, 0, 68, skin.deep, mix(skin.water, '#3f9fd0', 0.3)))
  for (let k = 0; k < 40; k++) {
    const x = next() * 152
    b.stroke(`M${x} ${2 + next() * 60}q4-2 ${6 + next() * 9} 0`, skin.glint, 1, 0.35)
  }
  // Two beams that turn.
  b.within(null, () => {
    b.ctx.globalCompositeOperation = 'lighter'
    for (const side of [-1, 1]) {
      const beam = `M${81 + side * 4} 8L${81 + side * 84} ${side < 0 ? -22 : -8}V${side < 0 ? 22 : 40}z`
      b.fill(beam, b.ramp(81, 0, 81 + side * 84, 0, 'rgba(240,250,255,.85)', 'rgba(190,230,255,0)'))
    }
  })
  // The rock, foam around it.
  b.fill('M18 68q4-14 18-16 6-10 20-9 10-8 26-7 18-2 26 8 16 0 22 10 10 4 14 14z', '#10161c')
  b.fill(
    'M24 68q6-11 18-12 8-9 20-7 9-7 21-6 15-1 22 8 13 1 18 9 8 2 11 8z',
    b.ramp(0, 40, 0, 68, '#5a6a76', '#26313a'),
  )
  for (let k = 0; k < 22; k++) b.disc(16 + next() * 130, 58 + next() * 8, 1 + next() * 1.6, '#e8f6ff', 0.5)
  // The keeper's house.
  b.box(104, 40, 30, 24, b.ramp(0, 40, 0, 64, '#8793a0', '#4a5560'))
  b.fill('M101 41L119 30 137 41z', '#6f3a35')
  b.box(109, 47, 6, 8, skin.windowWarm, 0.95)
  b.box(121, 47, 6, 8, next() < 0.5 + skin.lit ? skin.windowWarm : '#10161c')
  b.light(112, 51, 22, 14, skin.windowWarm, 0.35)
  // The tower: white and red by turns.
  b.soft(90, 58, 26, 14, '#000000', 0.7)
  const wall = (y: number): number => 8 + (y - 16) * 0.16
  for (let k = 0; k < 5; k++) {
    const [y0, y1] = [18 + k * 10, 28 + k * 10]
    const [w0, w1] = [wall(y0), wall(y1)]
    const [lit, dark] = k % 2 ? ['#d2463c', '#5a1a18'] : ['#f4f8fb', '#7b8894']
    b.fill(`M${81 - w0} ${y0}H${81 + w0}L${81 + w1} ${y1}H${81 - w1}z`, b.ramp(81 - w1, 0, 81 + w1, 0, lit, dark))
  }
  b.box(68, 15, 26, 3.4, '#1a242c')
  b.stroke('M68 15V10.5M74 15V10.5M88 15V10.5M94 15V10.5M67 10.5H95', '#c9d6df', 1)
  // The lantern.
  b.light(81, 7, 60, 36, accent, 0.8)
  b.glowing(accent, 16, () => b.box(74.5, 1, 13, 14, '#eafaff'))
  b.stroke('M74.5 1v14M81 1v14M87.5 1v14', '#24323c', 1.2)
  b.fill('M72 2L81-6 90 2z', '#a5322c')
  b.disc(81, -7, 1.6, '#f4f8fb')
}

const winterGarden: Landmark = (b, accent, skin, next) => {
  b.box(0, 44, 162, 24, b.ramp(0, 44, 0, 68, '#2c3a2c', '#141c14'))
  const lit = 0.95 - skin.doom * 0.6
  const leaf = (shade: number): string => mix(mix('#3f8a4a', '#14351c', shade), '#4a1c16', skin.doom * 0.7)
  /** A vault of glass, and what grows behind it. */
  const vault = (x: number, w: number, top: number, ribs: number, plants: () => void): void => {
    const r = w / 2
    const shape = `M${x} 64V${top + r * 0.75}a${r} ${r * 0.75} 0 0 1 ${w} 0V64z`
    b.fill(shape, b.ramp(0, top, 0, 64, mix('#274a3c', '#d8ffd0', lit * 0.3), mix('#1a3326', accent, lit * 0.55)))
    b.within(shape, plants)
    for (let k = 1; k < ribs; k++) {
      const at = x + (w * k) / ribs
      const off = (at - x - r) / r
      const y = top + r * 0.75 * (1 - Math.sqrt(Math.max(0, 1 - off * off)))
      b.stroke(`M${at} ${y}V64`, '#eafff0', 0.9, 0.55)
    }
    for (const y of [top + r * 0.75, top + r * 0.75 + 12]) if (y < 62) b.stroke(`M${x} ${y}h${w}`, '#eafff0', 1, 0.6)
    b.stroke(shape, '#f2fff4', 1.5, 0.85)
    b.light(x + r, top + 24, r * 1.1, 26, accent, 0.3 * lit)
  }
  const bush = (x: number, y: number, size: number): void => {
    for (let k = 0; k < 9; k++)
      b.disc(x + (next() - 0.5) * size * 2, y - next() * size, 2 + next() * size * 0.35, leaf(next()), 0.9)
  }
  const palm = (x: number, y: number, size: number): void => {
    b.stroke(`M${x} 64Q${x + 2} ${(y + 64) / 2} ${x} ${y}`, mix('#6b4a2c', '#2a120c', skin.doom), 2.6)
    for (let k = 0; k < 9; k++) {
      const a = Math.PI * (0.92 + (k / 8) * 1.16)
      const [ex, ey] = [x + Math.cos(a) * size, y + Math.sin(a) * size * 0.55 + size * 0.28]
      b.stroke(
        `M${x} ${y}Q${(x + ex) / 2} ${Math.min(y, ey) - size * 0.25} ${ex} ${ey}`,
        leaf(k % 3 ? 0.15 : 0.6),
        2.6,
        1,
        {
          cap: 'round',
        },
      )
    }
  }
  vault(2, 52, 22, 8, () => {
    for (const [x, y] of [
      [12, 60],
      [28, 60],
      [44, 60],
    ] as const)
      bush(x, y, 9)
    palm(22, 40, 15)
  })
  vault(108, 52, 22, 8, () => {
    for (const [x, y] of [
      [116, 60],
      [134, 60],
      [150, 60],
    ] as const)
      bush(x, y, 9)
    palm(142, 38, 15)
  })
  // The great dome between them.
  vault(44, 74, 4, 12, () => {
    for (const x of [54, 70, 92, 108]) bush(x, 61, 11)
    palm(68, 30, 19)
    palm(94, 24, 22)
  })
  b.box(75, -3, 12, 8, b.ramp(75, 0, 87, 0, '#dff5e2', '#7d9a86'))
  b.fill('M73-2L81-9 89-2z', '#eafff0')
  // The door.
  b.box(73, 46, 16, 18, '#0f1a12')
  b.glowing(accent, 8, () => b.fill(roundPath(75, 48, 12, 15, 5), mix('#f4ffe0', accent, 0.4), lit))
  b.stroke('M81 48V63M75 55h12', '#1a2a1c', 1.2)
}

/** Heat, money, light and green: the edge of the city. */
export const LANDMARKS_OF_THE_OUTSKIRTS = {
  gasworks,
  'counting-house': countingHouse,
  'harbour-light': harbourLight,
  'winter-garden': winterGarden,
} as const satisfies Partial<Record<KitId, Landmark>>
