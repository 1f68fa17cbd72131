import type { TableView } from '@haven/table'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { say } from '../../base/online-words.ts'
import { ownName } from '../../model/online/secrets.ts'
import { Sheet } from '../../parts/page/Sheet.tsx'
import { BeenHere } from './BeenHere.tsx'
import { useOnline } from './context.ts'
import { Devices } from './Devices.tsx'
import { Earlier } from './Earlier.tsx'
import { Invite } from './Invite.tsx'
import { Refusal } from './LinkState.tsx'
import { NameField } from './NameField.tsx'
import { Notices } from './Notices.tsx'
import { People } from './People.tsx'
import { Requests } from './Requests.tsx'
import { Seats } from './Seats.tsx'

interface SheetProps {
  readonly room: TableView
  readonly close: () => void
}

/** Everything about the table that is not the game: seats, people, invitations, devices, a pause. */
export function TableSheet({ room, close }: SheetProps): JSX.Element {
  const table = useOnline()
  const { play, rooms } = say
  const known = room.people.find(({ id }) => id === room.you.person)?.name
  const name = useSignal(ownName())
  const isSeated = room.you.seats.length > 0
  return (
    <Sheet title={play.tableSheet} close={close}>
      <div class="stack table-sheet">
        <Refusal />
        <section class="stack" aria-label={play.allSeats}>
          <h3>{play.allSeats}</h3>
          <Requests room={room} />
          {known === undefined && <NameField name={name} />}
          <Seats room={room} name={known ?? name.value.trim()} />
          <BeenHere room={room} />
          {isSeated && room.phase === 'playing' && (
            <div class="row">
              <button
                type="button"
                class="button"
                data-size="small"
                disabled={room.paused}
                onClick={() => void table.wish({ command: 'move', motion: { motion: 'pause' } })}
              >
                {play.askPause}
              </button>
              <button
                type="button"
                class="button"
                data-size="small"
                title={play.leaveHint}
                onClick={() => void table.wish({ command: 'release', seats: room.you.seats })}
              >
                {play.leave}
              </button>
            </div>
          )}
        </section>
        <section class="stack" aria-label={rooms.people}>
          <h3>{rooms.people}</h3>
          <People room={room} />
        </section>
        {room.you.person !== null && <Notices room={room} />}
        {room.you.person !== null && <Devices room={room} />}
        <Earlier room={room} />
        <Invite />
        {room.seedCommit !== null && (
          <section class="stack" aria-label={play.fairness}>
            <h3>{play.fairness}</h3>
            <p class="online__hash">{play.commit(room.seedCommit)}</p>
            {room.seed !== null && <p class="online__hash">{play.seed(room.seed)}</p>}
          </section>
        )}
      </div>
    </Sheet>
  )
}
