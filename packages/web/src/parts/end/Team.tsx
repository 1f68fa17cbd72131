import { type HeroState, placesOf } from '@haven/art'
import type { View } from '@haven/engine'
import type { JSX } from 'preact'
import { catalogue, words } from '../../base/words.ts'
import { type Member, teamOf } from '../../model/recap/team.ts'
import { rules } from '../../model/rules.ts'
import { heroState } from '../art/hero-state.ts'
import { Portrait } from '../art/Portrait.tsx'
import { isFallen } from '../panels/hero-model.ts'

/** Those who fell come first, in their order: it is the number of their chalk. */
function stateOf(view: View, { hero, fate }: Member, place: number): HeroState {
  const alive = view.heroes.find((each) => each.hero === hero)
  const death = fate === 'fallen' ? place + 1 : 0
  const { wounds = [], corruption = 1 } = alive ?? {}
  return heroState({ isWaiting: false, wounds: wounds.length, corruption, death, isFallen: isFallen(view, hero) })
}

interface TeamProps {
  readonly view: View
  /** The rounds in which heroes fell, once they are counted. */
  readonly fell: Readonly<Record<string, number>> | null
}

/** The seven, and what became of them: faces, or names under the row in the picture where that is seen whole. */
export function Team({ view, fell }: TeamProps): JSX.Element {
  const { recap: say } = words
  const places = placesOf(view.setup.team)
  const fate = ({ fate: what, round }: Member): string => (round === null ? say.fates[what] : say.fellIn(round))
  return (
    <ul class="end__team" aria-label={say.team}>
      {teamOf(view, fell ?? {}).map((member, i) => (
        <li
          key={member.hero}
          class="end__hero"
          data-fate={member.fate}
          data-class={rules.tables.heroes.get(member.hero)?.class}
          style={{ '--place': places[member.hero] ?? 0 }}
        >
          <Portrait
            form={view.heroes.find(({ hero }) => hero === member.hero)?.form ?? member.hero}
            class={rules.tables.heroes.get(member.hero)!.class}
            state={stateOf(view, member, i)}
            size={72}
          />
          <b class="display">{catalogue.name(member.hero)}</b>
          <span class="end__fate">
            {member.fate === 'fallen' && <span class="visually-hidden">{say.fates.fallen} </span>}
            {fate(member)}
          </span>
        </li>
      ))}
    </ul>
  )
}
