import { BOX, command } from '../command.ts'

/** `haven pack`: a box of one's own as one file. */
export const packCommand = command(
  'pack',
  { path: { type: 'positional' }, out: { type: 'string', hint: 'file' }, box: BOX },
  async (desk, { path, out, box }) => {
    const { packBox } = await import('./pack-file.ts')
    return packBox(desk, String(path), typeof out === 'string' ? out : null, typeof box === 'string' ? box : undefined)
  },
)
