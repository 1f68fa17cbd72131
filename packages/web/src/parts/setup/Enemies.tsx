import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { catalogue, words } from '../../base/words.ts'
import { offer, offers, RANDOM } from '../../model/boxes/offers.ts'
import { Figure } from '../art/Figure.tsx'
import { iconOf } from '../cards/card-icons.ts'
import { Choice, type Offer } from './Choice.tsx'

/** Against whom: a sin and those who follow it, each as its creature stands on the board. */

export interface EnemyProps {
  readonly value: string
  readonly pick: (id: string) => void
}

/** How large they stand on their cards. */
const FIGURE = 46

function cardOffers(figures: Iterable<readonly [id: string, figure: string]>, tone: (id: string) => string): Offer[] {
  const { newGame } = words
  return [
    ...[...figures].map(([id, figure]) => ({
      value: id,
      name: catalogue.name(id),
      tone: tone(id),
      show: (
        <>
          <Figure of={figure} size={FIGURE} icon={iconOf(id, 'evil-eyes')} />
          <b>{catalogue.name(id)}</b>
        </>
      ),
    })),
    {
      value: RANDOM,
      name: newGame.random,
      show: (
        <>
          <Icon name="rolling-dices" />
          <b>{newGame.random}</b>
        </>
      ),
    },
  ]
}

const textOf = (id: string | undefined): string => (id && catalogue.card(id)?.text) || words.newGame.randomHint

export function SinChoice({ value, pick }: EnemyProps): JSX.Element {
  return (
    <Choice
      name="sin"
      title={words.newGame.sin}
      look="cards"
      value={value}
      offers={cardOffers(
        offers('sins').map(({ id, avatar }) => [id, avatar] as const),
        (id) => `var(--sin-${id}, var(--sin))`,
      )}
      text={value === RANDOM ? words.newGame.surprise : textOf(offer('sins', value)?.power)}
      pick={pick}
    />
  )
}

export function AcolyteChoice({ value, pick }: EnemyProps): JSX.Element {
  return (
    <Choice
      name="acolytes"
      title={words.newGame.acolytes}
      look="cards"
      value={value}
      offers={cardOffers(
        offers('acolytes').map(({ id }) => [id, id] as const),
        () => 'var(--sin)',
      )}
      text={textOf(offer('acolytes', value)?.ability)}
      pick={pick}
    />
  )
}
