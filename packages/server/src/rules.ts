import { coreBox } from '@haven/content'
import { oldRules } from '@haven/old-rules'
import { FROZEN_BOXES } from '@haven/old-rules/boxes'
import { box, words } from '@haven/second-box'
import type { Versions } from '@haven/table'
import { Library, olderBoxes, olderManifests, type ShelvedBox, shippedManifest } from '@haven/table/boxes'
import { type OfferedBox, offeredBoxes } from './boxes.ts'

const manifest = shippedManifest(box, words)
const SHIPPED: readonly ShelvedBox[] = [
  { manifest, load: async () => box },
  ...olderBoxes(olderManifests(manifest, Object.keys(FROZEN_BOXES)), FROZEN_BOXES),
]

let found: readonly OfferedBox[] | null = null

/** What the host offers beside the boxes that come with Haven; threads of bots read the same setting. */
export function offered(): readonly OfferedBox[] {
  found ??= offeredBoxes(process.env.HAVEN_BOXES)
  return found
}

/** The rules of new games, with these boxes, and of those that an earlier release began. */
export const versions: Versions = new Library(coreBox, oldRules, () => [...SHIPPED, ...offered()])
