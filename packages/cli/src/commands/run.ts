import { BOX, command, SWITCH } from '../command.ts'

/** `haven run`: a scenario, its events, and where it ends. */
export const runScenarioCommand = command(
  'run',
  { file: { type: 'positional' }, box: BOX, json: SWITCH, board: SWITCH },
  async (desk, { box, file, json, board }) => {
    const { withBoxes } = await import('../load-box.ts')
    const { runFile } = await import('./run-file.ts')
    return withBoxes(desk, box, (there, shelf) => runFile(there, shelf, String(file), json === true, board === true))
  },
)
