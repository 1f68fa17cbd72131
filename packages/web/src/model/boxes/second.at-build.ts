import { FROZEN_BOXES } from '@haven/old-rules/boxes'
import { box, words } from '@haven/second-box'
import { olderManifests, shippedManifest } from '@haven/table/boxes'

/** What the second box says of itself: in the built client this is data, and the box is fetched when a game uses it. */
export const manifest = shippedManifest(box, words)

/** And what its earlier versions said. */
export const older = olderManifests(manifest, Object.keys(FROZEN_BOXES))
