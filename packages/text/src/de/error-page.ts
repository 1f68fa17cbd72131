import type { errorPage as english } from '../en/error-page.ts'
import type { Said } from '../said.ts'

/** A page for a browser that asked for one and gets none. Visitors read it, so it says nothing of the server. */
export const errorPage: Said<typeof english> = {
  home: 'Zurück zu Haven',
  of: {
    'bad-request': ['Nicht verstanden', 'Der Server konnte diese Anfrage nicht lesen.'],
    origin: ['Nicht von hier', 'Die Tische stehen nur den Seiten dieses Servers offen.'],
    token: ['Nicht für alle', 'Diese Seite verlangt einen Zugangscode.'],
    'not-found': ['Hier ist nichts', 'Diese Seite gibt es nicht.'],
    method: ['So nicht', 'Diese Seite kann man lesen, sonst nichts.'],
    late: ['Zu langsam', 'Die Anfrage kam nicht rechtzeitig an. Bitte versuche es noch einmal.'],
    'too-large': ['Zu groß', 'Die Anfrage ist größer als alles, was dieser Server annimmt.'],
    'too-fast': [
      'Zu schnell',
      'Aus deinem Netz kamen zu viele Anfragen. Warte einen Moment und versuche es noch einmal.',
    ],
    'too-many': [
      'Zu viele',
      'Aus deinem Netz sind zu viele Verbindungen offen. Schließe einige und versuche es noch einmal.',
    ],
    headers: [
      'Zu viel gesagt',
      'Die Kopfzeilen dieser Anfrage sind zu lang. Vielleicht hilft es, die Cookies dieser Seite zu löschen.',
    ],
    internal: ['Ein Fehler von uns', 'Auf dem Server ging etwas schief. Bitte versuche es später noch einmal.'],
  },
}
