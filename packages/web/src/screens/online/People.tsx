import type { PersonView, TableView } from '@haven/table'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { say } from '../../base/online-words.ts'
import { catalogue } from '../../base/words.ts'
import { isBlocked, toggleBlock } from '../../model/online/blocked.ts'
import { Confirm } from '../../parts/page/Confirm.tsx'
import { isHost, useOnline } from './context.ts'
import { canElect, useHostAway } from './HostAway.tsx'
import { PersonMark } from './PersonMark.tsx'
import { ReportSheet } from './ReportSheet.tsx'

/** Everybody at the table, with what one can do about each. */
export function People({ room }: { readonly room: TableView }): JSX.Element {
  return (
    <>
      <Lock room={room} />
      <ul class="people" aria-label={say.rooms.people}>
        {room.people.map((person) => (
          <Somebody key={person.id} person={person} room={room} />
        ))}
      </ul>
    </>
  )
}

/** The host closes the door; everybody else reads that it is closed. */
function Lock({ room }: { readonly room: TableView }): JSX.Element | null {
  const table = useOnline()
  const { rooms } = say
  if (!isHost(room)) return room.locked ? <p class="online__note">{rooms.locked}</p> : null
  return (
    <div class="people__lock">
      <label class="switch">
        <input
          type="checkbox"
          checked={room.locked}
          aria-describedby="lock-hint"
          onChange={(event) => void table.wish({ command: 'lock', locked: event.currentTarget.checked })}
        />
        <span>{rooms.lock}</span>
      </label>
      <span id="lock-hint" class="online__note">
        {rooms.lockHint}
      </span>
    </div>
  )
}

interface SomebodyProps {
  readonly person: PersonView
  readonly room: TableView
}

function Somebody({ person, room }: SomebodyProps): JSX.Element {
  const { rooms, play } = say
  const { id, name, host, mark, muted: isHushed } = person
  const away = useHostAway(room)
  const isMe = room.you.person === id
  const seats = room.seats.filter((each) => each.person === id).map(({ seat }) => catalogue.name(seat))
  const watching = room.requests.some((each) => each.person === id) ? rooms.asking : rooms.bystander
  return (
    <li class="people__one">
      <span class="people__name">
        <PersonMark mark={mark} />
        <bdi>{name}</bdi>
        {isMe && ` (${rooms.you})`}
      </span>
      {host && (
        <span class="chip" data-tone="gold">
          {rooms.host}
        </span>
      )}
      {host && away !== null && <span class="chip">{rooms.hostAway(away)}</span>}
      {isHushed && (
        <span class="chip" data-tone="warn">
          {play.mutedByHost}
        </span>
      )}
      <span class="online__note">{seats.length > 0 ? seats.join(', ') : watching}</span>
      {(!isMe || canElect(room, away)) && <Deeds person={person} room={room} />}
    </li>
  )
}

interface DeedProps {
  readonly text: string
  readonly name?: string
  readonly hint?: string
  readonly isPressed?: boolean
  readonly deed: () => void
}

function Deed({ text, name, hint, isPressed, deed }: DeedProps): JSX.Element {
  return (
    <button
      type="button"
      class="button"
      data-tone="ghost"
      data-size="small"
      aria-label={name}
      aria-pressed={isPressed}
      title={hint}
      onClick={deed}
    >
      {text}
    </button>
  )
}

function Deeds({ person: { id, name, host, muted: isHushed }, room }: SomebodyProps): JSX.Element {
  const table = useOnline()
  const asking = useSignal<'host' | 'send-away' | 'report' | null>(null)
  const { rooms, play } = say
  const isMe = room.you.person === id
  const isOut = isBlocked(table.id, id)
  const seated = new Set(room.seats.flatMap(({ person }) => (person === null ? [] : [person])))
  const isSeated = room.you.seats.length > 0
  // A vote needs two others who sit.
  const voters = [...seated].filter((person) => person !== id).length
  const mayElect = canElect(room, useHostAway(room)) && seated.has(id) && !host
  const close = () => {
    asking.value = null
  }
  return (
    <div class="row people__deeds">
      {!isMe && (
        <Deed
          text={isOut ? play.unblock(name) : play.block(name)}
          hint={play.blockHint}
          isPressed={isOut}
          deed={() => toggleBlock(table.id, id)}
        />
      )}
      {!isMe && isHost(room) && (
        <Deed
          text={isHushed ? play.unmuteAll : play.muteAll}
          name={isHushed ? play.unmuteAllOf(name) : play.muteAllOf(name)}
          deed={() => void table.wish({ command: 'mute', person: id, on: !isHushed })}
        />
      )}
      {!isMe && room.you.person !== null && (
        <Deed
          text={play.report}
          name={play.reportOf(name)}
          deed={() => {
            asking.value = 'report'
          }}
        />
      )}
      {mayElect && (
        <Deed
          text={isMe ? rooms.becomeHost : rooms.elect}
          name={isMe ? rooms.becomeHost : rooms.electOf(name)}
          deed={() => void table.wish({ command: 'move', motion: { motion: 'elect', person: id } })}
        />
      )}
      {!isMe && isHost(room) && (
        <>
          <Deed
            text={rooms.makeHost}
            name={rooms.makeHostOf(name)}
            deed={() => {
              asking.value = 'host'
            }}
          />
          <Deed
            text={rooms.sendAway}
            name={rooms.sendAwayOf(name)}
            deed={() => {
              asking.value = 'send-away'
            }}
          />
        </>
      )}
      {!isMe && !isHost(room) && !host && isSeated && voters > 1 && (
        <Deed
          text={rooms.kick}
          name={rooms.kickOf(name)}
          deed={() => void table.wish({ command: 'move', motion: { motion: 'kick', person: id } })}
        />
      )}
      {asking.value === 'report' && <ReportSheet name={name} person={id} close={close} />}
      {asking.value === 'host' && (
        <Confirm
          title={rooms.makeHostOf(name)}
          text={rooms.makeHostAsk(name)}
          yes={rooms.makeHost}
          no={rooms.cancel}
          confirm={() => void table.wish({ command: 'host', person: id })}
          close={close}
        />
      )}
      {asking.value === 'send-away' && (
        <Confirm
          title={rooms.sendAwayOf(name)}
          text={rooms.sendAwayAsk(name)}
          yes={rooms.sendAway}
          no={rooms.cancel}
          tone="danger"
          confirm={() => void table.wish({ command: 'send-away', person: id })}
          close={close}
        />
      )}
    </div>
  )
}
