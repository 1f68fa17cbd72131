import { EDITIONS, type SetupWishes } from '@haven/engine'
import { oneOf, wholeNumber } from '@haven/lab/ground'
import type { Arguments } from '../command.ts'

/** The flags by which a game is wished for, and the wishes they come to; `random` anywhere. */
export const SETUP_FLAGS = {
  sin: { type: 'string', hint: 'id' },
  acolytes: { type: 'string', hint: 'id' },
  story: { type: 'string', hint: 'id' },
  map: { type: 'string', hint: 'id' },
  heroes: { type: 'string', hint: 'heroes' },
  team: { type: 'string', hint: 'team' },
  players: { type: 'string', hint: 'players' },
  edition: { type: 'string', hint: 'edition' },
  dice: { type: 'string', hint: 'dice' },
  'story-aid': { type: 'string', hint: 'on' },
  power: { type: 'string', hint: 'on' },
  'second-crate': { type: 'string', hint: 'on' },
  seed: { type: 'string', hint: 'text' },
} as const satisfies Arguments

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
    secondCrate: isOn(args['second-crate'], 'second-crate'),
  }
  // A wish that was not made is left out: the rules draw it or take their default.
  return Object.fromEntries(Object.entries(wishes).filter(([, wish]) => wish !== undefined)) as unknown as SetupWishes
}
