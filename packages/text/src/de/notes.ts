import type { notes as english } from '../en/notes.ts'
import type { Said } from '../said.ts'

/** What is said when no page is open: by the browser, and to a chat. Apart from all other words: the service worker has only these. */
export const notes: Said<typeof english> = {
  hook: (name) => `Haven: Du bist am Zug, ${name}.`,
  hookSat: (name) => `Haven: ${name} sitzt jetzt an deinem Tisch.`,
  turnTitle: 'Du bist in Haven am Zug',
  turnText: (name) => (name === '' ? 'Die anderen warten auf dich.' : `${name}, die anderen warten auf dich.`),
  satTitle: 'Jemand hat sich in Haven gesetzt',
  satText: (name) => `${name} ist an deinen Tisch gekommen.`,
}
