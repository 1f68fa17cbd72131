import type { notes as english } from '../en/notes.ts'
import type { Said } from '../said.ts'

/** What is said when no page is open: by the browser, and to a chat. */
export const notes: Said<typeof english> = {
  hook: (name) => `Haven : à vous de jouer, ${name}.`,
  hookSat: (name) => `Haven : ${name} vient de s’asseoir à votre table.`,
  turnTitle: 'À vous de jouer dans Haven',
  turnText: (name) => (name === '' ? 'On vous attend.' : `${name}, on vous attend.`),
  satTitle: 'Quelqu’un a pris place à Haven',
  satText: (name) => `${name} est à votre table.`,
}
