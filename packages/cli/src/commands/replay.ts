import type { Io } from '@haven/lab/ground'
import { defineCommand } from 'citty'

/** `haven replay`: a game in words. */
export const replayCommand = defineCommand({
  meta: { name: 'replay', description: 'Tell a recorded game in words' },
  args: {
    file: { type: 'positional', description: 'Record or save', required: true },
    to: { type: 'string', description: 'Stop after this many answers', valueHint: 'n' },
    board: { type: 'boolean', description: 'Draw the board at the start of each round and at the end' },
    box: { type: 'string', description: 'Boxes beside the core box, commas between them', valueHint: 'path' },
    json: { type: 'boolean', description: 'One JSON line for each event' },
  },
  run: async ({ args, data }) => {
    const { rulesFor } = await import('../load-box.ts')
    const { replayFile } = await import('./replay-file.ts')
    return replayFile(
      data as Io,
      await rulesFor(data as Io, args.box),
      args.file,
      args.to,
      args.board === true,
      args.json === true,
    )
  },
})
