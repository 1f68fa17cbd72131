import { type Brush, rectPath, roundPath } from './brush.ts'
import { mix } from './colour.ts'
import type { KitId } from './kits.ts'
import { LANDMARKS_OF_THE_OUTSKIRTS } from './landmarks-outskirts.ts'
import { LANDMARKS_OF_POWER } from './landmarks-power.ts'
import { type Landmark, windows } from './landmarks-shared.ts'
import type { Stream } from './random.ts'
import type { Skin } from './skin.ts'

/** Landmarks are drawn in a box of 162 by 68; the sign covers what lies below 60. */
const hospital: Landmark = (b, accent, skin, next) => {
  b.box(0, 12, 162, 24, b.ramp(0, 12, 162, 36, '#566a70', '#2e3d43'))
  b.box(0, 12, 162, 1.2, '#d8f0ec', 0.5)
  b.frame(3, 15, 156, 18, '#000000', 1.2, 0.35)
  b.box(0, 36, 162, 32, b.ramp(0, 36, 0, 68, '#14222a', '#203a40'))
  windows(b, { x: 4, y: 40, w: 48, h: 24 }, skin, next, skin.windowCool, 0.75)
  windows(b, { x: 112, y: 40, w: 48, h: 24 }, skin, next, skin.windowCool, 0.75)
  b.box(54, 0, 54, 16, b.ramp(54, 0, 108, 16, '#6b8088', '#3d4f56'))
  b.box(54, 0, 54, 1.2, '#e6fffa', 0.7)
  b.box(54, 16, 54, 52, b.ramp(0, 16, 0, 68, '#1c2f36', '#12262b'))
  const cross = 'M76 22h10v10h10v10H86v10H76V42H66V32h10z'
  b.glowing(accent, 14, () => b.fill(cross, accent))
  b.fill(cross, '#ffffff', 0.45)
  b.light(81, 37, 44, 34, accent, 0.35)
  b.disc(135, 24, 13.5, '#1a262b')
  b.ring(135, 24, 11.5, accent, 1.6)
  b.stroke('M131 18.5v11M139 18.5v11M131 24h8', '#f2f7fa', 2.4)
  for (let k = 0; k < 8; k++) {
    const a = (k * Math.PI) / 4
    b.disc(135 + Math.cos(a) * 13, 24 + Math.sin(a) * 13, 1, '#ffe08a')
  }
  b.box(14, 18, 12, 8, '#4b5d64')
  b.box(30, 20, 9, 7, '#4b5d64')
  b.disc(20, 22, 2.6, '#1a262b')
  b.disc(34.5, 23.5, 2, '#1a262b')
}

const constabulary: Landmark = (b, accent, skin, next) => {
  b.box(0, 14, 162, 22, b.ramp(0, 14, 162, 36, '#4a587a', '#232d47'))
  b.box(0, 14, 162, 1.2, '#d6e4ff', 0.5)
  b.frame(3, 17, 156, 16, '#000000', 1.2, 0.35)
  b.box(0, 36, 162, 32, b.ramp(0, 36, 0, 68, '#11182b', '#1c2745'))
  windows(b, { x: 3, y: 40, w: 42, h: 24 }, skin, next, skin.windowWarm, 0.6)
  windows(b, { x: 118, y: 40, w: 42, h: 24 }, skin, next, skin.windowCool, 0.6)
  b.fill('M46 20L81 2 116 20z', b.ramp(46, 2, 116, 20, '#62719a', '#333f60'))
  b.stroke('M46 20L81 2 116 20', '#dbe7ff', 1.4, 0.7)
  b.box(48, 20, 66, 48, '#10172a')
  for (let k = 0; k < 6; k++) {
    const x = 51 + k * 11.4
    b.box(x, 22, 5, 40, b.ramp(x, 0, x + 5, 0, '#8fa3cf', '#45557f'))
  }
  const shield = 'M67 22h28v15q0 12-14 19-14-7-14-19z'
  b.fill(shield, '#0b1122')
  b.glowing(accent, 10, () => b.stroke(shield, accent, 2))
  b.glowing(accent, 8, () =>
    b.fill('M81 26l3.3 7.2 7.7.7-5.9 5.2 1.8 7.7-6.9-4.1-6.9 4.1 1.8-7.7-5.9-5.2 7.7-.7z', accent),
  )
  for (const [x, colour] of [
    [8, '#ff3d4f'],
    [126, '#3f8cff'],
  ] as const) {
    b.light(x + 14, 22, 48, 26, colour, 0.55)
    b.glowing(colour, 12, () => b.fill(roundPath(x, 19, 28, 6, 3), colour))
    b.fill(roundPath(x + 2, 20, 24, 2, 1), '#ffffff', 0.6)
  }
}

const CONTAINERS = ['#b4532f', '#2c7a86', '#8a7a35', '#4c5a70', '#7b2f3a', '#3f6b4a'] as const

const dockside: Landmark = (b, accent, skin, next) => {
  b.box(0, 0, 162, 40, b.ramp(0, 0, 0, 40, skin.deep, mix(skin.water, '#2f7fae', 0.25)))
  for (let k = 0; k < 26; k++) {
    const x = next() * 150
    b.stroke(`M${x} ${4 + next() * 30}q4-2 ${8 + next() * 10} 0`, skin.glint, 1, 0.4)
  }
  b.fill('M96 12h48l10 8-10 9H96q-8-8 0-17z', '#7a3328')
  b.fill('M98 14h44l6 6-6 6H98q-5-6 0-12z', '#43252a')
  b.box(102, 16, 12, 8, '#c9d2dc')
  b.box(118, 16, 9, 8, '#b4532f')
  b.box(129, 16, 9, 8, '#2c7a86')
  b.box(0, 36, 162, 32, b.ramp(0, 36, 0, 68, '#4a4438', '#221f1a'))
  b.box(0, 36, 162, 1.6, '#e6d3a0', 0.5)
  for (let row = 0; row < 2; row++) {
    for (let k = 0; k < 7; k++) {
      const x = 3 + k * 23
      const colour = CONTAINERS[Math.floor(next() * CONTAINERS.length)]!
      if (next() < 0.12) continue
      b.box(x, 40 + row * 11, 21, 9.5, mix(colour, '#10060a', skin.doom * 0.4))
      b.box(x, 40 + row * 11, 21, 1.2, '#ffffff', 0.3)
      b.stroke(`M${x + 5} ${41 + row * 11}v8m5.5-8v8m5.5-8v8`, '#000000', 0.9, 0.4)
    }
  }
  for (const [x, side] of [
    [30, 1],
    [82, -1],
  ] as const) {
    const tip = x + side * 44
    const d = `M${x - 8} 50L${x - 3} 12M${x + 8} 50L${x + 3} 12M${x - 6} 34h12M${x - side * 18} 14L${x} 2 ${tip} 13M${x - side * 18} 14H${tip}M${tip - side * 7} 14V30`
    b.stroke(d, '#000000', 4.4, 0.45)
    b.stroke(d, '#f5b945', 2.4, 1, { join: 'round' })
    b.light(x, 2, 12, 12, '#ff3b4a', 0.8)
    b.disc(x, 2, 1.6, '#ffb3b8')
    b.box(tip - side * 7 - 4, 29, 8, 5, '#2c7a86')
  }
  b.light(30, 46, 40, 22, '#ffd58a', 0.3)
  b.light(120, 20, 40, 20, accent, 0.35)
}

const cathedral: Landmark = (b, accent, skin, next) => {
  // From above: the cross of nave and transept, each roof with a lit and a dark side.
  b.box(20, 15, 122, 11, '#5b5162')
  b.box(20, 26, 122, 11, '#352e3d')
  b.fill('M20 15l8 11-8 11zM142 15l-8 11 8 11z', '#221c28')
  b.box(68, 0, 13, 44, '#64596c')
  b.box(81, 0, 13, 44, '#3a3342')
  b.stroke('M81 0V44M20 26H142', '#a79bb0', 1.2, 0.6)
  b.fill('M81 12L95 26 81 40 67 26z', '#2a2430')
  b.fill('M81 12L95 26 81 26 67 26z', '#7a6d84')
  b.disc(81, 26, 3, accent)
  b.light(81, 26, 18, 18, accent, 0.5)
  b.box(44, 34, 74, 34, b.ramp(0, 34, 0, 68, '#1d1823', '#2e2634'))
  b.fill('M57 36L81 18 105 36z', '#2c2533')
  b.stroke('M57 36L81 18 105 36', '#a79bb0', 1.4, 0.8)
  for (const x of [36, 106]) {
    b.box(x, 20, 20, 48, b.ramp(x, 0, x + 20, 0, '#4b4253', '#241e2a'))
    b.fill(`M${x - 2} 21L${x + 10} 0 ${x + 22} 21z`, b.ramp(x, 0, x + 20, 0, '#7a6d84', '#332c3a'))
    b.fill(`M${x + 6} 44v-11q4-7 8 0v11z`, skin.lit > 0.2 ? accent : '#120e16', 0.9)
  }
  b.glowing(accent, 14, () => b.disc(81, 45, 13, accent))
  b.disc(81, 45, 13, '#fff4cf', 0.35)
  b.ring(81, 45, 13, '#3a2408', 2)
  b.ring(81, 45, 5, '#3a2408', 1.6)
  let tracery = ''
  for (let k = 0; k < 12; k++) {
    const a = (k * Math.PI) / 6
    tracery += `M${81 + Math.cos(a) * 5} ${45 + Math.sin(a) * 5}L${81 + Math.cos(a) * 12.5} ${45 + Math.sin(a) * 12.5}`
  }
  b.stroke(tracery, '#3a2408', 1.3)
  b.light(81, 48, 60, 34, accent, 0.38)
  // Yews and stones beside the nave.
  for (let k = 0; k < 5; k++) {
    for (const x of [4 + k * 7, 128 + k * 7]) {
      const y = 46 + next() * 12
      b.fill(`M${x} ${y}v-6q2.2-3 4.4 0v6z`, '#7d7686', 0.85)
    }
  }
}

const megatheatre: Landmark = (b, accent, skin, next) => {
  b.fill('M6 36A75 40 0 0 1 156 36V68H6z', b.ramp(20, 0, 140, 50, '#7a4468', '#2c1628'))
  for (let k = 0; k < 9; k++) {
    const a = Math.PI + (k + 0.5) * (Math.PI / 9)
    b.stroke(`M81 40L${81 + Math.cos(a) * 74} ${38 + Math.sin(a) * 38}`, '#000000', 1.2, 0.35)
    b.stroke(`M82 40L${82 + Math.cos(a) * 74} ${38 + Math.sin(a) * 38}`, '#ffffff', 0.8, 0.16)
  }
  b.glowing(accent, 8, () => b.stroke('M8 36A73 36 0 0 1 154 36', accent, 2.2))
  // Two beams that search the sky.
  for (const side of [-1, 1]) {
    const x = 81 + side * 44
    b.within(null, () => {
      b.ctx.globalCompositeOperation = 'lighter'
      b.fill(
        `M${x - 2} 34L${x + side * 8} 0h${side * 16}z`,
        b.ramp(x, 34, x + side * 14, 0, 'rgba(255,236,190,.55)', 'rgba(255,236,190,0)'),
      )
    })
    b.disc(x, 34, 3, '#fff1cc')
  }
  b.fill(roundPath(22, 33, 118, 24, 4), '#150a14')
  b.glowing(accent, 10, () => b.stroke(roundPath(22, 33, 118, 24, 4), accent, 2))
  b.box(30, 38.5, 102, 13, mix('#fff3d6', '#7a2a20', skin.doom * 0.6))
  let letters = ''
  for (let x = 36, k = 0; x < 124; k++) {
    const w = 3 + next() * 5
    if (k % 4 !== 3) letters += rectPath(x, 41, w, 2.8) + rectPath(x + 2, 46, w, 2.8)
    x += w + 2.6
  }
  b.fill(letters, '#2a1024', 0.85)
  b.glowing('#ffd98a', 5, () => {
    for (let x = 26; x <= 137; x += 7.4) {
      b.disc(x, 35.5, 1.5, '#ffe9bd')
      b.disc(x, 54.5, 1.5, '#ffe9bd')
    }
  })
  b.light(81, 56, 86, 34, accent, 0.45)
  b.box(10, 57, 142, 11, '#150a14')
  // A mask laughs, a mask weeps.
  for (const [x, mouth] of [
    [66, 'M61 18q5 5 10 0'],
    [96, 'M91 21q5-5 10 0'],
  ] as const) {
    b.fill(`M${x - 10} 8q10 4 20 0v9q-2 12-10 13-8-1-10-13z`, '#1b0d19', 0.9)
    b.glowing(accent, 6, () =>
      b.stroke(`M${x - 10} 8q10 4 20 0v9q-2 12-10 13-8-1-10-13z${mouth}M${x - 6} 14h4M${x + 2} 14h4`, accent, 1.6, 1, {
        cap: 'round',
      }),
    )
  }
}

const LANDMARKS: Readonly<Record<KitId, Landmark>> = {
  'saint-jude-hospital': hospital,
  constabulary,
  dockside,
  'old-cathedral': cathedral,
  megatheatre,
  ...LANDMARKS_OF_POWER,
  ...LANDMARKS_OF_THE_OUTSKIRTS,
}

export function paintLandmark(b: Brush, kit: KitId, accent: string, skin: Skin, next: Stream): void {
  LANDMARKS[kit](b, accent, skin, next)
}
