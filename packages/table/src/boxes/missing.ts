import { TableError } from '../errors.ts'
import type { BoxVersion } from './names.ts'

/** A box that a game or a table needs is not here: it is named, so that somebody can bring it. */
export const missingBox = (box: BoxVersion | string): TableError =>
  new TableError('missing-box', 'file', { box: typeof box === 'string' ? box : `${box.id} ${box.version}` })
