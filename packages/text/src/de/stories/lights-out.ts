import type { CardsOf } from '../../language.ts'

export const lightsOut: CardsOf<'lights-out' | 'lto-'> = {
  'lights-out': {
    name: 'Licht aus',
    text: 'Jede Runde beginnt mit 1 neuen Pentagramm, das die Sünde auf ein Feld ohne Helden legt. Jede Runde endet damit, dass der Pfad der Apokalypse um 1 Stufe steigt, und um 1 weitere, wenn die Mission keinen Fortschritt gemacht hat.',
    flavour:
      'Um 3:07 Uhr erlosch jede Lampe in Haven, und in den toten Leitungen begann etwas zu summen. Drei Leute wissen noch, wie man antwortet. Findet sie, macht die Drähte frei und bringt den Turm zum Sprechen, bevor es die Dunkelheit tut.',
  },
  'lights-out-a': {
    name: 'Der Speichersee',
    text: 'Stadtplan A von „Licht aus“. 8 Spielplanteile als Ring um schwarzes Wasser: zwei Wege herum, keiner hindurch.',
  },
  'lights-out-b': {
    name: 'Drei Inseln',
    text: 'Stadtplan B von „Licht aus“. 7 Spielplanteile auf drei Inseln, verbunden durch zwei U-Bahn-Linien. Wer die Stationen hält, hält die Stadt.',
  },
  'lto-1-find-friends': {
    name: 'Freunde finden',
    text: 'Sammelt die 3 NSCs vom Spielplan ein: Jeder zählt beim ersten Mal. Dann wählt die Heldenseite zwischen „Das Netz hochfahren“ und „Das Summen kappen“.',
    flavour: 'Klopft. Wenn sie fragen, wer da ist, sind sie noch Menschen.',
  },
  'lto-2a-restart-the-grid': {
    name: 'Das Netz hochfahren',
    text: 'Nutzt die Stadtaktionen von {+2} verschiedenen Distrikten. Jeder Distrikt zählt einmal und wird markiert. Dann wählt die Heldenseite zwischen „Auge am Himmel“ und „Stiefel am Boden“.',
    flavour: 'In jedem Keller ein Schalter, und in jedem Keller etwas.',
  },
  'lto-2b-cut-the-hum': {
    name: 'Das Summen kappen',
    text: 'Entfernt durch Säubern {+2} Pentagramme oder Nester. Dann wählt die Heldenseite zwischen „Auge am Himmel“ und „Stiefel am Boden“.',
    flavour: 'Es hat eine Melodie. Pfeift sie nicht.',
  },
  'lto-3a-eye-in-the-sky': {
    name: 'Auge am Himmel',
    text: 'Tötet 3 Monster durch Orbitalangriffe. Ein Angriff zählt auch, wenn an keinem Ufer mit einem Orbitalangriff-Marker ein Akolyth oder Laster steht. Dann wird der Lenker beschworen, und „Toter Kanal“ beginnt.',
    flavour: 'Es sieht nichts im Dunkeln. Sagt ihm, wohin es schauen soll.',
  },
  'lto-3b-boots-on-the-ground': {
    name: 'Stiefel am Boden',
    text: 'Tötet {+0} Laster. Dann wird der Lenker beschworen, und „Toter Kanal“ beginnt.',
    flavour: 'Kein Auge, kein Plan, kein Licht. Dann eben Stiefel.',
  },
  'lto-4-dead-channel': {
    name: 'Toter Kanal',
    text: 'Tötet den Lenker. Dann wird der Avatar beschworen, und „Plan Morgenröte“ beginnt.',
    flavour: 'Jemand hält die Leitung vom anderen Ende her offen.',
  },
  'lto-5-dawn-protocol': {
    name: 'Plan Morgenröte',
    text: 'Das Spiel ist gewonnen, wenn ein Held einen Zug beendet, während im Sendeturm kein Monster und mindestens {-1} Helden sind.',
    flavour: 'Einer spricht, einer hört zu, einer behält die Treppe im Auge.',
  },
}
