import type { Event, View } from '@haven/engine'
import type { JSX } from 'preact'
import { words } from '../../base/words.ts'
import type { Facts } from '../../model/facts.ts'
import { useStore } from '../context/store-context.ts'
import { useTable } from '../context/table-context.ts'
import { DeathFace } from './DeathFace.tsx'
import { deathFaces, prepare } from './death-faces.ts'
import { spotOfSpace, useSpots } from './spots.ts'

const half = (): number => (document.querySelector('.film-layer')?.clientHeight ?? 0) / 2

type Death = Extract<Event, { event: 'heroDied' }>

/** All who are neither alive nor in the Reserve have died by now. */
function fallenIn({ heroes, setup, reserve }: View): number {
  return setup.team.length - heroes.filter(({ dead }) => !dead).length - reserve.length
}

const formOf = (view: View | null, hero: string): string =>
  view?.heroes.find((each) => each.hero === hero)?.form ?? hero

/** Whoever dies later in this film is painted now. */
export function prepareDeaths(deaths: readonly Death[], view: View, { forms }: Facts): void {
  const before = fallenIn(view)
  for (const [i, { hero }] of deaths.entries()) {
    const form = formOf(view, hero)
    const of = forms[form]?.class
    if (of) prepare(deathFaces(form, of, before + i + 1))
  }
}

/** The city goes dark but for the place; a light goes out, chalk is drawn, and the Reserve counts down. */
export function DeathScene({ died }: { readonly died: Death }): JSX.Element {
  const store = useStore()
  const spot = useSpots(() => spotOfSpace(died.space), died.hero)
  const { facts } = useTable()
  const { value: view } = store.view
  const left = view?.reserve.length ?? 0
  const form = formOf(view, died.hero)
  const place = spot ? { '--x': `${spot.x}px`, '--y': `${spot.y}px`, '--r': `${Math.max(spot.w, spot.h) * 0.7}px` } : {}
  return (
    <div class="film-death" data-half={spot && spot.y < half() ? 'upper' : 'lower'} style={place} aria-hidden="true">
      <div class="film-death__dark" />
      <div class="film-death__place">
        <DeathFace form={form} class={facts.forms[form]!.class} death={view ? Math.max(1, fallenIn(view)) : 1} />
      </div>
      <div class="film-death__words">
        <p>{words.film.isDead(died.hero)}</p>
        <p>{words.film.reserveLeft(left)}</p>
      </div>
    </div>
  )
}
