import { type OnlineNo, PACES, type Pace } from '@haven/table'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../base/online-words.ts'
import { go } from '../../base/router.ts'
import { CORE_TEAM, heroesOf, offers } from '../../model/boxes/offers.ts'
import { tablePath } from '../../model/online/address.ts'
import { QUICK_SIDES, type QuickSide, quickMatch } from '../../model/online/quick.ts'
import { ownName } from '../../model/online/secrets.ts'
import { Refused } from '../../model/refused.ts'
import { refusalText } from '../../model/words.ts'
import { Figure } from '../../parts/art/Figure.tsx'
import { Portrait } from '../../parts/art/Portrait.tsx'
import { Choice } from '../../parts/setup/Choice.tsx'
import { Check } from './fields.tsx'

const TONES: Readonly<Record<QuickSide, string>> = {
  either: 'var(--gold)',
  heroes: 'var(--accent)',
  sins: 'var(--sin)',
}

/** Whom one would play: some of them, as they stand on the board. */
function Faces({ of }: { readonly of: QuickSide }): JSX.Element {
  const heroes = heroesOf(CORE_TEAM).slice(0, of === 'either' ? 1 : 2)
  const sins = offers('sins').slice(0, of === 'either' ? 1 : 2)
  return (
    <span class="choice__faces">
      {of !== 'sins' && heroes.map((hero) => <Portrait key={hero.id} form={hero.id} class={hero.class} size={46} />)}
      {of !== 'heroes' && sins.map(({ id, avatar }) => <Figure key={id} of={avatar} size={40} icon="evil-eyes" />)}
    </span>
  )
}

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
    <section class="panel quick" aria-labelledby="quick-title">
      <div class="quick__words">
        <h2 id="quick-title">{quick.title}</h2>
        <p>{quick.lead}</p>
      </div>
      <form
        class="quick__form"
        onSubmit={(event) => {
          event.preventDefault()
          void look()
        }}
      >
        <Choice
          name="quick-side"
          title={quick.side}
          look="doors"
          value={side.value}
          offers={QUICK_SIDES.map((each) => ({
            value: each,
            name: quick.sides[each],
            tone: TONES[each],
            show: (
              <>
                <Faces of={each} />
                <b>{quick.sides[each]}</b>
              </>
            ),
          }))}
          pick={(value) => {
            side.value = value as QuickSide
          }}
        />
        <Choice
          name="quick-pace"
          title={quick.pace}
          look="chips"
          value={pace.value}
          offers={PACES.map((each) => ({ value: each, name: quick.paces[each] }))}
          pick={(value) => {
            pace.value = value as Pace
          }}
        />
        <div class="quick__go">
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
          <p role="status" class="quick__status">
            {isLooking.value ? quick.looking : ''}
          </p>
          {why.value && (
            <p class="alarm" role="alert">
              {refusalText(why.value)}
            </p>
          )}
        </div>
      </form>
    </section>
  )
}
