import type { BoxSaid } from '../box-said.ts'
import type { tiles as english } from '../en/tiles.ts'

/** Where one is, where one goes, where one comes from. */
const neuter = (name: string) => ({ name, forms: { at: `im ${name}`, to: `ins ${name}`, from: `vom ${name}` } })

export const tiles: BoxSaid<typeof english> = {
  names: {
    gasworks: neuter('Gaswerk'),
    'counting-house': neuter('Kontor'),
    'harbour-light': {
      name: 'Hafenfeuer',
      forms: { at: 'am Hafenfeuer', to: 'zum Hafenfeuer', from: 'vom Hafenfeuer' },
    },
    'winter-garden': {
      name: 'Wintergarten',
      forms: { at: 'im Wintergarten', to: 'in den Wintergarten', from: 'vom Wintergarten' },
    },
  },
  cards: {
    gasworks: {
      name: 'Gaswerk',
      text: 'Stadtaktionen: Sonderspielzug, Orbitalangriff. Aufgedruckt: Feuer im Distrikt, ein Nest auf einer seiner Straßen.',
      flavour: 'Die Gasometer heben und senken sich, langsam, wie im Schlaf.',
    },
    'counting-house': {
      name: 'Kontor',
      text: 'Stadtaktionen: Sonderspielzug, Buße. Aufgedruckt: Verderbtheit im Distrikt, ein Nest auf einer seiner Straßen.',
      flavour: 'Der Tresor steht offen. Weggeschlossen sind die Angestellten.',
    },
    'harbour-light': {
      name: 'Hafenfeuer',
      text: 'Stadtaktionen: Orbitalangriff, Buße. Aufgedruckt: ein Nest auf einer seiner Straßen.',
      flavour: 'Zwei Umdrehungen in der Minute, und dazwischen sieht es landeinwärts.',
    },
    'winter-garden': {
      name: 'Wintergarten',
      text: 'Stadtaktionen: Heilen, Buße. Nichts ist aufgedruckt.',
      flavour: 'Warm, grün, still. Seit dem Frühjahr hat hier niemand gegossen.',
    },
  },
}
