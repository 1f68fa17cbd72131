import type { Io } from '@haven/lab/ground'
import { defineCommand } from 'citty'

/** `haven verify`: recomputes every roll and shuffle of a record and names the first place that is wrong. */
export const verifyCommand = defineCommand({
  meta: { name: 'verify', description: 'Check records: every roll, every shuffle, every hash' },
  args: {
    files: { type: 'positional', description: 'Records (or saves) to check', required: true, valueHint: '...' },
    box: { type: 'string', description: 'Boxes beside the core box, commas between them', valueHint: 'path' },
    json: { type: 'boolean', description: 'One JSON line for each file' },
  },
  run: async ({ args, data }) => {
    const { rulesFor } = await import('../load-box.ts')
    const { verifyFiles } = await import('./verify-files.ts')
    return verifyFiles(data as Io, await rulesFor(data as Io, args.box), args._, args.json === true)
  },
})
