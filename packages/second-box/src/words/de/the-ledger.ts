import type { BoxSaid } from '../box-said.ts'
import type { theLedger as english } from '../en/the-ledger.ts'

export const theLedger: BoxSaid<typeof english> = {
  goals: {
    'tlg-1-open-accounts': { one: '#-mal an einem Altar zahlen', other: '#-mal an Altären zahlen' },
    'tlg-2a-clean-hands': {
      one: '# Held mit Verderbtheit 4 oder weniger zu einem Altar',
      other: '# Helden mit Verderbtheit 4 oder weniger zu Altären',
    },
    'tlg-2b-red-hands': { other: 'Mit Verderbtheit 5 oder mehr # Monster töten' },
    'tlg-3-the-auditor': { other: 'Den Lenker töten' },
    'tlg-4-carry-the-book': { other: 'Das Kontobuch in die Alte Kathedrale bringen' },
    'tlg-5-burn-the-book': {
      one: '# Seite in der Alten Kathedrale verbrennen',
      other: '# Seiten in der Alten Kathedrale verbrennen',
    },
  },
  names: { 'tlg-the-book': 'Das Buch' },
  choices: {
    'tlg-1-open-accounts:extra-turn': '1 Sonderspielzug-Marker zahlen',
    'tlg-1-open-accounts:upgrade': '1 Verstärkung zahlen',
    'tlg-1-open-accounts:wound': '1 Wunde zahlen',
  },
  cards: {
    'the-ledger': {
      name: 'Das Kontobuch',
      text: 'Jede Runde beginnt mit 1 neuen Verderbtheitsmarker, den die Sünde auf ein Feld ohne Helden legt. Jede Runde endet damit, dass der Pfad um 1 Stufe steigt, und um 1 weitere ohne Fortschritt der Mission. Jeder Held hat eine Dunkle Vergangenheit. Es gilt die Regel „Das Buch“.',
      flavour:
        'Im Tresor des Kontors liegt ein Buch mit unser aller Namen darin und einer Spalte Zahlen neben jedem. Bei manchen ist die Tinte noch feucht. Zahlt, was ihr schuldet, oder hört auf, so zu tun, als hättet ihr es vor; dann bringt das Ding zu einem Feuer.',
    },
    'tlg-the-book': {
      name: 'Das Buch',
      text: 'Das Kontobuch ist der PROXY-Marker und tut, was PROXY tut. Am Ende jeder Runde nimmt der Held, der es bei sich hat, 1 Verderbtheit.',
      flavour: 'Es schlägt sich bei deiner Seite auf, wie du es auch fallen lässt.',
    },
    'the-ledger-a': {
      name: 'Papierstraße',
      text: 'Stadtplan A von „Das Kontobuch“. 8 Spielplanteile in einer Reihe: Das Buch liegt am einen Ende, das Feuer dafür am anderen, und die Helden beginnen auf halbem Weg.',
    },
    'the-ledger-b': {
      name: 'Zwei Ufer',
      text: 'Stadtplan B von „Das Kontobuch“. 7 Spielplanteile an zwei Ufern: Das Buch ist am westlichen, die Alte Kathedrale am östlichen. Die U-Bahn befördert auch Papier.',
    },
    'tlg-1-open-accounts': {
      name: 'Offene Rechnungen',
      text: 'Zahlt {+1}-mal: Als Aktion, auf einem Feld mit einem Altar und ohne Monster, zahlt ein Held 1 Sonderspielzug-Marker, 1 Verstärkung seiner Wahl oder 1 Wunde (nicht das letzte Leben). Dann wählt die Heldenseite zwischen „Weiße Westen“ und „Rote Hände“.',
      flavour: 'Hier unterschreiben. Und hier. Das ist nicht deine Unterschrift, aber es genügt.',
    },
    'tlg-2a-clean-hands': {
      name: 'Weiße Westen',
      text: 'Ein Held mit Verderbtheit 4 oder weniger beendet einen Zug auf einem Feld mit einem Altar und ohne Monster: {-1}-mal, jeder Platz in der Zugreihenfolge einmal. Dann wird der Lenker beschworen, und „Der Prüfer“ beginnt.',
      flavour: 'Zeigt die Hände vor. Beide. Alle.',
    },
    'tlg-2b-red-hands': {
      name: 'Rote Hände',
      text: 'Tötet {+1} Monster in Kämpfen mit einem Helden, der Verderbtheit 5 oder mehr hat, wenn sie sterben. Dann wird der Lenker beschworen, und „Der Prüfer“ beginnt.',
      flavour: 'Wenn wir schon rote Zahlen schreiben, dann mit ihrem Blut.',
    },
    'tlg-3-the-auditor': {
      name: 'Der Prüfer',
      text: 'Tötet den Lenker. Dann beginnt „Der Buchträger“.',
      flavour: 'Es hat nachgerechnet. Es geht jedes Mal auf, und zwar bei uns.',
    },
    'tlg-4-carry-the-book': {
      name: 'Der Buchträger',
      text: 'Der Held, der das Kontobuch (den PROXY-Marker) bei sich hat, beendet einen Zug in der Alten Kathedrale. Dann wird der Avatar beschworen, und „Verbrennt das Buch“ beginnt.',
      flavour: 'Es ist schwerer als an der letzten Ecke.',
    },
    'tlg-5-burn-the-book': {
      name: 'Verbrennt das Buch',
      text: 'In der Alten Kathedrale darf der Held, der das Kontobuch bei sich hat, säubern, auch ohne Marker dort: Jedes Geschick-Ergebnis ist 1 Fortschritt oder entfernt einen Marker. Mit {-1} ist das Spiel gewonnen.',
      flavour: 'Seite für Seite. Nicht lesen.',
    },
  },
}
