import type { BalanceArgs } from '@haven/lab'
import type { Io } from '@haven/lab/ground'
import { defineCommand } from 'citty'

/** `haven balance`: equal bots on every sin, map and number of players, and who wins. */
export const balanceCommand = defineCommand({
  meta: { name: 'balance', description: 'Let equal bots play every sin, map and number of players; report who wins' },
  args: {
    games: { type: 'string', description: 'Games for each cell', valueHint: 'n', default: '200' },
    bot: {
      type: 'string',
      description: 'Who plays both sides: scripted, random, thinking@NODES or a level',
      valueHint: 'name',
      default: 'scripted',
    },
    seed: { type: 'string', description: 'The same seed gives the same games', valueHint: 'text', default: 'haven' },
    sin: { type: 'string', description: 'Sins, commas between them, or all', valueHint: 'ids', default: 'all' },
    map: { type: 'string', description: 'Maps, commas between them, or all', valueHint: 'ids', default: 'all' },
    players: { type: 'string', description: 'Hero players, as 1,3, or all', valueHint: 'n', default: 'all' },
    box: { type: 'string', description: 'Boxes beside the core box, commas between them', valueHint: 'path' },
    out: {
      type: 'string',
      description: 'Folder for the report and for finished games; a second run goes on from there',
      valueHint: 'dir',
      default: 'balance',
    },
    markdown: {
      type: 'string',
      description: 'Also put the summary into this file, between the marks of its bot',
      valueHint: 'file',
    },
    jobs: { type: 'string', description: 'Worker threads (default: one for each core)', valueHint: 'n' },
    json: { type: 'boolean', description: 'Print the whole report as one JSON object' },
  },
  run: async ({ args, data }) => {
    const { balance } = await import('@haven/lab')
    return balance(data as Io, args as BalanceArgs)
  },
})
