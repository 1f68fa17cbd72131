import type { CardsOf } from '../../language.ts'

export const redemption: CardsOf<'apo-r'> = {
  'apo-r1': {
    name: 'Crescendo',
    text: 'Der Maestro wird beschworen.',
    flavour: 'Erst die Streicher. Dann die Sirenen, alle gestimmt.',
  },
  'apo-r2': {
    name: 'Panik',
    text: 'Ein Held, der mit einem Schritt ein Feld mit Monstern betritt, nimmt 1 Verderbtheit, nach den Proben für das Betreten.',
    flavour: 'Man hatte allen gesagt, sie sollten gehen, nicht rennen.',
  },
  'apo-r3': {
    name: 'Stromausfall',
    text: 'Ein Schritt mit der U-Bahn beendet die Bewegung.',
    flavour: 'Die Bahn fährt. Mit den Ausgängen ist es etwas anderes.',
  },
  'apo-r4': {
    name: 'Plünderer',
    text: 'Ein Inventar-Symbol kostet den Helden 1 Verderbtheit. Zahlt er nicht, bewirkt das Symbol nichts.',
    flavour: 'Die Regale sind nicht leer. Sie sind bewacht.',
  },
  'apo-r5': {
    name: 'Stichflamme',
    text: 'Jede Feuerprobe wird mit 1 Würfel mehr geworfen.',
    flavour: 'Befühle die Tür, bevor du sie öffnest.',
  },
  'apo-r6': {
    name: 'Keine Betten mehr',
    text: 'Bei jeder Nutzung eines Distrikts wird höchstens 1 Heilen-Symbol ausgeführt.',
    flavour: 'Sie arbeiten auf den Gängen. Jetzt sind die Gänge voll.',
  },
  'apo-r7': {
    name: 'Nistzeit',
    text: 'Zu Beginn jeder Runde legt die Sünde 1 Nest auf ein Straßenfeld ohne Helden.',
    flavour: 'Irgendetwas zerrt Matratzen auf die Straße.',
  },
}
