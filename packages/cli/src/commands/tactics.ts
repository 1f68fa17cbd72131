import type { TacticsArgs } from '@haven/lab'
import { command, SWITCH } from '../command.ts'

/** `haven tactics`: puts labelled positions to a bot and counts its right answers. */
export const tacticsCommand = command(
  'tactics',
  {
    files: { type: 'positional', required: false, many: true },
    bot: { type: 'string', hint: 'name', default: 'scripted' },
    tries: { type: 'string', hint: 'n', default: '3' },
    seed: { type: 'string', hint: 'text', default: 'haven' },
    confirm: { type: 'string', hint: 'nodes' },
    clock: SWITCH,
    ship: SWITCH,
    jobs: { type: 'string', hint: 'n', default: '1' },
    json: SWITCH,
  },
  async (desk, args) => {
    const { tactics } = await import('@haven/lab')
    const { catalogueFor } = await import('@haven/lab/boxes')
    const { tellError } = await import('../errors.ts')
    const there = { ...desk, say: await catalogueFor(desk.language) }
    return tactics(desk, args as unknown as TacticsArgs, (error) => tellError(there, error)?.message ?? null)
  },
)
