import type { JSX } from 'preact'
import { MapPicture } from './MapPicture.tsx'

/** Behind the words of the landing page: the city as it waits, one level into the night. */
export function LandingCity(): JSX.Element {
  return (
    <div class="landing__city" aria-hidden="true">
      <MapPicture map="havens-last-stand-a" sin="pride" acolytes="nuns" level={2} />
    </div>
  )
}
