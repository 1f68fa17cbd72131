import type { Io } from '@haven/lab/ground'
import { defineCommand } from 'citty'
import { SETUP_FLAGS, type SetupArgs } from '../setup/wishes.ts'

/** `haven setup`: draws a game and shows what was drawn, before anybody sits down. */
export const setupCommand = defineCommand({
  meta: { name: 'setup', description: 'Draw a game and show what was drawn' },
  args: {
    ...SETUP_FLAGS,
    box: { type: 'string', description: 'Boxes beside the core box, commas between them', valueHint: 'path' },
    json: { type: 'boolean', description: 'The seed and the resolved set-up as one JSON object' },
  },
  run: async ({ args, data }) => {
    const { showSetup } = await import('../setup/show.ts')
    return showSetup(data as Io, args as SetupArgs & { readonly box?: string; readonly json?: boolean })
  },
})
