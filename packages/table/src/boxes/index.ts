/** Boxes as files and as lists: what they are called, what they add, and which of them a game needs. */

export {
  type Additions,
  type BoxManifest,
  LARGEST_BOX,
  PACKED_FORMAT,
  type PackedBox,
} from './packed.ts'
