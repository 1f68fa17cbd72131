/**
 * A language that nobody speaks: English with every letter accented, each word 40 % longer, all of it in brackets.
 * Whoever sees a plain letter sees a word that no language can change; whoever misses a bracket sees a text cut off.
 */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'åƀçðéƒĝĥîĵķļḿñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽ'
const LETTERS = new Map(PLAIN.split('').map((letter, i) => [letter, ACCENTED.charAt(i)]))
const MORE = 0.4

/** Streets (C2), rules (MOVE-5), hashes, addresses and places for names are the same in every language. */
const KEPT = String.raw`https?:\/\/\S*|\b[0-9a-f]{40,}\b|\b[A-Z]{1,2}\d+\b|\b[A-Z]+-\d+\b|\{[A-Za-z:]+\}`
const piecesWith = (kept: string): RegExp => new RegExp(`(${kept})|[A-Za-z]+`, 'g')
const PIECES = piecesWith(KEPT)
const BRACKETS = /[⟦⟧]/g

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

function accented(word: string): string {
  const more = word.length < 2 ? 0 : Math.max(1, Math.round(word.length * MORE))
  const rest = Array.from({ length: more }, (_, i) => word[(i * 3 + 1) % word.length]?.toLowerCase())
  return (word + rest.join('')).replace(/./g, (letter) => LETTERS.get(letter) ?? letter)
}

/**
 * Text that is pseudo already stays as it is: it has no plain letter left, and one pair of brackets is enough. What
 * people have written themselves (`own`) is no word of ours.
 */
export function pseudo(text: string, own: readonly string[] = []): string {
  const bare = text.replace(BRACKETS, '')
  const pieces = own.length === 0 ? PIECES : piecesWith([...own.map(literally), KEPT].join('|'))
  const changed = bare.replace(pieces, (piece: string, kept: string | undefined) => kept ?? accented(piece))
  return changed === bare && bare === text ? text : `⟦${changed}⟧`
}
