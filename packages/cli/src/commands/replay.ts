import { BOX, command, SWITCH } from '../command.ts'

/** `haven replay`: a game in words. */
export const replayCommand = command(
  'replay',
  { file: { type: 'positional' }, to: { type: 'string', hint: 'n' }, board: SWITCH, box: BOX, json: SWITCH },
  async (desk, { file, to, board, box, json }) => {
    const { withBoxes } = await import('../load-box.ts')
    const { replayFile } = await import('./replay-file.ts')
    return withBoxes(desk, box, (there, { versions }) =>
      replayFile(there, versions, String(file), to as string | undefined, board === true, json === true),
    )
  },
)
