import { checkArt } from '@haven/art'
import { coreBox } from '@haven/content'
import { type Box, BoxError, compileBox } from '@haven/engine'
import { asObject, fault } from '@haven/engine/files'
import { boxOfTables, checkedWords, type PackedBox, readPacked, tablesOf } from '@haven/table/boxes'

/**
 * A box of a stranger, read as data: its words are texts, its pictures numbers and names, its tables a box that can be
 * shown. Its script is not looked at; it runs in a cell alone.
 */

/** A city is made ready space by space with every other. */
const MOST_TILES = 40
const MOST_IDS = 2_000

/** All that is called anything in it. */
function idsIn(value: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return found
  for (const [name, each] of Object.entries(value)) {
    if ((name === 'id' || name === 'ability') && typeof each === 'string') found.add(each)
    else idsIn(each, found)
  }
  return found
}

/** What has a name already keeps it. */
function checkOwn(words: Readonly<Record<string, unknown>>): void {
  const taken = idsIn(tablesOf(coreBox))
  for (const [tag, parts] of Object.entries(words)) {
    for (const [part, given] of Object.entries(parts as object)) {
      for (const key of Object.keys(given as object)) {
        if (taken.has(key.split(':')[0] as string)) fault('duplicate', `words.${tag}.${part}`, { id: key })
      }
    }
  }
}

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)

function checkPictures(art: unknown, box: Box, all: readonly string[]): void {
  const monsters = [...all, ...box.sins.map(({ id }) => `${id}-abomination`)]
  const ids = { heroes: all, monsters, cards: all, posters: idsOf(box.stories), marks: idsOf(box.sins) }
  // What it weighs is part of what the file may weigh.
  const [wrong] = checkArt(art, { ids, others: {}, weigh: () => 0 })
  if (wrong) fault('wrong-type', `art.${wrong.where}`, { wanted: 'picture' })
}

/** Throws a RuleError that names what is wrong. */
export function readBox(text: string): PackedBox {
  const packed = readPacked(text)
  const ids = [...idsIn(packed.tables)]
  if (ids.length > MOST_IDS) fault('out-of-range', 'tables', { value: ids.length, least: 0, most: MOST_IDS })
  checkedWords(packed.words)
  checkOwn(packed.words)
  const box = boxOfTables(packed.tables)
  for (const [i, map] of box.maps.entries()) {
    const { length } = Object.keys(asObject(map, `tables.maps[${i}]`).tiles ?? [])
    if (length > MOST_TILES)
      fault('out-of-range', `tables.maps[${i}].tiles`, { value: length, least: 1, most: MOST_TILES })
  }
  checkPictures(packed.art, box, ids)
  try {
    compileBox(coreBox, box)
  } catch (error) {
    if (!(error instanceof BoxError || error instanceof TypeError)) throw error
    fault('wrong-type', 'tables', { wanted: 'box' })
  }
  return packed
}
