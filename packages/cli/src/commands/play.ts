import { BOX, command, SWITCH } from '../command.ts'
import { SETUP_FLAGS, type SetupArgs } from '../setup/wishes.ts'

/** `haven play`: a game at this keyboard, against bots or with both sides in hand. */
export const playCommand = command(
  'play',
  {
    as: { type: 'string', hint: 'side' },
    ...SETUP_FLAGS,
    box: BOX,
    bot: { type: 'string', hint: 'name' },
    load: { type: 'string', hint: 'file' },
    continue: SWITCH,
    coach: SWITCH,
    save: { type: 'string', hint: 'file' },
  },
  async (desk, args, rawArgs) => {
    const { withBoxes } = await import('../load-box.ts')
    const { play } = await import('../play/start.ts')
    return withBoxes(desk, args.box, (there, shelf) => play(there, shelf, args as PlayArgs, rawArgs.length === 0))
  },
)

export interface PlayArgs extends SetupArgs {
  readonly as?: string
  readonly box?: string
  readonly bot?: string
  readonly load?: string
  readonly continue?: boolean
  readonly coach?: boolean
  readonly save?: string
}
