import type { ReportView, TableView } from '@haven/table'
import type { JSX } from 'preact'
import { say } from '../../base/online-words.ts'
import { nameOf, useOnline } from './context.ts'

/** What people tell the host of others: for the host alone, until it is seen to. */
export function Reports({ room }: { readonly room: TableView }): JSX.Element | null {
  const { reports = [] } = room
  if (reports.length === 0) return null
  return (
    <ul class="motions reports" aria-live="polite" aria-label={say.play.reports}>
      {reports.map((each) => (
        <Reported key={each.id} report={each} room={room} />
      ))}
    </ul>
  )
}

function Reported({ report, room }: { readonly report: ReportView; readonly room: TableView }): JSX.Element {
  const table = useOnline()
  const { play } = say
  const name = nameOf(room, report.person)
  return (
    <li class="motions__one">
      <bdi>{play.reportLine(nameOf(room, report.by), name, report.reason)}</bdi>
      {report.text !== undefined && <bdi class="online__note">{play.reportSaid(report.text)}</bdi>}
      <button
        type="button"
        class="button"
        data-size="small"
        aria-label={play.reportSettleOf(name)}
        onClick={() => void table.wish({ command: 'settle-report', report: report.id })}
      >
        {play.reportSettle}
      </button>
    </li>
  )
}
