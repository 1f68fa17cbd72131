import type { HeroState } from '@haven/art'
import type { HeroClass } from '@haven/engine'

/** What is painted, whatever its size. */
export type Subject = HeroSubject | CardSubject | MonsterSubject

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

/** To the painter of faces. */
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

export interface ArtDelivery {
  readonly id: number
  /** Null if nobody has drawn it. */
  readonly picture: Blob | null
  /** How long it took, in milliseconds. */
  readonly took: number
}
