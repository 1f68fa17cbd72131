import type { SoundName } from './cues.ts'

/** Every sound is made of noise and tones, written down as numbers: there is not one recording. */

export interface Layer {
  /** Noise is filtered around `from`; the others are waves of that pitch. */
  readonly wave: 'noise' | 'sine' | 'triangle' | 'sawtooth' | 'square'
  /** Seconds after the start of the sound. */
  readonly at: number
  /** Hertz, gliding to `to`. */
  readonly from: number
  readonly to: number
  /** Seconds to its full loudness, and from there to silence. */
  readonly rise: number
  readonly fall: number
  /** 0 to 1. */
  readonly gain: number
  /** Sharpness of the filter for noise; cents of detuning for waves. */
  readonly edge: number
}

const layer = (
  wave: Layer['wave'],
  at: number,
  [from, to]: readonly [number, number],
  [rise, fall]: readonly [number, number],
  gain: number,
  edge = 1,
): Layer => ({ wave, at, from, to, rise, fall, gain, edge })

/** A handful of clicks that come quicker and then lie still. */
const rattle = (times: readonly number[], pitch: number, gain: number): readonly Layer[] =>
  times.map((at, i) =>
    layer('noise', at, [pitch * (1 + (i % 3) * 0.22), pitch * 0.8], [0.001, 0.045], gain * (1 - i * 0.07), 6),
  )

/** Partials of struck glass. */
const glass = (root: number, at: number, gain: number): readonly Layer[] =>
  [1, 2.76, 5.4, 8.93].map((partial, i) =>
    layer('sine', at, [root * partial, root * partial], [0.002, 1.3 / (i + 1)], gain / (i + 1.4)),
  )

const bell = (root: number, at: number, gain: number): readonly Layer[] =>
  [0.5, 1, 1.19, 1.5, 2].map((partial, i) =>
    layer('sine', at, [root * partial, root * partial], [0.004, 2.2 / (i + 1)], gain / (i + 2)),
  )

/** Two thumps, as a heart has them. */
const heartbeat = (at: number, gain: number): readonly Layer[] => [
  layer('sine', at, [62, 40], [0.004, 0.14], gain),
  layer('sine', at + 0.24, [54, 36], [0.004, 0.18], gain * 0.7),
]

/** So much higher, and so many times, one after the other. */
export function tuned(layers: readonly Layer[], pitch: number, times: number): readonly Layer[] {
  const high = pitch === 1 ? layers : layers.map((each) => ({ ...each, from: each.from * pitch, to: each.to * pitch }))
  return Array.from({ length: times }, (_, i) => high.map((each) => ({ ...each, at: each.at + i * STROKE }))).flat()
}
const STROKE = 0.55

export const RECIPES: Readonly<Record<SoundName, readonly Layer[]>> = {
  dice: rattle([0, 0.06, 0.11, 0.19, 0.24, 0.36, 0.52], 2400, 0.5),
  sinDice: rattle([0, 0.07, 0.13, 0.21, 0.3, 0.44], 1100, 0.55),
  faith: glass(880, 0.25, 0.32),
  burst: [layer('noise', 0.3, [900, 200], [0.002, 0.3], 0.6, 2), layer('sawtooth', 0.3, [160, 60], [0.002, 0.25], 0.2)],
  hit: [layer('noise', 0, [1800, 300], [0.001, 0.12], 0.5, 2), layer('triangle', 0, [190, 80], [0.001, 0.14], 0.4)],
  wound: [layer('sine', 0, [92, 38], [0.003, 0.42], 0.9), layer('noise', 0, [260, 120], [0.001, 0.1], 0.3, 1)],
  death: [
    layer('sine', 0, [70, 34], [0.003, 0.5], 0.9),
    layer('sine', 0.62, [66, 30], [0.003, 0.6], 0.8),
    layer('sawtooth', 0.9, [110, 52], [0.3, 1.4], 0.16, 14),
  ],
  heal: [layer('noise', 0, [700, 1500], [0.25, 0.4], 0.16, 1), layer('sine', 0.05, [440, 660], [0.12, 0.5], 0.2)],
  corruption: [
    layer('noise', 0, [420, 1400], [0.12, 0.5], 0.22, 9),
    layer('triangle', 0, [98, 82], [0.05, 0.5], 0.22, 30),
  ],
  sinCard: [
    layer('sawtooth', 0, [82, 110], [0.45, 0.9], 0.22, -18),
    layer('sawtooth', 0, [82.4, 116], [0.45, 0.9], 0.22, 21),
    layer('sawtooth', 0.04, [123, 174], [0.5, 0.8], 0.12, 9),
    layer('noise', 0.4, [500, 3000], [0.1, 0.4], 0.18, 3),
  ],
  reaction: rattle([0, 0.09, 0.17, 0.24], 3200, 0.22),
  kill: [layer('noise', 0, [1200, 90], [0.002, 0.35], 0.5, 1), layer('sawtooth', 0, [140, 40], [0.002, 0.3], 0.22)],
  orbital: [
    layer('sine', 0, [2400, 300], [0.3, 0.25], 0.22),
    layer('noise', 0.42, [3000, 80], [0.002, 0.9], 0.6, 0.7),
    layer('sine', 0.42, [60, 28], [0.002, 0.9], 0.7),
  ],
  summon: [
    layer('noise', 0, [600, 1800], [0.02, 0.08], 0.3, 8),
    layer('noise', 0.1, [300, 900], [0.02, 0.25], 0.3, 6),
    layer('triangle', 0.06, [130, 70], [0.01, 0.3], 0.22, 25),
  ],
  apocalypse: [
    layer('triangle', 0, [392, 587], [0.5, 0.9], 0.24),
    layer('triangle', 0.7, [587, 392], [0.4, 1.1], 0.2),
    layer('sine', 0, [49, 41], [0.4, 1.8], 0.5),
  ],
  mission: [...bell(523, 0, 0.42), ...bell(784, 0.28, 0.3)],
  yourTurn: [layer('sine', 0, [660, 640], [0.003, 0.09], 0.26), layer('sine', 0.13, [880, 860], [0.003, 0.12], 0.22)],
  satDown: [...rattle([0, 0.05, 0.12], 500, 0.3), layer('sine', 0.2, [523, 520], [0.004, 0.2], 0.2)],
  fire: [layer('noise', 0, [900, 2600], [0.05, 0.45], 0.28, 1), ...rattle([0.12, 0.2, 0.31], 4000, 0.14)],
  cleanse: [layer('noise', 0, [5200, 1200], [0.01, 0.5], 0.26, 1)],
  step: [
    layer('noise', 0, [320, 160], [0.002, 0.07], 0.22, 2),
    layer('noise', 0.16, [300, 150], [0.002, 0.07], 0.18, 2),
  ],
  cardIn: [layer('noise', 0, [300, 1600], [0.12, 0.35], 0.26, 1), ...bell(98, 0.12, 0.5)],
  cardRest: [
    layer('noise', 0, [3800, 1500], [0.002, 0.07], 0.24, 2),
    layer('noise', 0.06, [2600, 900], [0.002, 0.05], 0.16, 2),
  ],
  held: [layer('sine', 0, [1318, 1318], [0.01, 0.9], 0.14)],
  progress: glass(523, 0, 0.26),
  missionDone: [...bell(523, 0, 0.4), ...bell(659, 0.26, 0.36), ...bell(784, 0.52, 0.34)],
  lastLife: [0, 1, 2, 3].flatMap((at) => heartbeat(at, 0.8)),
  fatal: [...heartbeat(0, 0.9), layer('sine', 0.9, [70, 34], [0.003, 0.5], 0.9)],
  reserve: bell(196, 0, 0.42),
  clockSure: [layer('triangle', 0, [196, 294], [0.5, 0.9], 0.26), layer('sine', 0, [49, 41], [0.4, 1.8], 0.5)],
  clockPerhaps: [layer('triangle', 0, [98, 147], [0.5, 0.9], 0.32), layer('sine', 0, [49, 41], [0.4, 1.8], 0.4)],
  strike: [layer('noise', 0.4, [4000, 80], [0.02, 0.9], 0.6, 0.7), layer('sine', 0.42, [60, 28], [0.002, 0.9], 0.7)],
  idle: [layer('triangle', 0, [150, 110], [0.002, 0.06], 0.3)],
  // Drawn in, not let go: it swells and is cut off.
  reactionStart: [layer('noise', 0, [500, 2200], [0.24, 0.02], 0.3, 1)],
  yourAsk: [layer('sine', 0, [587, 587], [0.02, 0.22], 0.2), layer('sine', 0.16, [880, 880], [0.02, 0.28], 0.18)],
  heroesWin: [...bell(392, 0, 0.4), ...bell(523, 0.4, 0.36), ...bell(659, 0.8, 0.34), ...bell(784, 1.2, 0.32)],
  sinsWin: [
    layer('sawtooth', 0, [110, 27], [0.1, 2.6], 0.24, 12),
    layer('sawtooth', 0, [110.6, 27.3], [0.1, 2.6], 0.24, -12),
    layer('sine', 0.2, [55, 20], [0.1, 2.6], 0.6),
  ],
}

export const lengthOf = (layers: readonly Layer[]): number =>
  Math.max(...layers.map(({ at, rise, fall }) => at + rise + fall))

/** Somewhere out there, the nearer the end the nearer: how often it wails, in seconds, and how loud. */
export interface Siren {
  readonly every: number
  readonly gain: number
}

const CALM = 90
const LAST_LEVEL = 7

/** Null while the city still sleeps. */
export function sirenAt(level: number): Siren | null {
  if (level <= 0) return null
  const share = Math.min(level, LAST_LEVEL) / LAST_LEVEL
  return { every: CALM * (1 - 0.85 * share), gain: 0.015 + 0.075 * share }
}
