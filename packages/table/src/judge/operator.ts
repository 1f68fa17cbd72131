import type { Work } from './work.ts'

/** What whoever runs the server does to a table. */

/** It was read and needs nothing more. */
export function dismissReport(work: Work, id: number): void {
  const { reports = [] } = work.t
  const left = reports.filter((report) => report.id !== id)
  if (left.length === reports.length) return
  work.t.reports = left
  work.showAll()
}
