/**
 * A picture is data: a list of ops, each `[op, shape, paint, options?]`. It is drawn by two hands, `toSvg` and
 * `toCanvas`, from one flat list (`flatten`). There is no filter, mask, blend mode, text or address in it, so that a box
 * can bring pictures of its own and any canvas can draw them.
 *
 * To add pictures: one file for each hero in `core/heroes`, for each sin's creatures in `core/monsters`, for each deck in
 * `core/cards`, for each story in `core/posters`; each folder's `index.ts` gathers them by the ids of the game, and
 * `core/index.ts` puts the folders together. How such data becomes a picture is in `hero.ts`, `monster.ts`,
 * `grammar.ts` and `poster.ts`: functions from data to ops.
 */

/**
 * Points are written as words: `x,y` is a corner, `x~y` a smooth point, `|` begins another piece: shapes look cut with a
 * knife. What begins with `M` is a path as SVG writes it.
 */
export type Points = string

/** Numbers stay numbers; the word at the end of most is the seed of their unevenness. */
export type ShapeCall =
  /** Half a shape from top to bottom, mirrored on the vertical line x = about (160). */
  | readonly ['half', points: Points, about?: number]
  /** Points that stay open: for strokes. */
  | readonly ['line', points: Points]
  /** A stroke of the brush along open points, as wide as each of the widths in turn. */
  | readonly ['brush', points: Points, ...widths: number[]]
  /** Wedges of a woodcut along the line a-b. */
  | readonly [
      'hatch',
      ax: number,
      ay: number,
      bx: number,
      by: number,
      count: number,
      length: number,
      degrees: number,
      width?: number,
      seed?: Seed,
    ]
  | readonly ['specks', x: number, y: number, rx: number, ry: number, count: number, size: number, seed?: Seed]
  | readonly ['disc', x: number, y: number, r: number, ry?: number]
  | readonly ['box', x: number, y: number, w: number, h: number]
  /** A row of roofs from x0 to x1 that stands on a base, each lo to hi wide. */
  | readonly [
      'roofs',
      x0: number,
      x1: number,
      base: number,
      low: number,
      high: number,
      seed: Seed,
      lo?: number,
      hi?: number,
    ]
  /** Lit windows. */
  | readonly ['lights', x0: number, x1: number, y0: number, y1: number, count: number, seed: Seed]
  /** Even wedges of light from a point, over a whole turn or an arc of it (radians). */
  | readonly ['rays', x: number, y: number, count: number, far: number, half: number, turn?: number, arc?: number]
  /** Uneven beams that begin away from their middle. */
  | readonly ['burst', x: number, y: number, count: number, near: number, low: number, high: number, seed: Seed]
  /** A jagged line. */
  | readonly ['crack', ax: number, ay: number, bx: number, by: number, steps: number, jag: number, seed: Seed]
  /** Points whose straight edges a hand has cut, with small errors. */
  | readonly ['cut', points: Points, amp?: number, seed?: Seed, step?: number]

export type Seed = string | number
export type Shape = Points | ShapeCall | readonly Shape[]

/**
 * A paint is a name: a tone of the picture's colour (`c deep dark mid lit pale`), its second light (`two`), or a pigment
 * (`ink white blood violet …`); `'c ink 84'` is the first with 84 % of the second in it. No hex, except a poster's own.
 */
export type PaintName = string
/** Where on the way, which colour, how much of it (1). */
export type Stop = readonly [at: number, paint: PaintName, alpha?: number]
export type Paint =
  | PaintName
  | readonly ['lin', x1: number, y1: number, x2: number, y2: number, ...stops: Stop[]]
  | readonly ['rad', x: number, y: number, r: number, ...stops: Stop[]]

/** How much of it one sees: 1 is all. */
export interface Veil {
  readonly a?: number
}

/** How a layer stands in the two lights. Rims are made, not drawn: what the shape, moved away from the light, leaves free. */
export interface BodyLook {
  /** The width of the key rim, from the left, and of the second light's, from the right; 0 is none. */
  readonly l?: number
  readonly r?: number
  readonly up?: number
  /** From top to bottom of the shade. */
  readonly fill?: readonly [PaintName, PaintName]
  readonly from?: number
  readonly to?: number
  readonly la?: number
  readonly ra?: number
}

export type Op =
  | readonly ['fill', Shape, Paint, (Veil & { readonly even?: boolean })?]
  | readonly ['stroke', Shape, Paint, Veil & { readonly w: number; readonly dash?: readonly number[] }]
  | readonly ['body', Shape, BodyLook?]
  | readonly ['rim', Shape, Paint, Veil & { readonly x: number; readonly y: number }]
  /** A soft light without a filter. */
  | readonly ['glow', readonly [x: number, y: number, r: number, ry?: number], PaintName, Veil?]
  | readonly ['clip', Shape, readonly Op[], Veil?]
  /** Moved to x, y, then turned by degrees, then scaled, then perhaps mirrored. */
  | readonly [
      'at',
      readonly [x: number, y: number, scale?: number, degrees?: number, flip?: boolean],
      readonly Op[],
      Veil?,
    ]
  /** The same again and again, each moved on. */
  | readonly ['row', readonly [count: number, dx: number, dy: number], readonly Op[], Veil?]

/** Every word a paint may be made of. */
export type ArtTones = Readonly<Record<string, string>>

/** x, y, width and height of what one sees. */
export type View = readonly [x: number, y: number, w: number, h: number]

/** 320 × 320, key light from the left; the figure stands in the middle and goes over the lower edge. */
export interface HeroArt {
  /** Their class, for a hero whose id the game does not know (a second body). */
  readonly cls?: string
  readonly ground: readonly Op[]
  readonly figure: readonly Op[]
  /** The pieces of the silhouette, back to front: for chalk, veins and the end's row. */
  readonly outline: readonly Shape[]
  /** The one thing that tells who it is, in front of all: chalk keeps it. */
  readonly prop: readonly Shape[]
  /** Where corruption burns. */
  readonly eyes: readonly (readonly [x: number, y: number])[]
  /** What a standee shows. */
  readonly crop: View
}

/** 200 × 240, feet at y 240. */
export interface MonsterArt {
  readonly size?: readonly [w: number, h: number]
  /** Which light it stands in: a sin, `acolyte`, `club`, `fallen`. */
  readonly tone: string
  /** How tall it stands beside an Acolyte. */
  readonly h: number
  /** What stands in the light, back to front: together they are the outline. */
  readonly parts: readonly Shape[]
  /** Negative space that glows. */
  readonly cuts: readonly Shape[]
  /** What lies in that light. */
  readonly dark: readonly Shape[]
  /** Folds and edges. */
  readonly lines: readonly Shape[]
  /** Small things that only some have, for the card alone. */
  readonly more?: readonly Op[]
}

/** A tone, and calls of the grammar: `['pride', ['sky', 'glow', 160, 92, 120], …]`. */
export type CardCall = readonly [piece: string, ...args: CardArg[]]
export type CardArg = string | number | boolean | readonly number[] | readonly CardCall[]
export type CardArt = readonly [tone: string, ...calls: CardCall[]]

/** A sheet of 900 × 600; its paints are `1` to `4`, its own four colours, and mixtures of them. */
export interface PosterArt {
  readonly colours: readonly [string, string, string, string]
  readonly ops: readonly Op[]
}

/** A sin in small: one silhouette and a light in it, around 0, 0 within 84. */
export interface MarkArt {
  readonly parts: readonly Shape[]
  readonly cuts: readonly Shape[]
  readonly dark: readonly Shape[]
}

/** What a box brings beside its rules and words, by the ids of the game. */
export interface BoxArt {
  readonly heroes?: Readonly<Record<string, HeroArt>>
  readonly monsters?: Readonly<Record<string, MonsterArt>>
  readonly cards?: Readonly<Record<string, CardArt>>
  readonly posters?: Readonly<Record<string, PosterArt>>
  readonly marks?: Readonly<Record<string, MarkArt>>
}
