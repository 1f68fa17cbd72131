import type { Line, TableView } from '@haven/table'
import { type Signal, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../base/online-words.ts'
import { isHost, markOf, nameOf, useOnline } from './context.ts'
import { PersonMark } from './PersonMark.tsx'
import { ReportSheet } from './ReportSheet.tsx'

interface LinesProps {
  readonly lines: readonly Line[]
  readonly room: TableView
}

const MORE = '.talk__more'

/** All buttons beside the lines are one stop of the Tab key: arrows lead from one to the next. */
function walk(event: KeyboardEvent): void {
  const step = { ArrowUp: -1, ArrowDown: 1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY }[event.key]
  const { target, currentTarget } = event
  if (step === undefined || !(target instanceof Element) || !target.matches(MORE)) return
  const all = [...(currentTarget as Element).querySelectorAll<HTMLElement>(MORE)]
  const to = Math.min(all.length - 1, Math.max(0, all.indexOf(target as HTMLElement) + step))
  event.preventDefault()
  all[to]?.focus()
}

export function TalkLines({ lines, room }: LinesProps): JSX.Element {
  const open = useSignal<number | null>(null)
  const stop = useSignal<number | null>(null)
  const last = lines.findLast(({ removed }) => !removed)?.n ?? -1
  const isThere = lines.some(({ n, removed }) => n === stop.value && !removed)
  return (
    <ol class="talk__list" onKeyDown={walk}>
      {lines.length === 0 && <li class="online__note">{say.play.silence}</li>}
      {lines.map((line) => (
        <Said
          key={line.n}
          line={line}
          room={room}
          open={open}
          isStop={line.n === (isThere ? stop.value : last)}
          stopHere={() => {
            stop.value = line.n
          }}
        />
      ))}
    </ol>
  )
}

interface SaidProps {
  readonly line: Line
  readonly room: TableView
  readonly open: Signal<number | null>
  readonly isStop: boolean
  readonly stopHere: () => void
}

function Said({ line, room, open, isStop, stopHere }: SaidProps): JSX.Element {
  const { play } = say
  const { n, from, to, text, space, removed } = line
  const name = nameOf(room, from)
  const said = text ?? (space === undefined ? '' : play.pointed(space))
  const isOpen = open.value === n
  const me = room.you.person
  return (
    <li class="talk__line" data-to={to} data-mine={from === me}>
      <div class="talk__row">
        <span>
          <span class="talk__who">
            <PersonMark mark={markOf(room, from)} />
            <bdi>{play.said(name, to)}</bdi>
          </span>{' '}
          {removed ? <i class="online__note">{play.removed}</i> : <bdi class="talk__text">{said}</bdi>}
        </span>
        {me !== null && !removed && (
          <button
            type="button"
            class="talk__more"
            tabIndex={isStop ? 0 : -1}
            aria-label={play.about(name, said)}
            aria-expanded={isOpen}
            onFocus={stopHere}
            onClick={() => {
              open.value = isOpen ? null : n
            }}
          >
            <span aria-hidden="true">⋯</span>
          </button>
        )}
      </div>
      {isOpen && !removed && <Deeds line={line} name={name} room={room} />}
    </li>
  )
}

interface DeedsProps {
  readonly line: Line
  readonly name: string
  readonly room: TableView
}

/** What one can do about a line: take it away, or tell on it. */
function Deeds({ line: { n, from }, name, room }: DeedsProps): JSX.Element {
  const table = useOnline()
  const isReporting = useSignal(false)
  const { play } = say
  const isMine = from === room.you.person
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => row.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={row} class="row talk__deeds">
      {(isMine || isHost(room)) && (
        <button
          type="button"
          class="button"
          data-size="small"
          onClick={() => void table.wish({ command: 'remove-line', line: n })}
        >
          {play.remove}
        </button>
      )}
      {!isMine && (
        <button
          type="button"
          class="button"
          data-size="small"
          onClick={() => {
            isReporting.value = true
          }}
        >
          {play.report}
        </button>
      )}
      {isReporting.value && (
        <ReportSheet
          name={name}
          person={from}
          line={n}
          close={() => {
            isReporting.value = false
          }}
        />
      )}
    </div>
  )
}
