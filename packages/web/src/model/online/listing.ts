import type { ListedTable, ListFilter } from '@haven/table'

/** A page of the list of open tables; null: there is no server of tables behind this page. */
export interface ListedPage {
  readonly tables: readonly ListedTable[]
  /** Where the next page begins. */
  readonly next: string | null
}

export type Wanted = Readonly<Partial<Record<Exclude<keyof ListFilter, 'after' | 'quick'>, string>>>

export async function listedPage(wanted: Wanted, after: string | null): Promise<ListedPage | null> {
  const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ''))
  if (after !== null) query.set('after', after)
  try {
    const answer = await fetch(`/api/tables?${query}`)
    return answer.ok ? ((await answer.json()) as ListedPage) : null
  } catch {
    return null
  }
}
