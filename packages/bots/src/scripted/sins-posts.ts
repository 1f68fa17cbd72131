import {
  distance,
  figureAt,
  type Game,
  heroAt,
  heroNumber,
  isDistrict,
  isWithin,
  MOVE_SPACES,
  monstersOnBoard,
  statsOf,
  tokensIn,
} from '@haven/engine'
import { isRanged, once, places, type Reading } from './reading.ts'
import { SINS } from './weights.ts'

/**
 * Where monsters stand when they do not attack. All monsters of a space roll together, and a hero kills one or two in
 * a fight: so they gather in one place, out of sight and out of reach of Orbital Strikes, and let the heroes come.
 */

const NEAR = 2

/** A boss whose death is the mission, now or next. */
export function isHunted(r: Reading, figure: number): boolean {
  const { g } = r
  const kind = g.t.figures[figure]?.kind
  const missions = [r.mission, ...r.mission.next.map((id) => g.t.missions.get(id))]
  return missions.some(
    (mission) =>
      mission?.count(heroNumber(g)) === 1 &&
      mission.progress.some((way) => way.on === 'kill' && way.of?.some((each) => each === kind)),
  )
}

/** CITY-5, RANGE-1: how easily a monster is killed there without a fight. */
export const exposure = (r: Reading, space: number): number =>
  once(r, `exposed ${space}`, () => weighExposure(r, space))

function weighExposure({ g }: Reading, space: number): number {
  let risk = 0
  if (g.s.orbital.some((token) => isWithin(g, token, space, MOVE_SPACES))) risk += SINS.orbital
  const seen = (place: number): boolean => {
    const at = heroAt(g, place).space
    return isRanged(g, place) && (g.map.sight[space] as readonly number[]).includes(at)
  }
  if (!isDistrict(g, space) && places(g).some(seen)) risk += SINS.sight
  return risk
}

/** Fight of the monsters in and around a space, the nearer the more. */
function mass(g: Game, space: number, without: number): number {
  let fight = 0
  for (const figure of monstersOnBoard(g)) {
    if (figure === without) continue
    const steps = distance(g, space, figureAt(g, figure))
    if (steps <= 4) fight += statsOf(g, figure).fight / (1 + steps)
  }
  return fight
}

const allOfThem = (g: Game): number => monstersOnBoard(g).reduce((n, figure) => n + statsOf(g, figure).fight, 0)

/** The place to gather; an army that is strong enough gathers a Move away from the heroes. */
export const rally = (r: Reading): number =>
  once(r, 'rally', () => {
    const { g } = r
    const marches = allOfThem(g) >= SINS.army
    let [found, most] = [0, Number.NEGATIVE_INFINITY]
    g.map.spaces.forEach((_, space) => {
      const nearest = Math.min(...places(g).map((place) => distance(g, space, heroAt(g, place).space)))
      let score = tokensIn(g, 'pentagram', space) + (isDistrict(g, space) ? SINS.indoors : 0) - 2 * exposure(r, space)
      if (marches) score += 0.3 * mass(g, space, -1) - SINS.march * Math.abs(nearest - MOVE_SPACES)
      else score += mass(g, space, -1) - SINS.closeness * nearest + 0.2 * nestsNear(g, space)
      if (score <= most) return
      most = score
      found = space
    })
    return found
  })

function nestsNear(g: Game, space: number): number {
  let nests = 0
  g.map.spaces.forEach((_, at) => {
    if (at !== space && isWithin(g, space, at, NEAR)) nests += tokensIn(g, 'nest', at)
  })
  return nests
}

/** What it is worth to have this monster in a space rather than off the board. */
export function postWorth(r: Reading, figure: number, space: number): number {
  const { g } = r
  const steps = distance(g, space, rally(r))
  const { fight } = statsOf(g, figure)
  const heroes = places(g).map((place) => distance(g, space, heroAt(g, place).space))
  const threat = heroes.filter((far) => far <= MOVE_SPACES).length
  let worth = -SINS.gather * Math.min(6, steps) - exposure(r, space) + SINS.threat * threat * fight
  if (isHunted(r, figure)) worth += SINS.hide * Math.min(6, ...heroes)
  return worth
}
