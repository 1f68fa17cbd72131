import type { BoxSaid } from '../box-said.ts'
import type { signalFires as english } from '../en/signal-fires.ts'

export const signalFires: BoxSaid<typeof english> = {
  goals: {
    'sgf-1-light-the-shore': { other: '# Feuer an der Küste anzünden' },
    'sgf-2-keep-them-burning': {
      one: '{+0} Küstenfeuer # Runde lang halten',
      other: '{+0} Küstenfeuer # Runden lang halten',
    },
    'sgf-3a-to-the-boats': {
      one: '# Unschuldige zu einem Küstenfeuer bringen',
      other: '# Unschuldige zu Küstenfeuern bringen',
    },
    'sgf-3b-guide-them-in': {
      one: 'Orbitalangriff auf # Feuer richten',
      other: 'Orbitalangriff auf # verschiedene Feuer richten',
    },
    'sgf-4-what-the-fog-sent': { other: 'Den Lenker töten' },
    'sgf-5-into-the-light': { other: 'Den Avatar im Feuer oder daneben töten' },
  },
  names: { 'sgf-kindle': 'Anzünden', 'sgf-trample': 'Zertreten' },
  choices: {
    'signal-fires:corruption': '1 Verderbtheitsmarker legen',
    'signal-fires:fire': '1 Feuermarker entfernen',
  },
  cards: {
    'signal-fires': {
      name: 'Signalfeuer',
      text: 'Rundenbeginn: Wo kein Held ist, legt die Sünde 1 Verderbtheitsmarker oder entfernt 1 Feuermarker. Rundenende: Pfad 1 Stufe höher, 1 weitere bei weniger als {+0} Feuern auf dem Spielplan. Aufgedrucktes Feuer zählt nicht. Es gelten „Anzünden“, „Zertreten“ und „Trauer“.',
      flavour:
        'Die Boote sind da draußen; man hört die Motoren. Blind laufen sie nicht ein. Heute Nacht gehören die Feuer ausnahmsweise uns, und etwas im Nebel tritt sie immer wieder aus.',
    },
    'sgf-kindle': {
      name: 'Anzünden',
      text: 'Auf einer Straße ohne Feuer (aufgedrucktes nicht gerechnet) darf ein Held säubern, auch ohne Marker dort: Ein Geschick-Ergebnis darf dort 1 Feuermarker legen. Die Küste ist jede Straße, an die höchstens 2 Spielplanteile grenzen.',
      flavour: 'Türen brennen gut. Die Aushänge, die daran hingen, auch.',
    },
    'sgf-trample': {
      name: 'Zertreten',
      text: 'Am Ende jeder Runde, vor allem anderen: Von jedem Feld mit Feuer, einem Monster und keinem Helden wird 1 Feuermarker (kein aufgedruckter) entfernt.',
      flavour: 'Am Morgen sind Fußspuren in der Asche. Sie führen hinein, nicht hinaus.',
    },
    'signal-fires-a': {
      name: 'Die Kaimauer',
      text: 'Stadtplan A von „Signalfeuer“. Eine Mauer aus 8 Spielplanteilen, ringsum das Meer: Jede Straße bis auf drei ist Küste.',
    },
    'signal-fires-b': {
      name: 'Zwei Landzungen',
      text: 'Stadtplan B von „Signalfeuer“. 7 Spielplanteile mit einem Licht auf jeder Landzunge: Was auf der einen Seite brennt, ist von der anderen nicht zu erreichen.',
    },
    'sgf-1-light-the-shore': {
      name: 'Licht an der Küste',
      text: 'Zündet {+1} Feuer an der Küste an (Straßen, an die höchstens 2 Spielplanteile grenzen), auf jedem Feld einmal: Säubert, wo kein Feuer liegt, und setzt ein Geschick-Ergebnis ein. Dann beginnt „Am Brennen halten“.',
      flavour: 'Eines für jedes Boot, das noch antwortet.',
    },
    'sgf-2-keep-them-burning': {
      name: 'Am Brennen halten',
      text: 'Habt am Ende von 2 Runden Feuer (kein aufgedrucktes) auf mindestens {+0} Feldern der Küste. Dann wählt die Heldenseite zwischen „Zu den Booten“ und „Heimleuchten“.',
      flavour: 'Bei jedem bleibt jemand. Wie lange, sagt keiner.',
    },
    'sgf-3a-to-the-boats': {
      name: 'Zu den Booten',
      text: 'Übergebt {-1} Unschuldige auf einem Küstenfeld mit Feuer (kein aufgedrucktes) oder höchstens 1 Schritt davon entfernt, jederzeit im Zug des Helden, der sie bei sich hat. Für jede darf er 1-mal Buße tun. Dann wird der Lenker beschworen, und „Was der Nebel schickt“ beginnt.',
      flavour: 'Vorsicht, Stufe. Da ist keine Stufe. Trotzdem Vorsicht.',
    },
    'sgf-3b-guide-them-in': {
      name: 'Heimleuchten',
      text: 'Richtet einen Orbitalangriff-Marker auf {-1} verschiedene Felder mit Feuer (kein aufgedrucktes); er darf schon dort liegen. Dann wird der Lenker beschworen, und „Was der Nebel schickt“ beginnt.',
      flavour: 'Ein Licht von oben und ein Licht von unten. Dazwischen liegt die Fahrrinne.',
    },
    'sgf-4-what-the-fog-sent': {
      name: 'Was der Nebel schickt',
      text: 'Tötet den Lenker. Dann wird der Avatar beschworen, und „Ins Licht“ beginnt.',
      flavour: 'Es hat sie mit der Hand gelöscht. Sieh dir die Hände an.',
    },
    'sgf-5-into-the-light': {
      name: 'Ins Licht',
      text: 'Tötet den Avatar auf einem Feld mit Feuer (kein aufgedrucktes) oder höchstens 1 Schritt davon entfernt, um das Spiel zu gewinnen. Anderswo kann er nicht getötet werden: Treffer auf ihn sind verloren.',
      flavour: 'Im Dunkeln ist nichts, was vorher nicht da war. Es ist nur näher.',
    },
  },
}
