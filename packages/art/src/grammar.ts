import { AIR } from './grammar/air.ts'
import { PEOPLE } from './grammar/people.ts'
import { H, type Piece, type Stage, W } from './grammar/piece.ts'
import { THINGS } from './grammar/things.ts'
import { PLAIN_LIGHTS as MONSTER_PLAIN_LIGHTS } from './monster.ts'
import type { ArtTones, CardArt, CardCall, MonsterArt, Op, View } from './picture.ts'
import { mix, PIGMENTS, plainTones, tones } from './tones.ts'

/** A card's picture is a tone and a few words: one idea, one light, and the figure smaller than one thinks. */
const PIECES: Readonly<Record<string, Piece>> = { ...AIR, ...PEOPLE, ...THINGS }
export const pieceNames: readonly string[] = Object.keys(PIECES)

export const CARD_VIEW: View = [0, 0, W, H]

/** Colour and second light of each tone. */
const CARD_LIGHTS: Readonly<Record<string, readonly [string, string]>> = {
  pride: ['#ff5362', '#ffd9a0'],
  sloth: ['#9db58a', '#d8e0a8'],
  greed: ['#e7b93e', '#fff0c8'],
  lust: ['#ff4f9a', '#ffd0b8'],
  wrath: ['#ff6a2b', '#ffd9a0'],
  gluttony: ['#c08a3e', '#f0d8a0'],
  envy: ['#3fd07f', '#d8f0a8'],
  acolyte: ['#e6a0ac', '#ffe0d0'],
  red: ['#ff4033', '#ffd0a0'],
  terror: ['#ff9a3c', '#ffe0a8'],
  corruption: ['#b57bff', '#e6c8ff'],
  redemption: ['#f2c14e', '#fff0c8'],
  upgrade: ['#4cc9f0', '#ffce7a'],
  past: ['#c9a8ff', '#8fb6e8'],
}
/** The colours of high contrast; white is the second light of all. */
const PLAIN_LIGHTS: Readonly<Record<string, string>> = {
  ...MONSTER_PLAIN_LIGHTS,
  red: '#ff8a80',
  terror: '#ffb37a',
  corruption: '#d0aaff',
  redemption: '#ffd84d',
  upgrade: '#5fd8ff',
  past: '#dcc8ff',
}
export const cardToneNames: readonly string[] = Object.keys(CARD_LIGHTS)

const CANDLE = '#fff6ea'

/** A scene has more night in it than a portrait, and one tone more. */
export function cardTones(tone: string, isPlain = false): ArtTones {
  if (isPlain) return { ...plainTones(PLAIN_LIGHTS[tone] ?? PLAIN_LIGHTS.terror!), night: PIGMENTS.black }
  const [colour, second] = CARD_LIGHTS[tone] ?? CARD_LIGHTS.terror!
  return {
    ...tones(colour, second),
    night: mix(colour, PIGMENTS.ink, 0.93),
    deep: mix(colour, PIGMENTS.ink, 0.82),
    dark: mix(colour, PIGMENTS.ink, 0.66),
    mid: mix(colour, PIGMENTS.ink, 0.4),
    lit: mix(colour, CANDLE, 0.36),
    pale: mix(colour, CANDLE, 0.76),
  }
}

/** What the calls of a card ask for and nobody has: words of the grammar, and monsters. */
export function unknownCalls(calls: readonly CardCall[], monsters: Readonly<Record<string, MonsterArt>>): string[] {
  return calls.flatMap(([piece, ...args]) => {
    if (!Object.hasOwn(PIECES, piece)) return [piece]
    if (piece === 'beast' || piece === 'shade') return Object.hasOwn(monsters, String(args[0])) ? [] : [String(args[0])]
    return piece === 'at' ? unknownCalls(args[4] as readonly CardCall[], monsters) : []
  })
}

export function drawCalls(calls: readonly CardCall[], monsters: Readonly<Record<string, MonsterArt>>): Op[] {
  const stage: Stage = { monsters, draw: (inner) => drawCalls(inner, monsters) }
  return calls.flatMap(([piece, ...args]) => {
    const draw = PIECES[piece]
    if (!draw) throw new Error(`No piece is called ${piece}.`)
    return draw(stage, ...(args as never[]))
  })
}

/** The picture of a card: 320 × 240. */
export function cardPicture([, ...calls]: CardArt, monsters: Readonly<Record<string, MonsterArt>>): Op[] {
  return drawCalls(calls, monsters)
}
