/** Random bits of a phrase: 128. */
export const PHRASE_BYTES = 16
