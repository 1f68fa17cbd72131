import type { RequestView, TableView } from '@haven/table'
import type { JSX } from 'preact'
import { say } from '../../base/online-words.ts'
import { isHost, markOf, nameOf, useOnline } from './context.ts'
import { PersonMark } from './PersonMark.tsx'

interface RequestsProps {
  readonly room: TableView
  /** As many as there is room for; one's own is among them. */
  readonly most?: number
}

/** Who asks the host for a seat in the running game; everybody sees it, the host decides. */
export function Requests({ room, most = room.requests.length }: RequestsProps): JSX.Element | null {
  const { requests, you } = room
  const isWaiting = requests.some(({ person }) => person === you.person)
  if (requests.length === 0 && !you.declined) return null
  const isMine = ({ person }: RequestView): boolean => person === you.person
  const shown = [...requests.filter(isMine), ...requests.filter((each) => !isMine(each))].slice(0, most)
  const more = requests.length - shown.length
  return (
    <>
      {requests.length > 0 && (
        <ul class="motions" aria-live="polite" aria-label={say.play.requests}>
          {shown.map((each) => (
            <Asked key={each.id} request={each} room={room} />
          ))}
          {more > 0 && <li class="motions__one">{say.play.moreRequests(more)}</li>}
        </ul>
      )}
      {you.declined && !isWaiting && (
        <p class="motions__one" role="status">
          {say.play.declined}
        </p>
      )}
    </>
  )
}

function Asked({ request, room }: { readonly request: RequestView; readonly room: TableView }): JSX.Element {
  const table = useOnline()
  const { play } = say
  const { id, person, seats } = request
  const name = nameOf(room, person)
  const isMine = person === room.you.person
  return (
    <li class="motions__one">
      <span>
        <PersonMark mark={markOf(room, person)} />
        {isMine ? play.requestMine(seats) : play.request(name, seats)}
      </span>
      {isMine && (
        <button type="button" class="button" data-size="small" onClick={() => void table.wish({ command: 'withdraw' })}>
          {play.withdraw}
        </button>
      )}
      {isHost(room) && (
        <span class="row">
          <button
            type="button"
            class="button"
            data-tone="primary"
            data-size="small"
            aria-label={play.approveOf(name)}
            onClick={() => void table.wish({ command: 'approve', request: id })}
          >
            {play.approve}
          </button>
          <button
            type="button"
            class="button"
            data-size="small"
            aria-label={play.declineOf(name)}
            onClick={() => void table.wish({ command: 'decline', request: id })}
          >
            {play.decline}
          </button>
        </span>
      )}
    </li>
  )
}
