import type { crash as english } from '../../en/terminal/crash.ts'
import type { Said } from '../../said.ts'

/** A bug of ours, told to whoever ran into it. */
export const crash: Said<typeof english> = {
  bug: (message) => `INTERNER FEHLER, das ist ein Fehler in Haven und nicht deine Schuld: ${message}`,
  kept: (file) => `Stellung und Protokoll sind in ${file}; bitte melde es`,
  notKept: (message) => `und der Bericht ließ sich nicht aufheben: ${message}`,
  games: (errors, games, folder) =>
    `INTERNER FEHLER, Spiele: ${errors}${games === null ? '' : ` von ${games}`}; Berichte sind in ${folder}`,
}
