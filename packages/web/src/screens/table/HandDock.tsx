import { MOST_WOUNDS_BORNE } from '@haven/table'
import type { JSX } from 'preact'
import { catalogue, words } from '../../base/words.ts'
import { isNear } from '../../model/near.ts'
import { type Against, ARMS, type Arm, againstOf, armed, armOf, hasYielded, yielding } from '../../model/orders.ts'
import { CardThumb } from '../../parts/art/CardThumb.tsx'
import { cardFace } from '../../parts/cards/card-face.ts'
import { iconOf } from '../../parts/cards/card-icons.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { useTable } from '../../parts/context/table-context.ts'
import { Inspect } from '../../parts/panels/Inspect.tsx'
import { sinTone } from '../../parts/panels/SinsPanel.tsx'
import { sinsModel } from '../../parts/panels/sins-model.ts'
import { DraftLines, ReactionDrafts } from './ReactionDraft.tsx'

/** More letters need a second line. */
const ONE_LINE = 13
/** A moment that needs a second line has no room beside a name that does: the card tells it. */
const TWO_LINES = 20

/** The hand of the Sins player, for his eyes, as strips: what each card shall do at its moment is one tap. */
export function HandDock(): JSX.Element | null {
  const store = useStore()
  const setting = useTable()
  const { value: view } = store.view
  if (!view || store.screen.value?.viewer !== 'sins') return null
  // In a scene of First Night nothing is ordered beforehand.
  const isTaught = store.lesson.value !== null
  const model = sinsModel(view, setting.facts)
  const lit = store.lit.value.cards
  const hand = model.hand.filter((card) => card !== null)
  const isNearNow = (card: string): boolean => {
    const moment = setting.facts.sinCards[card]?.window
    return moment !== undefined && armOf(store.orders.value, card) === 'armed' && isNear(moment, view)
  }
  return (
    <section class="hand-dock" aria-label={words.table.hand} style={{ '--tone': sinTone(model.sin) }}>
      <h2 class="panel__title" data-inspect="chip:hand">
        {words.table.handOf(hand.length)}
        <small>
          <span>{setting.words.inDeck(model.deck)}</span>
          {model.discard.length > 0 && <span>{setting.words.discard(model.discard.length)}</span>}
        </small>
      </h2>
      <DraftLines />
      <ul class="hand-dock__cards">
        {hand.map((card, i) => {
          const face = cardFace(card, setting)
          if (!face) return null
          return (
            <li
              key={`${card}-${i}`}
              class="hand-strip"
              data-lit={lit.has(card) || undefined}
              data-arm={armOf(store.orders.value, card)}
              data-long={[catalogue.name(card), face.timing ?? ''].some(({ length }) => length > ONE_LINE) || undefined}
              data-wordy={(face.timing ?? '').length > TWO_LINES || undefined}
              data-near={isNearNow(card) || undefined}
            >
              <Inspect
                of={card}
                class="hand-strip__card"
                name={catalogue.name(card)}
                onPress={() => void store.point(lit.get(card) ?? [], { card }, false)}
              >
                <CardThumb of={card} w={52} h={40} icon={iconOf(card, 'evil-eyes')} />
                <span class="hand-strip__words">
                  <b>{catalogue.name(card)}</b>
                  <span>{face.timing}</span>
                </span>
              </Inspect>
              {!isTaught && <CardOrder card={card} />}
            </li>
          )
        })}
      </ul>
      {!isTaught && (
        <div class="hand-dock__plans">
          <YieldTurn />
          <ReactionDrafts />
        </div>
      )}
    </section>
  )
}

function CardOrder({ card }: { readonly card: string }): JSX.Element {
  const store = useStore()
  const { table } = words
  const labels: Readonly<Record<Arm, string>> = { armed: table.armed, ask: table.ask, quiet: table.quiet }
  const hints: Readonly<Record<Arm, string>> = { armed: table.armedHint, ask: table.askHint, quiet: table.quietHint }
  const { value: orders } = store.orders
  const now = armOf(orders, card)
  const set = (arm: Arm, against?: Against) => void store.setOrders(armed(store.orders.peek(), card, arm, against))
  // Of the orders of this moment, not of those that were drawn last.
  const change = (to: Against): void => {
    const { hero, wounds } = { ...againstOf(store.orders.peek(), card), ...to }
    set('armed', { ...(hero && { hero }), ...(wounds && { wounds }) })
  }
  return (
    <fieldset class="card-order" aria-label={table.orderOf(card)}>
      <button
        type="button"
        class="chip card-order__now"
        data-arm={now}
        title={hints[now]}
        aria-label={labels[now]}
        aria-description={hints[now]}
        onClick={() => set(ARMS[(ARMS.indexOf(now) + 1) % ARMS.length] ?? 'ask')}
      >
        {labels[now]}
      </button>
      {now === 'armed' && (
        <div class="card-order__aim">
          <ArmedAgainst card={card} against={againstOf(orders, card)} change={change} />
        </div>
      )}
    </fieldset>
  )
}

interface ArmedAgainstProps {
  readonly card: string
  readonly against: Against
  readonly change: (to: Against) => void
}

/** An armed card waits for a certain hero, for somebody who is hurt, or for the first who comes. */
function ArmedAgainst({ card, against, change }: ArmedAgainstProps): JSX.Element {
  const { table } = words
  const heroes = useStore().view.value?.heroes ?? []
  const { hero, wounds } = against
  return (
    <>
      <select
        class="select card-order__against"
        aria-label={table.armedAgainst(card)}
        value={hero ?? ''}
        onChange={({ currentTarget }) => change({ hero: currentTarget.value })}
      >
        <option value="">{table.againstAll}</option>
        {heroes.map((each) => (
          <option key={each.hero} value={each.hero}>
            {catalogue.name(each.hero)}
          </option>
        ))}
      </select>
      <select
        class="select card-order__against"
        aria-label={table.fromWounds(card)}
        value={String(wounds ?? 0)}
        onChange={({ currentTarget }) => change({ wounds: Number(currentTarget.value) })}
      >
        {Array.from({ length: MOST_WOUNDS_BORNE + 1 }, (_, least) => (
          <option key={least} value={String(least)}>
            {table.leastWounds(least)}
          </option>
        ))}
      </select>
    </>
  )
}

function YieldTurn(): JSX.Element {
  const store = useStore()
  const { value: orders } = store.orders
  return (
    <button
      type="button"
      class="button"
      data-size="small"
      data-key="yield"
      aria-keyshortcuts="Y"
      aria-pressed={hasYielded(orders)}
      onClick={() => void store.setOrders(yielding(store.orders.peek(), !hasYielded(orders)))}
    >
      {words.table.yieldTurn}
    </button>
  )
}
