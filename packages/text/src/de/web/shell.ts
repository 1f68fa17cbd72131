import type { shell as english } from '../../en/web/shell.ts'
import type { Said } from '../../said.ts'

/** What surrounds every page. */
export const shell: Said<typeof english> = {
  product: 'Haven',
  tagline: 'Drei Uhr früh. Eine Sünde. Sieben von euch.',
  edition: 'Eine inoffizielle digitale Ausgabe von The Others: 7 Sins',
  home: 'Startseite',
  pages: 'Seiten',
  close: 'Schließen',
  loading: 'Haven erwacht …',
  title: (page) => `${page} · Haven`,
  newGame: 'Neues Spiel',
  rules: 'Regeln',
  asText: 'Als Text',
  settings: 'Einstellungen',
  credits: 'Mitwirkende',
  you: 'Deine Spiele',
  update: {
    newer: 'Ein neueres Haven ist da. Es kommt von selbst, sobald du hier fertig bist.',
    late: 'Ein neueres Haven ist angekündigt, aber es kam wieder das alte. Es wird von selbst noch einmal versucht.',
    missing: 'Ein Teil dieser Seite war nicht zu bekommen. Es wird von selbst noch einmal versucht.',
    now: 'Jetzt aktualisieren',
    tryNow: 'Jetzt versuchen',
    later: 'Später',
    noAnswer: 'Der Server antwortet nicht.',
  },
  notFound: 'Unter dieser Adresse steht nichts',
  notFoundText: 'Die Straße endet hier. Die Stadt liegt hinter dir.',
  errorTitle: 'Etwas ist kaputtgegangen, und du bist nicht schuld',
  errorText:
    'Ein Fehler im Programm hat das Spiel angehalten. Lade die Stellung herunter und schicke sie mit einer Meldung ein: Sie zeigt uns genau diesen Moment.',
  errorDownload: 'Stellung herunterladen',
  errorReload: 'Neu laden und weiter',
  errorDetails: 'Was das Programm sagt',
  boxOut: {
    title: (names) => `Angehalten: ${names.map((name) => `„${name}“`).join(', ')}`,
    why: {
      broke: 'Die Box hat eine Regel ihres eigenen Programms gebrochen.',
      silent: 'Die Box hat seit fünf Sekunden nicht geantwortet.',
      malformed: 'Die Box hat etwas gesagt, das hier keinen Sinn ergibt.',
      flood: 'Die Box hat viel zu viel auf einmal gesagt.',
      unable: 'Dieser Browser konnte die Box nicht abriegeln, und ohne das wird sie nicht gespielt.',
    },
    kept: 'Dein Spiel ist so aufbewahrt, wie es vorher stand; sonst wurde nichts berührt.',
    what: 'Lade neu, um es noch einmal zu versuchen. Geschieht es wieder, entferne die Box oder bitte, wer sie gemacht hat, um eine andere Fassung.',
  },
  creditsTitle: 'Mitwirkende',
  creditsGame:
    'The Others: 7 Sins ist ein Spiel von Eric M. Lang, erschienen bei CMON. Haven machen Leute, die es mögen, mit eigenen Worten und Bildern.',
  creditsIcons: 'Symbole, von uns ausgesucht und zusammengefügt:',
  creditsFonts: 'Schriften: Manrope, Sofia Sans und Literata, unter der SIL Open Font License.',
  creditsCode: 'Unser Code und unsere Worte sind frei, unter der MIT-Lizenz.',
}
