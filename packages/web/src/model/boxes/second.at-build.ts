import { box, words } from '@haven/second-box'
import { shippedManifest } from '@haven/table/boxes'

/** What the second box says of itself: in the built client this is data, and the box is fetched when a game uses it. */
export const manifest = shippedManifest(box, words)
