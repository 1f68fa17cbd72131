import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import type { IconName } from '../../base/icons/names.ts'
import { catalogue, words } from '../../base/words.ts'
import { offer, offers } from '../../model/boxes/offers.ts'
import { Figure } from '../../parts/art/Figure.tsx'
import { iconOf } from '../../parts/cards/card-icons.ts'
import { Choice } from './Choice.tsx'
import { RANDOM, SIDES, type Side, setHeroPlayers, wantedHeroes, wish, wishes } from './wishes.ts'

const SIDE_ICONS: Readonly<Record<Side, IconName>> = { heroes: 'hero', sins: 'cracked-mask', both: 'vote' }
const SIDE_TONES: Readonly<Record<Side, string>> = {
  heroes: 'var(--accent)',
  sins: 'var(--sin)',
  both: 'var(--gold)',
}

const shown = (icon: IconName, name: string): JSX.Element => (
  <>
    <Icon name={icon} />
    <b>{name}</b>
  </>
)

/** How large they stand on their cards. */
const FIGURE = 46

/** A sin, or those who follow it, as its creature stands on the board. */
function cardOffers(figures: Iterable<readonly [id: string, figure: string]>, tone: (id: string) => string) {
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
    { value: RANDOM, name: newGame.random, show: shown('rolling-dices', newGame.random) },
  ]
}

/** Who plays, and against whom. */
export function Sides(): JSX.Element {
  const { newGame } = words
  const { value: given } = wishes
  const textOf = (id: string | undefined): string => (id && catalogue.card(id)?.text) || newGame.randomHint
  return (
    <div class="new__sides">
      <Choice
        name="side"
        title={newGame.side}
        look="cards"
        value={given.side}
        offers={SIDES.map((side) => ({
          value: side,
          name: newGame.sides(side),
          tone: SIDE_TONES[side],
          show: shown(SIDE_ICONS[side], newGame.sides(side)),
        }))}
        text={newGame.sideHints[given.side]}
        pick={(side) => wish({ side: side as Side, seats: {} })}
      />
      <Choice
        name="players"
        title={newGame.heroPlayers}
        look="chips"
        value={String(given.heroPlayers)}
        offers={[1, 2, 3, 4].map((number) => ({
          value: String(number),
          name: `${number}: ${newGame.heroPlayersHint(wantedHeroes(number))}`,
          show: <span>{number}</span>,
        }))}
        pick={(number) => setHeroPlayers(Number(number))}
      >
        <span class="choice__aside" aria-hidden="true">
          {newGame.heroPlayersHint(wantedHeroes(given.heroPlayers))}
        </span>
      </Choice>
      <Choice
        name="sin"
        title={newGame.sin}
        look="cards"
        value={given.sin}
        offers={cardOffers(
          offers('sins').map(({ id, avatar }) => [id, avatar] as const),
          (id) => `var(--sin-${id}, var(--sin))`,
        )}
        text={given.sin === RANDOM ? newGame.surprise : textOf(offer('sins', given.sin)?.power)}
        pick={(sin) => wish({ sin })}
      />
      <Choice
        name="acolytes"
        title={newGame.acolytes}
        look="cards"
        value={given.acolytes}
        offers={cardOffers(
          offers('acolytes').map(({ id }) => [id, id] as const),
          () => 'var(--sin)',
        )}
        text={textOf(offer('acolytes', given.acolytes)?.ability)}
        pick={(next) => wish({ acolytes: next })}
      />
    </div>
  )
}
