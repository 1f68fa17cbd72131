import type { Rect } from '../geometry/plan.ts'
import type { Brief } from '../paint/city.ts'

/** To the painter: a picture of a part of the city. */
export interface Order {
  readonly id: number
  /** An order that has not begun gives way to a later one with the same name. */
  readonly name: string
  readonly brief: Brief
  readonly region: Rect
  /** Pixels per drawing unit. */
  readonly scale: number
  /** The address of the display face, so that signs are set in it. */
  readonly fontUrl: string | null
}

export interface Delivery {
  readonly id: number
  /** Null if the order gave way to a later one. */
  readonly bitmap: ImageBitmap | null
  /** How long it took, in milliseconds. */
  readonly took: number
}
