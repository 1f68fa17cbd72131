import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { CardThumb } from '../art/CardThumb.tsx'
import { Portrait } from '../art/Portrait.tsx'
import { iconOf } from '../cards/card-icons.ts'
import { useTable } from '../context/table-context.ts'
import { isSameData, unlessSame } from '../context/unless-same.tsx'
import { HeroDashboard } from './HeroDashboard.tsx'
import { HeroLine } from './HeroLine.tsx'
import type { HeroModel } from './hero-model.ts'
import { Inspect } from './Inspect.tsx'

export interface HeroesProps {
  readonly heroes: readonly HeroModel[]
  /** Whose board is open, if nobody has chosen: the hero on turn, or who is asked. */
  readonly focus: number
  /** Whose board lies on the stage. */
  readonly onStage?: string | null
}

/** All heroes in the order of the table: one board open, the others in a line. */
export const Heroes = unlessSame(function Heroes({ heroes, focus, onStage = null }: HeroesProps): JSX.Element {
  const { words } = useTable()
  const chosen = useSignal<{ place: number; focus: number } | null>(null)
  // A choice holds until the game itself turns to another hero.
  const open = chosen.value?.focus === focus ? chosen.value.place : focus
  return (
    <article class="heroes" aria-label={words.heroes}>
      {heroes.map((hero) =>
        hero.hero === onStage && hero.place === open ? (
          <Ghost key={hero.hero} hero={hero} />
        ) : hero.place === open ? (
          <HeroDashboard key={hero.hero} hero={hero} />
        ) : (
          <HeroLine
            key={hero.hero}
            hero={hero}
            onOpen={() => {
              chosen.value = { place: hero.place, focus }
            }}
          />
        ),
      )}
    </article>
  )
}, isSameData)

/** As large as his board, which is elsewhere. */
function Ghost({ hero }: { readonly hero: HeroModel }): JSX.Element {
  const { say, words } = useTable()
  return (
    <div class="hero-ghost">
      <p>
        <b class="display">{say.name(hero.form)}</b>
        {words.onStage}
      </p>
      <HeroDashboard hero={hero} />
    </div>
  )
}

/** Heroes who wait for a death. */
export const Reserve = unlessSame(function Reserve(props: {
  readonly reserve: readonly string[]
  readonly isSins?: boolean
}): JSX.Element {
  const { reserve, isSins = false } = props
  const { facts, say, words } = useTable()
  return (
    <article class="panel shelf" data-of="reserve" aria-label={words.reserve(reserve.length)}>
      <h3 class="panel__title" data-inspect="reserve">
        {words.reserve(reserve.length)}
        <small>{isSins ? words.deathsToWin(reserve.length + 1) : words.deathThatLoses(reserve.length + 1)}</small>
      </h3>
      {reserve.length === 0 ? (
        <p class="empty empty--grave">{words.reserveEmpty}</p>
      ) : (
        <ul class="shelf__list">
          {reserve.map((id) => (
            <li key={id}>
              <Inspect of={id} as="hero" class="held" name={say.name(id)}>
                <Portrait form={id} class={facts.heroes[id]!.class} size={32} shape="round" />
                <span>{say.name(id)}</span>
              </Inspect>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}, isSameData)

export interface InventoryProps {
  readonly cards: readonly string[]
  readonly deck: number
}

export const Inventory = unlessSame(function Inventory({ cards, deck }: InventoryProps): JSX.Element {
  const { say, words } = useTable()
  return (
    <article class="panel shelf" data-of="inventory" aria-label={words.inventory}>
      <h3 class="panel__title" data-inspect="chip:inventory">
        {words.inventory}
        <small>{words.inDeck(deck)}</small>
      </h3>
      {cards.length === 0 ? (
        <p class="empty">{words.inventoryEmpty}</p>
      ) : (
        <ul class="shelf__list">
          {cards.map((id) => (
            <li key={id}>
              <Inspect of={id} class="offered" name={say.name(id)}>
                <CardThumb of={id} w={35} h={46} icon={iconOf(id, 'ammo-box')} />
              </Inspect>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}, isSameData)
