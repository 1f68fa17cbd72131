/** How a District's block is divided, seen from its north-western corner. */
export const SIDE = 288
export const PAVEMENT = 9
/** How deep the houses of the east and west side are. */
export const WING = 24
/** And those of the south side. */
export const FRONT = 36
export const FLOOR = { x: PAVEMENT + WING, y: 76, w: SIDE - 2 * (PAVEMENT + WING), h: 166 } as const
/** The landmark stands in the middle of the north side. */
export const LANDMARK = { x: 63, y: 7, w: 162, h: 68 } as const
/** Half the gap in the south side: there is room for the City Actions. */
export const PORCH = 54
