import './standees.css'
import type { HeroClass } from '@haven/engine'
import type { JSX } from 'preact'
import { catalogue, words } from '../../base/words.ts'
import { heroesOf } from '../../model/boxes/offers.ts'
import { Portrait } from '../art/Portrait.tsx'

const CLASSES: readonly HeroClass[] = ['leader', 'shooter', 'bruiser', 'fixer']

interface StandeesProps {
  readonly team: string
  /** In turn order. */
  readonly heroes: readonly string[]
  readonly wanted: number
  readonly toggle: (hero: string) => void
  /** What is said below them; else how many are chosen. */
  readonly note?: string
}

/** A team by class; whoever is pressed first goes first. */
export function Standees({ team, heroes, wanted, toggle, note }: StandeesProps): JSX.Element {
  const { newGame } = words
  const all = CLASSES.flatMap((each) => heroesOf(team).filter((hero) => hero.class === each))
  return (
    <fieldset class="standees">
      <legend class="choice__title">{newGame.heroes}</legend>
      {all.map(({ id, class: heroClass }) => {
        const place = heroes.indexOf(id)
        return (
          <button
            key={id}
            type="button"
            class="standee"
            data-class={heroClass}
            aria-pressed={place >= 0}
            aria-label={newGame.heroAt(id, heroClass, place >= 0 ? place + 1 : null)}
            onClick={() => toggle(id)}
          >
            <span class="standee__figure">
              <Portrait form={id} class={heroClass} size={72} />
              {place >= 0 && <b class="standee__turn">{place + 1}</b>}
            </span>
            <b class="standee__name display">{catalogue.name(id)}</b>
            <small>{catalogue.name(heroClass)}</small>
          </button>
        )
      })}
      <p class="standees__number" aria-hidden="true">
        <b class="display">{wanted}</b>
        <small>{newGame.heroNumber}</small>
      </p>
      <p class="standees__note" role="status">
        {note || newGame.heroesHint(heroes.length, wanted)}
      </p>
    </fieldset>
  )
}
