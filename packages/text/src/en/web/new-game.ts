import type { Edition } from '@haven/engine'
import type { Say } from '../../language.ts'

const EDITIONS: Readonly<Record<Edition, string>> = {
  final: 'Final rules',
  preview: 'Preview rules',
}
const SIDES = { heroes: 'The heroes', sins: 'The Sins', both: 'Both sides, at one screen' } as const
const BOTS: Readonly<Record<string, string>> = {
  random: 'Any move will do',
  scripted: 'Steady',
  level1: '1 · Novice',
  level2: '2 · Regular',
  level3: '3 · Veteran',
  level4: '4 · Expert',
  level5: '5 · Nightmare',
}

export const newGame = (say: Say) => ({
  title: 'New game',
  lead: 'Everything is set. Change what you like, then begin.',
  side: 'You play',
  sides: (side: keyof typeof SIDES) => SIDES[side],
  heroPlayers: 'Hero players',
  heroPlayersHint: (heroes: number) => `${heroes} heroes in play`,
  seats: 'Seats',
  person: 'A person here',
  bot: 'Bot',
  botLevel: (bot: string) => BOTS[bot] ?? bot,
  sin: 'Sin',
  acolytes: 'Acolytes',
  story: 'Story',
  map: 'Map',
  mapPicture: (map: string) => `The map ${say.name(map)}`,
  heroes: 'Starting heroes, in turn order',
  heroesHint: (chosen: number, wanted: number) =>
    chosen === wanted ? `${chosen} of ${wanted} chosen` : `${chosen} of ${wanted} chosen; chance picks the others`,
  heroesFull: (wanted: number) => `No more than ${wanted} heroes start. Take one out first.`,
  edition: 'Edition',
  editions: (edition: Edition) => EDITIONS[edition],
  options: 'Options',
  power: 'The sin has its power',
  storyAid: 'Four heroes get help from the story',
  merciless: 'Merciless Sin dice',
  random: 'Random',
  allRandom: 'Everything at random',
  begin: 'Begin',
})
