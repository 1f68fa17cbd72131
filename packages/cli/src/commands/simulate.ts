import type { SimulateArgs } from '@haven/lab'
import type { Io } from '@haven/lab/ground'
import { defineCommand } from 'citty'

/** `haven simulate`: many games of bots, and what they come to. */
export const simulateCommand = defineCommand({
  meta: { name: 'simulate', description: 'Let bots play many games and count' },
  args: {
    games: { type: 'string', description: 'How many', valueHint: 'n', default: '200' },
    'heroes-bot': { type: 'string', description: 'scripted or random', valueHint: 'name', default: 'scripted' },
    'sins-bot': { type: 'string', description: 'scripted or random', valueHint: 'name', default: 'scripted' },
    seed: { type: 'string', description: 'The same seed gives the same games', valueHint: 'text', default: 'haven' },
    players: { type: 'string', description: 'Hero players: 1, 2, 3, 4 or all', valueHint: 'n', default: 'all' },
    map: { type: 'string', description: 'One map, or all', valueHint: 'id', default: 'all' },
    sin: { type: 'string', description: 'One sin, or random', valueHint: 'id', default: 'random' },
    acolytes: { type: 'string', description: 'One type of acolytes, or random', valueHint: 'id', default: 'random' },
    all: {
      type: 'boolean',
      description:
        'Spread the games over every sin, acolytes, map and number of players; fails if a card, event or mission never came up or a game took over 25 rounds',
    },
    box: { type: 'string', description: 'Boxes beside the core box, commas between them', valueHint: 'path' },
    edition: { type: 'string', description: 'final, preview or random', valueHint: 'edition', default: 'final' },
    limit: { type: 'string', description: 'Decisions after which a game is left', valueHint: 'n', default: '10000' },
    jobs: { type: 'string', description: 'Worker threads (default: one for each core)', valueHint: 'n' },
    json: { type: 'boolean', description: 'Everything as one JSON object' },
    records: { type: 'string', description: 'Write a record of each game into this folder', valueHint: 'dir' },
  },
  run: async ({ args, data }) => {
    const { simulate } = await import('@haven/lab')
    return simulate(data as Io, args as SimulateArgs)
  },
})
