import type { View } from '@haven/engine'
import type { HomePlayers } from '@haven/table'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { go } from '../../base/router.ts'
import { words } from '../../base/words.ts'
import { workerLink } from '../../model/link.ts'
import type { Recap } from '../../model/recap/recap.ts'
import { replayPath } from '../../model/replay/turns.ts'
import { Deed } from './Deed.tsx'
import { End } from './End.tsx'
import { verifyHere } from './Share.tsx'
import { useSpace } from './use-space.ts'

interface HomeEndProps {
  readonly game: string
  readonly view: View
  readonly players: HomePlayers
  readonly known?: Recap
}

/** The end of a game that is kept here: played at home, or brought from elsewhere. */
export function HomeEnd({ game, view, players, known }: HomeEndProps): JSX.Element {
  const { recap: say } = words
  const isStarting = useSignal(false)
  const { people } = players
  const isSins = people.length === 1 && people[0] === 'sins'
  const isBoth = people.includes('sins') && !isSins
  const again = async (swap: boolean) => {
    if (isStarting.value) return
    isStarting.value = true
    try {
      go(`/g/${await workerLink().call('rematch', { game, swap })}${location.search}`)
    } finally {
      isStarting.value = false
    }
  }
  useSpace(() => void again(false))
  return (
    <End
      game={game}
      view={view}
      as={isSins ? 'sins' : 'heroes'}
      doors={{ path: (moment) => replayPath(game, moment) }}
      verify={() => verifyHere(game)}
      {...(known && { known })}
      next={
        <>
          <button
            type="button"
            class="end-deed"
            data-tone="primary"
            aria-keyshortcuts="Space"
            aria-busy={isStarting.value}
            onClick={() => void again(false)}
          >
            <Deed name={say.rematch} hint={say.rematchHint}>
              <span class="end-deed__key" aria-hidden="true">
                {say.space}
              </span>
            </Deed>
          </button>
          {!isBoth && (
            <button type="button" class="end-deed" onClick={() => void again(true)}>
              <Deed icon="cracked-mask" name={say.swap} hint={say.swapHint(isSins ? null : view.setup.sin)} />
            </button>
          )}
        </>
      }
    />
  )
}
