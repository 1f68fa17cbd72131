import type { ReportView } from '../online/frames.ts'
import { lineAt } from './lines.ts'
import { audienceAt, audienceOf, changePerson, type Identity, isShared } from './people.ts'
import { type Rate, spend } from './rates.ts'
import { refuse } from './refuse.ts'
import { AUDIENCES, type Report, type StoredTable } from './table.ts'
import type { Work } from './work.ts'

/**
 * What people say of others to those who can do something about it: the host, and whoever runs the server. A report
 * keeps what the line said, also if the line is removed afterwards.
 */

const MOST_REPORTS = 20
const OF_A_PERSON: Rate = { most: 3, each: 600_000 }

export function report(
  work: Work,
  who: Identity,
  about: { readonly person: string; readonly line?: number; readonly reason: string },
): void {
  const { t, now } = work
  const { person } = who
  const other = t.people.find(({ id }) => id === about.person)
  if (!other || other.id === person.id) refuse('no-such-person')
  const line = about.line === undefined ? null : lineAt(work, who, about.line)
  if (line && line.from !== other.id) refuse('no-such-line')
  changePerson(work, person.id, { reported: spend(OF_A_PERSON, person.reported, now) })
  const id = (t.counted.reports ?? 0) + 1
  t.counted = { ...t.counted, reports: id }
  const made: Report = {
    id,
    at: now,
    by: { id: person.id, name: person.name },
    person: { id: other.id, name: other.name },
    reason: about.reason,
    ...(line && {
      line: {
        to: line.to,
        heard: AUDIENCES.filter((audience) => line.n[audience] !== undefined),
        ...(line.text !== undefined && { text: line.text }),
        ...(line.space !== undefined && { space: line.space }),
      },
    }),
  }
  t.reports = fitting([...(t.reports ?? []), made])
  work.show(audienceOf(t, t.host))
}

/** Who reports most gives way first: so nobody pushes out what the others have said. */
function fitting(reports: readonly Report[]): readonly Report[] {
  if (reports.length <= MOST_REPORTS) return reports
  const countOf = (by: string): number => reports.filter((each) => each.by.id === by).length
  const most = Math.max(...reports.map(({ by }) => countOf(by.id)))
  const goes = reports.find(({ settled }) => settled) ?? reports.find(({ by }) => countOf(by.id) === most)
  return reports.filter((each) => each !== goes)
}

/** The host has seen to it. Whoever runs the server still finds it. */
export function settleReport(work: Work, { person }: Identity, id: number): void {
  const { t } = work
  if (t.host !== person.id) refuse('host-only')
  if (!openReports(t).some((each) => each.id === id)) refuse('no-such-report')
  t.reports = (t.reports ?? []).map((each) => (each.id === id ? { ...each, settled: true } : each))
  work.show(audienceOf(t, t.host))
}

/** A host is not told what others say of himself. */
const openReports = ({ reports = [], host }: StoredTable): readonly Report[] =>
  reports.filter(({ settled, person }) => !settled && person.id !== host)

/** What the host is shown, on a device of his own: of a line that his side did not hear not the words. */
export function reportsFor(table: StoredTable, who: Identity | null): readonly ReportView[] | null {
  if (who?.person.id !== table.host || who.device.hand || isShared(table, who)) return null
  const audience = audienceAt(table, who)
  return openReports(table).map(({ id, at, by, person, reason, line }) => ({
    id,
    at,
    by: by.id,
    person: person.id,
    reason,
    ...(line?.text !== undefined && line.heard.includes(audience) && { text: line.text }),
  }))
}

/** A report as whoever runs the server reads it. */
export interface TableReport extends Report {
  readonly table: string
}

/** All reports of a table, the oldest first. */
export const reportsOf = ({ id, reports = [] }: StoredTable): readonly TableReport[] =>
  reports.map((each) => ({ ...each, table: id }))
