import type { Bonus } from '@haven/engine'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { bonusIcons } from './bonus.ts'

/** What a slot of the corruption track gives, as it is printed. */
export function BonusMark({ bonus }: { readonly bonus: Bonus }): JSX.Element {
  const icons = bonusIcons(bonus)
  const choice = bonus.kind === 'choice' && icons.length > 1
  return (
    <span class="bonus" data-kind={bonus.kind} data-count={icons.length}>
      {icons.map((name, i) => (
        <Icon key={i} name={name} />
      ))}
      {choice && <i class="bonus__or" aria-hidden="true" />}
    </span>
  )
}
