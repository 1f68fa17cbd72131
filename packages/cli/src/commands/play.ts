import type { Io } from '@haven/lab/ground'
import { defineCommand } from 'citty'
import { SETUP_FLAGS, type SetupArgs } from '../setup/wishes.ts'

/** `haven play`: a game at this keyboard, against bots or with both sides in hand. */
export const playCommand = defineCommand({
  meta: { name: 'play', description: 'Play: as the heroes, as the Sins, or both' },
  args: {
    as: { type: 'string', description: 'heroes, sins or both (hot-seat)', valueHint: 'side' },
    ...SETUP_FLAGS,
    box: { type: 'string', description: 'Boxes beside the core box, commas between them', valueHint: 'path' },
    bot: { type: 'string', description: 'Who plays the other side: scripted or random', valueHint: 'name' },
    load: { type: 'string', description: 'Go on with a saved game', valueHint: 'file' },
    continue: { type: 'boolean', description: 'Go on with the game that was saved last' },
    save: { type: 'string', description: 'Where to save after every decision', valueHint: 'file' },
  },
  run: async ({ args, rawArgs, data }) => {
    const { play } = await import('../play/start.ts')
    return play(data as Io, args as PlayArgs, rawArgs.length === 0)
  },
})

export interface PlayArgs extends SetupArgs {
  readonly as?: string
  readonly box?: string
  readonly bot?: string
  readonly load?: string
  readonly continue?: boolean
  readonly save?: string
}
