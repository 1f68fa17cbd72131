import { command, SWITCH } from '../command.ts'

/** `haven check-box`: what is wrong with a box of one's own, or what it holds. */
export const checkBoxCommand = command(
  'check-box',
  { paths: { type: 'positional', many: true }, json: SWITCH },
  async (desk, { _, json }) => {
    const { checkBoxes } = await import('./check-box-files.ts')
    return checkBoxes(desk, _, json === true)
  },
)
