import type { CardsOf } from '../../language.ts'

export const havenInFlames: CardsOf<'haven-in-flames' | 'hif-'> = {
  'haven-in-flames': {
    name: 'Haven in Flammen',
    text: 'Jede Runde beginnt mit 2 neuen Feuermarkern, die die Sünde auf zwei Felder ohne Helden legt. Jede Runde endet damit, dass der Pfad der Apokalypse um 1 Stufe steigt, und um 1 weitere bei 8 oder mehr (nicht aufgedruckten) Feuermarkern auf dem Spielplan. Es gilt die Regel „Rauch“.',
    flavour:
      'Jemand hat das Gaswerk an die Sünde verfüttert, und jetzt sind die Straßen Flüsse aus Licht. Alles, was kriecht, kommt auf einmal aus dem Rauch. Brecht die Welle oder brennt mit ihr.',
  },
  'hif-smoke': {
    name: 'Rauch',
    text: 'Ein Distrikt mit 2 oder mehr Feuermarkern, aufgedruckte nicht gezählt, kann nicht für Stadtaktionen genutzt werden.',
    flavour: 'Drinnen brennt Licht. Man sieht es nicht.',
  },
  'haven-in-flames-a': {
    name: 'Die brennende Meile',
    text: 'Stadtplan A von „Haven in Flammen“. 8 Spielplanteile an einer schnurgeraden Straße: Nirgends sonst gibt es so viel zu beschießen.',
  },
  'haven-in-flames-b': {
    name: 'Beide Ufer',
    text: 'Stadtplan B von „Haven in Flammen“. Ein Fluss teilt die 8 Spielplanteile: Nur die U-Bahn führt hinüber, und wer drüben aussteigt, steigt allein aus.',
  },
  'hif-1-break-the-wave': {
    name: 'Die Welle brechen',
    text: 'Tötet in einer Runde {+0} Monster, oder alle, die auf dem Spielplan waren, als das Feuer gelegt war, falls das weniger sind (mindestens 1). Jedes Rundenende setzt den Fortschritt auf 0. Dann wählt die Heldenseite zwischen „Löschzug“ und „Ausräuchern“.',
    flavour: 'Sie kommen mit dem Rauch, Schulter an Schulter.',
  },
  'hif-2a-fire-brigade': {
    name: 'Löschzug',
    text: 'Entfernt durch Säubern {+1} Feuermarker. Dann wird der Lenker beschworen, und „Der Brandstifter“ beginnt.',
    flavour: 'Wache 9 meldet sich nicht. Heute seid ihr Wache 9.',
  },
  'hif-2b-smoke-them-out': {
    name: 'Ausräuchern',
    text: 'Tötet {+0} Monster auf einem Feld mit Feuer, aufgedruckt oder nicht, oder höchstens 1 Schritt davon entfernt. Dann wird der Lenker beschworen, und „Der Brandstifter“ beginnt.',
    flavour: 'Sie lieben das Feuer. Trefft sie dort.',
  },
  'hif-3-the-arsonist': {
    name: 'Der Brandstifter',
    text: 'Tötet den Lenker. Dann beginnt „Salz auf die Asche“.',
    flavour: 'Jemand geht durch all das, und kein Haar ist ihm versengt.',
  },
  'hif-4-salt-the-ashes': {
    name: 'Salz auf die Asche',
    text: 'Entfernt durch Säubern {+0} Nester oder Pentagramme. Dann wird der Avatar beschworen, ein Feuermarker wird auf sein Feld gelegt, und „Aus dem Feuer“ beginnt.',
    flavour: 'Hier soll nichts mehr wachsen. Nichts von denen.',
  },
  'hif-5-out-of-the-fire': {
    name: 'Aus dem Feuer',
    text: 'Tötet den Avatar auf einem Feld ohne Feuermarker (aufgedruckte schaden nicht), um das Spiel zu gewinnen. Liegt auf seinem Feld ein Feuermarker, hat er 2 Verteidigung mehr; dort getötet, wird er sofort wieder beschworen, und es zählt nicht.',
    flavour: 'Löscht das Feuer unter seinen Füßen. Dann löscht ihn.',
  },
}
