import type { CityAction, Option } from '@haven/engine'
import {
  canHeal,
  canRepent,
  countIconPrice,
  currentCity,
  defenseOf,
  figureAt,
  healIcons,
  heroAt,
  iconWays,
  isDistrict,
  isPlain,
  isWithin,
  MOVE_SPACES,
  monstersOnBoard,
  physicalIn,
  reachesDistricts,
  standing,
  uncoveredIcons,
  usableDistricts,
} from '@haven/engine/count'
import {
  burdenOf,
  countsAim,
  countsDistrict,
  countsKill,
  countsMeeting,
  countsRepent,
  countsStrike,
  mayCarry,
  missionNeeds,
  progressWorth,
  repentsForMission,
  wantsInnocents,
  wantsNpc,
  wantsNpcNext,
} from './mission.ts'
import { best, once, type Survey, spaceIndex } from './survey.ts'
import { corruptionCost, corruptionsCost, killWorth, slotWorth } from './worth.ts'

/** City Actions: what they are worth, and how they are used. */

// -------------------------------------------------------------------------------------------------- City Actions

/** CITY-5: the best an Orbital Strike can kill now. */
export function orbitalWorth(r: Survey): number {
  const { g } = r
  let most = 0
  for (const figure of monstersOnBoard(g)) {
    if (!isPlain(g, figure) || !g.s.orbital.some((from) => isWithin(g, from, figureAt(g, figure), MOVE_SPACES)))
      continue
    most = Math.max(most, targetWorth(r, figure))
  }
  return most
}

/** CITY-5: a token can come to a space that the mission wants it in. */
const aimWorth = (r: Survey, place: number): number => {
  const { g } = r
  const isNear = (space: number): boolean => g.s.orbital.some((from) => isWithin(g, from, space, MOVE_SPACES))
  return g.map.spaces.some((_, space) => countsAim(r, place, space) && isNear(space)) ? progressWorth(r) : 0
}

/** A kill without a fight. */
export const targetWorth = (r: Survey, figure: number): number =>
  killWorth(r, figure) +
  (countsKill(r, figure, 'orbital') && missionNeeds(r) > 0 ? progressWorth(r) : 0) +
  0.05 * defenseOf(r.g, figure)

/** What an icon does for a hero now. */
export function iconWorth(r: Survey, place: number, icon: CityAction): number {
  const { g } = r
  const hero = heroAt(g, place)
  switch (icon) {
    case 'heal':
      return canHeal(g, place) ? healWorth(r, place) : 0
    case 'repent': {
      const counts = countsRepent(r) || repentsForMission(r, place) ? progressWorth(r) : 0
      return canRepent(g, place) ? counts + repentWorth(r, place) : 0
    }
    case 'extraTurn':
      return r.weights.extraTurn
    case 'inventory':
      return g.s.upgrades.inventory.length > 0
        ? Math.max(0.4, r.weights.inventory - r.weights.inventoryEach * hero.upgrades.length)
        : 0
    case 'orbital':
      if (g.s.orbital.length === 0) return 0
      return (
        r.weights.orbitalTry + aimWorth(r, place) + Math.max(orbitalWorth(r), countsStrike(r) ? progressWorth(r) : 0)
      )
  }
}

/** The marker that goes lies on the best slot. */
function healWorth(r: Survey, place: number): number {
  const { wounds } = heroAt(r.g, place)
  const price = r.weights.wounds[wounds.length - 1] as number
  return price * 0.8 + 0.3 * Math.max(0, ...wounds.map((slot) => slotWorth(r, place, slot)))
}

/** Down at the low levels there is nothing to repent of: the next bonus would be a worse one. */
const repentWorth = (r: Survey, place: number): number => {
  const { corruption } = heroAt(r.g, place)
  return corruption <= 4 ? 0 : corruptionCost(r, place, corruption - 1)
}

/** The use of the best District that is open to him from there, and what it is worth; 0 if none is. */
export interface District {
  readonly space: number
  readonly worth: number
}
const NO_DISTRICT: District = { space: -1, worth: 0 }

export function districtFrom(r: Survey, place: number, space: number): District {
  const { g } = r
  if (!isDistrict(g, space) && !reachesDistricts(g)) return NO_DISTRICT
  const { form } = heroAt(g, place)
  return once(r, `district ${space} ${place} ${form}`, () => {
    let found = NO_DISTRICT
    for (const at of standing(g, place, space, () => usableDistricts(g, place))) {
      const worth = weighDistrict(r, place, at)
      if (worth > found.worth) found = { space: at, worth }
    }
    return found
  })
}

export const districtWorth = (r: Survey, place: number, space: number): number => districtFrom(r, place, space).worth

/** All icons together. */
function weighDistrict(r: Survey, place: number, space: number): number {
  const { g } = r
  const hero = heroAt(g, place)
  const printed = g.map.cityActions[space] as readonly CityAction[]
  const most = Math.min(hero.wounds.length, healIcons(g, place))
  let [worth, heals] = [0, 0]
  for (const icon of uncoveredIcons(g, space)) {
    const action = printed[icon] as CityAction
    if (action === 'heal' && ++heals > most) continue
    worth += Math.max(...iconWays(g, place, action).map((way) => iconWorth(r, place, way)))
  }
  return worth + (countsDistrict(r, space) ? progressWorth(r) : 0)
}

/** What lies there to be taken. */
export function findsWorth(r: Survey, place: number, space: number): number {
  const { g } = r
  let worth = physicalIn(g, 'extraTurn', space) * r.weights.extraTurn
  for (const { npc, space: at } of g.s.npcs) {
    if (at !== space || burdenOf(r, place, npc) > 0) continue
    worth += npc === 'commissioner' ? r.weights.commissioner : r.weights.npc
    if (countsMeeting(r, npc) || wantsNpc(r, place, npc)) worth += progressWorth(r)
    else if (wantsNpcNext(r, place, npc)) worth += r.weights.patience * progressWorth(r)
  }
  if (wantsInnocents(r) && mayCarry(r, place)) worth += physicalIn(g, 'innocent', space) * progressWorth(r)
  return worth
}

// ------------------------------------------------------------------------------------------------------- answers

/** CITY-2: cards first, then what they can change; nothing that does harm. */
const ICON_ORDER: readonly CityAction[] = ['inventory', 'extraTurn', 'orbital', 'heal', 'repent']

export function chooseIcon(r: Survey, place: number, options: readonly Option[]): Option {
  const city = currentCity(r.g)
  const price = city ? corruptionsCost(r, place, countIconPrice(r.g, city)) : 0
  const useful = options.filter(({ action }) => action && iconWorth(r, place, action) > price)
  if (useful.length === 0) return options.find(({ none }) => none) as Option
  return best(useful, ({ action }) => -ICON_ORDER.indexOf(action as CityAction))
}

/** CITY-5: where the token finds the best prey, or comes nearest to some. */
export const chooseOrbitalMove = (r: Survey, place: number, options: readonly Option[]): Option =>
  best(options, ({ to }) => {
    const space = spaceIndex(r.g, to)
    const aim = countsAim(r, place, space) ? 10 + progressWorth(r) : 0
    let score = 0
    for (const figure of monstersOnBoard(r.g)) {
      if (!isPlain(r.g, figure)) continue
      const at = figureAt(r.g, figure)
      if (at === space) score = Math.max(score, 10 + targetWorth(r, figure))
      else
        score = Math.max(score, targetWorth(r, figure) / (1 + ((r.g.map.distance[space] as Uint8Array)[at] as number)))
    }
    return aim + score
  })

export const chooseOrbitalKill = (r: Survey, options: readonly Option[]): Option =>
  best(options, ({ monster }) => (monster ? targetWorth(r, r.g.t.figureIndex.get(monster) as number) : 0))
