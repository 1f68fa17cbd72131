import type { Channel, Line, TableView } from '@haven/table'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../base/online-words.ts'
import { isBlocked } from '../../model/online/blocked.ts'
import { ownName } from '../../model/online/secrets.ts'
import { nameOf, useOnline } from './context.ts'
import { NameField } from './NameField.tsx'

/** What is said at the table. Everything in it is text and nothing else. */
export function Talk({ room }: { readonly room: TableView }): JSX.Element {
  const table = useOnline()
  const end = useRef<HTMLLIElement>(null)
  const { play } = say
  const lines = table.lines.value.filter(({ from }) => !isBlocked(table.id, from))
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [lines.length])
  return (
    <div class="talk">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <div class="talk__lines" role="log" tabIndex={0} aria-label={play.talk}>
        <ol class="talk__list">
          {lines.length === 0 && <li class="online__note">{play.silence}</li>}
          {lines.map((line) => (
            <Said key={line.n} line={line} room={room} />
          ))}
          <li ref={end} aria-hidden="true" />
        </ol>
      </div>
      {room.you.person !== null ? <Say room={room} /> : room.phase !== 'lobby' && <Join />}
    </div>
  )
}

function Said({ line, room }: { readonly line: Line; readonly room: TableView }): JSX.Element {
  const { play } = say
  return (
    <li class="talk__line" data-to={line.to} data-mine={line.from === room.you.person}>
      <span class="talk__who">
        <bdi>{play.said(nameOf(room, line.from), line.to)}</bdi>
      </span>{' '}
      <bdi class="talk__text">{line.text ?? (line.space === undefined ? '' : play.pointed(line.space))}</bdi>
    </li>
  )
}

/** Who only watches can talk too, once there is a name to it. */
function Join(): JSX.Element {
  const table = useOnline()
  const name = useSignal(ownName())
  return (
    <form
      class="talk__say"
      onSubmit={(event) => {
        event.preventDefault()
        void table.wish({ command: 'claim', name: name.value.trim(), seats: [] })
      }}
    >
      <NameField name={name} required />
      <button type="submit" class="button" data-size="small">
        {say.play.join}
      </button>
    </form>
  )
}

const LONGEST = 300

function Say({ room }: { readonly room: TableView }): JSX.Element {
  const table = useOnline()
  const text = useSignal('')
  const isSeated = room.you.seats.length > 0
  const to = useSignal<Channel>('table')
  const { play } = say
  const send = async () => {
    const said = text.value.trim()
    if (said === '') return
    const isSaid = await table.wish({ command: 'say', to: isSeated ? to.value : 'table', text: said })
    if (isSaid && text.value.trim() === said) text.value = ''
  }
  return (
    <form
      class="talk__say"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {isSeated && room.phase !== 'lobby' && (
        <fieldset class="segments" aria-label={play.talkTo}>
          {(['table', 'team'] as const).map((channel) => (
            <label key={channel}>
              <input
                type="radio"
                name="talk-to"
                checked={to.value === channel}
                onChange={() => {
                  to.value = channel
                }}
              />
              {play.channels[channel]}
            </label>
          ))}
        </fieldset>
      )}
      <div class="talk__write">
        <input
          class="input"
          aria-label={play.sayHint}
          placeholder={play.sayHint}
          maxLength={LONGEST}
          autocomplete="off"
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value
          }}
        />
        <button type="submit" class="button">
          {play.say}
        </button>
      </div>
    </form>
  )
}
