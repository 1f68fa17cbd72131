import { toLetters } from './letters.ts'

const ID_BYTES = 16
const KEY_BYTES = 32

export const randomBytes = (bytes: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(bytes))

export const newId = (): string => toLetters(randomBytes(ID_BYTES))
export const newKey = (): string => toLetters(randomBytes(KEY_BYTES))
