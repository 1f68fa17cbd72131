import { type ListedTable, PACES, SIDES } from '@haven/table'
import { LANGUAGE_NAMES, LANGUAGES, TAGS } from '@haven/text/languages'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { say } from '../../base/online-words.ts'
import { catalogue } from '../../base/words.ts'
import { useWordsOf } from '../../model/boxes/boxes.ts'
import { offers } from '../../model/boxes/offers.ts'
import { tablePath } from '../../model/online/address.ts'
import { listedPage, type Wanted } from '../../model/online/listing.ts'
import { Pick } from './fields.tsx'
import { TablePoster } from './TablePoster.tsx'

const ANY = ''
const PHASES = ['lobby', 'playing'] as const

type Listing = readonly ListedTable[] | 'loading' | 'missing'

/** The tables that wait for players, as somebody wants them, a page at a time. */
export function OpenTables(): JSX.Element {
  const { rooms } = say
  const wanted = useSignal<Wanted>({})
  const found = useSignal<Listing>('loading')
  const next = useSignal<string | null>(null)
  const look = async (after: string | null = null) => {
    const asked = wanted.peek()
    const page = await listedPage(asked, after)
    // Another question was asked meanwhile: its answer counts.
    if (asked !== wanted.peek()) return
    const before = after === null || !Array.isArray(found.peek()) ? [] : (found.peek() as readonly ListedTable[])
    found.value = page ? [...before, ...page.tables] : 'missing'
    next.value = page?.next ?? null
  }
  useEffect(() => void look(), [wanted.value])
  const { value: listing } = found
  useWordsOf(Array.isArray(listing) ? listing.flatMap(({ story }: ListedTable) => story ?? []) : [])
  return (
    <section class="panel stack" aria-labelledby="open-tables">
      <h2 id="open-tables">{rooms.open}</h2>
      <Filters
        wanted={wanted.value}
        set={(change) => {
          wanted.value = { ...wanted.value, ...change }
        }}
      />
      {listing === 'loading' && <p aria-busy="true">{rooms.openLoading}</p>}
      {listing === 'missing' && (
        <p class="alarm" role="alert">
          {rooms.openMissing}
        </p>
      )}
      <p role="status" class="online__note">
        {Array.isArray(listing) && (listing.length === 0 ? rooms.openNone : rooms.openCount(listing.length))}
      </p>
      <ul class="online__list">
        {Array.isArray(listing) && listing.map((each: ListedTable) => <OpenTable key={each.table} table={each} />)}
      </ul>
      {listing !== 'loading' && (
        <div class="row">
          {next.value !== null && (
            <button type="button" class="button" data-size="small" onClick={() => void look(next.value)}>
              {rooms.openMore}
            </button>
          )}
          <button type="button" class="button" data-tone="ghost" data-size="small" onClick={() => void look()}>
            {rooms.refresh}
          </button>
        </div>
      )}
    </section>
  )
}

interface FilterProps {
  readonly wanted: Wanted
  readonly set: (change: Wanted) => void
}

function Filters({ wanted, set }: FilterProps): JSX.Element {
  const { rooms } = say
  const { filters, quick } = rooms
  const any = { value: ANY, words: filters.any }
  return (
    <details class="online__filters">
      <summary>{filters.title}</summary>
      <div class="stack">
        <Pick
          label={filters.side}
          value={wanted.side ?? ANY}
          options={[any, ...SIDES.map((value) => ({ value, words: quick.sides[value] }))]}
          pick={(side) => set({ side })}
        />
        <Pick
          label={filters.pace}
          value={wanted.pace ?? ANY}
          options={[any, ...PACES.map((value) => ({ value, words: quick.paces[value] }))]}
          pick={(pace) => set({ pace })}
        />
        <Pick
          label={filters.story}
          value={wanted.story ?? ANY}
          options={[any, ...offers('stories').map(({ id }) => ({ value: id, words: catalogue.name(id) }))]}
          pick={(story) => set({ story })}
        />
        <Pick
          label={filters.phase}
          value={wanted.phase ?? ANY}
          options={[any, ...PHASES.map((value) => ({ value, words: filters.phases[value] }))]}
          pick={(phase) => set({ phase })}
        />
      </div>
    </details>
  )
}

function OpenTable({
  table: { table, host, story, free, time, ...told },
}: {
  readonly table: ListedTable
}): JSX.Element {
  const { rooms } = say
  const spoken = LANGUAGES.find((each) => each === told.language)
  return (
    <li>
      <a class="online__open" href={tablePath(table)}>
        <TablePoster story={story} />
        <strong>{rooms.openAt(host)}</strong>
        <span>{rooms.storyOf(story)}</span>
        <span>{rooms.controls[time.control]}</span>
        {spoken && <span lang={TAGS[spoken]}>{LANGUAGE_NAMES[spoken]}</span>}
        <span class="chip" data-tone="good">
          {rooms.free(free.length)}
        </span>
      </a>
    </li>
  )
}
