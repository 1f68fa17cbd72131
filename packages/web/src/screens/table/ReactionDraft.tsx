import type { View } from '@haven/engine'
import type { ReactOrder } from '@haven/table'
import { useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { catalogue, words } from '../../base/words.ts'
import { draftsIn, withDraft, withoutDraft } from '../../model/orders.ts'
import { rules } from '../../model/rules.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { Sheet } from '../../parts/page/Sheet.tsx'

/** What is drafted, above the hand; on the board it stands as a ghost with its ribbon. */
export function DraftLines(): JSX.Element | null {
  const store = useStore()
  const { drafts } = words
  const all = draftsIn(store.orders.value)
  if (all.length === 0) return null
  return (
    <ul class="drafts__list" aria-label={drafts.list}>
      {all.map((draft) => (
        <li key={JSON.stringify(draft)} class="drafts__one">
          {drafts.drafted(draft)}
          <button
            type="button"
            class="button"
            data-tone="ghost"
            data-size="icon"
            aria-label={drafts.forget(draft)}
            onClick={() => void store.setOrders(withoutDraft(store.orders.value, draft))}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Reactions of the Sins player that are decided before their moment. */
export function ReactionDrafts(): JSX.Element | null {
  const store = useStore()
  const isOpen = useSignal(false)
  const { value: view } = store.view
  const { drafts } = words
  if (!view) return null
  return (
    <div class="drafts">
      <button
        type="button"
        class="button"
        data-size="small"
        data-key="draft"
        aria-keyshortcuts="D"
        onClick={() => {
          isOpen.value = true
        }}
      >
        {drafts.open}
      </button>
      {isOpen.value && (
        <DraftSheet
          view={view}
          close={() => {
            isOpen.value = false
          }}
        />
      )}
    </div>
  )
}

const HERO = ''

function DraftSheet({ view, close }: { readonly view: View; readonly close: () => void }): JSX.Element {
  const store = useStore()
  const { drafts } = words
  const [first] = view.monsters
  const hero = useSignal(view.turn?.hero ?? '')
  const monster = useSignal(first?.id ?? '')
  const to = useSignal(HERO)
  const fight = useSignal(true)
  const spaces = rules.tables.maps.get(view.setup.map)?.geometry.spaces ?? []
  const keep = (): void => {
    const draft: ReactOrder = {
      order: 'react',
      ...(hero.value !== '' && { hero: hero.value }),
      monster: monster.value,
      to: to.value === HERO ? null : to.value,
      fight: fight.value,
    }
    void store.setOrders(withDraft(store.orders.value, draft))
    close()
  }
  return (
    <Sheet title={drafts.open} close={close}>
      <p>{drafts.hint}</p>
      {!first ? (
        <p>{drafts.none}</p>
      ) : (
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault()
            keep()
          }}
        >
          <Choice label={drafts.after} at={hero}>
            <option value="">{drafts.anybody}</option>
            {view.heroes
              .filter(({ dead }) => !dead)
              .map((each) => (
                <option key={each.hero} value={each.hero}>
                  {catalogue.name(each.form)}
                </option>
              ))}
          </Choice>
          <Choice label={drafts.monster} at={monster}>
            {view.monsters.map(({ id, space }) => (
              <option key={id} value={id}>
                {drafts.monsterAt(id, space)}
              </option>
            ))}
          </Choice>
          <Choice label={drafts.to} at={to}>
            <option value={HERO}>{drafts.toHero}</option>
            {spaces.map((space) => (
              <option key={space} value={space}>
                {catalogue.space(space)}
              </option>
            ))}
          </Choice>
          <label class="switch">
            <input
              type="checkbox"
              checked={fight.value}
              onChange={(event) => {
                fight.value = event.currentTarget.checked
              }}
            />
            <span>{drafts.fight}</span>
          </label>
          <button type="submit" class="button" data-tone="primary">
            {drafts.keep}
          </button>
        </form>
      )}
    </Sheet>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly at: { value: string }
  readonly children: ComponentChildren
}

function Choice({ label, at, children }: ChoiceProps): JSX.Element {
  return (
    <label class="field">
      {label}
      <select
        class="select"
        value={at.value}
        onChange={(event) => {
          at.value = event.currentTarget.value
        }}
      >
        {children}
      </select>
    </label>
  )
}
