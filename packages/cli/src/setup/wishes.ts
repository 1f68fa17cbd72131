import { EDITIONS, type SetupWishes } from '@haven/engine'
import { oneOf, wholeNumber } from '@haven/lab/ground'

/** The flags by which a game is wished for, and the wishes they come to; `random` anywhere. */
export const SETUP_FLAGS = {
  sin: { type: 'string', description: 'The sin, or random', valueHint: 'id' },
  acolytes: { type: 'string', description: 'The acolytes, or random', valueHint: 'id' },
  story: { type: 'string', description: 'The story, or random', valueHint: 'id' },
  map: { type: 'string', description: 'The map, or random', valueHint: 'id' },
  heroes: { type: 'string', description: 'Starting heroes, or random', valueHint: 'a,b,c' },
  team: { type: 'string', description: 'All seven heroes, or random', valueHint: 'a,b,…' },
  players: { type: 'string', description: 'Hero players: 1 (3 heroes), 2 (4), 3 (3) or 4 (4)', valueHint: '1-4' },
  edition: { type: 'string', description: 'final or preview rules, or random', valueHint: 'edition' },
  dice: { type: 'string', description: 'normal or merciless Sin dice', valueHint: 'dice' },
  'story-aid': { type: 'string', description: 'on or off: what the story gives the heroes', valueHint: 'on' },
  power: { type: 'string', description: "on or off: the sin's power", valueHint: 'on' },
  seed: { type: 'string', description: 'The same seed and answers are the same game', valueHint: 'text' },
} as const

export type SetupArgs = { readonly [flag in keyof typeof SETUP_FLAGS]?: string }
export const SETUP_FLAG_NAMES = Object.keys(SETUP_FLAGS) as (keyof SetupArgs)[]

const list = (value: string): readonly string[] | 'random' => (value === 'random' ? 'random' : value.split(','))
const isOn = (value: string | undefined, name: string): boolean | undefined => {
  const word = oneOf(value, name, ['on', 'off'])
  return word === undefined ? undefined : word === 'on'
}

export function wishesOf(args: SetupArgs): SetupWishes {
  const wishes = {
    heroPlayers: wholeNumber(args.players, 'players', 1, 4) ?? 1,
    sin: args.sin,
    acolytes: args.acolytes,
    story: args.story,
    map: args.map,
    heroes: args.heroes === undefined ? undefined : list(args.heroes),
    team: args.team === undefined ? undefined : list(args.team),
    edition: oneOf(args.edition, 'edition', [...EDITIONS, 'random']),
    dice: oneOf(args.dice, 'dice', ['normal', 'merciless']),
    storyAid: isOn(args['story-aid'], 'story-aid'),
    power: isOn(args.power, 'power'),
  }
  // A wish that was not made is left out: the rules draw it or take their default.
  return Object.fromEntries(Object.entries(wishes).filter(([, wish]) => wish !== undefined)) as unknown as SetupWishes
}
