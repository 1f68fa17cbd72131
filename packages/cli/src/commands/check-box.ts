import type { Io } from '@haven/lab/ground'
import { defineCommand } from 'citty'

/** `haven check-box`: what is wrong with a box of one's own, or what it holds. */
export const checkBoxCommand = defineCommand({
  meta: { name: 'check-box', description: 'Check a box of your own beside the core box' },
  args: {
    paths: {
      type: 'positional',
      description: 'A folder with index.ts or index.js, or a module; several are checked together',
      required: true,
      valueHint: '...',
    },
    json: { type: 'boolean', description: 'Everything as one JSON object' },
  },
  run: async ({ args, data }) => {
    const { checkBoxes } = await import('./check-box-files.ts')
    return checkBoxes(data as Io, args._, args.json === true)
  },
})
