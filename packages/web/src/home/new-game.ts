import { type Beginning, resolved, TableGame, type Versions } from '@haven/table'
import { rulesOfPosition } from '../model/boxes/rules-of.ts'

/** A game is drawn from all the boxes that it may have, and played with those that it has something of. */
export async function beginGame(
  versions: Versions,
  beginning: Beginning,
  boxes?: readonly string[],
): Promise<TableGame> {
  const { position, seed } = beginning
  const all = position ? await rulesOfPosition(versions, position) : await versions.with(boxes ?? [])
  const drawn = resolved(all, beginning, seed)
  return new TableGame(versions.fitting(all, drawn.setup), position ? beginning : drawn)
}
