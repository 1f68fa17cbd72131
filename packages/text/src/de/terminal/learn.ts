import type { learn as english } from '../../en/terminal/learn.ts'
import type { Said } from '../../said.ts'

/** First Night at the keyboard: what is said beside its scenes. */
export const learn: Said<typeof english> = {
  typeHelp:
    'Antworte mit einer Zahl oder in Worten. „hinweis“ und „zeige“ helfen, „zurücknehmen“ nimmt alles zurück, „überspringen“ und „verlassen“ gehen weiter oder hinaus.',
  goOn: (command) => `Aufgehoben. Weiter mit: ${command}`,
  next: (scene) =>
    `Enter: die nächste Szene, ${scene}. „zurücknehmen“ nimmt die letzte Antwort zurück, „verlassen“ geht hinaus.`,
  atLast: 'Enter: Das ist alles. „zurücknehmen“ nimmt die letzte Antwort zurück.',
  noFiles: 'Eine Szene wird nach jeder Antwort von selbst aufgehoben.',
  help: {
    hint: ['hinweis', 'was von hier weiterführt'],
    show: ['zeige', 'die Antwort, die von hier weiterführt; geben musst du sie selbst'],
    undo: ['zurücknehmen', 'nimmt deine letzte Antwort zurück, auch Würfel'],
    skip: ['überspringen', 'verlässt diese Szene und macht mit der nächsten weiter'],
    quit: ['verlassen', 'gehen; beim nächsten Mal geht es dort weiter (auch Strg-C, Strg-D)'],
  },
}
