import { defineCommand } from 'citty'
import type { Io } from '../io.ts'

/** `haven play`: a game at this keyboard, against bots or with both sides in hand. */
export const playCommand = defineCommand({
  meta: { name: 'play', description: 'Play: as the heroes, as the Sins, or both' },
  args: {
    as: { type: 'string', description: 'heroes, sins or both (hot-seat)', valueHint: 'side' },
    sin: { type: 'string', description: 'The sin, or random', valueHint: 'id' },
    acolytes: { type: 'string', description: 'The acolytes, or random', valueHint: 'id' },
    story: { type: 'string', description: 'The story, or random', valueHint: 'id' },
    map: { type: 'string', description: 'The map, or random', valueHint: 'id' },
    heroes: { type: 'string', description: 'Starting heroes, or random', valueHint: 'a,b,c' },
    players: { type: 'string', description: 'Hero players: 1 (3 heroes), 2 (4), 3 (3) or 4 (4)', valueHint: '1-4' },
    edition: { type: 'string', description: 'final or preview rules', valueHint: 'edition' },
    box: { type: 'string', description: 'Boxes beside the core box, commas between them', valueHint: 'path' },
    bot: { type: 'string', description: 'Who plays the other side: scripted or random', valueHint: 'name' },
    seed: { type: 'string', description: 'The same seed and answers are the same game', valueHint: 'text' },
    load: { type: 'string', description: 'Go on with a saved game', valueHint: 'file' },
    continue: { type: 'boolean', description: 'Go on with the game that was saved last' },
    save: { type: 'string', description: 'Where to save after every decision', valueHint: 'file' },
  },
  run: async ({ args, rawArgs, data }) => {
    const { play } = await import('../play/start.ts')
    return play(data as Io, args as PlayArgs, rawArgs.length === 0)
  },
})

export interface PlayArgs {
  readonly as?: string
  readonly sin?: string
  readonly acolytes?: string
  readonly story?: string
  readonly map?: string
  readonly heroes?: string
  readonly players?: string
  readonly edition?: string
  readonly box?: string
  readonly bot?: string
  readonly seed?: string
  readonly load?: string
  readonly continue?: boolean
  readonly save?: string
}
