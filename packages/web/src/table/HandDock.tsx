import type { Order } from '@haven/table'
import type { JSX } from 'preact'
import { words } from '../app/words.ts'
import { english } from '../game/words.ts'
import { Hand } from '../panels/SinsPanel.tsx'
import { sinsModel } from '../panels/sins-model.ts'
import { useTable } from '../panels/table-context.ts'
import { useStore } from './context.ts'
import { ARMS, type Arm, armed, armOf, hasYielded, yielding } from './orders.ts'
import { ReactionDrafts } from './ReactionDraft.tsx'

/** The hand of the Sins player, for his eyes: what each card shall do at its moment is one tap. */
export function HandDock(): JSX.Element | null {
  const store = useStore()
  const { facts } = useTable()
  const { value: view } = store.view
  if (!view || store.screen.value?.viewer !== 'sins') return null
  const press = (card: string) => void store.point(store.lit.value.cards.get(card) ?? [], { card }, false)
  return (
    <section class="hand-dock" aria-label={words.table.hand}>
      <Hand
        model={sinsModel(view, facts)}
        lit={[...store.lit.value.cards.keys()]}
        under={(card) => <CardOrder card={card} />}
        onPress={press}
      />
      <div class="hand-dock__plans">
        <YieldTurn />
        <ReactionDrafts />
      </div>
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
  const set = (next: readonly Order[]) => void store.setOrders(next)
  return (
    <fieldset class="card-order" aria-label={table.orderOf(english.name(card))}>
      {ARMS.map((arm) => (
        <button
          key={arm}
          type="button"
          class="chip"
          title={hints[arm]}
          aria-pressed={arm === now}
          onClick={() => set(armed(orders, card, arm))}
        >
          {labels[arm]}
        </button>
      ))}
    </fieldset>
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
      onClick={() => void store.setOrders(yielding(orders, !hasYielded(orders)))}
    >
      {words.table.yieldTurn}
    </button>
  )
}
