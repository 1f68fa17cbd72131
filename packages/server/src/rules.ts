import { coreBox } from '@haven/content'
import { oldRules } from '@haven/old-rules'
import { box, words } from '@haven/second-box'
import type { Versions } from '@haven/table'
import { Library, type ShelvedBox, shippedManifest } from '@haven/table/boxes'

const SHIPPED: readonly ShelvedBox[] = [{ manifest: shippedManifest(box, words), load: async () => box }]

/** The rules of new games, and of those that an earlier release began. */
export const versions: Versions = new Library(coreBox, oldRules, () => SHIPPED)
