import type { View } from '@haven/engine'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { catalogue, words } from '../../base/words.ts'
import { type Member, teamOf } from '../../model/recap/team.ts'
import { rules } from '../../model/rules.ts'
import { iconOf } from '../cards/card-icons.ts'

interface TeamProps {
  readonly view: View
  /** The rounds in which heroes fell, once they are counted. */
  readonly fell: Readonly<Record<string, number>> | null
}

/** The seven, and what became of them. */
export function Team({ view, fell }: TeamProps): JSX.Element {
  const { recap: say } = words
  const fate = ({ fate: what, round }: Member): string => (round === null ? say.fates[what] : say.fellIn(round))
  return (
    <ul class="end__team" aria-label={say.team}>
      {teamOf(view, fell ?? {}).map((member) => (
        <li
          key={member.hero}
          class="end__hero"
          data-fate={member.fate}
          data-class={rules.tables.heroes.get(member.hero)?.class}
        >
          <span class="end__standee" aria-hidden="true">
            <Icon name={iconOf(member.hero, 'hero')} />
          </span>
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
