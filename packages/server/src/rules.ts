import { coreBox } from '@haven/content'
import { oldRules } from '@haven/old-rules'
import { box, words } from '@haven/second-box'
import type { Versions } from '@haven/table'
import { Library, type ShelvedBox, shippedManifest } from '@haven/table/boxes'
import { type OfferedBox, offeredBoxes } from './boxes.ts'

const SECOND: ShelvedBox = { manifest: shippedManifest(box, words), load: async () => box }

let found: readonly OfferedBox[] | null = null

/** What the host offers beside the boxes that come with Haven; threads of bots read the same setting. */
export function offered(): readonly OfferedBox[] {
  found ??= offeredBoxes(process.env.HAVEN_BOXES)
  return found
}

/** The rules of new games, with these boxes, and of those that an earlier release began. */
export const versions: Versions = new Library(coreBox, oldRules, () => [SECOND, ...offered()])
