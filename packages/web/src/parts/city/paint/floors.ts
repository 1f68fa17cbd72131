import { FLOOR } from './block.ts'
import { type Brush, rectPath, roundPath } from './brush.ts'
import { mix } from './colour.ts'
import { FLOORS_OF_THE_OUTSKIRTS } from './floors-outskirts.ts'
import { CX, CY, type Floor } from './floors-shared.ts'
import type { KitId } from './kits.ts'
import { between, type Stream } from './random.ts'
import type { Skin } from './skin.ts'

const { x: X, y: Y, w: W, h: H } = FLOOR
const RIGHT = X + W
const BOTTOM = Y + H

function grid(b: Brush, step: number, alpha: number, colour = '#000000'): void {
  let d = ''
  for (let x = X + step / 2; x < RIGHT; x += step) d += `M${x} ${Y}V${BOTTOM}`
  for (let y = Y + step / 2; y < BOTTOM; y += step) d += `M${X} ${y}H${RIGHT}`
  b.stroke(d, colour, 1, alpha)
}

/** The ground of each plaza tells the District as well as its roof does; it stays quiet, for pieces stand on it. */
const FLOORS: Readonly<Record<KitId, Floor>> = {
  'saint-jude-hospital': (b, accent) => {
    grid(b, 18, 0.32)
    const cross = `M${CX - 15} ${CY - 52}h30v37h37v30h-37v37h-30v-37h-37v-30h37z`
    b.fill(cross, accent, 0.13)
    b.stroke(cross, '#e9fffa', 2, 0.3)
    // Where ambulances wait.
    for (let k = 0; k < 4; k++)
      b.stroke(`M${X + 6} ${Y + 44 + k * 30}h24M${RIGHT - 30} ${Y + 44 + k * 30}h24`, '#e9fffa', 2, 0.34)
  },
  constabulary: (b, accent) => {
    grid(b, 26, 0.28)
    b.light(X, CY - 20, 70, 80, '#ff3d4f', 0.22)
    b.light(RIGHT, CY - 20, 70, 80, '#3f8cff', 0.28)
    b.ring(CX, CY, 54, accent, 2, 0.34)
    b.ring(CX, CY, 47, accent, 1, 0.26)
    let star = ''
    for (let k = 0; k < 10; k++) {
      const a = (k * Math.PI) / 5 - Math.PI / 2
      const r = k % 2 ? 18 : 44
      star += `${k ? 'L' : 'M'}${CX + Math.cos(a) * r} ${CY + Math.sin(a) * r}`
    }
    b.fill(`${star}z`, accent, 0.12)
    b.stroke(`${star}z`, accent, 1.4, 0.34)
    for (let k = 0; k < 6; k++)
      b.stroke(`M${X + 4} ${Y + 34 + k * 24}h20M${RIGHT - 24} ${Y + 34 + k * 24}h20`, '#dfe8f4', 1.6, 0.3)
  },
  dockside: (b, _accent, skin, next) => {
    // Planks, and a basin along the east side.
    for (let y = Y; y < BOTTOM; y += 9) {
      b.box(X, y, W, 8.2, mix('#4d4133', '#33291f', next()), 0.75)
      b.stroke(`M${X + next() * W} ${y}v8M${X + next() * W} ${y}v8`, '#000000', 1, 0.5)
    }
    b.box(RIGHT - 34, Y, 34, H, b.ramp(RIGHT - 34, 0, RIGHT, 0, skin.deep, mix(skin.water, '#3a8fbd', 0.2)))
    for (let k = 0; k < 16; k++) b.stroke(`M${RIGHT - 30 + next() * 14} ${Y + next() * H}q4-2 10 0`, skin.glint, 1, 0.5)
    b.box(RIGHT - 37, Y, 4, H, '#15110d')
    for (let y = Y + 34; y < BOTTOM; y += 34) {
      b.disc(RIGHT - 35, y, 3.4, '#0d0b09')
      b.disc(RIGHT - 35.6, y - 0.8, 2, '#8d8372')
    }
    b.stroke(`M${X + 4} ${BOTTOM - 5}H${RIGHT - 42}`, '#f2b84b', 5, 0.35, { dash: [9, 9] })
  },
  'old-cathedral': (b, accent, skin, next) => {
    grid(b, 22, 0.35)
    for (const [r, alpha] of [
      [62, 0.4],
      [50, 0.3],
      [38, 0.3],
      [24, 0.4],
      [10, 0.5],
    ] as const)
      b.ring(CX, CY, r, accent, 1.6, alpha)
    let petals = ''
    for (let k = 0; k < 12; k++) {
      const a = (k * Math.PI) / 6
      petals += `M${CX + Math.cos(a) * 24} ${CY + Math.sin(a) * 24}L${CX + Math.cos(a) * 62} ${CY + Math.sin(a) * 62}`
    }
    b.stroke(petals, accent, 1.2, 0.28)
    for (let k = 0; k < 5; k++) {
      for (const x of [X + 9, RIGHT - 16]) {
        const y = Y + 42 + k * 27
        b.box(x, y + 6, 9, 3, '#000000', 0.5)
        b.fill(`M${x} ${y + 7}v-9q3.5-4 7 0v9z`, '#6f6878', 0.8)
        if (next() < 0.5 - skin.doom * 0.2) b.light(x + 3.5, y + 9, 11, 8, '#ffc35a', 0.5)
      }
    }
  },
  megatheatre: (b, accent, _skin, next) => {
    // A carpet from the doors to the street, stars on both sides.
    b.box(X, Y, W, H, '#000000', 0.12)
    b.fill(`M${CX - 24} ${Y}h48l16 ${H}h-80z`, '#8c1d3a', 0.6)
    b.stroke(`M${CX - 24} ${Y}l-16 ${H}M${CX + 24} ${Y}l16 ${H}`, '#f2c14e', 2, 0.55)
    for (let k = 0; k < 5; k++) {
      for (const x of [X + 22, X + 54, RIGHT - 54, RIGHT - 22]) {
        const y = Y + 40 + k * 28 + (x === X + 54 || x === RIGHT - 54 ? 12 : 0)
        let star = ''
        for (let j = 0; j < 10; j++) {
          const a = (j * Math.PI) / 5 - Math.PI / 2
          star += `${j ? 'L' : 'M'}${x + Math.cos(a) * (j % 2 ? 3.2 : 8)} ${y + Math.sin(a) * (j % 2 ? 3.2 : 8)}`
        }
        b.fill(`${star}z`, '#f2c14e', 0.16 + next() * 0.12)
      }
    }
    b.light(CX - 64, CY, 44, 56, accent, 0.16)
    b.light(CX + 64, CY, 44, 56, accent, 0.16)
  },
  'uplink-tower': (b, accent) => {
    let cells = ''
    for (let row = 0; row < 13; row++) {
      for (let column = 0; column < 12; column++) {
        const x = X + column * 20 + (row % 2 ? 10 : 0)
        const y = Y + row * 14
        cells += `M${x} ${y - 9}l8 4.5v9l-8 4.5-8-4.5v-9z`
      }
    }
    b.stroke(cells, '#000000', 1.1, 0.45)
    for (const r of [26, 46, 66, 86]) {
      b.stroke(`M${CX - r} ${CY}a${r} ${r * 0.8} 0 0 1 ${2 * r} 0`, accent, 1.8, 0.32)
      b.stroke(`M${CX - r} ${CY}a${r} ${r * 0.8} 0 0 0 ${2 * r} 0`, accent, 1.8, 0.18)
    }
    b.stroke(`M${CX} ${Y}V${CY}M${X} ${CY + 40}h50l40-40M${RIGHT} ${CY + 40}h-50l-40-40`, '#060a08', 4, 0.6)
    b.stroke(`M${CX} ${Y}V${CY}M${X} ${CY + 40}h50l40-40M${RIGHT} ${CY + 40}h-50l-40-40`, accent, 1, 0.6, {
      dash: [3, 9],
    })
  },
  'haven-college': (b, accent, skin, next) => {
    b.box(X, Y, W, H, mix('#2c4325', '#3a2018', skin.doom * 0.8))
    for (let k = 0; k < 60; k++)
      b.soft(between(next, X, RIGHT), between(next, Y, BOTTOM), 16, 10, next() < 0.5 ? '#3f5f33' : '#1a2a16', 0.3)
    const ways = `M${X - 4} ${Y + 10}L${RIGHT + 4} ${BOTTOM - 6}M${RIGHT + 4} ${Y + 10}L${X - 4} ${BOTTOM - 6}M${CX} ${Y}V${BOTTOM}M${X} ${CY}H${RIGHT}`
    b.stroke(ways, '#4f4436', 17, 0.9)
    b.stroke(ways, '#75654f', 13, 0.75)
    b.disc(CX, CY, 36, '#4f4436', 0.9)
    b.disc(CX, CY, 33, '#7a6952', 0.8)
    b.ring(CX, CY, 24, accent, 1.6, 0.5)
    b.ring(CX, CY, 15, '#2b1d15', 1.2, 0.6)
  },
  'night-market': (b, accent, skin, next) => {
    for (let row = 0; row < 21; row++) {
      for (let column = 0; column < 20; column++) {
        const x = X + column * 12 + (row % 2 ? 6 : 0) - 6
        b.fill(roundPath(x, Y + row * 8, 11, 7, 2.5), mix('#4d3c2d', '#2a2018', next()), 0.8)
      }
    }
    for (let k = 0; k < 4; k++) {
      for (const x of [X - 2, RIGHT - 22]) {
        const y = Y + 34 + k * 32
        const colour = mix(
          ['#c2452f', '#2f8791', '#c99a2e', '#8d3f93'][(k + (x > CX ? 2 : 0)) % 4]!,
          '#2a0c08',
          skin.doom * 0.5,
        )
        b.soft(x + 12, y + 14, 22, 20, '#000000', 0.5)
        b.box(x, y, 24, 20, colour, 0.85)
        for (let j = 0; j < 3; j++) b.box(x, y + 2 + j * 7, 24, 3, '#fff3df', 0.5)
        b.light(x + 12, y + 22, 22, 14, '#ffb45c', 0.35)
      }
    }
    const strings = `M${X} ${Y + 30}Q${CX} ${Y + 62} ${RIGHT} ${Y + 30}M${X} ${BOTTOM - 40}Q${CX} ${BOTTOM - 8} ${RIGHT} ${BOTTOM - 40}`
    b.stroke(strings, '#120b06', 1, 0.7)
    b.glowing('#ffb347', 5, () => b.stroke(strings, '#ffd58f', 3, 0.75, { dash: [0.1, 13], cap: 'round' }))
    b.light(CX, CY, 90, 60, accent, 0.14)
  },
  'ravencorp-hq': (b, accent) => {
    b.box(X, Y, W, H, b.ramp(X, Y, RIGHT, BOTTOM, '#23203a', '#0c0b14', '#1b1830'))
    grid(b, 37, 0.4, '#000000')
    b.glowing(accent, 5, () => {
      b.stroke(`M${CX - 66} ${Y}V${BOTTOM}M${CX + 66} ${Y}V${BOTTOM}`, accent, 1.2, 0.5)
      for (let k = 0; k < 4; k++)
        b.stroke(
          `M${CX - 52} ${Y + 60 + k * 28}L${CX} ${Y + 38 + k * 28}L${CX + 52} ${Y + 60 + k * 28}`,
          accent,
          1.8,
          0.3 - k * 0.04,
        )
    })
    b.within(null, () => {
      b.ctx.globalCompositeOperation = 'lighter'
      b.fill(`M${CX - 34} ${Y}h68l-22 110h-24z`, b.ramp(0, Y, 0, Y + 110, `${accent}66`, `${accent}00`))
    })
  },
  'grand-terminus': (b, accent) => {
    grid(b, 16, 0.26)
    let checks = ''
    for (let row = 0; row < 11; row++)
      for (let column = row % 2; column < 14; column += 2)
        checks += rectPath(X + column * 16 - 8, Y + row * 16 - 8, 16, 16)
    b.fill(checks, '#000000', 0.2)
    for (const y of [Y + 56, Y + 122]) {
      b.box(X, y - 13, W, 26, '#0f0d0a', 0.82)
      for (let x = X + 3; x < RIGHT; x += 9) b.box(x, y - 9, 4, 18, '#3a3022')
      b.stroke(`M${X} ${y - 6}H${RIGHT}M${X} ${y + 6}H${RIGHT}`, '#c9cdd3', 1.8, 0.75)
      b.stroke(`M${X} ${y - 15}H${RIGHT}M${X} ${y + 15}H${RIGHT}`, accent, 2, 0.45, { dash: [10, 5] })
    }
  },
  ...FLOORS_OF_THE_OUTSKIRTS,
}

export function paintFloor(b: Brush, kit: KitId, accent: string, skin: Skin, next: Stream): void {
  FLOORS[kit](b, accent, skin, next)
}
