import type { things as english } from '../../en/things/index.ts'
import type { Said } from '../../said.ts'
import { decks, means } from './means.ts'
import { now } from './now.ts'
import { pictures } from './pictures.ts'

/** What everything on the table is: fetched when somebody looks at a thing, opens the legend or reads the rules. */
export const things: Said<typeof english> = (say) => ({
  means,
  decks,
  now: now(say),
  pictures: pictures(say),
  titles: {
    stat: {
      fight: 'Kampf',
      skill: 'Geschick',
      defense: 'Verteidigung',
      ranged: 'Fernkampf',
      corruption: 'Verderbtheit',
      lives: 'Leben',
    },
    counter: {
      turn: 'Spielzugmarker',
      extra: 'Sonderspielzug-Marker',
      city: 'Stadtaktionsmarker',
      reaction: 'Reaktionsmarker',
    },
    chip: {
      round: 'Runde und Züge',
      clock: 'Die Uhr',
      'in-force': 'Karten in Kraft',
      steps: 'Schritte übrig',
      action: 'Aktion',
      district: 'Distrikt',
      company: 'Begleitung',
      'dead-pile': 'Friedhof',
      hand: 'Hand der Sünde',
      deck: 'Stapel',
      inventory: 'Verstärkungen im Angebot',
      'acolyte-ability': 'Akolythen-Eigenschaft',
      'sin-slot': 'Sündenkarte dieses Zuges',
    },
    number: { chance: 'Eine Chance', band: 'Eine Chance mit Spanne', death: 'Todesgefahr', dice: 'Würfel' },
    bonus: {
      none: 'Kein Bonus',
      die: 'Bonus: Würfel',
      defense: 'Bonus: Verteidigung',
      hit: 'Bonus: Treffer',
      choice: 'Bonus: Wahl',
    },
    back: 'Verdeckter Marker',
    reserve: 'Reserve',
    slot: (slot, hero) => `Verderbtheit ${slot} von ${say.name(hero)}`,
    level: (level) => `Apokalypse, Stufe ${level}`,
    street: (space) => `Straße ${say.space(space)}`,
    statOf: (stat, whose) => `${stat}: ${say.name(whose)}`,
  },
  kinds: {
    token: 'Marker',
    printed: 'Auf das Spielplanteil gedruckt',
    monster: 'Monster',
    class: 'Klasse eines Helden',
    stat: 'Wert einer Figur',
    heroFace: 'Seite eines Heldenwürfels',
    sinFace: 'Seite eines Sündenwürfels',
    slot: 'Weg ins Verderben',
    bonus: 'Weg ins Verderben',
    level: 'Pfad der Apokalypse',
    icon: 'Stadtaktion',
    counter: 'Marker einer Seite',
    chip: 'Auf dem Tisch',
    number: 'Zahl',
    reserve: 'Auf dem Tisch',
    space: 'Feld',
  },
  card: {
    now: 'Jetzt',
    ruleOf: (id) => `Regel ${id}, ${say.name(id)}`,
    close: 'Schließen',
    place: (number, of) => `${number} von ${of}`,
  },
  legend: {
    filter: 'Filter',
    filterHint: 'Feuer, Geschick, Treffer …',
    found: (number) => (number === 0 ? 'Nichts gefunden.' : `${number} gezeigt.`),
    groups: {
      tokens: 'Marker',
      printed: 'Auf die Stadt gedruckt',
      figures: 'Figuren',
      boards: 'Tableaus der Helden',
      dice: 'Würfel',
      city: 'Symbole der Distrikte',
      turns: 'Marker für Züge',
      story: 'Story und Bedrohung',
      numbers: 'Zahlen',
      cards: 'Karten',
    },
  },
  threat: {
    said: (spaces, heroes) =>
      `Mit einer Reaktion können Monster ${spaces} Felder erreichen und so ${
        heroes.length === 0 ? 'keinen Helden' : heroes.map((hero) => say.name(hero)).join(', ')
      }.`,
  },
})
