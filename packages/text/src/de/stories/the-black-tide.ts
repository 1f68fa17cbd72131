import type { CardsOf } from '../../language.ts'

export const theBlackTide: CardsOf<'the-black-tide' | 'btd-'> = {
  'the-black-tide': {
    name: 'Die schwarze Flut',
    text: 'Jede Runde beginnt mit 2 neuen Verderbtheitsmarkern, die die Sünde auf zwei Felder ohne Helden legt. Jede Runde endet damit, dass der Pfad der Apokalypse um 1 Stufe steigt, und um 1 weitere, wenn 9 oder mehr (nicht aufgedruckte) auf dem Spielplan liegen. Jeder Held hat eine Dunkle Vergangenheit.',
    flavour:
      'Das Wasser kam durch die Abflüsse herauf, schwarz und geduldig. Die davon getrunken haben, lächeln jetzt, alle dasselbe Lächeln. Findet die Brunnen, bringt zum Schweigen, wer die Flut ruft, und beichtet, bevor es eure Stimme ist, die ruft.',
  },
  'the-black-tide-a': {
    name: 'Hochwasser\u00ADmarke',
    text: 'Stadtplan A von „Die schwarze Flut“. Auf 7 Spielplanteilen sammelt sich die Verderbtheit in der Mitte; die Brunnen liegen verdeckt darum herum.',
  },
  'the-black-tide-b': {
    name: 'Der ertrunkene Kai',
    text: 'Stadtplan B von „Die schwarze Flut“. 7 Spielplanteile an zwei Ufern: Die Alte Kathedrale steht am trockenen, die meisten Altäre stehen am ertrunkenen.',
  },
  'btd-1-first-stain': {
    name: 'Der erste Fleck',
    text: 'Entfernt durch Säubern {+2} Verderbtheitsmarker. Dann wählt die Heldenseite zwischen „Die Brunnen ausloten“ und „Aderlass der Gläubigen“.',
    flavour: 'Schrubbt, bis ihr den Stein seht. Dann seht vom Stein weg.',
  },
  'btd-2a-sound-the-wells': {
    name: 'Die Brunnen ausloten',
    text: 'Entfernt durch Säubern {-1} Pentagramme. Die verdeckten müssen zuerst aufgedeckt werden. Dann wird der Lenker beschworen, und „Wer die Flut ruft“ beginnt.',
    flavour: 'Lasst einen Stein fallen. Wenn ihn etwas auffängt, habt ihr einen gefunden.',
  },
  'btd-2b-drain-the-faithful': {
    name: 'Aderlass der Gläubigen',
    text: 'Tötet {+0} Akolythen. Dann wird der Lenker beschworen, und „Wer die Flut ruft“ beginnt.',
    flavour: 'Sie tragen es eimerweise in sich.',
  },
  'btd-3-the-tide-caller': {
    name: 'Wer die Flut ruft',
    text: 'Tötet den Lenker. Dann beginnt „Beichte“.',
    flavour: 'Eine Stimme unter allen anderen. Folgt ihr hinab.',
  },
  'btd-4-confession': {
    name: 'Beichte',
    text: 'Senkt die Verderbtheit von Helden mit Buße-Symbolen um {+0} Stufen. Dann wird der Avatar beschworen, und „Die Flut wenden“ beginnt.',
    flavour: 'Sprich es aus, bevor es dich ausspricht.',
  },
  'btd-5-turn-the-tide': {
    name: 'Die Flut wenden',
    text: 'Zerstört 3 Altäre, um das Spiel zu gewinnen. Wer säubert, darf 2 Geschick-Ergebnisse eines Wurfs einsetzen, um einen Altar auf dem Feld zu zerstören.',
    flavour: 'Stein für Stein, bis das Meer den Weg vergisst.',
  },
}
