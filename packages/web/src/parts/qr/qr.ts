import { encode } from 'uqr'

/** What a camera needs to see around a code. */
const QUIET = 4

/** A text as rows of dark modules, light around them, with the middle degree of correction (M: 15 % may be lost). */
export const qrCode = (text: string): readonly (readonly boolean[])[] => encode(text, { ecc: 'M', border: QUIET }).data
