/** Boxes as files and as lists: what they are called, what they add, and which of them a game needs. */

export { isUsed, Library, olderBoxes, type ShelvedBox } from './library.ts'
export {
  addedIds,
  additionsOf,
  describe,
  hasCrate,
  hashOfBox,
  isDealtToAll,
  namesOf,
  needsOf,
  olderManifests,
  shippedManifest,
} from './manifest.ts'
export { missingBox } from './missing.ts'
export { type BoxVersion, boxesBeside } from './names.ts'
export {
  type Additions,
  type BoxManifest,
  LARGEST_BOX,
  PACKED_FORMAT,
  type PackedBox,
} from './packed.ts'
export { hashOfPacked, readPacked } from './read-packed.ts'
export { boxOfTables, tablesOf } from './tables.ts'
export { checkedWords, wordsByLanguage } from './words.ts'
