import type { MineArgs, ScoreArgs } from '@haven/lab'
import { command, SWITCH } from '../command.ts'
import type { NightmareArgs } from '../nightmare/nightmare.ts'

/** `haven nightmare`: the question of the day at this keyboard; `--mine` makes them, `--score` asks bots. */
export const nightmareCommand = command(
  'nightmare',
  {
    bots: { type: 'positional', required: false, many: true },
    day: { type: 'string', hint: 'n' },
    score: SWITCH,
    mine: SWITCH,
    count: { type: 'string', hint: 'n', default: '365' },
    nodes: { type: 'string', hint: 'nodes', default: '2000000' },
    seed: { type: 'string', hint: 'text', default: 'haven' },
    out: { type: 'string', hint: 'file', default: 'packages/content/src/nightmares/nightmares.json' },
    jobs: { type: 'string', hint: 'n', default: '1' },
    json: SWITCH,
  },
  async (desk, args) => {
    if (args.mine || args.score) {
      const { mine, scoreBots } = await import('@haven/lab')
      return args.mine ? mine(desk, args as unknown as MineArgs) : scoreBots(desk, args as unknown as ScoreArgs)
    }
    const { withBoxes } = await import('../load-box.ts')
    const { nightmare } = await import('../nightmare/nightmare.ts')
    return withBoxes(desk, undefined, (there, { versions }) => nightmare(there, versions.newest, args as NightmareArgs))
  },
)
