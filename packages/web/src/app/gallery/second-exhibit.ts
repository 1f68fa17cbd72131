import type { Exhibit } from '@haven/art/sheets'
import { box } from '@haven/second-box'
import { art } from '@haven/second-box/art'

/** The second box, for the contact sheets. */
export const SECOND: Exhibit = {
  art,
  classes: Object.fromEntries(box.heroes.map((hero) => [hero.id, hero.class])),
}
