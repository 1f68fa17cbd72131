import { HAZARDS } from '@haven/engine'
import {
  distance,
  figureAt,
  type Game,
  heroAt,
  heroNumber,
  isDistrict,
  isRanged,
  isWithin,
  kindOf,
  MOVE_SPACES,
  monstersIn,
  monstersOnBoard,
  physicalIn,
  statsOf,
  storyOf,
  tokensIn,
} from '@haven/engine/count'
import { clockLoses, deedPlaces, holdPlaces, isLostTo } from '../mission-places.ts'
import { isBold } from './danger.ts'
import {
  countsDistrict,
  countsMeeting,
  countsRemoval,
  deliveryPlaces,
  gatherings,
  missionNeeds,
  wantsFlips,
  wantsInnocents,
} from './mission.ts'
import { MARCH_ROUND, once, places, type Survey, spaceIndex } from './survey.ts'

/**
 * Where monsters stand when they do not attack. All monsters of a space roll together, and a hero kills one or two in
 * a fight: so they gather in one place, out of sight and out of reach of Orbital Strikes, and let the heroes come.
 */

const NEAR = 2

/** A boss whose death is the mission, now or next. */
const isHunted = (r: Survey, figure: number): boolean => hunted(r).includes(kindOf(r.g, figure))

const hunted = (r: Survey): readonly string[] =>
  once(r, 'hunted', () => {
    const { g, mission } = r
    const missions = [mission, ...mission.next.flatMap((id) => g.t.missions.get(id) ?? [])]
    return missions
      .filter((each) => each.count(heroNumber(g)) === 1)
      .flatMap((each) => each.progress.flatMap((way) => (way.on === 'kill' ? (way.of ?? []) : [])))
  })

/** CITY-5, RANGE-1: how easily a monster is killed there without a fight. */
export const exposure = (r: Survey, space: number): number => once(r, `exposed ${space}`, () => weighExposure(r, space))

function weighExposure(r: Survey, space: number): number {
  const { g } = r
  let risk = 0
  if (g.s.orbital.some((token) => isWithin(g, token, space, MOVE_SPACES))) risk += r.sins.orbital
  const seen = (place: number): boolean => {
    const at = heroAt(g, place).space
    return isRanged(g, place) && (g.map.sight[space] as readonly number[]).includes(at)
  }
  if (!isDistrict(g, space) && places(g).some(seen)) risk += r.sins.sight
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
export const rally = (r: Survey): number =>
  once(r, 'rally', () => {
    const { g } = r
    if (g.s.round >= MARCH_ROUND && places(g).length > 0) return nextHero(g)
    const marches = isBold(r) || allOfThem(g) >= r.sins.army
    let [found, most] = [0, Number.NEGATIVE_INFINITY]
    g.map.spaces.forEach((_, space) => {
      const nearest = Math.min(...places(g).map((place) => distance(g, space, heroAt(g, place).space)))
      let score = tokensIn(g, 'pentagram', space) + (isDistrict(g, space) ? r.sins.indoors : 0) - 2 * exposure(r, space)
      if (marches) score += 0.3 * mass(g, space, -1) - r.sins.march * Math.abs(nearest - MOVE_SPACES)
      else score += mass(g, space, -1) - r.sins.closeness * nearest + 0.2 * nestsNear(g, space)
      if (score <= most) return
      most = score
      found = space
    })
    return found
  })

/** Where the hero is that most of the monsters are next to. */
function nextHero(g: Game): number {
  const stand = places(g).map((place) => heroAt(g, place).space)
  return stand.reduce((found, space) => (mass(g, space, -1) > mass(g, found, -1) ? space : found))
}

function nestsNear(g: Game, space: number): number {
  let nests = 0
  g.map.spaces.forEach((_, at) => {
    if (at !== space && isWithin(g, space, at, NEAR)) nests += tokensIn(g, 'nest', at)
  })
  return nests
}

/** How much of the mission a monster there holds up, by space: fully, or by a wound for who leaves it. */
const obstacles = (r: Survey): readonly number[] =>
  once(r, 'obstacles', () => {
    const { g, mission } = r
    const held = g.map.spaces.map(() => 0)
    const hold = (space: number, part: number): void => {
      held[space] = Math.max(held[space] as number, part)
    }
    const [one] = places(g)
    if (one === undefined || missionNeeds(r) === 0) return held
    if (wantsFlips(r)) for (const { space } of g.s.faceDown) hold(space, 1)
    for (const space of gatherings(r, one)) hold(space, 1)
    for (const space of holdPlaces(g)) hold(space, 1)
    for (const space of deedPlaces(g, one)) hold(space, 1)
    const clock = storyOf(g).clock?.more
    if (clock?.at !== undefined && clock.when === 'from') hold(spaceIndex(g, clock.at), 1)
    if (mission.deliver) for (const space of deliveryPlaces(r, mission, one)) hold(space, r.sins.bar)
    const loses = clockLoses(g)
    g.map.spaces.forEach((_, space) => {
      if (loses && isLostTo(g, space)) hold(space, r.sins.trample)
      const wanted = HAZARDS.some((kind) => physicalIn(g, kind, space) > 0 && countsRemoval(r, kind, space))
      if (wanted || (isDistrict(g, space) && countsDistrict(r, space))) hold(space, r.sins.bar)
      if (wantsInnocents(r) && physicalIn(g, 'innocent', space) > 0) hold(space, r.sins.bar)
    })
    if (mission.altars) for (const space of g.s.altars) hold(space, r.sins.bar)
    for (const { npc, space } of g.s.npcs) if (countsMeeting(r, npc)) hold(space, r.sins.bar)
    return held
  })

/** The first monster in a space holds it. */
function obstruction(r: Survey, figure: number, space: number): number {
  const part = obstacles(r)[space] as number
  if (part === 0 || monstersIn(r.g, space).some((other) => other !== figure)) return 0
  return r.sins.obstruct * part
}

interface Post {
  /** What it is worth to any monster. */
  readonly worth: number
  /** Heroes within a Move, and how far the nearest is. */
  readonly threatened: number
  readonly nearest: number
}

const posts = (r: Survey): readonly Post[] =>
  once(r, 'posts', () => {
    const { g } = r
    const meeting = rally(r)
    const stand = places(g).map((place) => heroAt(g, place).space)
    return g.map.spaces.map((_, space) => {
      const far = stand.map((at) => distance(g, space, at))
      return {
        worth: -r.sins.gather * Math.min(FAR_AWAY, distance(g, space, meeting)) - exposure(r, space),
        threatened: far.filter((steps) => steps <= MOVE_SPACES).length,
        nearest: Math.min(FAR_AWAY, ...far),
      }
    })
  })
const FAR_AWAY = 6

/** What it is worth to have this monster in a space rather than off the board. */
export function postWorth(r: Survey, figure: number, space: number): number {
  const post = posts(r)[space] as Post
  const hidden = isHunted(r, figure) ? r.sins.hide * post.nearest : 0
  const threat = r.sins.threat * post.threatened * statsOf(r.g, figure).fight
  return post.worth + threat + obstruction(r, figure, space) + hidden
}
