import type { CardsOf } from '../../language.ts'

export const terror: CardsOf<'apo-t'> = {
  'apo-t1': {
    name: 'Pfändung',
    text: 'Lucian Thrale, der Gerichtsvollzieher, wird beschworen.',
    flavour: 'Sie machen Kreidezeichen an die Türen, eine Straße nach der anderen.',
  },
  'apo-t2': {
    name: 'Die Jagd beginnt',
    text: 'Sir Auberon Pike, der Jäger, wird beschworen.',
    flavour: 'Ein Horn, weit weg. Dann nicht mehr so weit.',
  },
  'apo-t3': {
    name: 'Das Tor, einen Spalt offen',
    text: 'Am Ende jeder Runde werden {+1} Monster beschworen, eines mehr als sonst.',
    flavour: 'Jemand hat es offen gelassen. Jemand hält es auf.',
  },
  'apo-t4': {
    name: 'Roter Mond',
    text: 'In Kämpfen, die die Sünde beginnt, wirft sie 1 Würfel mehr.',
    flavour: 'Seit zwei Nächten geht er nicht unter.',
  },
  'apo-t5': {
    name: 'Chitinpanzer',
    text: 'Laster auf einem Feld mit einem Nest haben 1 Verteidigung mehr.',
    flavour: 'Sie wachsen zu etwas heran.',
  },
  'apo-t6': {
    name: 'Rudelgeist',
    text: 'In jeder Reaktion, vor deren Kampf, darf die Sünde ein Monster 1 Schritt weit bewegen, ein anderes als das, das die Reaktion bewegt hat. Das geht auch, wenn sich nichts bewegt hat.',
    flavour: 'Wenn eines den Kopf dreht, drehen ihn alle.',
  },
  'apo-t7': {
    name: 'Glutregen',
    text: 'Zu Beginn jeder Runde legt die Sünde jeweils 1 Feuermarker auf 2 verschiedene Straßenfelder ohne Helden.',
    flavour: 'Der Wetterbericht ist derselbe wie gestern.',
  },
}
