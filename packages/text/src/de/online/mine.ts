import type { mine as english } from '../../en/online/mine.ts'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** One's own: the list of tables, and the phrase that brings it back. */
export const mine: Said<typeof english> = {
  title: 'Deine Tische',
  none: 'Du warst noch an keinem Tisch.',
  groups: { playing: 'Laufende Spiele', lobby: 'Noch nicht begonnen', over: 'Beendet', other: 'Andere' },
  yourTurn: 'Du bist am Zug',
  waiting: (names) => `Warten auf: ${names.join(', ')}`,
  bystander: 'Du hast zugesehen',
  stopped: 'Ein Fehler hat es angehalten',
  result: (winner, side) => {
    if (side === null) return winner === 'heroes' ? 'Die Heldenseite hat gewonnen' : 'Die Sünde hat gewonnen'
    return winner === side ? 'Du hast gewonnen' : 'Du hast verloren'
  },
  more: (games) => `und davor ${count(games, 'Spiel', 'Spiele')}`,
  seen: (minutes) => {
    if (minutes < 2) return 'gerade eben'
    if (minutes < HOUR) return `vor ${minutes} Minuten`
    if (minutes < DAY) return `vor ${count(Math.round(minutes / HOUR), 'Stunde', 'Stunden')}`
    return `vor ${count(Math.round(minutes / DAY), 'Tag', 'Tagen')}`
  },
  remove: 'Entfernen',
  removeThis: (table) => `Aus der Liste entfernen: ${table}`,
  removeSure: 'Du hast dort einen Platz. Aus der Liste nehmen?',
  keep: 'Behalten',
  // the phrase
  phrase: 'Merksatz',
  without:
    'Nur dieser Browser kennt sie. Ein Merksatz aus zwölf Wörtern bringt sie zurück, wenn er geleert wird, und auf deine anderen Geräte.',
  make: 'Merksatz erstellen',
  enter: 'Ich habe einen Merksatz',
  manage: 'Merksatz …',
  beenHere: 'Du hattest hier einen Platz, in einem anderen Browser?',
  states: {
    none: '',
    busy: 'Deine Liste wird mit der deiner anderen Geräte abgeglichen …',
    kept: 'Dein Merksatz bewahrt diese Liste: Sie ist auf allen deinen Geräten dieselbe.',
    away: 'Der Server antwortet nicht. Die Liste bleibt hier und wird später abgeglichen.',
    gone: 'Dein Merksatz gilt nicht mehr: Auf einem anderen Gerät wurde er geändert oder aufgegeben. Die Liste hier bleibt.',
    unreadable: 'Was der Server für deinen Merksatz aufbewahrt, kann diese Seite nicht lesen. Lade sie neu.',
  },
  lead: 'Zwölf Wörter statt eines Kontos. Wer sie eintippt, hat deine Tische und deine Plätze.',
  points: [
    'Die Liste wird in deinem Browser versiegelt, bevor der Server sie aufbewahrt. Der Server kann nicht lesen, welche Tische deine sind.',
    'Niemand kann die Wörter für dich wiederfinden. Schreib sie auf.',
    'Nach Adresse und Namen wird nicht gefragt.',
  ],
  makeNow: 'Jetzt erstellen',
  needsHttps:
    'Diese Seite kam ohne https, darum versiegelt der Browser nichts. Bitte, wer diesen Server betreibt, um eine https-Adresse.',
  made: 'Das ist dein Merksatz. Schreib ihn jetzt auf.',
  yours: 'Dein Merksatz',
  hidden: 'Die Wörter sind verborgen.',
  show: 'Die Wörter zeigen',
  hide: 'Die Wörter verbergen',
  copy: 'Die Wörter kopieren',
  copied: 'Kopiert.',
  copyNot: 'Dieser Browser erlaubt kein Kopieren. Schreib die Wörter auf.',
  typeIn: 'Deine zwölf Wörter',
  typeHint: 'Großschreibung, Akzente und hier und da ein falscher Buchstabe machen nichts.',
  whose: (tables) => `Dieser Browser kennt schon ${count(tables, 'Tisch', 'Tische')}.`,
  whoseMine: 'Auch meine: in die Liste aufnehmen',
  whoseOther: 'Nicht meine: beiseitelegen, bis ich dieses Gerät verlasse',
  comeIn: 'Zurückkommen',
  looking: 'Es wird gesucht …',
  back: (tables) => `Willkommen zurück: ${count(tables, 'Tisch', 'Tische')} in deiner Liste.`,
  slip: (typed, word) => `„${typed}“ wurde als „${word}“ gelesen.`,
  no: {
    count: (words) => `Ein Merksatz hat zwölf Wörter; ${words === 1 ? 'das ist 1' : `das sind ${words}`}.`,
    unknown: (typed, place) => `Wort ${place}, „${typed}“, kommt in keinem Merksatz vor. Sieh noch einmal nach.`,
    wrong: 'Diese Wörter gehören nicht zusammen: Eines davon ist falsch, oder sie stehen in einer anderen Reihenfolge.',
    nothing:
      'Die Wörter stimmen, aber dieser Server bewahrt nichts für sie auf: Der Merksatz wurde geändert oder aufgegeben oder gehört zu einem anderen Server.',
    away: 'Der Server antwortet nicht. Nichts wurde geändert; versuche es noch einmal.',
    'too-fast': 'Das war zu oft. Warte eine Weile und versuche es noch einmal.',
    unreadable: 'Was der Server für diesen Merksatz aufbewahrt, kann diese Seite nicht lesen. Lade sie neu.',
  },
  change: 'Den Merksatz ändern',
  changeSure:
    'Du bekommst andere Wörter, und die jetzigen öffnen nichts mehr. Deine anderen Geräte werden nach den neuen fragen. Plätze, die du hast, bleiben deine.',
  changed: 'Der Merksatz ist geändert. Schreib die neuen Wörter auf.',
  stop: 'Keinen Merksatz mehr nutzen',
  stopSure:
    'Was der Server für dich aufbewahrt, wird dort gelöscht. Dieser Browser behält seine Liste, deine anderen Geräte behalten ihre.',
  leave: 'Dieses Gerät verlassen',
  leaveSure:
    'Der Merksatz, die Liste und deine Schlüssel werden aus diesem Browser entfernt. Deine anderen Geräte behalten sie, und die Wörter bringen sie zurück.',
  putBack: 'Wieder nutzen',
  stopHere: 'Ohne weitermachen',
  sure: 'Ja, wirklich',
  not: 'Lieber nicht',
}
