import { maskOf, overlap, TOO_ALIKE } from './alike.ts'
import { boundsOf } from './bounds.ts'
import { flatten } from './flatten.ts'
import { CARD_VIEW, cardPicture, cardToneNames, cardTones, unknownCalls } from './grammar.ts'
import { HERO_FRAME } from './hero.ts'
import { FIGURE_VIEW, isFriend, MONSTER_LIGHTS, monsterFigure, monsterTones } from './monster.ts'
import { shapeKinds } from './paths.ts'
import type {
  ArtTones,
  BoxArt,
  CardArt,
  HeroArt,
  MarkArt,
  MonsterArt,
  Op,
  Paint,
  PosterArt,
  Shape,
  View,
} from './picture.ts'
import { POSTER_SHEET, posterTones } from './poster.ts'
import { tones, unknownPaints } from './tones.ts'

/** What can be wrong with the pictures of a box. The words are with whoever tells them to its author. */
export const ART_FAULT_CODES = [
  'art-not-data',
  'art-unknown-id',
  'art-too-heavy',
  'art-off-frame',
  'art-unknown-piece',
  'art-unknown-paint',
  'art-malformed',
  'art-too-alike',
] as const
export type ArtFaultCode = (typeof ART_FAULT_CODES)[number]

export interface ArtFault {
  readonly code: ArtFaultCode
  /** "monsters wrath-avatar" */
  readonly where: string
  readonly params: Readonly<Record<string, string | number>>
}

const KINDS = ['heroes', 'monsters', 'cards', 'posters', 'marks'] as const
export type ArtKind = (typeof KINDS)[number]

export interface ArtWorld {
  /** What of each kind the box has, and may bring a picture of. */
  readonly ids: Readonly<Record<ArtKind, readonly string[]>>
  /** The monsters of other boxes, by their ids. */
  readonly others: Readonly<Record<string, MonsterArt>>
  /** Bytes, packed as they are sent. */
  readonly weigh: (text: string) => number
}

export const HEAVIEST = 3 * 1024
const AROUND = 40
const TONES = tones('#888888')
const MARK_FRAME: View = [-84, -84, 168, 168]

type Add = (code: ArtFaultCode, params?: ArtFault['params']) => void

/** All that is wrong, and not only the first. */
export function checkArt(art: unknown, world: ArtWorld): ArtFault[] {
  const faults: ArtFault[] = []
  const into =
    (where: string): Add =>
    (code, params = {}) => {
      faults.push({ code, where, params })
    }
  if (!checkData(art, 'art', into)) return faults
  const given = art as Record<string, Record<string, unknown>>
  for (const [kind, pictures] of Object.entries(given)) {
    if (!(KINDS as readonly string[]).includes(kind)) {
      into(kind)('art-unknown-piece', { piece: kind, known: KINDS.join(', ') })
      continue
    }
    for (const [id, picture] of Object.entries(pictures)) {
      const add = into(`${kind} ${id}`)
      if (!world.ids[kind as ArtKind].includes(id)) add('art-unknown-id', { id })
      const bytes = world.weigh(JSON.stringify(picture))
      if (bytes > HEAVIEST) add('art-too-heavy', { bytes, most: HEAVIEST })
      try {
        CHECKS[kind as ArtKind](picture as never, add, given as BoxArt, world)
      } catch (error) {
        add('art-malformed', { message: error instanceof Error ? error.message : String(error) })
      }
    }
  }
  checkAlike(given as BoxArt, world, into)
  return faults
}

/** What of a box has no picture: something else stands for it. */
export const missingArt = (art: BoxArt, ids: ArtWorld['ids']): { readonly kind: ArtKind; readonly ids: string[] }[] =>
  KINDS.map((kind) => ({ kind, ids: ids[kind].filter((id) => !Object.hasOwn(art[kind] ?? {}, id)) })).filter(
    (each) => each.ids.length > 0,
  )

/** No code, no address, nothing that a document would follow: numbers, truth, and words of a few letters. */
const ADDRESS = /:\/\/|\/\/|url\(|href|data:|javascript|[<>{}]/i

function checkData(value: unknown, where: string, into: (where: string) => Add): boolean {
  const no = (what: string): boolean => {
    into(where)('art-not-data', { what })
    return false
  }
  switch (typeof value) {
    case 'boolean':
    case 'undefined':
      return true
    case 'number':
      return Number.isFinite(value) || no(String(value))
    case 'string':
      return !ADDRESS.test(value) || no(value.slice(0, 40))
    case 'object': {
      if (value === null) return no('null')
      const proto: unknown = Object.getPrototypeOf(value)
      if (!Array.isArray(value) && proto !== Object.prototype && proto !== null) return no('an object with behaviour')
      const parts = Array.isArray(value)
        ? value.map((each, i) => [`${where}[${i}]`, each] as const)
        : Object.getOwnPropertyNames(value).map((name) => {
            // What is computed when it is read is code, and is never read here.
            const part = Object.getOwnPropertyDescriptor(value, name)
            return [`${where}.${name}`, part && 'value' in part ? part.value : Symbol(name)] as const
          })
      return parts.map(([at, each]) => checkData(each, at, into)).every((isData) => isData)
    }
    default:
      return no(typeof value)
  }
}

const CHECKS: {
  readonly [K in ArtKind]: (picture: NonNullable<BoxArt[K]>[string], add: Add, art: BoxArt, world: ArtWorld) => void
} = {
  heroes({ ground, figure, outline, prop, eyes, crop }: HeroArt, add) {
    checkOps([...ground, ...figure, ...asFills(outline), ...asFills(prop)], TONES, HERO_FRAME, add)
    const [x, y, w, h] = crop
    const isInside = ([px, py]: readonly number[]): boolean =>
      within([px ?? NaN, py ?? NaN, px ?? NaN, py ?? NaN], HERO_FRAME, 0)
    if (!within([x, y, x + w, y + h], HERO_FRAME, 0) || !eyes.every(isInside)) add('art-off-frame', framed(HERO_FRAME))
  },
  monsters(monster: MonsterArt, add) {
    if (!Object.hasOwn(MONSTER_LIGHTS, monster.tone)) add('art-unknown-paint', { paint: monster.tone })
    const size = monster.size ? ([-AROUND, -AROUND, ...monster.size] as unknown as View) : FIGURE_VIEW
    checkOps(monsterFigure(monster), monsterTones(monster), size, add)
  },
  cards(card: CardArt, add, art, { others }) {
    const [tone, ...calls] = card
    if (!cardToneNames.includes(tone)) {
      add('art-unknown-paint', { paint: tone })
      return
    }
    const monsters = { ...others, ...art.monsters }
    const unknown = unknownCalls(calls, monsters)
    for (const piece of unknown) add('art-unknown-piece', { piece, known: '' })
    // What a piece draws may leave the card on purpose, as a sky does: only its own words are held to it.
    if (unknown.length === 0) checkOps(cardPicture(card, monsters), cardTones(tone), CARD_VIEW, add, true)
  },
  posters({ colours, ops }: PosterArt, add) {
    const isColour = (each: unknown): boolean => typeof each === 'string' && /^#[\da-f]{6}$/i.test(each)
    if (colours.length !== 4 || !colours.every(isColour)) add('art-unknown-paint', { paint: colours.join(' ') })
    else checkOps(ops, posterTones(colours), POSTER_SHEET, add)
  },
  marks({ parts, cuts, dark }: MarkArt, add) {
    checkOps(asFills([...parts, ...cuts, ...dark]), TONES, MARK_FRAME, add)
  },
}

const asFills = (shapes: readonly Shape[]): Op[] => shapes.map((shape): Op => ['fill', shape, 'ink'])

function checkOps(ops: readonly Op[], paints: ArtTones, frame: View, add: Add, isLoose = false): void {
  const strange = new Set<string>()
  const unmixed = new Set<string>()
  for (const op of ops) look(op, paints, strange, unmixed)
  for (const piece of strange) add('art-unknown-piece', { piece, known: '' })
  for (const paint of unmixed) add('art-unknown-paint', { paint })
  if (strange.size > 0 || unmixed.size > 0) return
  const bounds = boundsOf(flatten(ops.flatMap(held), paints))
  if (bounds.some(Number.isNaN)) add('art-malformed', { message: 'NaN' })
  else if (!isLoose && !within(bounds, frame, AROUND))
    add('art-off-frame', { ...framed(frame), at: bounds.map(Math.round).join(' ') })
}

/** Light goes on behind the frame: of what shines nothing is held to it. */
function held(op: Op): Op[] {
  const shape = op[1] as readonly unknown[]
  if (op[0] === 'fill' && Array.isArray(shape) && (shape[0] === 'rays' || shape[0] === 'burst')) return []
  if (op[0] === 'clip') return [['clip', op[1], op[2].flatMap(held)]]
  if (op[0] === 'at') return [['at', op[1], op[2].flatMap(held)]]
  if (op[0] === 'row') return [['row', op[1], op[2].flatMap(held)]]
  return [op]
}

const within = (
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  [x, y, w, h]: View,
  around: number,
): boolean => x0 >= x - around && y0 >= y - around && x1 <= x + w + around && y1 <= y + h + around

const framed = ([x, y, w, h]: View): Readonly<Record<string, string | number>> => ({
  frame: [x, y, x + w, y + h].join(' '),
  around: AROUND,
})

const OPS = ['fill', 'stroke', 'body', 'rim', 'glow', 'clip', 'at', 'row']

function look(op: Op, paints: ArtTones, strange: Set<string>, unmixed: Set<string>): void {
  if (!Array.isArray(op) || !OPS.includes(op[0])) {
    const name: unknown = Array.isArray(op) ? op[0] : op
    strange.add(typeof name === 'string' ? name : JSON.stringify(name))
    return
  }
  const paint = (name: Paint): void => {
    for (const each of unknownPaints(name, paints)) unmixed.add(each)
  }
  switch (op[0]) {
    case 'fill':
    case 'stroke':
    case 'rim':
      lookAt(op[1], strange)
      paint(op[2])
      return
    case 'body':
      lookAt(op[1], strange)
      for (const each of op[2]?.fill ?? []) paint(each)
      return
    case 'glow':
      paint(op[2])
      return
    case 'clip':
      lookAt(op[1], strange)
      for (const inner of op[2]) look(inner, paints, strange, unmixed)
      return
    default:
      for (const inner of op[2]) look(inner, paints, strange, unmixed)
  }
}

const NUMBER = '-?\\d*\\.?\\d+'
const POINT = `${NUMBER}[,~]${NUMBER}`
const POINTS = new RegExp(`^\\s*${POINT}(\\s+(\\|\\s*)?${POINT}|\\s*\\|\\s*${POINT})*\\s*$`)
const PATH = /^M[\d\s.,\-MLHVCQAZmlhvcqaz]*$/

function lookAt(shape: Shape, strange: Set<string>): void {
  if (typeof shape === 'string') {
    if (!PATH.test(shape) && !POINTS.test(shape)) strange.add(shape.slice(0, 30))
    return
  }
  if (!Array.isArray(shape)) {
    strange.add(String(shape))
    return
  }
  const [kind] = shape as readonly unknown[]
  // A word that is no point begins a call; anything else is a list of shapes.
  if (typeof kind === 'string' && !PATH.test(kind) && !POINTS.test(kind)) {
    if (!shapeKinds.includes(kind)) strange.add(kind)
    return
  }
  for (const each of shape as readonly Shape[]) lookAt(each, strange)
}

interface Seen {
  readonly id: string
  readonly mask: Uint8Array
  readonly isFriend: boolean
}

/** Null: its shapes are told already. */
function seenAs(id: string, art: MonsterArt): Seen | null {
  try {
    return { id, mask: maskOf(art), isFriend: isFriend(art) }
  } catch {
    return null
  }
}

/** Of two the later is told. What helps is light where what hurts is dark: these are no rivals. */
function checkAlike({ monsters = {} }: BoxArt, { others }: ArtWorld, into: (where: string) => Add): void {
  const seen = Object.entries(others).flatMap(([id, art]) => seenAs(id, art) ?? [])
  for (const [id, art] of Object.entries(monsters)) {
    const own = seenAs(id, art)
    if (!own) continue
    for (const other of seen.filter((each) => each.isFriend === own.isFriend)) {
      const share = overlap(own.mask, other.mask)
      if (share <= TOO_ALIKE) continue
      into(`monsters ${id}`)('art-too-alike', {
        other: other.id,
        share: Math.round(share * 100),
        most: Math.round(TOO_ALIKE * 100),
      })
    }
    seen.push(own)
  }
}
