import type { DarkPastId } from '@haven/content'
import type { CardText } from '../language.ts'

/** Revealed at the end of a turn at corruption 7. "Der Held" is the one who reveals the card. */
export const darkPast: Readonly<Record<DarkPastId, CardText>> = {
  'past-1': {
    name: 'Alte Reue',
    text: 'Dunkle Vergangenheit 1. Der Held nimmt 1 Wunde und tut dann Buße: Die Verderbtheit sinkt um 1.',
    flavour: 'Du hast gesagt, du hättest diese Briefe verbrannt.',
  },
  'past-2': {
    name: 'Geborgte Ehren',
    text: 'Dunkle Vergangenheit 2. Der Held verliert 1 Verstärkung seiner Wahl und alle Sonderspielzug-Marker. Ein Held, der nichts zu verlieren hat, nimmt stattdessen 1 Wunde.',
    flavour: 'Der Name auf dem Orden ist nicht deiner.',
  },
  'past-3': {
    name: 'Was in Drury Rail geschah',
    text: 'Dunkle Vergangenheit 3. Der Held nimmt 1 Wunde, und jeder andere Held, der höchstens 2 Schritte entfernt ist, nimmt 1 Verderbtheit.',
    flavour: 'Wir waren neun in diesem Tunnel. Ich erzähle es seither mit acht.',
  },
  'past-4': {
    name: 'Auf ihrer Lohnliste',
    text: 'Dunkle Vergangenheit 4. Die Sünde zieht 2 Sündenkarten und hat bis zum Rundenende 1 Reaktionsmarker mehr. Alle NSCs, die der Held bei sich hat, werden auf seinem Feld abgesetzt.',
    flavour: 'Es waren nur Auskünfte. Es war nur einmal im Monat.',
  },
  'past-5': {
    name: 'Das Ding im Keller',
    text: 'Dunkle Vergangenheit 5. Der Held und jeder andere Held, der höchstens 1 Schritt entfernt ist, nehmen je 1 Wunde.',
    flavour: 'Ich habe es gefüttert, damit es dort unten bleibt.',
  },
  'past-6': {
    name: 'Das versprochene Festmahl',
    text: 'Dunkle Vergangenheit 6. Die Sünde darf bis zu 2 Akolythen oder Laster vom Friedhof auf das Feld des Helden bringen und darf dann einen Kampf mit ihm beginnen. Lebt der Held, kann noch eine Reaktion folgen.',
    flavour: 'Sie kommen, um es einzufordern, und haben ihre eigenen Teller mitgebracht.',
  },
  'past-7': {
    name: 'Auf ihrer Seite',
    text: 'Dunkle Vergangenheit 7. Der Held ist verloren, als wäre er in diesem Zug getötet worden. Geht das Spiel weiter, steht dort ein Gefallener: aufgedruckter Kampf des Helden plus 1 (Karl: 4), Verteidigung 4, keine Eigenschaften. Wird er getötet, ist er nicht mehr im Spiel.',
    flavour: 'Ich habe immer darauf gewartet, dass es jemand von euch merkt.',
  },
}
