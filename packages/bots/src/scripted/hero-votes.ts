import {
  figureAt,
  type Hazard,
  heroAt,
  heroNumber,
  type MissionDef,
  monstersOnBoard,
  type Option,
  onBoard,
} from '@haven/engine'
import { actionsAt } from './hero-turn.ts'
import { best, placeOfHero, places, type Reading } from './reading.ts'
import { corruptionCost, woundCost } from './worth.ts'

/**
 * What the Hero players decide together (UNITE-1). Every seat must come to the same answer by itself, so nothing counts
 * here but what all of them see; a ballot that is already in is joined, since disagreement hands it to the Sins player.
 */

function joined(r: Reading, options: readonly Option[]): Option | undefined {
  const [cast] = Object.values(r.view.ballots?.cast ?? {})
  return options.find(({ id }) => id === cast)
}

/** ROUND-3: whoever has the most to do right now; the reaction comes while its tokens are fresh, so not the weakest. */
function firstHero(r: Reading, options: readonly Option[]): Option {
  const { g } = r
  return best(options, ({ hero }) => {
    const place = placeOfHero(g.s, hero)
    const { space, wounds } = heroAt(g, place)
    return Math.max(0, ...actionsAt(r, place, space).map(({ value }) => value)) - 0.3 * wounds.length
  })
}

const BOSS_EFFORT = 3
const KILL_EFFORT = 1
const HARD_KILL_EFFORT = 1.5
const REMOVE_EFFORT = 1.2

/** How much work a mission looks, in turns. */
function effort(r: Reading, mission: MissionDef): number {
  const { g } = r
  const count = mission.count(heroNumber(g))
  const ways = mission.progress.map((way) => {
    if (way.on === 'kill') {
      if (!way.of) return count * KILL_EFFORT
      if (way.of.every((kind) => kind === 'controller' || kind === 'avatar' || kind === 'fallen'))
        return count * BOSS_EFFORT
      const there = monstersOnBoard(g).filter((figure) => way.of?.includes(g.t.figures[figure]?.kind as never))
      const spread = new Set(there.map((figure) => figureAt(g, figure))).size
      return count * HARD_KILL_EFFORT - 0.1 * spread
    }
    if (way.on === 'remove') {
      const there = (way.of ?? []).reduce((n, kind) => n + (kind === 'altar' ? 3 : onBoard(g, kind as Hazard)), 0)
      return count * REMOVE_EFFORT + 0.1 * Math.max(0, count - there)
    }
    return count * KILL_EFFORT
  })
  return Math.min(99, ...ways)
}

const missionEffort = (r: Reading, mission: string | undefined): number => {
  const def = r.g.t.missions.get(mission ?? '')
  return def ? effort(r, def) : 99
}

/** What a way out of a card costs the heroes: `hero` and `others` say who pays; of unknown ones the first will do. */
export function choiceCost(r: Reading, choice: string | undefined): number {
  const { g } = r
  const current = g.s.turn?.place ?? g.s.first
  const price = (place: number, count: number): number => {
    const level = heroAt(g, place).corruption
    let cost = 0
    for (let i = 0; i < count; i++)
      cost += level + i >= 7 ? woundCost(g, place, 1) : corruptionCost(g, place, level + i)
    return cost
  }
  if (choice === 'hero') return price(current, 2)
  if (choice === 'others') {
    return places(g).reduce((cost, place) => (place === current ? cost : cost + price(place, 1)), 0)
  }
  return 0
}

export const chooseFirstHero = (r: Reading, options: readonly Option[]): Option =>
  joined(r, options) ?? firstHero(r, options)

export const chooseMission = (r: Reading, options: readonly Option[]): Option =>
  joined(r, options) ?? best(options, ({ mission }) => -missionEffort(r, mission))

export const chooseWay = (r: Reading, options: readonly Option[]): Option =>
  joined(r, options) ?? best(options, ({ choice }) => -choiceCost(r, choice))

/** UNITE-2: the Sins player decides what the heroes would like least. */
export function decideForHeroes(r: Reading, options: readonly Option[]): Option {
  return best(options, ({ mission, choice, hero }) => {
    if (mission !== undefined) return missionEffort(r, mission)
    if (choice !== undefined) return choiceCost(r, choice)
    return heroAt(r.g, placeOfHero(r.g.s, hero)).wounds.length
  })
}
