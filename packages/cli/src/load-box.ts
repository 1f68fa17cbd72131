import { boxPaths, catalogueFor, loadShelf, type Shelf } from '@haven/lab/boxes'
import type { Desk, GameDesk } from '@haven/lab/ground'
import { oldRules } from '@haven/old-rules'
import { FROZEN_BOXES } from '@haven/old-rules/boxes'
import { refused } from './errors.ts'

let own: Promise<Shelf> | null = null

/** What comes with Haven, loaded once. */
export function ownShelf(): Promise<Shelf> {
  own ??= loadShelf([], oldRules, FROZEN_BOXES)
  return own
}

/**
 * A command at a table, with `--box`: the second box and these lie beside the core box, with their words, and what the
 * rules have against it is told in these words.
 */
export async function withBoxes(
  desk: Desk,
  box: unknown,
  work: (desk: GameDesk, shelf: Shelf) => number | Promise<number>,
): Promise<number> {
  const paths = boxPaths(desk, typeof box === 'string' ? box : undefined)
  const shelf = await (paths.length === 0 ? ownShelf() : loadShelf(paths, oldRules, FROZEN_BOXES))
  const there = { ...desk, say: await catalogueFor(desk.language, shelf.loaded) }
  try {
    return await work(there, shelf)
  } catch (error) {
    const code = refused(there, error)
    if (code === null) throw error
    return code
  }
}
