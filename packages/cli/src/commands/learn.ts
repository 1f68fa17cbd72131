import { command, SWITCH } from '../command.ts'

/** `haven learn`: First Night at this keyboard, where it was left or from a scene. */
export const learnCommand = command(
  'learn',
  { scene: { type: 'positional', required: false }, again: SWITCH },
  async (desk, args) => {
    const { withBoxes } = await import('../load-box.ts')
    const { learn } = await import('../learn/learn.ts')
    return withBoxes(desk, undefined, (there, { versions }) => learn(there, versions.newest, args as LearnArgs))
  },
)

export interface LearnArgs {
  readonly scene?: string
  readonly again?: boolean
}
