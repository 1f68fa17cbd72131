import type { CardsOf } from '../../language.ts'

export const aFaceWeKnew: CardsOf<'a-face-we-knew' | 'afk-' | 'fallen-marsh'> = {
  'a-face-we-knew': {
    name: 'Ein vertrautes Gesicht',
    text: 'Jede Runde beginnt mit 1 neuen Verderbtheitsmarker, den die Sünde auf ein Feld ohne Helden legt. Jede Runde endet damit, dass der Pfad der Apokalypse um 2 Stufen steigt. Jeder Held hat eine Dunkle Vergangenheit.',
    flavour:
      'Elias Marsh hat das halbe Team ausgebildet, bevor er ins Megatheater ging und nicht wieder herauskam. Jetzt hebt jemand unsere Verstecke aus, in der richtigen Reihenfolge. Folgt seiner Spur; dann entscheidet, was er noch verdient.',
  },
  'fallen-marsh': {
    name: 'Elias Marsh',
    text: 'Gefallenes Monster. Kampf 5, Verteidigung 5. Kennt den Drill: In seinen Kämpfen darf die Sünde bis zu 2 Würfel neu werfen. Er wird beschworen, wenn „Die Leine kappen“ erfüllt ist.',
    flavour: 'Ellbogen hoch, Leah. Ich habe es dir hundertmal gesagt.',
  },
  'a-face-we-knew-a': {
    name: 'Die lange Allee',
    text: 'Stadtplan A von „Ein vertrautes Gesicht“. 6 Spielplanteile an einer Allee, von einem Ende zum anderen im Blick eines Gewehrs; die einzige Seitentür ist das St.-Jude-Hospital.',
  },
  'a-face-we-knew-b': {
    name: 'Kreuzweg',
    text: 'Stadtplan B von „Ein vertrautes Gesicht“. 5 Spielplanteile als Kreuz: keine Flanke, keine Rast. Der engste Stadtplan.',
  },
  'afk-1-cold-trail': {
    name: 'Kalte Spur',
    text: 'Deckt die verdeckten Marker von 7 Feldern auf: alle, die es gibt. Dann wählt die Heldenseite zwischen „Seine alten Orte“ und „Seine neuen Freunde“.',
    flavour: 'Er hat uns beigebracht, nichts zurückzulassen. Er hat etwas zurückgelassen.',
  },
  'afk-2a-his-old-haunts': {
    name: 'Seine alten Orte',
    text: 'Nutzt die Stadtaktionen von {+0} verschiedenen Distrikten. Jeder Distrikt zählt einmal und wird markiert. Dann wird der Lenker beschworen, und „Die Leine kappen“ beginnt.',
    flavour: 'Der Mann an der Bar schenkt noch immer zwei ein.',
  },
  'afk-2b-his-new-friends': {
    name: 'Seine neuen Freunde',
    text: 'Tötet {+0} Akolythen. Dann wird der Lenker beschworen, und „Die Leine kappen“ beginnt.',
    flavour: 'Sie gehen in seiner Formation. Sie halten sogar die Linie wie er.',
  },
  'afk-3-cut-the-leash': {
    name: 'Die Leine kappen',
    text: 'Entfernt durch Säubern {+2} Verderbtheitsmarker oder Pentagramme. Dann wird Elias Marsh beschworen, und die Heldenseite wählt zwischen „Gnade“ und „Vergebung“.',
    flavour: 'Was immer ihn hält, irgendwo ist es am Boden festgebunden.',
  },
  'afk-4a-mercy': {
    name: 'Gnade',
    text: 'Tötet Elias Marsh. Die Helden gewinnen das Spiel sofort.',
    flavour: 'Er hätte es für jeden von uns getan.',
  },
  'afk-4b-forgiveness': {
    name: 'Vergebung',
    text: 'Helden dürfen auf dem Feld von Elias Marsh auch ohne Marker säubern; jedes Geschick-Ergebnis entfernt einen Marker oder ist Fortschritt. {+3} davon gewinnen das Spiel. Er kann nicht getötet werden: Treffer auf ihn sind verloren.',
    flavour: 'Sagt seinen Namen, bis er darauf hört.',
  },
}
