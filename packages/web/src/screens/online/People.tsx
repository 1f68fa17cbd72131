import type { PersonView, TableView } from '@haven/table'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { say } from '../../base/online-words.ts'
import { catalogue } from '../../base/words.ts'
import { muted, toggleMute } from '../../model/online/muted.ts'
import { isHost, useOnline } from './context.ts'
import { ReportSheet } from './ReportSheet.tsx'

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
  const { id, name, host, muted: isHushed } = person
  const isReporting = useSignal(false)
  const isMe = room.you.person === id
  const seats = room.seats.filter((each) => each.person === id).map(({ seat }) => catalogue.name(seat))
  const isMuted = muted.value.has(`${table.id}/${id}`)
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
      {isHushed && (
        <span class="chip" data-tone="warn">
          {play.mutedByHost}
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
            aria-pressed={isMuted}
            onClick={() => toggleMute(`${table.id}/${id}`)}
          >
            {isMuted ? play.unmute(name) : play.mute(name)}
          </button>
          {isHost(room) && (
            <button
              type="button"
              class="button"
              data-tone="ghost"
              data-size="small"
              aria-label={isHushed ? play.unmuteAllOf(name) : play.muteAllOf(name)}
              onClick={() => void table.wish({ command: 'mute', person: id, on: !isHushed })}
            >
              {isHushed ? play.unmuteAll : play.muteAll}
            </button>
          )}
          {room.you.person !== null && (
            <button
              type="button"
              class="button"
              data-tone="ghost"
              data-size="small"
              aria-label={play.reportOf(name)}
              onClick={() => {
                isReporting.value = true
              }}
            >
              {play.report}
            </button>
          )}
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
      {isReporting.value && (
        <ReportSheet
          name={name}
          person={id}
          close={() => {
            isReporting.value = false
          }}
        />
      )}
    </li>
  )
}
