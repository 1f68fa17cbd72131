import { coreBox } from '@haven/content'
import type { Box } from '@haven/engine'
import {
  describe,
  hashOfPacked,
  namesOf,
  needsOf,
  PACKED_FORMAT,
  type PackedBox,
  tablesOf,
  wordsByLanguage,
} from '@haven/table/boxes'
import { entryOf, type LoadedBox } from './load-box.ts'
import { scriptOf } from './script.ts'

/** One file of a box from a folder; `others` may be needed by it. The check comes before. */
export async function pack({ path, box, words, art }: LoadedBox, others: readonly Box[]): Promise<PackedBox> {
  const told = describe(box, { ...namesOf(box.id, words), needs: needsOf(box, [coreBox, ...others]) })
  const packed = {
    'haven-box': PACKED_FORMAT,
    manifest: told,
    words: wordsByLanguage(words),
    art,
    tables: tablesOf(box),
    script: await scriptOf(entryOf(path)),
  } as const
  // What is hashed is what is read again: fields without a value are not there.
  const read = JSON.parse(JSON.stringify(packed)) as typeof packed
  return { ...read, manifest: { ...told, hash: hashOfPacked(read) } }
}
