import './new-game.css'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { words } from '../../base/words.ts'
import { boxesOn, useWordsOf } from '../../model/boxes/boxes.ts'
import { refusalText } from '../../model/words.ts'
import { Shell } from '../../parts/page/Shell.tsx'
import { Boxes } from './Boxes.tsx'
import { begin } from './begin.ts'
import { Sides } from './Sides.tsx'
import { Stories } from './Stories.tsx'
import { Team } from './Team.tsx'
import { everythingRandom, refusal } from './wishes.ts'

/** Everything on one screen, and all of it chosen already: who wants to can just begin. */
export function NewGame(): JSX.Element {
  const { newGame } = words
  const known = boxesOn()
  useWordsOf(known.map(({ manifest }) => manifest.id))
  return (
    <Shell title={newGame.title}>
      <form
        class="new"
        onSubmit={(event) => {
          event.preventDefault()
          void begin()
        }}
      >
        <Boxes />
        <Stories />
        <Sides />
        <Team />
        <div class="new__go">
          {refusal.value && (
            <p class="alarm" role="alert">
              {refusalText(refusal.value)}
            </p>
          )}
          <button type="button" class="button" onClick={everythingRandom}>
            <Icon name="rolling-dices" />
            {newGame.allRandom}
          </button>
          <button type="submit" class="button new__begin" data-tone="primary">
            {newGame.begin}
          </button>
        </div>
      </form>
    </Shell>
  )
}
