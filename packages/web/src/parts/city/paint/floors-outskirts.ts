import { FLOOR } from './block.ts'
import { rectPath, roundPath } from './brush.ts'
import { mix } from './colour.ts'
import { CX, CY, type Floor } from './floors-shared.ts'
import type { KitId } from './kits.ts'
import { between } from './random.ts'

const { x: X, y: Y, w: W, h: H } = FLOOR
const RIGHT = X + W
const BOTTOM = Y + H

export const FLOORS_OF_THE_OUTSKIRTS = {
  gasworks: (b, accent, _skin, next) => {
    // Plates with rivets, and the well of a holder that is gone.
    for (let row = 0; row < 5; row++) {
      for (let column = 0; column < 7; column++) {
        const [x, y] = [X + column * 34 - (row % 2) * 17, Y + row * 34]
        b.box(x + 0.8, y + 0.8, 32.4, 32.4, mix('#4a3a33', '#2a1f1b', next()), 0.7)
        for (const [dx, dy] of [
          [4, 4],
          [30, 4],
          [4, 30],
          [30, 30],
        ] as const)
          b.disc(x + dx, y + dy, 1, '#b5968a', 0.4)
      }
    }
    b.ctx.save()
    b.ctx.translate(CX, CY)
    b.ctx.scale(1, 0.82)
    b.disc(0, 0, 60, '#120b09', 0.45)
    for (const r of [60, 47, 34]) b.ring(0, 0, r, accent, 1.6, 0.3)
    b.ctx.restore()
    for (const x of [X + 10, RIGHT - 20]) {
      b.box(x, Y, 9, H, b.ramp(x, 0, x + 9, 0, '#a07a66', '#3a261e'), 0.85)
      for (let y = Y + 16; y < BOTTOM; y += 30) b.box(x - 1.5, y, 12, 4, '#c9a692', 0.8)
      for (let y = Y + 32; y < BOTTOM; y += 60) b.light(x + 4.5, y, 20, 16, accent, 0.4)
    }
  },
  'counting-house': (b, accent) => {
    // Marble, a great coin in it, and columns of figures along both sides.
    let marble = ''
    for (let row = 0; row < 9; row++)
      for (let column = row % 2; column < 12; column += 2) marble += rectPath(X + column * 20 - 4, Y + row * 20, 20, 20)
    b.fill(marble, '#e8dcb8', 0.1)
    b.disc(CX, CY, 56, accent, 0.1)
    b.ring(CX, CY, 56, accent, 2.4, 0.4)
    b.ring(CX, CY, 49, accent, 1.2, 0.3)
    for (let k = 0; k < 48; k++) {
      const a = (k * Math.PI) / 24
      b.stroke(
        `M${CX + Math.cos(a) * 50} ${CY + Math.sin(a) * 50}L${CX + Math.cos(a) * 55} ${CY + Math.sin(a) * 55}`,
        accent,
        1,
        0.35,
      )
    }
    b.stroke(`M${CX} ${CY - 32}v58M${CX - 28} ${CY - 22}h56M${CX - 18} ${CY + 28}h36`, accent, 2.4, 0.32)
    for (const x of [CX - 28, CX + 28]) b.stroke(`M${x} ${CY - 22}l-11 26h22z`, accent, 1.6, 0.32, { join: 'round' })
    for (const x of [X + 8, RIGHT - 38]) {
      b.stroke(`M${x + 15} ${Y + 26}V${BOTTOM - 6}`, '#b8503a', 1, 0.5)
      for (let k = 0; k < 11; k++)
        b.stroke(`M${x} ${Y + 34 + k * 12}h${8 + ((k * 7) % 5)}m${6} 0h${9 - (k % 4)}`, '#efe2bd', 1.6, 0.3)
    }
  },
  'harbour-light': (b, accent, skin, next) => {
    // Slabs of rock, the sea on both sides, a compass between.
    b.box(X, Y, W, H, '#3a4650', 0.55)
    for (let k = 0; k < 46; k++) {
      const [x, y] = [between(next, X + 24, RIGHT - 60), between(next, Y, BOTTOM - 16)]
      b.fill(roundPath(x, y, 18 + next() * 22, 8 + next() * 9, 3), mix('#5a6873', '#27313a', next()), 0.4)
    }
    for (const [x, edge] of [
      [X, X + 28],
      [RIGHT - 28, RIGHT - 28],
    ] as const) {
      b.box(x, Y, 28, H, b.ramp(x, 0, x + 28, 0, skin.deep, mix(skin.water, '#3f9fd0', 0.25)))
      for (let y = Y + 3; y < BOTTOM; y += 7) b.disc(edge + (next() - 0.5) * 5, y, 2 + next() * 2.4, '#e8f6ff', 0.45)
      for (let k = 0; k < 14; k++) b.stroke(`M${x + 4 + next() * 14} ${Y + next() * H}q4-2 9 0`, skin.glint, 1, 0.5)
    }
    b.ring(CX, CY, 54, accent, 1.6, 0.4)
    b.ring(CX, CY, 48, accent, 1, 0.3, [2, 5])
    for (let k = 0; k < 8; k++) {
      const a = (k * Math.PI) / 4 - Math.PI / 2
      const r = k % 2 ? 26 : 46
      const [s, c] = [Math.sin(a), Math.cos(a)]
      b.fill(`M${CX + c * r} ${CY + s * r}L${CX - s * 7} ${CY + c * 7}L${CX} ${CY}z`, accent, 0.34)
      b.fill(`M${CX + c * r} ${CY + s * r}L${CX + s * 7} ${CY - c * 7}L${CX} ${CY}z`, '#0d1419', 0.4)
    }
    b.within(null, () => {
      b.ctx.globalCompositeOperation = 'lighter'
      b.fill(
        `M${CX - 6} ${Y}L${X} ${BOTTOM - 40}V${BOTTOM}H${X + 70}z`,
        b.ramp(0, Y, 0, BOTTOM, `${accent}40`, `${accent}00`),
      )
    })
  },
  'winter-garden': (b, accent, skin, next) => {
    // Gravel between beds, a pond with lilies.
    b.box(X, Y, W, H, '#8a8264', 0.3)
    for (let k = 0; k < 260; k++)
      b.disc(X + next() * W, Y + next() * H, 0.9, next() < 0.5 ? '#d8cfae' : '#3c3626', 0.35)
    const leaf = (shade: number): string => mix(mix('#4f9a52', '#183a1e', shade), '#4a1c16', skin.doom * 0.7)
    for (const [x, y, w, h] of [
      [X + 6, Y + 22, 52, 42],
      [RIGHT - 58, Y + 22, 52, 42],
      [X + 6, BOTTOM - 58, 52, 50],
      [RIGHT - 58, BOTTOM - 58, 52, 50],
    ] as const) {
      b.fill(roundPath(x, y, w, h, 12), '#17261a', 0.85)
      for (let k = 0; k < 34; k++) {
        const [cx, cy, a] = [x + 5 + next() * (w - 10), y + 5 + next() * (h - 10), next() * Math.PI * 2]
        b.stroke(
          `M${cx} ${cy}q${Math.cos(a) * 4} ${Math.sin(a) * 4 - 3} ${Math.cos(a) * 9} ${Math.sin(a) * 9}`,
          leaf(next()),
          2,
          0.8,
        )
      }
      for (let k = 0; k < 4; k++)
        b.disc(x + 8 + next() * (w - 16), y + 8 + next() * (h - 16), 2.2, '#f4c8dc', 0.8 - skin.doom * 0.5)
      b.stroke(roundPath(x, y, w, h, 12), '#cfc6a4', 1.6, 0.5)
    }
    b.ctx.save()
    b.ctx.translate(CX, CY)
    b.ctx.scale(1, 0.8)
    b.disc(0, 0, 46, '#cfc6a4', 0.55)
    b.disc(0, 0, 42, b.ramp(-42, -42, 42, 42, mix(skin.water, '#4fb0a0', 0.4), skin.deep))
    b.ctx.restore()
    for (let k = 0; k < 8; k++) {
      const [a, r] = [next() * Math.PI * 2, 12 + next() * 22]
      const [x, y] = [CX + Math.cos(a) * r, CY + Math.sin(a) * r * 0.8]
      b.disc(x, y, 5.5, leaf(0.1), 0.85)
      if (k % 3 === 0) b.disc(x, y, 2, '#fbe3ee', 0.9 - skin.doom * 0.5)
    }
    b.light(CX, CY, 70, 54, accent, 0.18)
  },
} as const satisfies Partial<Record<KitId, Floor>>
