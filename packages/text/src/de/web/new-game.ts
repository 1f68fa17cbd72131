import type { Edition } from '@haven/engine'
import type { newGame as english } from '../../en/web/new-game.ts'
import type { Said } from '../../said.ts'

const EDITIONS: Readonly<Record<Edition, string>> = {
  final: 'Endgültige Regeln',
  preview: 'Regeln der Vorschau',
}
const SIDES = { heroes: 'Heldenseite', sins: 'Sünde', both: 'Beide Seiten' } as const
const BOTS: Readonly<Record<string, string>> = {
  random: 'Zieht irgendwas',
  scripted: 'Beständig',
  level1: '1 · Neuling',
  level2: '2 · Regulär',
  level3: '3 · Veteran',
  level4: '4 · Experte',
  level5: '5 · Albtraum',
}

export const newGame: Said<typeof english> = (say) => ({
  title: 'Neues Spiel',
  side: 'Du spielst',
  sides: (side) => SIDES[side],
  sideHints: {
    heroes: 'Allein oder zu mehreren gegen die Sünde',
    sins: 'Die Sünde, gegen sieben Menschen',
    both: 'Helden und Sünde, mit einem Vorhang dazwischen',
  },
  heroPlayers: 'Heldenspieler',
  heroPlayersHint: (heroes) => `${heroes} Helden im Spiel`,
  person: 'Ein Mensch hier',
  bot: 'Bot',
  botLevel: (bot) => BOTS[bot] ?? bot,
  sin: 'Sünde',
  acolytes: 'Akolythen',
  story: 'Story',
  chosen: 'Die gewählte Story',
  types: { terror: 'Terror', corruption: 'Verderbtheit', redemption: 'Erlösung', mixed: 'Alle drei' },
  rounds: (rounds) => `etwa ${Math.round(rounds)} Runden`,
  heroWins: (percent) => `Helden gewinnen ${percent} von 100`,
  balanceHint: 'Aus unseren Testreihen: dieselben Bots auf beiden Seiten',
  map: 'Stadtplan',
  mapPicture: (map) => `Der Stadtplan „${say.name(map)}“`,
  heroes: 'Starthelden, in der Zugreihenfolge',
  heroAt: (hero, heroClass, turn) =>
    `${say.name(hero)}, ${say.name(heroClass)}${turn === null ? '' : `, am Zug als ${turn}.`}`,
  heroNumber: 'Helden im Spiel',
  level: 'Gegner',
  more: 'Mehr: Ausgabe, Optionen, Plätze',
  heroesHint: (chosen, wanted) =>
    chosen === wanted
      ? `${chosen} von ${wanted} gewählt`
      : `${chosen} von ${wanted} gewählt; der Zufall bestimmt die anderen`,
  heroesFull: (wanted) => `Mehr als ${wanted} Helden beginnen nicht. Nimm erst einen heraus.`,
  edition: 'Ausgabe',
  editions: (edition) => EDITIONS[edition],
  power: 'Die Sünde hat ihre Macht',
  storyAid: 'Vier Helden bekommen Hilfe von der Story',
  merciless: 'Gnadenlose Sündenwürfel',
  surprise: 'Der Zufall entscheidet; die Helden erfahren es, wenn das Spiel beginnt',
  boxes: 'Boxen neben dem Grundspiel',
  ownBoxes: 'Deine Boxen',
  team: 'Team',
  coreTeam: 'Grundspiel',
  mixedTeam: 'Gemischt',
  secondCrate: 'Die zweite Kiste: weitere Verstärkungen und Karten der Dunklen Vergangenheit werden eingemischt',
  random: 'Zufall',
  randomHint: 'Der Zufall entscheidet',
  allRandom: 'Alles dem Zufall überlassen',
  begin: 'Beginnen',
})
