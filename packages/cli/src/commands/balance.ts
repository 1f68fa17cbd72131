import type { BalanceArgs } from '@haven/lab'
import { BOX, command, SWITCH } from '../command.ts'

/** `haven balance`: equal bots on every sin, map and number of players, and who wins. */
export const balanceCommand = command(
  'balance',
  {
    games: { type: 'string', hint: 'n', default: '200' },
    bot: { type: 'string', hint: 'name', default: 'scripted' },
    seed: { type: 'string', hint: 'text', default: 'haven' },
    sin: { type: 'string', hint: 'ids', default: 'all' },
    map: { type: 'string', hint: 'ids', default: 'all' },
    players: { type: 'string', hint: 'n', default: 'all' },
    box: BOX,
    out: { type: 'string', hint: 'dir', default: 'balance' },
    markdown: { type: 'string', hint: 'file' },
    jobs: { type: 'string', hint: 'n' },
    json: SWITCH,
  },
  async (desk, args) => {
    const { balance } = await import('@haven/lab')
    return balance(desk, args as unknown as BalanceArgs)
  },
)
