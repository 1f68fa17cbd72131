export const CELL_START: string
export const CELL_HASH: string
