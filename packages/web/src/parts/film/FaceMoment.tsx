import './faces.css'
import type { HeroState } from '@haven/art'
import type { Event } from '@haven/engine'
import type { JSX } from 'preact'
import type { Facts } from '../../model/facts.ts'
import { heroState } from '../art/hero-state.ts'
import { Portrait } from '../art/Portrait.tsx'
import { useStore } from '../context/store-context.ts'
import { useTable } from '../context/table-context.ts'
import type { Spot } from './spots.ts'

type FaceEvent = Extract<Event, { event: 'corruptionTaken' | 'formChanged' }>

interface FaceMomentProps {
  readonly event: FaceEvent
  readonly spot: Spot
}

/** What he looked like before it. */
function before(event: FaceEvent, form: string, { forms }: Facts): { readonly form: string; readonly level: number } {
  if (event.event === 'corruptionTaken') return { form, level: event.level - 1 }
  const other = Object.values(forms).find(({ id, hero }) => hero === event.hero && id !== event.form)
  return { form: other?.id ?? event.hero, level: 0 }
}

/** Over the figure: the face as it was becomes the face as it is. */
export function FaceMoment({ event, spot }: FaceMomentProps): JSX.Element | null {
  const { value: view } = useStore().view
  const { facts } = useTable()
  const hero = view?.heroes.find((each) => each.hero === event.hero)
  const of = facts.heroes[event.hero]?.class
  if (!hero || !of) return null
  const stateAt = (corruption: number): HeroState =>
    heroState({ isWaiting: false, wounds: hero.wounds.length, corruption, death: 0 })
  const isChange = event.event === 'formChanged'
  const was = before(event, hero.form, facts)
  const place = { left: `${spot.x}px`, top: `${spot.y - spot.h * 0.2}px` }
  return (
    <div class="film-at film-face" data-of={event.event} style={place}>
      <Portrait form={was.form} class={of} state={stateAt(isChange ? hero.corruption : was.level)} size={72} isInPlay />
      <Portrait
        form={isChange ? event.form : hero.form}
        class={of}
        state={stateAt(isChange ? hero.corruption : event.level)}
        size={72}
        isInPlay
      />
    </div>
  )
}
