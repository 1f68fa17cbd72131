import { type OnlineNo, PACES, type Pace } from '@haven/table'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../base/online-words.ts'
import { go } from '../../base/router.ts'
import { tablePath } from '../../model/online/address.ts'
import { QUICK_SIDES, type QuickSide, quickMatch } from '../../model/online/quick.ts'
import { ownName } from '../../model/online/secrets.ts'
import { Refused } from '../../model/refused.ts'
import { refusalText } from '../../model/words.ts'
import { Check, Pick } from './fields.tsx'

const MOST_GUESTS = 900

/** Nothing is asked of who has no name yet. */
const someName = (): string => ownName() || say.rooms.quick.guest(100 + Math.floor(Math.random() * MOST_GUESTS))

const isText = (): boolean => new URLSearchParams(location.search).get('view') === 'text'

function pathOf(table: string, inWords: boolean): string {
  const search = new URLSearchParams(location.search)
  search.delete('view')
  if (inWords) search.set('view', 'text')
  const query = search.toString()
  return query === '' ? tablePath(table) : tablePath(table).replace('#', `?${query}#`)
}

/** A side, a pace, one press. */
export function QuickMatch(): JSX.Element {
  const { quick } = say.rooms
  const side = useSignal<QuickSide>('either')
  const pace = useSignal<Pace>('live')
  const inWords = useSignal(isText())
  const isLooking = useSignal(false)
  const why = useSignal<OnlineNo | null>(null)
  const search = useRef<AbortController | null>(null)
  useEffect(() => () => search.current?.abort(), [])
  const look = async () => {
    if (isLooking.value) return
    const stop = new AbortController()
    search.current = stop
    isLooking.value = true
    why.value = null
    try {
      const table = await quickMatch({ side: side.value, pace: pace.value, name: someName() }, stop.signal)
      go(pathOf(table, inWords.value))
    } catch (error) {
      if (stop.signal.aborted) return
      why.value = error instanceof Refused ? error.refusal : { code: 'busy', rule: 'online', params: {} }
    } finally {
      isLooking.value = false
    }
  }
  return (
    <section class="panel stack quick" aria-labelledby="quick-title">
      <h2 id="quick-title">{quick.title}</h2>
      <p>{quick.lead}</p>
      <form
        class="quick__form"
        onSubmit={(event) => {
          event.preventDefault()
          void look()
        }}
      >
        <Pick
          label={quick.side}
          value={side.value}
          options={QUICK_SIDES.map((each) => ({ value: each, words: quick.sides[each] }))}
          pick={(value) => {
            side.value = value as QuickSide
          }}
        />
        <Pick
          label={quick.pace}
          value={pace.value}
          options={PACES.map((each) => ({ value: each, words: quick.paces[each] }))}
          pick={(value) => {
            pace.value = value as Pace
          }}
        />
        <button type="submit" class="button" data-tone="primary" aria-busy={isLooking.value}>
          {quick.find}
        </button>
        {isLooking.value && (
          <button type="button" class="button" onClick={() => search.current?.abort()}>
            {quick.stop}
          </button>
        )}
        <Check
          label={quick.inWords}
          checked={inWords.value}
          set={(on) => {
            inWords.value = on
          }}
        />
      </form>
      <p role="status" class="quick__status">
        {isLooking.value ? quick.looking : ''}
      </p>
      {why.value && (
        <p class="alarm" role="alert">
          {refusalText(why.value)}
        </p>
      )}
    </section>
  )
}
