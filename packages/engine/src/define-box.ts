import type { Box } from './box.ts'

/** What somebody writes who adds to the game: a name, a version, and whatever the box brings. */
export type BoxParts = Pick<Box, 'id' | 'version'> & Partial<Box>

/** A box from its parts; what is left out is empty. */
export const defineBox = (parts: BoxParts): Box => ({
  heroes: [],
  sins: [],
  acolytes: [],
  hellClub: [],
  apocalypse: [],
  upgrades: [],
  darkPast: [],
  track: [],
  tiles: [],
  maps: [],
  stories: [],
  ...parts,
})
