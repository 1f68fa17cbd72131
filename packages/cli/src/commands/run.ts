import type { Io } from '@haven/lab/ground'
import { defineCommand } from 'citty'

/** `haven run`: a scenario, its events, and where it ends. */
export const runScenarioCommand = defineCommand({
  meta: { name: 'run', description: 'Play a scenario file and tell what happens' },
  args: {
    file: { type: 'positional', description: 'Scenario (JSON)', required: true },
    box: { type: 'string', description: 'Boxes beside the core box, commas between them', valueHint: 'path' },
    json: { type: 'boolean', description: 'One JSON line for each event, then one for the end' },
    board: { type: 'boolean', description: 'Draw the board at the end' },
  },
  run: async ({ args, data }) => {
    const { rulesFor } = await import('../load-box.ts')
    const { runFile } = await import('./run-file.ts')
    return runFile(data as Io, await rulesFor(data as Io, args.box), args.file, args.json === true, args.board === true)
  },
})
