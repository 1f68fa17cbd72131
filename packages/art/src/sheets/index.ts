import { cardSheet, missionSheet } from './cards.ts'
import { heroSheet, heroStateSheet } from './heroes.ts'
import { monsterSheet } from './monsters.ts'
import type { ContactSheet } from './sheet.ts'
import { endSheet, posterSheet } from './stories.ts'

export { type ContactSheet, type SheetTheme, sheetHtml } from './sheet.ts'

/** All of them: whoever draws something new adds a sheet of it here. */
export const SHEETS: readonly ContactSheet[] = [
  heroSheet,
  heroStateSheet,
  monsterSheet,
  cardSheet,
  missionSheet,
  posterSheet,
  endSheet,
]
