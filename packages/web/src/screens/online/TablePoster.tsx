import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { mapsOf, RANDOM } from '../../model/boxes/offers.ts'
import { Poster } from '../../parts/art/Poster.tsx'
import { MapPoster } from '../../parts/city/MapPicture.tsx'

/** What is played at a table, seen from afar; dice while nobody knows. */
export function TablePoster({ story }: { readonly story: string | null }): JSX.Element {
  return (
    <span class="online__poster" aria-hidden="true">
      {story === null || story === RANDOM ? (
        <Icon name="rolling-dices" />
      ) : (
        <Poster story={story} cut="poster" size={72} otherwise={<MapPoster map={mapsOf(story)[0] ?? ''} />} />
      )}
    </span>
  )
}
