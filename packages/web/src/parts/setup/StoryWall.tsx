import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { catalogue, words } from '../../base/words.ts'
import { mapsOf, offers, RANDOM } from '../../model/boxes/offers.ts'
import { Poster } from '../art/Poster.tsx'
import { MapPoster } from '../city/MapPicture.tsx'
import { Choice } from './Choice.tsx'
import { STORY_TONES } from './StoryBanner.tsx'

/** All posters on a wall; one of them is chosen. */
export function StoryWall(props: {
  readonly value: string
  readonly pick: (story: string) => void
  readonly isQuiet?: boolean
}): JSX.Element {
  const { newGame } = words
  return (
    <Choice
      name="story"
      title={newGame.story}
      isQuiet={props.isQuiet ?? false}
      look="posters"
      value={props.value}
      offers={[
        ...offers('stories').map(({ id, type }) => ({
          value: id,
          name: catalogue.name(id),
          tone: STORY_TONES[type],
          show: (
            <>
              <Poster story={id} cut="poster" size={160} otherwise={<MapPoster map={mapsOf(id)[0] ?? ''} />} />
              <b class="display paper-label">{catalogue.name(id)}</b>
            </>
          ),
        })),
        {
          value: RANDOM,
          name: newGame.random,
          show: (
            <>
              <Icon name="rolling-dices" />
              <b class="display">{newGame.random}</b>
            </>
          ),
        },
      ]}
      pick={props.pick}
    />
  )
}
