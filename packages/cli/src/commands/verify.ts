import { BOX, command, SWITCH } from '../command.ts'

/** `haven verify`: recomputes every roll and shuffle of a record and names the first place that is wrong. */
export const verifyCommand = command(
  'verify',
  { files: { type: 'positional', many: true }, box: BOX, json: SWITCH },
  async (desk, { _, box, json }) => {
    const { withBoxes } = await import('../load-box.ts')
    const { verifyFiles } = await import('./verify-files.ts')
    return withBoxes(desk, box, (there, { versions }) => verifyFiles(there, versions, _, json === true))
  },
)
