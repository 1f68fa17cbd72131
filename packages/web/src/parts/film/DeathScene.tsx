import type { Event, View } from '@haven/engine'
import type { JSX } from 'preact'
import { words } from '../../base/words.ts'
import { useStore } from '../context/store-context.ts'
import { useTable } from '../context/table-context.ts'
import { DeathFace } from './DeathFace.tsx'
import { spotOfSpace, useSpots } from './spots.ts'

const half = (): number => (document.querySelector('.film-layer')?.clientHeight ?? 0) / 2

/** All who are neither alive nor in the Reserve have died by now. */
function numberOf(view: View | null): number {
  if (!view) return 1
  const alive = view.heroes.filter(({ dead }) => !dead).length
  return Math.max(1, view.setup.team.length - alive - view.reserve.length)
}

/** The city goes dark but for the place; a light goes out, chalk is drawn, and the Reserve counts down. */
export function DeathScene({ died }: { readonly died: Extract<Event, { event: 'heroDied' }> }): JSX.Element {
  const store = useStore()
  const spot = useSpots(() => spotOfSpace(died.space), died.hero)
  const { facts } = useTable()
  const { value: view } = store.view
  const left = view?.reserve.length ?? 0
  const form = view?.heroes.find(({ hero }) => hero === died.hero)?.form ?? died.hero
  const place = spot ? { '--x': `${spot.x}px`, '--y': `${spot.y}px`, '--r': `${Math.max(spot.w, spot.h) * 0.7}px` } : {}
  return (
    <div class="film-death" data-half={spot && spot.y < half() ? 'upper' : 'lower'} style={place} aria-hidden="true">
      <div class="film-death__dark" />
      <div class="film-death__place">
        <DeathFace form={form} class={facts.forms[form]!.class} death={numberOf(view)} />
      </div>
      <div class="film-death__words">
        <p>{words.film.isDead(died.hero)}</p>
        <p>{words.film.reserveLeft(left)}</p>
      </div>
    </div>
  )
}
