/** Of the alphabets that are Latin with accents. */
const LAST_LATIN = '\u024f'

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/**
 * A key by the letter that a Latin layout prints on it: other scripts have theirs in the same places, and our shortcuts
 * are printed in Latin letters. Digits are where they are, whatever else a layout has put there.
 */
export function keyOf({ key, code, shiftKey }: Pressed): string {
  const digit = /^Digit(\d)$/.exec(code)?.[1]
  if (digit !== undefined && !shiftKey) return digit
  const isForeign = key.length === 1 && key > LAST_LATIN
  return (isForeign && /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()) || key
}
