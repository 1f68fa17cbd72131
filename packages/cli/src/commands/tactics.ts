import type { TacticsArgs } from '@haven/lab'
import type { Io } from '@haven/lab/ground'
import { defineCommand } from 'citty'

/** `haven tactics`: puts labelled positions to a bot and counts its right answers. */
export const tacticsCommand = defineCommand({
  meta: { name: 'tactics', description: 'Put tactical positions to a bot and score its answers' },
  args: {
    files: {
      type: 'positional',
      description: 'Positions (scenarios with a tactic), or folders of them (default: examples/tactics)',
      required: false,
      valueHint: '...',
    },
    bot: { type: 'string', description: 'Who is asked', valueHint: 'name', default: 'scripted' },
    tries: { type: 'string', description: 'How often, each time with another seed', valueHint: 'n', default: '3' },
    seed: { type: 'string', description: 'The same seed gives the same answers', valueHint: 'text', default: 'haven' },
    confirm: {
      type: 'string',
      description: 'Search again with so many nodes and tell which labels the search does not agree with',
      valueHint: 'nodes',
    },
    clock: { type: 'boolean', description: 'The bot keeps its time for a turn too, not only its nodes' },
    jobs: { type: 'string', description: 'Worker threads (default: 1)', valueHint: 'n', default: '1' },
    json: { type: 'boolean', description: 'Everything as one JSON object' },
  },
  run: async ({ args, data }) => {
    const { tactics } = await import('@haven/lab')
    const { tellError } = await import('../errors.ts')
    return tactics(data as Io, args as unknown as TacticsArgs, (error) => tellError(error)?.message ?? null)
  },
})
