import type { ArenaArgs } from '@haven/lab'
import type { Io } from '@haven/lab/ground'
import { defineCommand } from 'citty'

/** `haven arena A B`: which of two bots is the stronger, and how sure that is. */
export const arenaCommand = defineCommand({
  meta: { name: 'arena', description: 'Let two bots play pairs of games with sides swapped, and measure' },
  args: {
    a: {
      type: 'positional',
      description: 'A bot: random, scripted, thinking, thinking@NODES, level1 to level5, scripted:FILE',
      required: true,
    },
    b: { type: 'positional', description: 'The other bot', required: true },
    compare: {
      type: 'boolean',
      description: 'A and B are files of --out: one match, played by two builds; how the scores differ, pair by pair',
    },
    pairs: { type: 'string', description: 'How many pairs (default: 100)', valueHint: 'n' },
    games: { type: 'string', description: 'The same, counted in games: two are a pair', valueHint: 'n' },
    seed: { type: 'string', description: 'The same seed gives the same games', valueHint: 'text', default: 'haven' },
    map: { type: 'string', description: 'Maps, commas between them, or all', valueHint: 'ids', default: 'all' },
    sin: { type: 'string', description: 'Sins, commas between them, or all', valueHint: 'ids', default: 'all' },
    acolytes: { type: 'string', description: 'Types of acolytes, or all', valueHint: 'ids', default: 'all' },
    players: { type: 'string', description: 'Numbers of Hero players, or all', valueHint: 'n', default: 'all' },
    edition: { type: 'string', description: 'final or preview', valueHint: 'edition', default: 'final' },
    box: { type: 'string', description: 'Boxes beside the core box, commas between them', valueHint: 'path' },
    sprt: { type: 'string', description: 'Stop when Elo1 or Elo0 is accepted (5 % errors)', valueHint: 'elo0,elo1' },
    clock: { type: 'boolean', description: 'Bots keep their time for a turn too, not only their nodes' },
    out: { type: 'string', description: 'Keep results in this file (JSON lines) and go on from it', valueHint: 'file' },
    limit: { type: 'string', description: 'Decisions after which a game is left', valueHint: 'n', default: '20000' },
    jobs: { type: 'string', description: 'Worker threads (default: one for each core)', valueHint: 'n' },
    json: { type: 'boolean', description: 'Everything as one JSON object' },
  },
  run: async ({ args, data }) => {
    const { arena, compareArenas } = await import('@haven/lab')
    return (args.compare ? compareArenas : arena)(data as Io, args as ArenaArgs)
  },
})
