import type { JSX } from 'preact'
import { words } from '../../base/words.ts'
import { heroWins, roundsOf } from '../../model/balance.ts'
import { RANDOM } from '../../model/boxes/offers.ts'
import { MapChoice } from '../../parts/setup/MapChoice.tsx'
import { StoryBanner } from '../../parts/setup/StoryBanner.tsx'
import { StoryWall } from '../../parts/setup/StoryWall.tsx'
import { setStory, wish, wishes } from './wishes.ts'

/** Length and chance, as our bots know them. */
function Numbers({ map }: { readonly map: string }): JSX.Element | null {
  const { newGame } = words
  const { sin, heroPlayers } = wishes.value
  const wins = heroWins(map, sin, heroPlayers)
  const rounds = roundsOf(map)
  if (wins === null || rounds === undefined) return null
  return (
    <p class="poster-story__numbers" title={newGame.balanceHint}>
      <span>{newGame.rounds(rounds)}</span>
      <span>{newGame.heroWins(wins)}</span>
    </p>
  )
}

/** The posters on a wall, and one that is turned to it. */
export function Stories(): JSX.Element {
  const { story, map, sin, acolytes } = wishes.value
  return (
    <div class="new__stories">
      <StoryBanner
        story={story}
        map={map}
        sin={sin}
        acolytes={acolytes}
        facts={map !== RANDOM && <Numbers map={map} />}
      >
        {story !== RANDOM && <MapChoice story={story} value={map} pick={(next) => wish({ map: next })} />}
      </StoryBanner>
      <StoryWall value={story} pick={setStory} isQuiet />
    </div>
  )
}
