import { chalk } from './chalk.ts'
import { burning, tentaclesBefore, tentaclesBehind, veinsOf } from './corruption.ts'
import { type Command, flatten } from './flatten.ts'
import type { ArtTones, HeroArt, Op, Shape, View } from './picture.ts'
import { mix, PIGMENTS, plainTones, tones } from './tones.ts'
import { torn } from './wounds.ts'

/** How a hero looks just now. Every hero has every state for nothing: they are layers over the one drawing. */
export interface HeroState {
  /** Not on turn: the ground sinks back, the figure a little. */
  readonly waiting?: boolean
  readonly wounds?: number
  /** The level, from 1 (clean) to 7. */
  readonly corruption?: number
  /** Dead: the how many-eth to die. */
  readonly dead?: number
  /** One of Them. */
  readonly fallen?: boolean
}

export interface HeroLook {
  /** The colour of the class, as the theme has it. */
  readonly colour: string
  readonly cls: string
  /** High contrast: a black ground and a white second light. */
  readonly plain?: boolean
}

/** The counter-colour of each class: the second light, from the right. */
const SECOND: Readonly<Record<string, string>> = {
  leader: '#7fb2ff',
  shooter: '#ffab5e',
  bruiser: '#8fd3ff',
  fixer: '#ffc98a',
}

export const HERO_FRAME: View = [0, 0, 320, 320]
/** What a standee shows of the dead: the marker too, beside what is left of them. */
export const CHALK_CROP: View = [24, 0, 272, 320]
const ALL = 'M0 0H320V320H0z'

function light({ colour, cls, plain }: HeroLook, state: HeroState, level: number) {
  if (plain) return plainTones(state.fallen ? PIGMENTS.white : colour)
  if (state.fallen) return tones(mix(PIGMENTS.fallen, colour, 0.2), PIGMENTS.fallen)
  return tones(colour, level > 4 ? PIGMENTS.violet : (SECOND[cls] ?? PIGMENTS.white))
}

/** The lights that a hero stands in, well and clean. */
export const heroTones = (look: HeroLook): ArtTones => light(look, {}, 0)

/** What the dark has made of one of them: the outline of a monster round what is left. */
const outlined = (art: HeroArt): Op[] => [
  ['stroke', art.outline, 'ink', { w: 22 }],
  ['stroke', art.outline, 'fallen', { w: 10 }],
]

/** What is drawn for the whole frame, laid over a part of it: tears and tentacles are seen however little is shown. */
function within([x, y, w, h]: View, ops: readonly Op[]): Op[] {
  if (ops.length === 0) return []
  const k = Math.max(w, h) / 320
  return [['at', [x + (w - 320 * k) / 2, y + (h - 320 * k) / 2, k], ops]]
}

/** A standee is cut off where the plate begins; the frame of a figure is a little narrower than that of a face. */
const PLATE: Shape = ['box', -100, -100, 400, 352]
const AS_FIGURE = [-52, -44, 0.95] as const

/** One of Them as a piece of the board: his own drawing, a monster's outline round it, his eyes burning. */
export function fallenFigure(name: string, art: HeroArt, isPlain = false): Command[] {
  const level = 6
  const paints = isPlain ? plainTones(PIGMENTS.white) : tones(PIGMENTS.fallen, PIGMENTS.fallen)
  const figure: Op[] = [
    ['stroke', art.outline, 'ink', { w: 30 }],
    ['stroke', art.outline, 'fallen', { w: 15 }],
    ['fill', art.outline, 'ink'],
    ...art.figure,
    ['clip', art.outline, veinsOf(name, level)],
    ...burning(art, level),
  ]
  return flatten([['clip', PLATE, [['at', AS_FIGURE, figure]]]], paints)
}

/** The portrait of a hero, or the part of it that is shown. The name is the seed of everything uneven. */
export function portrait(
  name: string,
  art: HeroArt,
  look: HeroLook,
  state: HeroState = {},
  view: View = HERO_FRAME,
): Command[] {
  const level = state.fallen ? 6 : Math.min(6, Math.max(0, (state.corruption ?? 1) - 1))
  const paints = light(look, state, level)
  if (state.dead) return flatten(chalk(name, art, state.dead), paints)
  const ground: readonly Op[] = look.plain ? [['fill', ALL, 'black']] : art.ground
  const ops: Op[] = [...ground]
  if (state.waiting) ops.push(['fill', ALL, 'ink', { a: 0.42 }])
  ops.push(...within(view, tentaclesBehind(level)))
  if (state.fallen) ops.push(...outlined(art))
  ops.push(...art.figure)
  if (state.waiting) ops.push(['fill', ALL, 'ink', { a: 0.16 }])
  const veins = within(view, veinsOf(name, level))
  if (veins.length > 0) ops.push(['clip', art.outline, veins])
  ops.push(...burning(art, level), ...within(view, [...tentaclesBefore(level), ...torn(state.wounds ?? 0)]))
  return flatten(ops, paints)
}
