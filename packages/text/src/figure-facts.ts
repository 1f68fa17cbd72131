import type { View } from '@haven/engine'
import type { OptionFacts } from './language.ts'

/** What the position tells of the figures that an answer names. */
export function figureFacts({ monsters }: Pick<View, 'monsters'>): OptionFacts {
  const find = (monster: string) => monsters.find(({ id }) => id === monster)
  return {
    spaceOf: (monster) => find(monster)?.space,
    isAlone: (monster) => {
      const { kind, space } = find(monster) ?? {}
      return monsters.every((each) => each.id === monster || each.kind !== kind || each.space !== space)
    },
  }
}
