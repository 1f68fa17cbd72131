import type { ArenaArgs } from '@haven/lab'
import { BOX, command, SWITCH } from '../command.ts'

/** `haven arena A B`: which of two bots is the stronger, and how sure that is. */
export const arenaCommand = command(
  'arena',
  {
    a: { type: 'positional' },
    b: { type: 'positional' },
    compare: SWITCH,
    pairs: { type: 'string', hint: 'n' },
    games: { type: 'string', hint: 'n' },
    seed: { type: 'string', hint: 'text', default: 'haven' },
    map: { type: 'string', hint: 'ids', default: 'all' },
    sin: { type: 'string', hint: 'ids', default: 'all' },
    acolytes: { type: 'string', hint: 'ids', default: 'all' },
    players: { type: 'string', hint: 'n', default: 'all' },
    edition: { type: 'string', hint: 'edition', default: 'final' },
    box: BOX,
    sprt: { type: 'string', hint: 'elo' },
    clock: SWITCH,
    out: { type: 'string', hint: 'file' },
    limit: { type: 'string', hint: 'n', default: '20000' },
    jobs: { type: 'string', hint: 'n' },
    json: SWITCH,
  },
  async (desk, args) => {
    const { arena, compareArenas } = await import('@haven/lab')
    return (args.compare ? compareArenas : arena)(desk, args as unknown as ArenaArgs)
  },
)
