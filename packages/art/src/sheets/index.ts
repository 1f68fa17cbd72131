import { cardSheet, missionSheet } from './cards.ts'
import { CORE, type Exhibit, side } from './exhibit.ts'
import { heroSheet, heroStateSheet } from './heroes.ts'
import { monsterSheet, sinSheet } from './monsters.ts'
import type { ContactSheet } from './sheet.ts'
import { endSheet, posterSheet } from './stories.ts'

export type { Exhibit } from './exhibit.ts'
export { type ContactSheet, type SheetTheme, sheetHtml } from './sheet.ts'

/** All of them, of the core box and of the second one: whoever draws something new adds a sheet of it here. */
export function sheetsOf(second: Exhibit): readonly ContactSheet[] {
  const both = side(CORE, second)
  return [
    heroSheet(both),
    heroStateSheet('hero-states', CORE),
    heroStateSheet('second-hero-states', second),
    sinSheet(both),
    monsterSheet(both),
    cardSheet('cards', CORE, both),
    cardSheet('second-cards', second, both),
    missionSheet(both),
    posterSheet(both),
    endSheet('ends', CORE),
    endSheet('second-ends', second),
  ]
}
