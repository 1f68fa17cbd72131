import type { mail as english } from '../en/mail.ts'
import type { Said } from '../said.ts'
import { count } from './grammar.ts'

/** What is written to people who want to be told of their turns by mail, and the pages that its links open. */
export const mail: Said<typeof english> = {
  product: 'Haven',
  confirmSubject: 'Haven: Sollen wir an diese Adresse schreiben?',
  confirmText: (link) =>
    `Jemand an einem Tisch von Haven, vielleicht du, möchte unter dieser Adresse benachrichtigt werden, sobald ein Zug ansteht.\n\nBist du das, öffne dies und drücke auf den Knopf:\n${link}\n\nWenn nicht, tu nichts: Es kommt nichts weiter.`,
  turnSubject: (tables) =>
    tables === 1 ? 'Haven: Du bist am Zug' : `Haven: Du bist am Zug, an ${count(tables, 'Tisch', 'Tischen')}`,
  turnAt: (name, host, link) => `${name}, am Tisch von ${host} warten die anderen auf dich:\n${link}`,
  turnEnd: (link) => `Keine solchen E-Mails mehr, von keinem Tisch:\n${link}`,
  confirmTitle: 'E-Mails, wenn du am Zug bist',
  confirmAsk:
    'Sollen wir an diese Adresse schreiben, wenn du am Zug bist? Höchstens eine E-Mail in der Stunde, für alle Tische zusammen.',
  confirmDo: 'Ja, schreibt mir',
  confirmDone: 'Erledigt. Der Tisch schreibt dir, wenn du am Zug bist. Du kannst diese Seite schließen.',
  offTitle: 'Keine E-Mails mehr',
  offAsk: 'Sollen alle Tische aufhören, an diese Adresse zu schreiben?',
  offDo: 'Ja, alles abstellen',
  offDone: 'Erledigt. An diese Adresse kommt nichts mehr.',
  gone: 'Dieser Link wurde schon benutzt oder ist zu alt.',
}
