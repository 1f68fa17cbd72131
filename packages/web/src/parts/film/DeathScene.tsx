import type { Event } from '@haven/engine'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { words } from '../../base/words.ts'
import { iconOf } from '../cards/card-icons.ts'
import { useStore } from '../context/store-context.ts'
import { spotOfSpace, useSpots } from './spots.ts'

const half = (): number => (document.querySelector('.film-layer')?.clientHeight ?? 0) / 2

/** The city goes dark but for the place; a light goes out, chalk is drawn, and the Reserve counts down. */
export function DeathScene({ died }: { readonly died: Extract<Event, { event: 'heroDied' }> }): JSX.Element {
  const store = useStore()
  const spot = useSpots(() => spotOfSpace(died.space), died.hero)
  const left = store.view.value?.reserve.length ?? 0
  const place = spot ? { '--x': `${spot.x}px`, '--y': `${spot.y}px`, '--r': `${Math.max(spot.w, spot.h) * 0.7}px` } : {}
  return (
    <div class="film-death" data-half={spot && spot.y < half() ? 'upper' : 'lower'} style={place} aria-hidden="true">
      <div class="film-death__dark" />
      <div class="film-death__place">
        <span class="film-death__hero">
          <Icon name={iconOf(died.hero, 'person')} />
          <i />
        </span>
        <svg class="film-death__chalk" viewBox="0 0 100 60" aria-hidden="true" focusable="false">
          <path
            pathLength="1"
            d="M18 30c-6-9 6-18 13-9 5 4 12 0 17-4 9-8 15-12 17-8 3 5-9 9-10 14 9 0 20-3 30-6 6-1 7 6 1 8-9 3-20 4-28 6 6 4 16 8 24 13 5 4 1 9-5 6-10-5-20-10-30-11-8 3-12 10-20 14-6 2-8-4-4-7 4-4 8-7 9-11-6 1-11 0-14-5z"
          />
        </svg>
      </div>
      <div class="film-death__words">
        <p>{words.film.isDead(died.hero)}</p>
        <p>{words.film.reserveLeft(left)}</p>
      </div>
    </div>
  )
}
