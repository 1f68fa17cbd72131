import { art } from '@haven/second-box/art'
import { coreArt } from '../src/core/index.ts'
import type { BoxArt } from '../src/index.ts'

/** The pictures of both boxes: what holds for one holds for the other. */
export const OURS = { core: coreArt, second: art } as const satisfies Readonly<Record<string, BoxArt>>

export const heroes = { ...coreArt.heroes, ...art.heroes }
export const monsters = { ...coreArt.monsters, ...art.monsters }
export const cards = { ...coreArt.cards, ...art.cards }
export const posters = { ...coreArt.posters, ...art.posters }
export const marks = { ...art.marks }
