import type { Bonus, Result } from '@haven/engine'
import type { IconName } from '../../base/icons/names.ts'

export const RESULT_ICONS: Readonly<Record<Result | 'faith', IconName>> = {
  hit: 'mailed-fist',
  defense: 'checked-shield',
  counter: 'cross-flare',
  skill: 'spanner',
  faith: 'holy-symbol',
}

/** A bonus of the corruption track as icons: one for each thing that it gives, or may give. */
export function bonusIcons(bonus: Bonus): readonly IconName[] {
  switch (bonus.kind) {
    case 'none':
      return []
    case 'die':
      return ['die']
    case 'defense':
      return ['checked-shield']
    case 'hit':
      return Array.from({ length: bonus.count }, () => RESULT_ICONS.hit)
    case 'choice':
      return bonus.of.length > 2 ? ['holy-symbol'] : bonus.of.map((result) => RESULT_ICONS[result])
  }
}
