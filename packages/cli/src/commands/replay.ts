import { BOX, command, SWITCH } from '../command.ts'

/** `haven replay`: a game in words. */
export const replayCommand = command(
  'replay',
  { file: { type: 'positional' }, to: { type: 'string', hint: 'n' }, board: SWITCH, box: BOX, json: SWITCH },
  async (desk, { file, to, board, box, json }) => {
    const { withRules } = await import('../load-box.ts')
    const { replayFile } = await import('./replay-file.ts')
    return withRules(desk, box, (there, rules) =>
      replayFile(there, rules, String(file), to as string | undefined, board === true, json === true),
    )
  },
)
