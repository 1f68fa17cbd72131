import type { TileId } from '@haven/content'
import type { CardText } from '../language.ts'

/** What is printed on each tile. Symbols on the Streets turn with the tile. */
export const tiles: Readonly<Record<TileId, CardText>> = {
  'ravencorp-hq': {
    name: 'RavenCorp-Zentrale',
    text: 'Stadtaktionen: Inventar, Orbitalangriff. Aufgedruckt: Verderbtheit im Distrikt, ein Nest auf einer seiner Straßen.',
    flavour: 'Der Brunnen im Foyer läuft schwarz, und die Aufzüge kommen noch, wenn man sie ruft.',
  },
  megatheatre: {
    name: 'Megatheater',
    text: 'Stadtaktionen: Sonderspielzug, Inventar. Aufgedruckt: ein Nest im Distrikt, ein Pentagramm auf einer seiner Straßen.',
    flavour: 'Jede Leinwand zeigt denselben leeren Platz.',
  },
  'saint-jude-hospital': {
    name: 'St.-Jude-Hospital',
    text: 'Stadtaktionen: Heilen, Heilen, Buße. Aufgedruckt: ein Nest auf einer seiner Straßen.',
    flavour: 'Die Nachtschicht hat nie geendet.',
  },
  constabulary: {
    name: 'Polizeiwache',
    text: 'Stadtaktionen: Inventar, Heilen. Aufgedruckt: Feuer auf einer seiner Straßen.',
    flavour: 'Die Zellen sind voll. Keine ist abgeschlossen.',
  },
  'old-cathedral': {
    name: 'Alte Kathedrale',
    text: 'Stadtaktionen: Buße, Buße, Heilen. Aufgedruckt: ein Pentagramm im Distrikt, Verderbtheit auf einer seiner Straßen.',
    flavour: 'Die Beichtstühle sind von innen besetzt.',
  },
  dockside: {
    name: 'Hafenviertel',
    text: 'Stadtaktionen: Sonderspielzug, Sonderspielzug. Aufgedruckt: ein Nest auf einer seiner Straßen, Feuer auf einer anderen.',
    flavour: 'Die Kräne schwenken, und niemand sitzt an den Hebeln.',
  },
  'grand-terminus': {
    name: 'Zentral\u00ADbahnhof',
    text: 'Stadtaktionen: Sonderspielzug, Heilen. Aufgedruckt: ein Nest auf einer seiner Straßen.',
    flavour: 'Alle Abfahrten: verspätet.',
  },
  'haven-college': {
    name: 'Haven College',
    text: 'Stadtaktionen: Inventar, Buße, Buße. Aufgedruckt: Verderbtheit auf einer seiner Straßen.',
    flavour: 'Jemand hat die Fragen an den Tafeln beantwortet.',
  },
  'night-market': {
    name: 'Nachtmarkt',
    text: 'Stadtaktionen: Inventar, Inventar. Aufgedruckt: Verderbtheit im Distrikt, ein Nest auf einer seiner Straßen.',
    flavour: 'Alles hat seinen Preis. Manches hat einen Puls.',
  },
  'uplink-tower': {
    name: 'Sendeturm',
    text: 'Stadtaktionen: Orbitalangriff, Orbitalangriff, Heilen. Aufgedruckt: ein Nest auf einer seiner Straßen.',
    flavour: 'Das Einzige in Haven, das noch nach oben schaut.',
  },
}
