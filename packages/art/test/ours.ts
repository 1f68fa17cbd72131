import { art } from '@haven/second-box/art'
import { coreArt } from '../src/core/index.ts'
import { type BoxArt, joined } from '../src/index.ts'

/** The pictures of both boxes: what holds for one holds for the other. */
export const OURS = { core: coreArt, second: art } as const satisfies Readonly<Record<string, BoxArt>>

export const { heroes = {}, monsters = {}, cards = {}, posters = {} } = joined(coreArt, art)
