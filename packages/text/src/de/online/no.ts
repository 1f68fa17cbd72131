import type { no as english } from '../../en/online/no.ts'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'

const MINUTE = 60
/** Dative: "in 2 Minuten". */
const timeOf = (seconds: number): string =>
  seconds > MINUTE ? count(Math.ceil(seconds / MINUTE), 'Minute', 'Minuten') : count(seconds, 'Sekunde', 'Sekunden')

const UNREAD = 'Der Server konnte das nicht lesen. Lade die Seite neu.'

/** What an online table says against a wish; the codes are its own closed list. */
export const no: Said<typeof english> = {
  'too-large': () => 'Das ist zu lang für eine Nachricht.',
  'not-json': () => UNREAD,
  'too-deep': () => UNREAD,
  'forbidden-key': () => UNREAD,
  unprintable: () => 'Bitte nimm Buchstaben, die alle sehen können.',
  'foreign-protocol': () => 'Diese Seite hat eine andere Version als der Server. Sie bringt sich selbst auf den Stand.',
  'too-fast': ({ seconds }) =>
    seconds === undefined
      ? 'Das war zu viel auf einmal. Warte einen Moment.'
      : `Das war zu viel auf einmal. Versuche es in ${timeOf(Number(seconds))} wieder.`,
  'too-many': ({ most }) => `Mehr als ${most} passen hier nicht hin.`,
  'no-such-table': () => 'Diesen Tisch gibt es nicht, oder er steht dir nicht offen.',
  'not-seated': () => 'Nimm zuerst einen Platz ein.',
  'not-your-seat': () => 'Diesen Platz spielst nicht du.',
  'host-only': () => 'Das kann nur der Gastgeber.',
  muted: () => 'Der Gastgeber hat dich stumm geschaltet: Niemand hört, was du an diesem Tisch sagst.',
  'no-spectators': () => 'An diesem Tisch wird ohne Zuschauer gespielt.',
  'sent-away': () => 'Du wurdest von diesem Tisch weggeschickt und kannst nicht zurückkommen.',
  locked: () => 'Der Gastgeber hat diesen Tisch abgeschlossen: Niemand Neues setzt sich oder kommt ins Gespräch.',
  'host-stays': () => 'Der Gastgeber bleibt: Niemand schickt ihn weg.',
  'too-few': ({ least }) => `Um darüber abzustimmen, müssen hier mindestens ${least} andere sitzen.`,
  'host-here': () => 'Der Gastgeber war vor weniger als zehn Minuten hier.',
  elected: () =>
    'Wer zum Gastgeber gewählt wurde, vergibt im selben Spiel keinen Platz der anderen Seite und schickt ohne Abstimmung niemanden von seinem Platz weg.',
  'wrong-code': () => 'Dieser Code wurde schon benutzt oder ist älter als zehn Minuten. Bitte um einen neuen.',
  banned: () => 'Wer diesen Server betreibt, lässt dein Netz nicht herein.',
  busy: () => 'Der Server ist beschäftigt. Es wird noch einmal versucht.',
  stale: () => 'Der Tisch war schon weiter, als das ankam. Nichts ist geschehen; so steht es jetzt.',
  'wrong-phase': () => 'Das ist in diesem Moment nicht möglich.',
  'no-window': () => 'Kein Fenster der Sünde ist offen.',
  'order-tells-hand': () => 'Bei Tagen Bedenkzeit würde diese Anweisung den anderen verraten, was du hältst.',
  'seat-taken': () => 'Jemand war schneller: Dieser Platz ist besetzt.',
  'name-taken': ({ name, free }) => `Jemand hier hat einen Namen, der aussieht wie „${name}“. Frei ist „${free}“.`,
  'one-side': () =>
    'Niemand sitzt auf beiden Seiten eines Spiels oder auf einer, nachdem er die Geheimnisse der anderen gesehen hat.',
  'no-such-seat': () => 'Diesen Platz gibt es an diesem Tisch nicht.',
  'no-such-person': () => 'Niemand hier heißt noch so.',
  'no-such-motion': () => 'Diese Frage ist schon erledigt.',
  'no-such-request': () => 'Diese Bitte ist schon beantwortet oder zurückgezogen.',
  'no-such-line': () => 'Diese Zeile ist nicht mehr da.',
  'no-such-report': () => 'Diese Meldung ist schon erledigt.',
  'hook-not-allowed': () => 'Dieser Server darf an diese Adresse nichts melden. Wer ihn betreibt, kann mehr erlauben.',
  'motion-open': () => 'Dasselbe wird schon gefragt.',
  'no-surprise': () => 'Die Einstellungen dieses Tisches legen fest, welche Sünde kommt.',
  'no-thinks-left': () => 'Du kannst in diesem Spiel keine weitere Bedenkzeit verlangen.',
  damaged: () =>
    'Was hier gespeichert war, ist beschädigt und lässt sich nicht öffnen. Sag es denen, die diesen Server betreiben.',
  'last-device': () =>
    'Das ist hier dein einziges Gerät: Ausgesperrt könnte niemand deine Plätze spielen. Verlasse sie stattdessen.',
  broken: () =>
    'Ein Fehler hat dieses Spiel angehalten. Geht zu einer früheren Entscheidung zurück oder nimm die Stellung mit.',
}
