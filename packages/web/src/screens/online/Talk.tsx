import type { Channel, Line, TableView } from '@haven/table'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { say } from '../../base/online-words.ts'
import { useCarried } from '../../base/update/carry.ts'
import { isBlocked } from '../../model/online/blocked.ts'
import { ownName } from '../../model/online/secrets.ts'
import { useOnline } from './context.ts'
import { NameField } from './NameField.tsx'
import { TalkLines } from './TalkLines.tsx'

/** What is said at the table. Everything in it is text and nothing else. */
export function Talk({ room }: { readonly room: TableView }): JSX.Element {
  const table = useOnline()
  const { play } = say
  const lines = table.lines.value.filter(({ from }) => !isBlocked(table.id, from))
  const { scroller, isLoading, load, onScroll } = useScroll(lines, room.you.person)
  const me = room.people.find(({ id }) => id === room.you.person)
  return (
    <div class="talk">
      <div
        ref={scroller}
        class="talk__lines"
        role="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        tabIndex={0}
        aria-label={play.talk}
        aria-live={isLoading.value ? 'off' : 'polite'}
        onScroll={onScroll}
      >
        {table.hasOlder.value && (
          <button
            type="button"
            class={`button ${OLDER}`}
            data-tone="ghost"
            data-size="small"
            onClick={() => void load()}
          >
            {play.older}
          </button>
        )}
        <TalkLines lines={lines} room={room} />
      </div>
      {me?.muted ? (
        <p class="online__note" role="status">
          {play.mutedYou}
        </p>
      ) : me ? (
        <Say room={room} />
      ) : (
        room.phase !== 'lobby' && <Join />
      )}
    </div>
  )
}

const NEAR = 24
const OLDER = 'talk__older'

/** Who reads the end goes on reading the end; else nothing moves, whatever comes above or below. */
function useScroll(lines: readonly Line[], me: string | null) {
  const table = useOnline()
  const scroller = useRef<HTMLDivElement>(null)
  const before = useRef({ first: -1, last: -1, height: 0 })
  const isAtEnd = useRef(true)
  const isLoading = useSignal(false)
  const first = lines[0]?.n ?? -1
  const last = lines.at(-1)?.n ?? -1
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const was = before.current
    if (lines.at(-1)?.from === me && last !== was.last) isAtEnd.current = true
    if (isAtEnd.current) box.scrollTop = box.scrollHeight
    else if (first < was.first) box.scrollTop += box.scrollHeight - was.height
    before.current = { first, last, height: box.scrollHeight }
  }, [first, last])
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const watcher = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight
    })
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [])
  const onScroll = () => {
    const box = scroller.current
    if (!box) return
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
    if (box.scrollTop < NEAR) void load()
  }
  const load = async () => {
    if (isLoading.value || !table.hasOlder.value) return
    isLoading.value = true
    const isFromButton = document.activeElement?.matches(`.${OLDER}`) ?? false
    await table.fetchOlder()
    isLoading.value = false
    // The button may be gone then, and the focus with it.
    if (isFromButton && !table.hasOlder.value) scroller.current?.focus()
  }
  return { scroller, isLoading, load, onScroll }
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
  const text = useCarried<string>('talk', '')
  const isSeated = room.you.seats.length > 0
  const to = useCarried<Channel>('talk-to', 'table')
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
          data-carried
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
