import { rectPath, roundPath } from './brush.ts'
import { mix } from './colour.ts'
import type { KitId } from './kits.ts'
import { type Landmark, windows } from './landmarks-shared.ts'

const uplink: Landmark = (b, accent, skin, next) => {
  b.box(0, 16, 162, 22, b.ramp(0, 16, 162, 38, '#4f6156', '#26352d'))
  b.box(0, 16, 162, 1.2, '#dcf5e4', 0.5)
  b.frame(3, 19, 156, 16, '#000000', 1.2, 0.35)
  b.box(0, 38, 162, 30, b.ramp(0, 38, 0, 68, '#101b15', '#1c2c23'))
  // Racks behind glass, all awake.
  for (let x = 4; x < 158; x += 6) {
    if (x > 62 && x < 96) continue
    b.box(x, 42, 4, 18, '#07100b')
    for (let y = 43; y < 58; y += 3)
      if (next() < 0.62 - skin.doom * 0.35) b.box(x + 0.8, y, 2.4, 1.3, next() < 0.8 ? accent : '#ffd166', 0.9)
  }
  for (const [x, y, r, turn] of [
    [30, 22, 19, -0.5],
    [132, 24, 15, 0.6],
  ] as const) {
    b.ctx.save()
    b.ctx.translate(x, y)
    b.ctx.rotate(turn)
    b.soft(3, 8, r, r * 0.8, '#000000', 0.6)
    b.ctx.scale(1, 0.78)
    b.disc(0, 0, r, b.ramp(-r, -r, r, r, '#dfeae3', '#5c7065'))
    b.disc(0, 0, r * 0.86, b.ramp(-r, -r, r, r, '#6f857a', '#c3d4ca'))
    b.ring(0, 0, r * 0.5, '#3c4e44', 0.8, 0.7)
    b.ctx.restore()
    b.stroke(`M${x} ${y}L${x + Math.sin(turn) * 16} ${y - 16}`, '#eef7f1', 1.8)
    b.glowing(accent, 6, () => b.disc(x + Math.sin(turn) * 16, y - 16, 2.2, accent))
  }
  // The mast.
  b.stroke('M68 62L78 2M94 62L84 2', '#05080a', 5, 0.5)
  b.stroke(
    'M68 62L78 2M94 62L84 2M69.5 52L92 44M92.5 52L70 44M71.5 40L90 33M90.5 40L72 33M73.5 29L88.5 23M88.5 29L73.5 23M75.5 18L86.5 13M86.5 18L75.5 13',
    '#d4e2d9',
    1.7,
  )
  b.stroke('M81 4V-4', '#d4e2d9', 2)
  b.light(81, 2, 44, 30, accent, 0.5)
  b.glowing(accent, 14, () => b.disc(81, 1, 3.6, accent))
  b.disc(81, 1, 1.8, '#ffffff')
  b.glowing(accent, 7, () =>
    b.stroke('M71-3q-5 5 0 10M91-3q5 5 0 10M64-6q-9 8 0 16M98-6q9 8 0 16', accent, 1.7, 0.9, { cap: 'round' }),
  )
}

const college: Landmark = (b, accent, skin, next) => {
  // Two wings under tiled roofs, lit from the west.
  for (const [x, w] of [
    [0, 50],
    [112, 50],
  ] as const) {
    b.box(x, 14, w, 11, '#7d5a42')
    b.box(x, 25, w, 11, '#4a3325')
    b.stroke(`M${x} 25h${w}`, '#d6ab85', 1, 0.6)
    for (let k = 5; k < w; k += 7) b.stroke(`M${x + k} 14v22`, '#000000', 0.6, 0.2)
    b.box(x, 36, w, 32, b.ramp(0, 36, 0, 68, '#2b1c13', '#4a3020'))
    for (let k = 0; k < 5; k++) {
      const isLit = next() < 0.3 + skin.lit
      const wx = x + 4 + k * 9.4
      b.fill(`M${wx} 58v-12q2.7-5 5.4 0v12z`, isLit ? skin.windowWarm : '#160d08', isLit ? 0.95 : 1)
    }
  }
  b.box(46, 22, 70, 46, b.ramp(0, 22, 0, 68, '#1f140e', '#38251a'))
  b.fill('M42 26L81 6 120 26z', b.ramp(42, 6, 120, 26, '#9a7657', '#573d2b'))
  b.stroke('M42 26L81 6 120 26z', '#f0cfa8', 1.2, 0.6)
  b.disc(81, 19, 4, '#2b1c13')
  b.ring(81, 19, 4, accent, 1.2)
  for (let k = 0; k < 6; k++) {
    const x = 49 + k * 12
    b.box(x, 28, 5.6, 32, b.ramp(x, 0, x + 5.6, 0, '#e6c7a2', '#7d604a'))
  }
  b.light(81, 52, 50, 24, skin.windowWarm, 0.35)
  // The clock tower.
  b.box(10, 6, 24, 62, b.ramp(10, 0, 34, 0, '#8a664b', '#3b281c'))
  b.fill('M7 8L22-6 37 8z', b.ramp(7, 0, 37, 0, '#a37d5c', '#4a3325'))
  b.glowing(accent, 12, () => b.disc(22, 22, 9.5, accent))
  b.disc(22, 22, 8, '#fff3dd')
  b.stroke('M22 16v6l4.5 3', '#20140b', 1.8, 1, { cap: 'round' })
  b.light(22, 24, 34, 30, accent, 0.35)
  // Ivy.
  const ivy = mix('#3f6b35', '#3a1a14', skin.doom)
  for (let k = 0; k < 26; k++) b.disc(114 + next() * 46, 38 + next() * 14, 1.3 + next() * 1.6, ivy, 0.8)
}

const AWNINGS = ['#c2452f', '#2f8791', '#c99a2e', '#8d3f93', '#3f7f46', '#c2452f'] as const

const market: Landmark = (b, accent, skin, next) => {
  b.box(0, 6, 162, 30, b.ramp(0, 6, 162, 36, '#5a4130', '#2f231b'))
  for (let k = 0; k < 9; k++) b.box(k * 18 + 2, 9 + next() * 4, 14, 18, mix('#6d5039', '#241912', next() * 0.7))
  b.box(0, 50, 162, 18, '#160f0a')
  for (let k = 0; k < 6; k++) {
    const x = k * 27
    const colour = mix(AWNINGS[k]!, '#2a0c08', skin.doom * 0.5)
    b.box(x + 2, 46, 23, 14, b.ramp(0, 46, 0, 60, '#ffd88f', '#8a4a1c'), 0.9 - skin.doom * 0.4)
    for (let j = 0; j < 4; j++) b.disc(x + 5 + j * 5.6, 55 + next() * 3, 1.9, AWNINGS[Math.floor(next() * 6)]!)
    b.fill(`M${x + 2} 26h23l2 20q-3 5-6.2 0-3.1 5-6.2 0-3.1 5-6.2 0-3.2 5-6.4 0z`, colour)
    b.fill(`M${x + 6} 26h4l.5 20q-2 3.5-4 1zM${x + 15.5} 26h4l2 20q-2.5 3.5-4.5 1z`, '#fff3df', 0.75)
    b.box(x + 2, 26, 23, 2.4, '#ffffff', 0.25)
    b.box(x + 1, 45, 26, 5, '#000000', 0.22)
    b.light(x + 13, 54, 22, 16, '#ffb45c', 0.4 - skin.doom * 0.2)
  }
  // A gate with two roofs, and lanterns on strings.
  b.box(62, 10, 5, 50, '#7e1f1a')
  b.box(95, 10, 5, 50, '#7e1f1a')
  b.fill('M50 14q31-7 62 0l7-5q-38-9-76 0z', '#b12f25')
  b.fill('M56 5q25-5 50 0l5-4q-30-6-60 0z', '#8e241d')
  b.glowing(accent, 8, () => b.stroke('M50 14q31-7 62 0M56 5q25-5 50 0', accent, 1.6))
  b.stroke('M0 12Q31 32 62 14M100 14Q131 32 162 12M0 2Q34 22 56 8M106 8Q128 22 162 2', '#2a1a10', 1)
  b.glowing('#ffb347', 8, () => {
    for (let k = 0; k < 6; k++) {
      const t = (k + 0.5) / 6
      const sag = 4 * t * (1 - t)
      for (const x of [t * 62, 100 + t * 62])
        b.fill(roundPath(x - 2.4, 12 + sag * 10, 4.8, 6, 2.2), k % 2 ? '#ff8a3c' : '#ffd27a')
    }
  })
}

const ravencorp: Landmark = (b, accent, skin, next) => {
  b.box(0, 22, 162, 18, b.ramp(0, 22, 162, 40, '#34304a', '#15131f'))
  b.box(0, 22, 162, 1.2, '#d9ccff', 0.45)
  b.box(0, 40, 162, 28, b.ramp(0, 40, 0, 68, '#08070e', '#17132a'))
  windows(b, { x: 5, y: 44, w: 34, h: 20 }, skin, next, accent, 0.35)
  windows(b, { x: 124, y: 44, w: 34, h: 20 }, skin, next, accent, 0.35)
  for (const x of [14, 126]) {
    b.box(x, 8, 22, 12, b.ramp(x, 8, x + 22, 20, '#3d3757', '#1b1829'))
    b.box(x, 20, 22, 44, b.ramp(x, 0, x + 22, 0, '#1d1930', '#0a0812'))
    b.glowing(accent, 5, () => b.stroke(`M${x + 6} 22v40M${x + 16} 22v40`, accent, 1.2, 0.8))
  }
  // The spire: black glass, drawn to a point.
  b.soft(81, 36, 56, 40, '#000000', 0.7)
  b.fill('M44 68V20L62 6 81-4 100 6 118 20V68z', b.ramp(44, 0, 118, 0, '#2a2440', '#07060c'))
  b.fill('M81-4L100 6 118 20V68H81z', '#000000', 0.35)
  b.glowing(accent, 9, () => b.stroke('M44 68V20L62 6 81-4 100 6 118 20V68', accent, 1.8, 1, { join: 'round' }))
  b.stroke('M56 68V14M68 68V5M94 68V5M106 68V14', accent, 0.9, 0.4)
  let panes = ''
  for (let y = 50; y < 62; y += 4)
    for (let x = 48; x < 114; x += 4) if (next() < 0.18) panes += rectPath(x, y, 2.4, 2.4)
  b.fill(panes, accent, 0.7)
  // The raven, wings spread.
  const raven =
    'M81 18c2 0 4 2 4.5 4 7-6 17-7 25-4-4 1-6 3-7 5 3 0 4 1 5 2-4 0-6 1-7 3 2 0 3 1 3 2-6 1-12 1-17-1l-3 3 4 9-5-3-2.5 5-2.5-5-5 3 4-9-3-3c-5 2-11 2-17 1 0-1 1-2 3-2-1-2-3-3-7-3 1-1 2-2 5-2-1-2-3-4-7-5 8-3 18-2 25 4 .5-2 2.5-4 4.5-4z'
  b.glowing(accent, 14, () => b.fill(raven, accent))
  b.fill(raven, '#ffffff', 0.25)
  b.light(81, 30, 60, 40, accent, 0.28)
}

const terminus: Landmark = (b, accent, skin, next) => {
  b.box(0, 20, 162, 48, b.ramp(0, 20, 0, 68, '#3a3527', '#1d1a12'))
  // Three halls of glass and iron.
  for (let k = 0; k < 3; k++) {
    const x = 2 + k * 54
    const lit = 0.85 - skin.doom * 0.55
    b.fill(`M${x} 46V24a25 22 0 0 1 50 0V46z`, b.ramp(x, 0, x + 50, 0, '#8d815c', '#3a3426'))
    b.fill(
      `M${x + 3} 46V25a22 19 0 0 1 44 0V46z`,
      b.ramp(0, 8, 0, 46, mix('#7e744f', '#ffe2a0', lit * 0.35), mix('#4a4330', '#ffcf7d', lit * 0.65)),
    )
    for (let j = 1; j < 6; j++) b.stroke(`M${x + 3 + j * 7.33} 46V${12 + Math.abs(j - 3) ** 2 * 1.8}`, '#2a2519', 1.3)
    b.stroke(`M${x + 3} 36h44M${x + 5} 25h40`, '#2a2519', 1)
    b.stroke(`M${x} 46V24a25 22 0 0 1 50 0V46`, '#f3e4b0', 1.2, 0.6)
    b.light(x + 25, 34, 30, 24, '#ffd88a', 0.28 * lit)
  }
  b.box(0, 46, 162, 22, b.ramp(0, 46, 0, 68, '#2a2519', '#15120b'))
  for (let k = 0; k < 9; k++) {
    const x = 5 + k * 17.4
    const isLit = next() < 0.4 + skin.lit
    b.fill(`M${x} 68V54q6-7 12 0v14z`, isLit ? skin.windowWarm : '#0d0b07', isLit ? 0.85 : 1)
  }
  b.box(64, 30, 34, 34, '#241f14')
  b.fill('M58 32L81 12 104 32z', b.ramp(58, 12, 104, 32, '#a3946a', '#4d4530'))
  b.glowing(accent, 14, () => b.disc(81, 38, 14, accent))
  b.disc(81, 38, 11.5, '#171309')
  b.ring(81, 38, 11.5, '#fff1c2', 1.2)
  for (let k = 0; k < 12; k++) {
    const a = (k * Math.PI) / 6
    b.disc(81 + Math.cos(a) * 9.2, 38 + Math.sin(a) * 9.2, k % 3 ? 0.6 : 1.1, accent)
  }
  b.glowing(accent, 4, () => b.stroke('M81 38V30.5M81 38l5 3.5', accent, 1.9, 1, { cap: 'round' }))
  b.light(81, 40, 46, 34, accent, 0.35)
}

/** Communication, learning, trade and travel. */
export const LANDMARKS_OF_POWER = {
  'uplink-tower': uplink,
  'haven-college': college,
  'night-market': market,
  'ravencorp-hq': ravencorp,
  'grand-terminus': terminus,
} as const satisfies Partial<Record<KitId, Landmark>>
