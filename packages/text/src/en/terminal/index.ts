import type { Say } from '../../language.ts'

/** What the terminal says around the game. */
export const terminal: (say: Say) => object = () => ({})
