import type { View } from '@haven/engine'
import { type FightPicture, fightPicture } from '../../model/fight-picture.ts'
import type { GameStore } from '../../model/store.ts'
import type { Fight } from './rolls.ts'

/** The fight that somebody looks at, and what was last said of it: it stays while others decide, and after the throw. */

const said = new WeakMap<GameStore, FightPicture>()

const isOf = ({ forecast }: FightPicture, { roll }: View): boolean =>
  roll !== null && roll.of !== 'cleanse' && roll.hero === forecast.hero && roll.target === forecast.target

export function pictureNow(store: GameStore): FightPicture | null {
  const { value: view } = store.view
  const found = fightPicture(store.question.value, store.forecasts.value, store.preview.value)
  if (found) said.set(store, found)
  return found ?? (view ? saidOf(store, view) : null)
}

/** Nothing of it can be pressed any more. */
function saidOf(store: GameStore, view: View): FightPicture | null {
  const known = said.get(store)
  if (!known || !isOf(known, view)) return null
  return { ...known, ways: known.ways.map((way) => ({ ...way, option: null })) }
}

/** Before it is begun. */
export function fightAhead({ forecast }: FightPicture, view: View): Fight {
  const { hero, ranged, target } = forecast
  const monsters = view.monsters.filter(({ space }) => space === target).map(({ id }) => id)
  return { hero, ranged, target, monsters, lane: 'prepare' }
}
