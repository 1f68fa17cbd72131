import { HEROES_IN_PLAY } from '@haven/engine'
import { drawnFrom, hasCrate, heroesOf, RANDOM } from '../../model/boxes/offers.ts'
import type { NewGame } from '../../model/messages.ts'
import type { Wishes } from './wishes.ts'

/** Whom nobody has chosen, chance does. */
function filledUp(heroes: readonly string[], team: string, wanted: number): readonly string[] | typeof RANDOM {
  if (heroes.length === 0) return RANDOM
  const left = heroesOf(team)
    .map(({ id }) => id)
    .filter((hero) => !heroes.includes(hero))
  const found = [...heroes]
  while (found.length < wanted) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    found.push(...left.splice(drawn % left.length, 1))
  }
  return found
}

/** What the worker is told. */
export function setupOf(given: Wishes): Pick<NewGame, 'setup' | 'boxes'> {
  const { sin, acolytes, story, map, team, heroPlayers, heroes, merciless, edition, power, storyAid } = given
  const secondCrate = given.secondCrate && hasCrate()
  const { boxes, ...drawn } = drawnFrom({ ids: [sin, acolytes, story, map], team, secondCrate })
  const setup = {
    sin,
    acolytes,
    story,
    map,
    heroPlayers,
    edition,
    power,
    storyAid,
    ...drawn,
    heroes: filledUp(heroes, team, HEROES_IN_PLAY[heroPlayers] ?? 3),
    dice: merciless ? ('merciless' as const) : ('normal' as const),
    ...(secondCrate && { secondCrate }),
  }
  return { setup, ...(boxes && { boxes }) }
}
