import type { Box } from '@haven/engine'
import * as kit from '@haven/engine/kit'

/** A box as a function of the engine's kit, as `haven pack` writes it. */
type BoxOf = (kit: object) => Box

async function made(frozen: Promise<{ readonly default: BoxOf }>): Promise<Box> {
  const { default: boxOf } = await frozen
  // A namespace cannot be written to; the box is given an object like any other.
  return boxOf({ ...kit })
}

/** Earlier versions of boxes that come with Haven: a game goes on with the one that it began with, by today's engine. */
export const FROZEN_BOXES: Readonly<Record<string, () => Promise<Box>>> = {
  'second-box@1.0.0': () => made(import('../frozen/second-box-1.0.0.js')),
  'second-box@1.1.0': () => made(import('../frozen/second-box-1.1.0.js')),
}
