import type { TuneArgs } from '@haven/lab'
import { command, SWITCH } from '../command.ts'

/** `haven tune`: better weights for the scripted bot, found by playing. */
export const tuneCommand = command(
  'tune',
  {
    side: { type: 'string', hint: 'side' },
    out: { type: 'string', hint: 'dir', required: true },
    from: { type: 'string', hint: 'file' },
    only: { type: 'string', hint: 'names' },
    iterations: { type: 'string', hint: 'n', default: '100' },
    games: { type: 'string', hint: 'n' },
    check: { type: 'string', hint: 'n', default: '672' },
    step: { type: 'string', hint: 'x', default: '0.1' },
    spread: { type: 'string', hint: 'x', default: '0.2' },
    fit: SWITCH,
    net: SWITCH,
    nodes: { type: 'string', hint: 'n', default: '300' },
    laps: { type: 'string', hint: 'n', default: '3' },
    explore: { type: 'string', hint: 'x', default: '0.2' },
    ridge: { type: 'string', hint: 'x', default: '20' },
    box: { type: 'string', hint: 'path' },
    seed: { type: 'string', hint: 'text', default: 'haven' },
    map: { type: 'string', hint: 'ids', default: 'all' },
    sin: { type: 'string', hint: 'ids', default: 'all' },
    acolytes: { type: 'string', hint: 'ids', default: 'all' },
    players: { type: 'string', hint: 'n', default: 'all' },
    jobs: { type: 'string', hint: 'n' },
    json: SWITCH,
  },
  async (desk, args) => {
    const { tune } = await import('@haven/lab')
    return tune(desk, args as unknown as TuneArgs)
  },
)
