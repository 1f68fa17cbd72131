import type { Edition } from '@haven/engine'
import type { Say } from '../../language.ts'

const EDITIONS: Readonly<Record<Edition, string>> = {
  final: 'Final rules',
  preview: 'Preview rules',
}
const SIDES = { heroes: 'The heroes', sins: 'The Sins', both: 'Both sides' } as const
const BOTS: Readonly<Record<string, string>> = {
  random: 'Any move will do',
  scripted: 'Steady',
  level1: '1 · Novice',
  level2: '2 · Regular',
  level3: '3 · Veteran',
  level4: '4 · Expert',
  level5: '5 · Nightmare',
}

const ORDER = ['first', 'second', 'third', 'fourth']

export const newGame = (say: Say) => ({
  title: 'New game',
  side: 'You play',
  sides: (side: keyof typeof SIDES) => SIDES[side],
  sideHints: {
    heroes: 'One of you or more, against the Sin',
    sins: 'The Sin, against seven people',
    both: 'Heroes and Sin, with a curtain between',
  },
  heroPlayers: 'Hero players',
  heroPlayersHint: (heroes: number) => `${heroes} heroes in play`,
  person: 'A person here',
  bot: 'Bot',
  botLevel: (bot: string) => BOTS[bot] ?? bot,
  sin: 'Sin',
  acolytes: 'Acolytes',
  story: 'Story',
  chosen: 'The story that is chosen',
  types: { terror: 'Terror', corruption: 'Corruption', redemption: 'Redemption', mixed: 'All three' },
  rounds: (rounds: number) => `about ${Math.round(rounds)} rounds`,
  heroWins: (percent: number) => `heroes win ${percent} of 100`,
  balanceHint: 'From our balance runs: the same bots on both sides',
  map: 'Map',
  mapPicture: (map: string) => `The map ${say.name(map)}`,
  heroes: 'Starting heroes, in turn order',
  heroAt: (hero: string, heroClass: string, turn: number | null) =>
    `${say.name(hero)}, ${say.name(heroClass)}${turn === null ? '' : `, goes ${ORDER[turn - 1] ?? turn}`}`,
  heroNumber: 'heroes in play',
  level: 'Opponents',
  more: 'More: edition, options, seats',
  heroesHint: (chosen: number, wanted: number) =>
    chosen === wanted ? `${chosen} of ${wanted} chosen` : `${chosen} of ${wanted} chosen; chance picks the others`,
  heroesFull: (wanted: number) => `No more than ${wanted} heroes start. Take one out first.`,
  edition: 'Edition',
  editions: (edition: Edition) => EDITIONS[edition],
  power: 'The sin has its power',
  storyAid: 'Four heroes get help from the story',
  merciless: 'Merciless Sin dice',
  surprise: 'Chance decides, and the heroes learn it when the game begins',
  boxes: 'Boxes beside the core box',
  ownBoxes: 'Your boxes',
  team: 'Team',
  coreTeam: 'Core box',
  mixedTeam: 'Mixed',
  secondCrate: 'The second crate: more Upgrades and Dark Past cards are mixed in',
  random: 'Random',
  randomHint: 'Chance decides',
  allRandom: 'Everything at random',
  begin: 'Begin',
})
