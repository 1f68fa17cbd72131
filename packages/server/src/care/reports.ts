import { reportsOf, type StoredTable } from '@haven/table/keeper'

/** What people at tables have reported, for whoever runs the server. */
export interface Reported {
  readonly table: string
  readonly id: number
  readonly at: number
  readonly by: string
  readonly whom: string
  readonly why: string
  /** The line that it is about. */
  readonly text: string | null
}

export function reportedAt(table: StoredTable): readonly Reported[] {
  return reportsOf(table).map(({ id, at, by, person, reason, line }) => ({
    table: table.id,
    id,
    at,
    by: by.name,
    whom: person.name,
    why: reason,
    text: line?.text ?? line?.space ?? null,
  }))
}
