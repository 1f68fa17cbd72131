import type { CardsOf } from '../../language.ts'

export const theSeventhHour: CardsOf<'the-seventh-hour' | 'svh-'> = {
  'the-seventh-hour': {
    name: 'Die siebte Stunde',
    text: 'Jede Runde beginnt mit 1 neuen Verderbtheitsmarker, den die Sünde auf ein Feld ohne Helden legt. Jede Runde endet damit, dass der Pfad der Apokalypse um 2 Stufen steigt. Der Apokalypsestapel hat 3 Karten jedes Typs. Es gelten „Trauer“ und „Verankert“.',
    flavour:
      'Alle Uhren in Haven sind in derselben Minute stehen geblieben, und die Sünde versteckt sich nicht mehr. Es gibt zu töten, es gibt zu putzen, und Menschen müssen getragen werden. Und dann ist da noch die Tür selbst.',
  },
  'svh-anchors': {
    name: 'Verankert',
    text: 'Solange ein Altar auf dem Spielplan ist, hat der Avatar 1 Verteidigung mehr.',
    flavour: 'Er steht nicht da. Er liegt vor Anker.',
  },
  'the-seventh-hour-a': {
    name: 'Hauptstadt aus Asche',
    text: 'Stadtplan A von „Die siebte Stunde“. 9 Spielplanteile bilden zwei Hauptstädte mit einer Brücke, und die Brücke liegt unter der Erde.',
  },
  'the-seventh-hour-b': {
    name: 'Die Treppe',
    text: 'Stadtplan B von „Die siebte Stunde“. 8 Spielplanteile steigen wie Stufen vom Flusstor zur Alten Kathedrale auf.',
  },
  'svh-1-the-streets': {
    name: 'Die Straßen',
    text: 'Tötet {+6} Monster. Dann wählt die Heldenseite zwischen „Der Fleck“ und „Die Lebenden“.',
    flavour: 'Zuerst das Töten. Es ist beinahe ein Trost.',
  },
  'svh-2a-the-stain': {
    name: 'Der Fleck',
    text: 'Entfernt durch Säubern {+1} Verderbtheitsmarker. Dann beginnt „Die Anker“.',
    flavour: 'Auf den Knien, mit einer Bürste, am Ende der Welt.',
  },
  'svh-2b-the-living': {
    name: 'Die Lebenden',
    text: 'Übergebt {-1} Unschuldige auf dem Startfeld, jederzeit im Zug des Helden, der sie bei sich hat. Dann beginnt „Die Anker“.',
    flavour: 'Hierfür ist alles andere da.',
  },
  'svh-3-the-anchors': {
    name: 'Die Anker',
    text: 'Zerstört 2 Altäre: Wer säubert, darf 2 Geschick-Ergebnisse eines Wurfs einsetzen, um einen Altar auf dem Feld zu zerstören. Dann wird der Lenker beschworen, und „Der Türhüter“ beginnt.',
    flavour: 'Kappt, was die Tür am Boden hält.',
  },
  'svh-4-the-doorkeeper': {
    name: 'Der Türhüter',
    text: 'Tötet den Lenker. Dann wird der Avatar beschworen, und „Die Tür“ beginnt.',
    flavour: 'Es fragt nach euren Namen. Gebt ihm keinen.',
  },
  'svh-5-the-door': {
    name: 'Die Tür',
    text: 'Tötet den Avatar, um das Spiel zu gewinnen. Altäre können noch zerstört werden: Wer säubert, darf 2 Geschick-Ergebnisse eines Wurfs einsetzen, um einen Altar auf dem Feld zu zerstören.',
    flavour: 'Auf der anderen Seite tickt eine Uhr. Auf dieser fängt sie wieder an.',
  },
}
