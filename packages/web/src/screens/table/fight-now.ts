import type { View } from '@haven/engine'
import type { FightPicture } from '../../model/fight-picture.ts'
import type { Fight } from './rolls.ts'

/** Before it is begun. */
export function fightAhead({ forecast }: FightPicture, view: View): Fight {
  const { hero, ranged, target } = forecast
  const monsters = view.monsters.filter(({ space }) => space === target).map(({ id }) => id)
  return { hero, ranged, target, monsters, lane: 'prepare' }
}
