import type { BoxArt, HeroState, SceneCut } from '@haven/art'
import type { HeroClass, Side } from '@haven/engine'

/** What is painted, whatever its size. */
export type Subject = HeroSubject | CardSubject | MonsterSubject | PosterSubject | SceneSubject

export interface HeroSubject {
  readonly what: 'hero'
  readonly form: string
  readonly class: HeroClass
  readonly state: HeroState
  /** All of the drawing, what stands in the arch of a standee, or the face alone. */
  readonly cut: 'whole' | 'arch' | 'face'
}

/** The picture on a card; that of a monster's card is the monster in its own light. */
export interface CardSubject {
  readonly what: 'card'
  readonly id: string
}

/** A figure as it stands on the board: nothing around it. */
export interface MonsterSubject {
  readonly what: 'monster'
  readonly id: string
}

/** A story's sheet: its middle, or its whole width. */
export interface PosterSubject {
  readonly what: 'poster'
  readonly story: string
  readonly cut: 'poster' | 'banner'
}

/** How a game ended: who lives, who does not, and against whom. */
export interface SceneSubject {
  readonly what: 'scene'
  readonly winner: Side
  readonly sin: string
  readonly avatar: string
  readonly team: readonly { readonly hero: string; readonly class: HeroClass; readonly isAlive: boolean }[]
  readonly cut: SceneCut
}

/** To the painter of faces: a picture. */
export interface ArtOrder {
  readonly id: number
  readonly subject: Subject
  /** In pixels of the screen. */
  readonly w: number
  readonly h: number
  /** As the theme of high contrast has it. */
  readonly isPlain: boolean
  /** What is in play is painted before what only lies beside it. */
  readonly isInPlay: boolean
}

/** To the painter of faces: the line round a hero, as a path, for a page that draws it itself. */
export interface LineOrder {
  readonly id: number
  readonly lineOf: string
}

/** To the painter of faces: what a box of a stranger has drawn. */
export interface LentArt {
  readonly lent: BoxArt
}

export interface ArtDelivery {
  readonly id: number
  /** Its address, with all of it inside; null if nobody has drawn it, or it could not be painted. */
  readonly picture: string | null
  readonly line?: string
  /** A hero nobody has drawn: it is the bust of his class. */
  readonly isBust?: boolean
  /** How long it took, in milliseconds. */
  readonly took: number
}
