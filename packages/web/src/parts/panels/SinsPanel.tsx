import type { ComponentChildren, JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { thing } from '../../model/inspect/things.ts'
import { Card, CardBack } from '../cards/Card.tsx'
import { cardFace } from '../cards/card-face.ts'
import { iconOf } from '../cards/card-icons.ts'
import { useTable } from '../context/table-context.ts'
import { Inspect } from './Inspect.tsx'
import { ACOLYTE_ICONS, type MonsterRow, SIN_ICONS, type SinsModel } from './sins-model.ts'

export const sinTone = (sin: string): string => `var(--sin-${sin}, var(--sin))`

function Monster({ row, acolytes }: { readonly row: MonsterRow; readonly acolytes: string }): JSX.Element {
  const { say, words } = useTable()
  const name = row.kind === 'acolyte' ? say.name(acolytes) : say.name(row.name)
  return (
    <tr data-rank={row.kind} data-gone={row.gone || undefined}>
      <th scope="row">
        {row.text ? (
          <Inspect of={row.name} as="monster" class="monster" name={name}>
            <Icon name={row.icon} />
            <span>{name}</span>
          </Inspect>
        ) : (
          <span class="monster" data-inspect={thing('monster', row.name)}>
            <Icon name={row.icon} />
            <span>{name}</span>
          </span>
        )}
      </th>
      <td class="number" data-inspect={thing('stat', 'fight', row.name)}>
        {row.stats.fight}
      </td>
      <td class="number" data-inspect={thing('stat', 'defense', row.name)}>
        {row.stats.defense}
      </td>
      <td class="number monster__count">
        {row.gone ? (
          <span>{words.gone}</span>
        ) : (
          <>
            <span aria-hidden="true">{row.onBoard}</span>
            <span class="visually-hidden">{words.onBoard(row.onBoard)}</span>
          </>
        )}
      </td>
    </tr>
  )
}

export function Monsters({ model }: { readonly model: SinsModel }): JSX.Element {
  const { words } = useTable()
  return (
    <table class="monsters">
      <caption class="visually-hidden">{words.monsters}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{words.monsters}</span>
          </th>
          <th scope="col" class="number">
            <Icon name="crossed-swords" label={words.fight} />
          </th>
          <th scope="col" class="number">
            <Icon name="checked-shield" label={words.defense} />
          </th>
          <th scope="col" class="number">
            <Icon name="flying-flag" label={words.onTheBoard} />
          </th>
        </tr>
      </thead>
      <tbody>
        {model.monsters.map((row) => (
          <Monster key={row.name} row={row} acolytes={model.acolytes} />
        ))}
      </tbody>
    </table>
  )
}

export function Reactions({ reactions }: { readonly reactions: SinsModel['reactions'] }): JSX.Element {
  const { words } = useTable()
  return (
    <span
      class="reactions"
      data-inspect={thing('counter', 'reaction')}
      role="img"
      aria-label={words.reactions(reactions.active, reactions.of)}
    >
      {Array.from({ length: Math.max(reactions.of, reactions.active) }, (_, i) => (
        <span key={i} class="reaction" data-spent={i >= reactions.active || undefined}>
          <Icon name="evil-eyes" />
        </span>
      ))}
    </span>
  )
}

const MOST_BACKS = 7

export interface HandProps {
  readonly model: SinsModel
  /** Below a card of one's own: how it is armed, or what may be done with it. */
  readonly under?: (card: string) => ComponentChildren
  readonly onPress?: (card: string) => void
  readonly lit?: readonly string[]
}

/** The hand: faces for its owner, backs and a number for everybody else, and a round later faces among backs. */
export function Hand({ model, under, onPress, lit }: HandProps): JSX.Element {
  const setting = useTable()
  const { words } = setting
  const { hand } = model
  if (hand.length === 0) return <p class="empty">{words.handEmpty}</p>
  const hidden = hand.filter((card) => card === null)
  const known = hand.filter((card) => card !== null)
  const backs = hidden.length > 0 && (
    <div class="backs" data-inspect="chip:hand" role="img" aria-label={words.hand(hidden.length)}>
      {hidden.slice(0, MOST_BACKS).map((_, i) => (
        <CardBack key={i} kind="sin" tone={sinTone(model.sin)} />
      ))}
      <b aria-hidden="true">{hidden.length}</b>
    </div>
  )
  const faces = known.length > 0 && (
    <ul class="hand" aria-label={words.hand(known.length)}>
      {known.map((card, i) => {
        const face = cardFace(card, setting)
        if (!face) return null
        const isLit = lit?.includes(face.id)
        return (
          <li key={`${face.id}-${i}`}>
            <Inspect of={face.id} class="hand__card" {...(onPress ? { onPress: () => onPress(face.id) } : {})}>
              <Card face={face} size="small" silent {...(isLit ? { state: 'lit' as const } : {})} />
            </Inspect>
            {under?.(face.id)}
          </li>
        )
      })}
    </ul>
  )
  return (
    <>
      {faces}
      {backs}
    </>
  )
}

export interface SinsPanelProps extends Omit<HandProps, 'model'> {
  readonly model: SinsModel
  /** The hand has a place of its own (the dock of the Sins player). */
  readonly withoutHand?: boolean
}

export function SinsPanel({ model, withoutHand = false, ...hand }: SinsPanelProps): JSX.Element {
  const { say, words } = useTable()
  return (
    <article class="panel sins" style={{ '--tone': sinTone(model.sin) }} aria-label={say.name(model.sin)}>
      <header class="sins__head">
        <span class="sins__sigil" aria-hidden="true">
          <Icon name={SIN_ICONS[model.sin] ?? 'evil-eyes'} />
        </span>
        <div>
          <h3 class="sins__name">{say.name(model.sin)}</h3>
          {model.power && (
            <Inspect of={model.power} class="sins__power">
              {say.card(model.power)?.text}
            </Inspect>
          )}
        </div>
      </header>
      <Monsters model={model} />
      <Inspect
        of={model.ability.id}
        class="sins__ability"
        name={`${say.name(model.ability.id)}, ${model.ability.used ? words.abilityUsed : words.abilityReady}`}
      >
        <Icon name={ACOLYTE_ICONS[model.acolytes] ?? 'hood'} />
        <span>{say.name(model.ability.id)}</span>
        <small data-used={model.ability.used || undefined}>
          {model.ability.used ? words.abilityUsed : words.abilityReady}
        </small>
      </Inspect>
      <div class="sins__row">
        <h4 class="panel__title" data-inspect="counter:reaction">
          {words.reactionsTitle}
        </h4>
        <Reactions reactions={model.reactions} />
      </div>
      {model.open && (
        <div class="sins__row">
          <h4 class="panel__title" data-inspect="chip:sin-slot">
            {words.played}
          </h4>
          <Inspect of={model.open} class="held held--sin">
            <Icon name={iconOf(model.open, 'evil-eyes')} />
            <span>{say.name(model.open)}</span>
          </Inspect>
        </div>
      )}
      {!withoutHand && (
        <div class="sins__block">
          <h4 class="panel__title" data-inspect="chip:hand">
            {words.hand(model.hand.length)}
            <small>{words.deckLeft(model.deck)}</small>
          </h4>
          <Hand model={model} {...hand} />
        </div>
      )}
      <Piles model={model} />
    </article>
  )
}

/** The dead, who come back, and the cards that were played. */
export function Piles({ model }: { readonly model: SinsModel }): JSX.Element {
  const { say, words } = useTable()
  const name = (id: string): string => (id === 'acolyte' ? say.name('acolyte') : say.name(id))
  return (
    <div class="piles">
      <div>
        <h4 class="panel__title" data-inspect="chip:dead-pile">
          {words.deadPile}
        </h4>
        {model.dead.length === 0 ? (
          <p class="piles__none">{words.deadPileEmpty}</p>
        ) : (
          <ul class="piles__list">
            {model.dead.map(({ name: id, icon, count }) => (
              <li key={id} class="chip" data-inspect={thing('monster', id)}>
                <Icon name={icon} />
                {name(id)}
                <b>×{count}</b>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div>
        <h4 class="panel__title">{words.discard(model.discard.length)}</h4>
        {model.discard.length === 0 ? (
          <p class="piles__none">{words.discardEmpty}</p>
        ) : (
          <ul class="piles__list">
            {model.discard.map((id, i) => (
              <li key={`${id}-${i}`}>
                <Inspect of={id} class="held held--sin">
                  <Icon name={iconOf(id, 'evil-eyes')} />
                  <span>{say.name(id)}</span>
                </Inspect>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
