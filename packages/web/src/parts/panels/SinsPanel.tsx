import type { ComponentChildren, JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { thing } from '../../model/inspect/things.ts'
import { CardThumb } from '../art/CardThumb.tsx'
import { Figure } from '../art/Figure.tsx'
import { Card, CardBack } from '../cards/Card.tsx'
import { cardFace } from '../cards/card-face.ts'
import { iconOf } from '../cards/card-icons.ts'
import { useTable } from '../context/table-context.ts'
import { isSameData, unlessSame } from '../context/unless-same.tsx'
import { Inspect } from './Inspect.tsx'
import type { MonsterRow, SinsModel } from './sins-model.ts'

export const sinTone = (sin: string): string => `var(--sin-${sin}, var(--sin))`

/** By rank, as on the board. */
const FIGURES: Readonly<Record<MonsterRow['kind'], number>> = {
  acolyte: 30,
  abomination: 33,
  fallen: 33,
  controller: 34,
  'hell-club': 34,
  avatar: 36,
}

function Monster({ row, acolytes }: { readonly row: MonsterRow; readonly acolytes: string }): JSX.Element {
  const { say, words } = useTable()
  const name = row.kind === 'acolyte' ? say.name(acolytes) : say.name(row.name)
  const state = row.gone ? words.gone : words.monsterState(row.onBoard, row.dead)
  const inside = (
    <>
      <Figure of={row.figure} size={FIGURES[row.kind]} icon={row.icon} />
      <b aria-hidden="true">
        {row.stats.fight} <i>/</i> {row.stats.defense}
      </b>
      <span aria-hidden="true">{state}</span>
    </>
  )
  const says = words.monsterSays(name, row.stats.fight, row.stats.defense, state)
  return (
    <li data-rank={row.kind} data-gone={row.gone || undefined}>
      {row.text ? (
        <Inspect of={row.name} as="monster" class="monster" name={says}>
          {inside}
        </Inspect>
      ) : (
        <span class="monster" data-inspect={thing('monster', row.name)} role="img" aria-label={says}>
          {inside}
        </span>
      )}
    </li>
  )
}

export function Monsters({ model }: { readonly model: SinsModel }): JSX.Element {
  const { words } = useTable()
  return (
    <div class="sins__block">
      <h4 class="panel__title" data-inspect="chip:dead-pile">
        {words.monsters}
        <small>{words.fightAndDefense}</small>
      </h4>
      <ul class="monsters">
        {model.monsters.map((row) => (
          <Monster key={row.name} row={row} acolytes={model.acolytes} />
        ))}
      </ul>
    </div>
  )
}

export function Reactions({ reactions }: { readonly reactions: SinsModel['reactions'] }): JSX.Element {
  const { words } = useTable()
  return (
    <span
      class="reactions"
      data-inspect="counter:reaction"
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

const MOST_BACKS = 4

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

export const SinsPanel = unlessSame(function SinsPanel({
  model,
  withoutHand = false,
  ...hand
}: SinsPanelProps): JSX.Element {
  const { say, words } = useTable()
  return (
    <article class="panel sins" style={{ '--tone': sinTone(model.sin) }} aria-label={say.name(model.sin)}>
      <header class="sins__head">
        <span class="sins__sigil" aria-hidden="true">
          <Figure of={`${model.sin}-avatar`} size={46} icon={iconOf(model.sin, 'evil-eyes')} />
        </span>
        <div>
          <h3 class="sins__name">{say.name(model.sin)}</h3>
          {model.power && (
            <Inspect of={model.power} class="sins__power">
              <span class="sins__power-text">{say.card(model.power)?.text}</span>
              <span class="sins__power-name">{say.name(model.power)}</span>
            </Inspect>
          )}
        </div>
      </header>
      <div class="sins__block">
        <h4 class="panel__title" data-inspect="counter:reaction">
          {words.reactionsTitle} <b>{words.reactionsLeft(model.reactions.active, model.reactions.of)}</b>
        </h4>
        {model.committed !== null && <p class="sins__told">{words.committed(model.committed)}</p>}
        <div class="sins__row">
          <Reactions reactions={model.reactions} />
          <Inspect
            of={model.ability.id}
            class="sins__ability"
            name={`${say.name(model.ability.id)}, ${model.ability.used ? words.abilityUsed : words.abilityReady}`}
          >
            <Figure of={model.acolytes} size={26} icon={iconOf(model.acolytes, 'hood')} />
            <span>{say.name(model.ability.id)}</span>
            <small data-used={model.ability.used || undefined}>
              {model.ability.used ? words.abilityUsed : words.abilityReady}
            </small>
          </Inspect>
        </div>
      </div>
      {/* Whoever has the hand beside it reads there what is left, and needs no place for a card that has not come. */}
      {(!withoutHand || model.open) && <SinCards model={model} withoutHand={withoutHand} {...hand} />}
      <Monsters model={model} />
    </article>
  )
}, isSameData)

/** TURN-6: one Sin card a turn has its place here; beside it the hand, and what was played before. */
function SinCards({ model, withoutHand = false, ...hand }: SinsPanelProps): JSX.Element {
  const { say, words } = useTable()
  return (
    <div class="sins__block">
      <h4 class="panel__title" data-inspect="chip:sin-slot">
        {/* One line with a card and without: what stands below it stays where it is. */}
        <span class={model.open ? 'visually-hidden' : undefined}>{words.sinCardSlot}</span>
        {model.open && <b>{say.name(model.open)}</b>}
      </h4>
      <div class="sins__cards">
        {model.open ? (
          <Inspect of={model.open} class="sins__slot" name={say.name(model.open)}>
            <CardThumb of={model.open} w={50} h={62} icon={iconOf(model.open, 'evil-eyes')} />
          </Inspect>
        ) : (
          <span class="sins__slot" data-inspect="chip:sin-slot" data-empty="">
            {words.sinCardMay}
          </span>
        )}
        {!withoutHand && <Hand model={model} {...hand} />}
        <p class="sins__counts" data-inspect="chip:deck" hidden={withoutHand}>
          <span>{words.inDeck(model.deck)}</span>
          {model.discard.length > 0 && <span>{words.discard(model.discard.length)}</span>}
        </p>
      </div>
      {!withoutHand && model.discard.length > 0 && (
        <ul class="sins__played" aria-label={words.discard(model.discard.length)}>
          {model.discard.map((id, i) => (
            <li key={`${id}-${i}`}>
              <Inspect of={id} class="sins__was" name={say.name(id)}>
                <CardThumb of={id} w={24} h={24} icon={iconOf(id, 'evil-eyes')} />
              </Inspect>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
