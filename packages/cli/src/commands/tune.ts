import type { TuneArgs } from '@haven/lab'
import type { Io } from '@haven/lab/ground'
import { defineCommand } from 'citty'

/** `haven tune`: better weights for the scripted bot, found by playing. */
export const tuneCommand = defineCommand({
  meta: {
    name: 'tune',
    description: 'Improve the weights of the scripted bot by self-play, or fit the thinking bot’s value',
  },
  args: {
    side: { type: 'string', description: 'Whose list of weights: heroes or sins', valueHint: 'side' },
    out: {
      type: 'string',
      description: 'Folder for weights, path and report; an interrupted run goes on from it',
      valueHint: 'dir',
      required: true,
    },
    from: { type: 'string', description: 'Begin with the weights of this file', valueHint: 'file' },
    only: {
      type: 'string',
      description: 'Only these weights, commas between them (death or death.0)',
      valueHint: 'names',
    },
    iterations: { type: 'string', description: 'How many steps', valueHint: 'n', default: '100' },
    games: { type: 'string', description: 'Games of one step (56), or of the fit (2000)', valueHint: 'n' },
    check: { type: 'string', description: 'Games of the match new against old', valueHint: 'n', default: '672' },
    step: {
      type: 'string',
      description: 'Size of the first steps, as a part of each weight',
      valueHint: 'x',
      default: '0.1',
    },
    spread: { type: 'string', description: 'How far weights are varied to compare', valueHint: 'x', default: '0.2' },
    fit: { type: 'boolean', description: 'Fit the value function of the thinking bot to scripted games instead' },
    explore: {
      type: 'string',
      description: 'Fit: share of turns and reactions left to chance',
      valueHint: 'x',
      default: '0.2',
    },
    ridge: { type: 'string', description: 'Fit: pull towards the prior', valueHint: 'x', default: '20' },
    seed: { type: 'string', description: 'The same seed gives the same path', valueHint: 'text', default: 'haven' },
    map: { type: 'string', description: 'Maps, commas between them, or all', valueHint: 'ids', default: 'all' },
    sin: { type: 'string', description: 'Sins, commas between them, or all', valueHint: 'ids', default: 'all' },
    acolytes: { type: 'string', description: 'Types of acolytes, or all', valueHint: 'ids', default: 'all' },
    players: { type: 'string', description: 'Numbers of Hero players, or all', valueHint: 'n', default: 'all' },
    jobs: { type: 'string', description: 'Worker threads (default: one for each core)', valueHint: 'n' },
    json: { type: 'boolean', description: 'The result as one JSON object' },
  },
  run: async ({ args, data }) => {
    const { tune } = await import('@haven/lab')
    return tune(data as Io, args as TuneArgs)
  },
})
