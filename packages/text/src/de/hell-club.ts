import type { HellClubId } from '@haven/content'
import type { CardText } from '../language.ts'

export const hellClub: Readonly<Record<HellClubId, CardText>> = {
  'hc-bailiff': {
    name: 'Gerichts\u00ADvollzieher Thrale',
    text: 'Kampf 4, Verteidigung 4. Ein Held, der sein Feld mit einem Schritt verlässt, nimmt 2 Wunden für das Verlassen von Monstern statt 1. Orbitalangriffe und Gedankenkontrolle können ihm nichts anhaben. Wird er getötet, sind er und seine Karte nicht mehr im Spiel.',
    flavour: 'Alles, was du schuldest, Posten für Posten.',
  },
  'hc-huntsman': {
    name: 'Sir Auberon Pike, Jäger',
    text: 'Kampf 3, Verteidigung 4. Ist er das Monster, das eine Reaktion bewegt, darf er bis zu 4 Felder weit gehen. Orbitalangriffe und Gedankenkontrolle können ihm nichts anhaben. Wird er getötet, sind er und seine Karte nicht mehr im Spiel.',
    flavour: 'Lauf. Es ist so viel schöner, wenn sie laufen.',
  },
  'hc-vesper': {
    name: 'Madame Vesper',
    text: 'Kampf 2, Verteidigung 4. Ein Held, der seinen Zug höchstens 1 Schritt von ihr entfernt beendet, nimmt 1 Verderbtheit. Orbitalangriffe und Gedankenkontrolle können ihr nichts anhaben. Wird sie getötet, sind sie und ihre Karte nicht mehr im Spiel.',
    flavour: 'Niemand hat je darum gebeten, ihre Feste verlassen zu dürfen.',
  },
  'hc-confessor': {
    name: 'Der Beichtvater',
    text: 'Kampf 3, Verteidigung 4. Helden, die höchstens 2 Schritte von ihm entfernt sind, können keine Buße tun. Orbitalangriffe und Gedankenkontrolle können ihm nichts anhaben. Wird er getötet, sind er und seine Karte nicht mehr im Spiel.',
    flavour: 'Er hört sich alles an. Er vergibt nichts.',
  },
  'hc-maestro': {
    name: 'Der Maestro',
    text: 'Kampf 3, Verteidigung 4. In Kämpfen auf seinem Feld wirft die Sünde je Feuer- oder Verderbtheitsmarker dort 1 Würfel mehr, höchstens 3. Orbitalangriffe und Gedankenkontrolle können ihm nichts anhaben. Wird er getötet, sind er und seine Karte nicht mehr im Spiel.',
    flavour: 'Noch einmal von vorn, bitte. Und diesmal: brennen.',
  },
}
