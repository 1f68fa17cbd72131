import { asText, fault } from '@haven/engine/files'
import { OnlineError } from './codes.ts'

/** Names of people: letters that everybody can see, and no two at one table that look alike. */

export const LONGEST_NAME = 24

/** Joiners belong to the writing of these scripts; between other letters nobody would see them. */
const JOINED =
  '\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}'
const SEEN_JOINERS = new RegExp(
  `(?<=[${JOINED}]\\p{M}?)[\\u200c\\u200d](?=[${JOINED}])|(?<=\\p{ExtPict}\\ufe0f?\\p{EMod}?)\\u200d(?=\\p{ExtPict})|(?<=\\p{ExtPict})\\ufe0f`,
  'gu',
)
/** Controls, marks of direction, fillers, tags, letters that no script has, an empty pattern of dots. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u
/** One letter carries two marks at most, and no mark stands before the first letter. */
const STACKED = /^\p{M}|[\p{Mn}\p{Me}]{3}/u
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** As it is kept: composed, single-spaced, trimmed. Throws a RuleError or an OnlineError. */
export function readName(value: unknown, field: string): string {
  const given = asText(value, field)
  // A name is short; whatever is much longer is not looked at letter by letter.
  const name = given.length > LONGEST_NAME * 8 ? given : spaced(given.normalize('NFC'))
  const { length } = Array.from(name)
  if (length < 1 || length > LONGEST_NAME) fault('out-of-range', field, { value: length, least: 1, most: LONGEST_NAME })
  if (UNSEEN.test(name.replace(SEEN_JOINERS, '')) || STACKED.test(name) || !SEEN.test(name)) {
    throw new OnlineError('unprintable', { field })
  }
  return name
}

/** Spaces of any width are one; a break of lines is none. */
const spaced = (name: string): string => name.replace(/[\p{Zs}\t]+/gu, ' ').trim()

// ------------------------------------------------------------------------------------------------- look-alikes

/** Pairs of a letter and the one that it is taken for. Capitals first: Η looks like H, η like n. */
const CAPITALS = 'АAВBЕEЗ3ІIЈJКKМMНHОOРPСCЅSТTУYХXҮYԚQԜWӀlΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXϹC'
const SMALL =
  'аaвbеeз3іiјjкkмmнhоoрpсcѕsтtуyхxүyһhԁdԛqԝwӏiαaβbγyεeηnιiκkνvοoρpσoτtυuχxωwϲcϳj' +
  'ɑaɡgıiȷjɩiᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟiᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzøođdłiħhſs' +
  '0o1i|ilißb'

function pairs(table: string): ReadonlyMap<string, string> {
  const letters = Array.from(table)
  return new Map(letters.flatMap((letter, i) => (i % 2 === 0 ? [[letter, letters[i + 1] ?? letter]] : [])))
}

const capitals = pairs(CAPITALS)
const small = pairs(SMALL)
const swap = (text: string, table: ReadonlyMap<string, string>): string =>
  Array.from(text, (letter) => table.get(letter) ?? letter).join('')

/** What is left of a name for the eye: two names with the same cannot be told apart at a glance. */
export function lookOf(name: string): string {
  const wide = name.normalize('NFKC').normalize('NFD')
  // Marks are part of the letter in many scripts; on these they are an ornament.
  const plain = wide
    .replace(/(?<=[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])\p{M}+/gu, '')
    .replace(/\u200c|\u200d|\ufe0f/g, '')
  const folded = swap(swap(plain, capitals).toLowerCase(), small).replaceAll('rn', 'm').replaceAll('vv', 'w')
  return folded.replace(/[\p{P}\p{Z}]+/gu, '') || folded
}

/** The same with a number behind it that nobody at the table has. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let n = 2; ; n++) {
    const free = `${Array.from(name)
      .slice(0, LONGEST_NAME - 1 - String(n).length)
      .join('')
      .trim()} ${n}`
    if (!taken.has(lookOf(free))) return free
  }
}
