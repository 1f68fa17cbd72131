import { FLOOR } from './block.ts'
import type { Brush } from './brush.ts'
import type { Stream } from './random.ts'
import type { Skin } from './skin.ts'

export type Floor = (b: Brush, accent: string, skin: Skin, next: Stream) => void

/** The middle of the plaza, as far as the sign leaves it to be seen. */
export const CX = FLOOR.x + FLOOR.w / 2
export const CY = FLOOR.y + FLOOR.h / 2 + 8
