import type { PersonView, TableView } from '@haven/table'
import type { JSX } from 'preact'
import { say } from '../../base/online-words.ts'
import { catalogue } from '../../base/words.ts'
import { isBlocked, toggleBlock } from '../../model/online/blocked.ts'
import { isHost, useOnline } from './context.ts'

/** Everybody at the table, with what one can do about each. */
export function People({ room }: { readonly room: TableView }): JSX.Element {
  return (
    <ul class="people" aria-label={say.rooms.people}>
      {room.people.map((person) => (
        <Somebody key={person.id} person={person} room={room} />
      ))}
    </ul>
  )
}

function Somebody({ person, room }: { readonly person: PersonView; readonly room: TableView }): JSX.Element {
  const table = useOnline()
  const { rooms, play } = say
  const { id, name, host } = person
  const isMe = room.you.person === id
  const seats = room.seats.filter((each) => each.person === id).map(({ seat }) => catalogue.name(seat))
  const isOut = isBlocked(table.id, id)
  return (
    <li class="people__one">
      <span class="people__name">
        <bdi>{name}</bdi>
        {isMe && ` (${rooms.you})`}
      </span>
      {host && (
        <span class="chip" data-tone="gold">
          {rooms.host}
        </span>
      )}
      <span class="online__note">{seats.length > 0 ? seats.join(', ') : rooms.bystander}</span>
      {!isMe && (
        <span class="row people__deeds">
          <button
            type="button"
            class="button"
            data-tone="ghost"
            data-size="small"
            aria-pressed={isOut}
            title={play.blockHint}
            onClick={() => toggleBlock(table.id, id)}
          >
            {isOut ? play.unblock(name) : play.block(name)}
          </button>
          {isHost(room) && (
            <button
              type="button"
              class="button"
              data-tone="ghost"
              data-size="small"
              aria-label={rooms.makeHostOf(name)}
              onClick={() => void table.wish({ command: 'host', person: id })}
            >
              {rooms.makeHost}
            </button>
          )}
          {room.you.seats.length > 0 && (
            <button
              type="button"
              class="button"
              data-tone="ghost"
              data-size="small"
              aria-label={rooms.kickOf(name)}
              onClick={() => void table.wish({ command: 'move', motion: { motion: 'kick', person: id } })}
            >
              {rooms.kick}
            </button>
          )}
        </span>
      )}
    </li>
  )
}
