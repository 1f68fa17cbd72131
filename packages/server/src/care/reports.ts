import type { StoredTable } from '@haven/table/keeper'

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

/** As the table keeps them. */
interface Kept {
  readonly id: number
  readonly at: number
  readonly by: { readonly name: string }
  readonly person: { readonly name: string }
  readonly reason: string
  readonly line?: { readonly text?: string; readonly space?: string }
}

export function reportedAt(table: StoredTable): readonly Reported[] {
  const { reports = [] } = table as { readonly reports?: readonly Kept[] }
  return reports.map(({ id, at, by, person, reason, line }) => ({
    table: table.id,
    id,
    at,
    by: by.name,
    whom: person.name,
    why: reason,
    text: line?.text ?? line?.space ?? null,
  }))
}
