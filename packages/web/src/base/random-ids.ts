const ID_BYTES = 16
const KEY_BYTES = 32

/** Random bits in the letters that are safe in an address. */
function letters(bytes: number): string {
  const text = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes)))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export const newId = (): string => letters(ID_BYTES)
export const newKey = (): string => letters(KEY_BYTES)
