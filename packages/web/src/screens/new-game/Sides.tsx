import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import type { IconName } from '../../base/icons/names.ts'
import { words } from '../../base/words.ts'
import { Choice } from '../../parts/setup/Choice.tsx'
import { AcolyteChoice, SinChoice } from '../../parts/setup/Enemies.tsx'
import { PlayersChoice } from '../../parts/setup/PlayersChoice.tsx'
import { SIDES, type Side, setHeroPlayers, wish, wishes } from './wishes.ts'

const SIDE_ICONS: Readonly<Record<Side, IconName>> = { heroes: 'hero', sins: 'cracked-mask', both: 'vote' }
const SIDE_TONES: Readonly<Record<Side, string>> = {
  heroes: 'var(--accent)',
  sins: 'var(--sin)',
  both: 'var(--gold)',
}

/** Who plays, and against whom. */
export function Sides(): JSX.Element {
  const { newGame } = words
  const { value: given } = wishes
  return (
    <div class="new__sides">
      <Choice
        name="side"
        title={newGame.side}
        look="doors"
        value={given.side}
        offers={SIDES.map((side) => ({
          value: side,
          name: newGame.sides(side),
          tone: SIDE_TONES[side],
          show: (
            <>
              <Icon name={SIDE_ICONS[side]} />
              <b>{newGame.sides(side)}</b>
            </>
          ),
        }))}
        text={newGame.sideHints[given.side]}
        pick={(side) => wish({ side: side as Side, seats: {} })}
      />
      <PlayersChoice value={given.heroPlayers} pick={setHeroPlayers} />
      <SinChoice value={given.sin} pick={(sin) => wish({ sin })} />
      <AcolyteChoice value={given.acolytes} pick={(acolytes) => wish({ acolytes })} />
    </div>
  )
}
