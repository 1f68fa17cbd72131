import { type Signal, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { say } from '../../base/online-words.ts'
import { words } from '../../base/words.ts'
import { tablePath } from '../../model/online/address.ts'
import { forgetTable, type KnownTable, knownTables, type TableNote } from '../../model/online/secrets.ts'
import { shelfState, syncShelf } from '../../model/online/shelf.ts'
import { lastSeen } from '../../model/online/shelf-book.ts'
import { PhraseLine } from './PhraseLine.tsx'
import { TablePoster } from './TablePoster.tsx'

const GROUPS = ['playing', 'lobby', 'over', 'other'] as const
type Group = (typeof GROUPS)[number]

/** Of some we do not know how they stand: nobody noted it then, or we never came in. */
const groupOf = ({ note }: KnownTable): Group => (note?.phase === 'broken' ? 'playing' : (note?.phase ?? 'other'))

const isOurTurn = ({ asked = [], seats = [] }: TableNote): boolean => asked.some(({ seat }) => seats.includes(seat))

/** Where we are asked comes first, then what we saw last. */
const inOrder = (tables: readonly KnownTable[]): readonly KnownTable[] =>
  tables.toSorted((a, b) => {
    const [mine, other] = [a, b].map(({ note }) => (note && isOurTurn(note) ? 1 : 0)) as [number, number]
    return other - mine || lastSeen(b) - lastSeen(a)
  })

/** As they are kept on this device, also when another tab or another device has changed them. */
function useKnown(): Signal<readonly KnownTable[]> {
  const known = useSignal(knownTables())
  useEffect(() => {
    const look = () => {
      known.value = knownTables()
    }
    void syncShelf()
    addEventListener('storage', look)
    const stop = shelfState.subscribe(look)
    return () => {
      removeEventListener('storage', look)
      stop()
    }
  }, [])
  return known
}

/** Every table that we have been at: running, waiting, finished. */
export function OwnTables(): JSX.Element {
  const { mine } = say
  const known = useKnown()
  const { value: tables } = known
  return (
    <section class="panel stack" aria-labelledby="own-tables">
      <h2 id="own-tables">{mine.title}</h2>
      {tables.length === 0 && <p>{mine.none}</p>}
      {GROUPS.map((group) => {
        const found = inOrder(tables.filter((each) => groupOf(each) === group))
        if (found.length === 0) return null
        return (
          <div key={group} class="own">
            <h3 id={`own-${group}`}>{mine.groups[group]}</h3>
            <ul class="online__list" aria-labelledby={`own-${group}`}>
              {found.map((each) => (
                <OwnTable
                  key={each.table}
                  known={each}
                  remove={() => {
                    forgetTable(each.table)
                    known.value = knownTables()
                  }}
                />
              ))}
            </ul>
          </div>
        )
      })}
      <PhraseLine />
    </section>
  )
}

const MINUTE = 60_000

function OwnTable({ known, remove }: { readonly known: KnownTable; readonly remove: () => void }): JSX.Element {
  const { mine, rooms } = say
  const isAsked = useSignal(false)
  const { note, table } = known
  const title = note ? rooms.mineAt(note.story, note.host) : rooms.mineUnknown
  const at = lastSeen(known)
  const hasSeat = note?.phase !== 'over' && (note?.seats ?? []).length > 0
  return (
    <li class="own__one" data-turn={note !== null && isOurTurn(note)}>
      <a class="online__open own__open" href={tablePath(table)}>
        <TablePoster story={note?.story ?? null} />
        <strong>{title}</strong>
        {note && <Standing note={note} />}
        {at > 0 && <span class="online__note">{mine.seen(Math.max(0, Math.floor((Date.now() - at) / MINUTE)))}</span>}
      </a>
      {isAsked.value ? (
        <fieldset class="own__sure" aria-label={mine.removeThis(title)}>
          <p>{mine.removeSure}</p>
          <button type="button" class="button" data-tone="danger" data-size="small" onClick={remove}>
            {mine.remove}
          </button>
          <button
            type="button"
            class="button"
            data-tone="ghost"
            data-size="small"
            onClick={() => {
              isAsked.value = false
            }}
          >
            {mine.keep}
          </button>
        </fieldset>
      ) : (
        <button
          type="button"
          class="button own__remove"
          data-tone="ghost"
          data-size="small"
          aria-label={mine.removeThis(title)}
          onClick={() => {
            if (hasSeat) isAsked.value = true
            else remove()
          }}
        >
          {mine.remove}
        </button>
      )}
    </li>
  )
}

/** Whose turn it is, as far as we know, or how it ended. */
function Standing({ note }: { readonly note: TableNote }): JSX.Element | null {
  const { mine } = say
  const { phase, asked = [], seats = [], games = [], isSomebody } = note
  if (phase === 'playing' && isOurTurn(note)) {
    return (
      <span class="chip" data-tone="gold">
        {mine.yourTurn}
      </span>
    )
  }
  if (phase === 'playing' && asked.length > 0) {
    return <span>{mine.waiting([...new Set(asked.map((each) => words.table.sitter(each)))])}</span>
  }
  if (phase === 'broken') return <span>{mine.stopped}</span>
  const [last, ...before] = games
  if (last) {
    const side = seats.includes('sins') ? 'sins' : seats.length > 0 ? 'heroes' : null
    return (
      <span>
        {mine.result(last.outcome.winner, side)}
        {before.length > 0 && `, ${mine.more(before.length)}`}
      </span>
    )
  }
  return isSomebody === false ? <span>{mine.bystander}</span> : null
}
