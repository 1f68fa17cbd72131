import { cursorOf, isWanted, type ListedTable, type ListFilter } from '@haven/table'
import { undamaged } from './damage.ts'
import { type ListedRow, listedOf } from './rows.ts'

/**
 * The page of listed tables that somebody asks for. The database goes on where the page before ended; what is wanted is
 * looked at here, row by row, so that one that is damaged hides no other.
 */
export interface PageQuery {
  readonly where: string
  readonly values: readonly (string | number)[]
}

/** `value`: how this database writes the next value. */
export function pageQuery({ after }: ListFilter, value: (n: number) => string): PageQuery {
  if (!after) return { where: 'listed IS NOT NULL', values: [] }
  const at = Number(cursorOf(after).split('.')[0])
  const where = `listed IS NOT NULL AND (changed < ${value(1)} OR (changed = ${value(2)} AND id > ${value(3)}))`
  return { where, values: [at, at, after.table] }
}

/** `rows` gives the first so many of the page's rows. */
export async function wantedOf(
  most: number,
  filter: ListFilter,
  rows: (limit: number) => Promise<readonly ListedRow[]> | readonly ListedRow[],
): Promise<readonly ListedTable[]> {
  for (let limit = most; ; limit *= 2) {
    const found = await rows(limit)
    const good = undamaged(found, listedOf).filter((listed) => isWanted(listed, filter))
    if (good.length >= most || found.length < limit) return good.slice(0, most)
  }
}
