import type { Seat } from '@haven/engine'
import type { Line, SeatView, TableView } from '@haven/table'
import { type Signal, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Icon } from '../../base/icons/Icon.tsx'
import { say } from '../../base/online-words.ts'
import { catalogue, words } from '../../base/words.ts'
import { isBlocked } from '../../model/online/blocked.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { leftOf, timeText, useNow } from './clocks.ts'
import { markOf, personAt, useOnline } from './context.ts'
import { HostAway } from './HostAway.tsx'
import { LinkState } from './LinkState.tsx'
import { Motions } from './Motions.tsx'
import { PersonMark } from './PersonMark.tsx'
import { Reports } from './Reports.tsx'
import { Requests } from './Requests.tsx'
import { TableSheet } from './TableSheet.tsx'
import { Waiting } from './Waiting.tsx'

interface BarProps {
  readonly room: TableView
  readonly isTalking: Signal<boolean>
  readonly isPointing: Signal<boolean>
  /** Is there a city to point at? */
  readonly isDrawn: boolean
}

/** The others are among the seats. */
const REQUESTS_SHOWN = 2

/** Above the table: who plays, whose clock runs, whether the line holds, and the ways to the others. */
export function OnlineBar({ room, isTalking, isPointing, isDrawn }: BarProps): JSX.Element {
  const isSheet = useSignal(false)
  const { play } = say
  return (
    <section class="online-bar" aria-label={play.tableSheet} data-side={room.you.viewer === 'sins' ? 'sins' : 'heroes'}>
      <div class="online-bar__line">
        <Players room={room} />
        <div class="online-bar__deeds">
          <Time room={room} />
          {isDrawn && room.you.seats.length > 0 && room.phase === 'playing' && (
            <button
              type="button"
              class="button"
              data-tone="ghost"
              data-size="small"
              aria-pressed={isPointing.value}
              onClick={() => {
                isPointing.value = !isPointing.value
              }}
            >
              <Icon name="hand" />
              <span class="online-bar__words">{play.point}</span>
            </button>
          )}
          <TalkButton isTalking={isTalking} />
          <button
            type="button"
            class="button"
            data-size="small"
            onClick={() => {
              isSheet.value = true
            }}
          >
            <Icon name="hero" />
            <span class="online-bar__words">{play.tableSheet}</span>
          </button>
        </div>
      </div>
      {isPointing.value && <p role="status">{play.pointing}</p>}
      <LinkState />
      {room.you.shared && <p role="status">{play.sharedScreen}</p>}
      {room.paused && <Paused />}
      <Requests room={room} most={REQUESTS_SHOWN} />
      <HostAway room={room} />
      <Waiting room={room} />
      <Motions room={room} />
      <Reports room={room} />
      {room.phase === 'broken' && <Broken room={room} />}
      {isSheet.value && (
        <TableSheet
          room={room}
          close={() => {
            isSheet.value = false
          }}
        />
      )}
    </section>
  )
}

function Players({ room }: { readonly room: TableView }): JSX.Element {
  const store = useStore()
  const asked = new Set(room.phase === 'playing' ? (store.view.value?.awaiting ?? []).map(({ seat }) => seat) : [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <ul class="players" tabIndex={0} aria-label={say.play.bar}>
      {room.seats.map((each) => (
        <Player key={each.seat} seat={each} room={room} isAsked={asked.has(each.seat)} />
      ))}
    </ul>
  )
}

interface PlayerProps {
  readonly seat: SeatView
  readonly room: TableView
  readonly isAsked: boolean
}

function Player({ seat: { seat, person, bot }, room, isAsked }: PlayerProps): JSX.Element {
  const isMine = room.you.seats.includes(seat)
  return (
    <li
      class="players__one"
      data-side={seat === 'sins' ? 'sins' : 'heroes'}
      data-asked={isAsked}
      data-mine={isMine}
      title={catalogue.name(seat)}
    >
      <PersonMark mark={markOf(room, person)} />
      <bdi class="players__name">{words.table.sitter({ seat, person: personAt(room, seat) })}</bdi>
      {bot !== null && <span class="players__bot">{words.newGame.bot}</span>}
      {isAsked && <span class="visually-hidden">{say.play.asked}</span>}
      <Clock seat={seat} room={room} />
    </li>
  )
}

const HURRY = 30_000

function Clock({ seat, room }: { readonly seat: Seat; readonly room: TableView }): JSX.Element | null {
  const table = useOnline()
  const clock = room.clocks.find((each) => each.seat === seat)
  const now = useNow(() => table.now(), clock?.since != null)
  if (!clock) return null
  const left = leftOf(clock, now.value)
  return (
    <span class="players__clock" role="timer" data-running={clock.since !== null} data-hurry={left < HURRY}>
      {timeText(left)}
    </span>
  )
}

/** More time for the one who is asked, and the end of a vote. */
function Time({ room }: { readonly room: TableView }): JSX.Element {
  const table = useOnline()
  const { play } = say
  const now = useNow(() => table.now(), room.talkEnds !== null)
  const mine = room.clocks.find(({ seat, since }) => since !== null && room.you.seats.includes(seat))
  return (
    <>
      {room.talkEnds !== null && (
        <span class="chip" data-tone="warn" role="timer">
          {play.voteEnds(timeText(Math.max(0, room.talkEnds - now.value)))}
        </span>
      )}
      {mine && mine.thinks > 0 && (
        <button
          type="button"
          class="button"
          data-tone="ghost"
          data-size="small"
          title={play.thinkHint}
          onClick={() => void table.wish({ command: 'let-me-think', seat: mine.seat })}
        >
          {play.think(mine.thinks)}
        </button>
      )}
    </>
  )
}

function TalkButton({ isTalking }: { readonly isTalking: Signal<boolean> }): JSX.Element {
  const table = useOnline()
  const last = table.lines.value.at(-1)?.n ?? -1
  const read = useSignal(last)
  useEffect(() => {
    // With another side the numbers begin anew.
    if (isTalking.value || last < read.value) read.value = last
  }, [isTalking.value, last])
  const isUnread = ({ n, from }: Line): boolean => n > read.value && !isBlocked(table.id, from)
  const unread = table.lines.value.filter(isUnread).length
  return (
    <button
      type="button"
      class="button"
      data-size="small"
      aria-expanded={isTalking.value}
      onClick={() => {
        isTalking.value = !isTalking.value
      }}
    >
      {say.play.talk}
      {unread > 0 && (
        <span class="online-bar__unread">
          <span aria-hidden="true">{unread}</span>
          <span class="visually-hidden">{say.play.unread(unread)}</span>
        </span>
      )}
    </button>
  )
}

function Paused(): JSX.Element {
  const table = useOnline()
  const { play } = say
  return (
    <p class="motions__one" role="status">
      {play.paused}
      {(table.room.value?.you.seats.length ?? 0) > 0 && (
        <button
          type="button"
          class="button"
          data-tone="primary"
          data-size="small"
          onClick={() => void table.wish({ command: 'go-on' })}
        >
          {play.goOn}
        </button>
      )}
    </p>
  )
}

/** A bug has stopped the game: its players can go back, and take it with them. */
function Broken({ room }: { readonly room: TableView }): JSX.Element {
  const table = useOnline()
  const { play } = say
  const to = Math.max(0, (room.fault?.at ?? 1) - 1)
  return (
    <p class="alarm" role="alert">
      {play.broken}. {play.brokenText}
      <button
        type="button"
        class="button"
        data-size="small"
        onClick={() => void table.wish({ command: 'move', motion: { motion: 'rewind', to } })}
      >
        {play.askBack}
      </button>
    </p>
  )
}
