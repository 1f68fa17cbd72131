import type { SimulateArgs } from '@haven/lab'
import { BOX, command, SWITCH } from '../command.ts'

/** `haven simulate`: many games of bots, and what they come to. */
export const simulateCommand = command(
  'simulate',
  {
    games: { type: 'string', hint: 'n', default: '200' },
    'heroes-bot': { type: 'string', hint: 'name', default: 'scripted' },
    'sins-bot': { type: 'string', hint: 'name', default: 'scripted' },
    seed: { type: 'string', hint: 'text', default: 'haven' },
    players: { type: 'string', hint: 'n', default: 'all' },
    map: { type: 'string', hint: 'id', default: 'all' },
    sin: { type: 'string', hint: 'id', default: 'random' },
    acolytes: { type: 'string', hint: 'id', default: 'random' },
    all: SWITCH,
    box: BOX,
    edition: { type: 'string', hint: 'edition', default: 'final' },
    'second-crate': { type: 'string', hint: 'on', default: 'off' },
    limit: { type: 'string', hint: 'n', default: '10000' },
    jobs: { type: 'string', hint: 'n' },
    json: SWITCH,
    records: { type: 'string', hint: 'dir' },
  },
  async (desk, args) => {
    const { simulate } = await import('@haven/lab')
    return simulate(desk, args as unknown as SimulateArgs)
  },
)
