import type { Work } from './work.ts'

/** What whoever runs the server does to a table. */

/** Those of the talk, as far as this needs to know them. */
interface Reported {
  reports?: readonly { readonly id: number }[]
}

/** It was read and needs nothing more. */
export function dismissReport(work: Work, id: number): void {
  const table = work.t as Reported
  const left = table.reports?.filter((report) => report.id !== id)
  if (!left || left.length === table.reports?.length) return
  table.reports = left
  work.showAll()
}
