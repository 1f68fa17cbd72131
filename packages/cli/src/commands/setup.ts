import { BOX, command, SWITCH } from '../command.ts'
import { SETUP_FLAGS, type SetupArgs } from '../setup/wishes.ts'

/** `haven setup`: draws a game and shows what was drawn, before anybody sits down. */
export const setupCommand = command('setup', { ...SETUP_FLAGS, box: BOX, json: SWITCH }, async (desk, args) => {
  const { withBoxes } = await import('../load-box.ts')
  const { showSetup } = await import('../setup/show.ts')
  return withBoxes(desk, args.box, (there, shelf) =>
    showSetup(there, shelf, args as SetupArgs & { readonly box?: string; readonly json?: boolean }),
  )
})
