import type { CardsOf } from '../../language.ts'

export const noOneLeftBehind: CardsOf<'no-one-left-behind' | 'nlb-'> = {
  'no-one-left-behind': {
    name: 'Niemand bleibt zurück',
    text: 'Jede Runde beginnt mit 1 neuen Feuermarker, den die Sünde auf ein Feld ohne Helden legt. Jede Runde endet damit, dass der Pfad der Apokalypse um 1 Stufe steigt, und um 1 weitere, wenn die Mission keinen Fortschritt gemacht hat. Es gilt die Regel „Trauer“.',
    flavour:
      'Auf der Räumungsliste stehen sechs Namen ohne Haken. Der letzte Zug steht unter Dampf, und die Strecke hält nicht bis zum Morgen. Geht und klopft an die Türen.',
  },
  'nlb-grief': {
    name: 'Trauer',
    text: 'Wenn eine Unschuldige stirbt, steigt der Pfad der Apokalypse um 1 Stufe. Sind weniger Unschuldige übrig, als die Mission noch braucht, braucht sie nur so viele, wie möglich sind; ist das keine, ist sie erfüllt.',
    flavour: 'Jemand muss den Namen durchstreichen.',
  },
  'no-one-left-behind-a': {
    name: 'Neun Karrees',
    text: 'Stadtplan A von „Niemand bleibt zurück“. 9 Spielplanteile als Quadrat, der weiteste Stadtplan. Jeder verdeckte Marker kann ein Leben sein oder eine Falle.',
  },
  'no-one-left-behind-b': {
    name: 'Das andere Ufer',
    text: 'Stadtplan B von „Niemand bleibt zurück“. 7 Spielplanteile an zwei Ufern: Die meisten Verlorenen sind drüben, das Hospital ist es nicht.',
  },
  'nlb-1-open-the-roads': {
    name: 'Straßen räumen',
    text: 'Entfernt durch Säubern {+3} Feuer- oder Verderbtheitsmarker. Dann beginnt „An Türen klopfen“.',
    flavour: 'Da hindurch kann man niemanden tragen.',
  },
  'nlb-2-knock-on-doors': {
    name: 'An Türen klopfen',
    text: 'Sammelt {-1} Unschuldige vom Spielplan ein. Jede zählt einmal, und eine, die ein Held schon bei sich hat, zählt zu Beginn gleich mit. Dann wählt die Heldenseite zwischen „Ins Hospital“ und „Zum Tor“.',
    flavour: 'Dreimal klopfen, Pause, zweimal klopfen. Dann einen Namen sagen.',
  },
  'nlb-3a-to-the-hospital': {
    name: 'Ins Hospital',
    text: 'Übergebt {-1} Unschuldige im St.-Jude-Hospital, jederzeit im Zug des Helden, der sie bei sich hat. Für jede darf er 1 Wunde heilen. Dann wird der Lenker beschworen, und „Die Strecke räumen“ beginnt.',
    flavour: 'Die Nachtschicht ist noch da. Sie hat nie aufgehört.',
  },
  'nlb-3b-to-the-gate': {
    name: 'Zum Tor',
    text: 'Übergebt {-1} Unschuldige auf dem Startfeld, jederzeit im Zug des Helden, der sie bei sich hat. Für jede darf er 1 Sonderspielzug-Marker erhalten. Dann wird der Lenker beschworen, und „Die Strecke räumen“ beginnt.',
    flavour: 'Zählt sie, wenn sie hereinkommen. Laut, damit sie es auch hören.',
  },
  'nlb-4-clear-the-line': {
    name: 'Die Strecke räumen',
    text: 'Tötet den Lenker. Dann wird der Avatar beschworen, und „Der letzte Zug“ beginnt.',
    flavour: 'Etwas steht auf den Schienen, und es wartet nicht auf den Zug.',
  },
  'nlb-5-last-train': {
    name: 'Der letzte Zug',
    text: 'Helden müssen ihren Zug auf einem Feld mit einem U-Bahn-Marker und ohne Monster beenden. Jeder Platz der Zugreihenfolge zählt einmal, und Helden, die eingestiegen sind, spielen weiter. Mit {+0} ist das Spiel gewonnen.',
    flavour: 'Die Türen schließen. Niemand sieht zum Bahnsteig zurück.',
  },
}
