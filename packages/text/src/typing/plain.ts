/** Typed text and names, brought to where they can be compared: any script, without case, accents and signs. */

const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }
const UNSEEN = /[\u00ad\u200b’'ʼ]/g

const signsOff = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

const lower = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => LIGATURES[letter] as string)

/** "Ночной рынок" stays, "Trägheit" is tragheit, "ё" is "е". */
export const plain = (text: string): string =>
  signsOff(
    lower(text)
      .normalize('NFKD')
      .replace(/\p{M}+/gu, ''),
  )

/** Names that may also be typed with "ae" for "ä". */
export function plainForms(text: string): string[] {
  const first = plain(text)
  const spelled = plain(
    lower(text)
      .normalize('NFC')
      .replace(/[äöü]/g, (letter) => UMLAUTS[letter] as string),
  )
  return first === spelled ? [first] : [first, spelled]
}
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Letters that look like Latin ones: whoever types С2 means C2. */
const ALIKE = { а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x' }
const LIKE_LATIN: Readonly<Record<string, string>> = ALIKE

/** The Latin letter on the same key: whoever forgot to change the layout types "ьщму" for "move". */
const CYRILLIC_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё'
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const BY_KEY = new Map(Array.from(CYRILLIC_KEYS).map((letter, i) => [letter, LATIN_KEYS[i] as string]))

const STREET = /^([\p{L}]{1,2})\s*(\d+)$/u

/** A street in Cyrillic letters, as they look or else by their keys; null for everything else. */
export function latinStreet(text: string): string | null {
  const [, letters = '', number] = STREET.exec(text.trim().toLowerCase()) ?? []
  if (number === undefined || !/[а-яё]/.test(letters)) return null
  return (
    Array.from(letters)
      .map((letter) => LIKE_LATIN[letter] ?? BY_KEY.get(letter) ?? letter)
      .join('') + number
  )
}

/** The same keys on a Latin layout; null if nothing of it is Cyrillic. */
export const latinKeys = (text: string): string | null =>
  /[а-яё]/i.test(text)
    ? Array.from(text)
        .map((letter) => BY_KEY.get(letter.toLowerCase()) ?? letter)
        .join('')
    : null
