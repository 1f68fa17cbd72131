import type { Hazard, MissionDef, Option, Random } from '@haven/engine'
import { askingText, figureAt, heroAt, heroNumber, monstersOnBoard, onBoard } from '@haven/engine/count'
import { actionsAt } from './hero-turn.ts'
import { wayCost } from './hints.ts'
import { deliveryPlaces } from './mission.ts'
import { stepCosts, wayTo } from './paths.ts'
import { best, likely, placeOfHero, places, type Survey } from './survey.ts'

/**
 * What the Hero players decide together (UNITE-1). Every seat must come to the same answer by itself, so nothing counts
 * here but what all of them see; a ballot that is already in is joined, since disagreement hands it to the Sins player.
 */

function joined(r: Survey, options: readonly Option[]): Option | undefined {
  const [cast] = Object.values(r.g.s.ballots ?? {})
  return options.find(({ id }) => id === cast)
}

/** ROUND-3: whoever has the most to do right now; the reaction comes while its tokens are fresh, so not the weakest. */
function firstHero(r: Survey, options: readonly Option[]): Option {
  const { g } = r
  return best(options, ({ hero }) => {
    const place = placeOfHero(g.s, hero)
    const { space, wounds } = heroAt(g, place)
    return Math.max(0, ...actionsAt(r, place, space).map(({ value }) => value)) - 0.3 * wounds.length
  })
}

/** Turns for one step of progress of each kind; a monster that has to be an Abomination is a harder kill. */
const EFFORT = {
  kill: 1,
  hardKill: 1.3,
  boss: 3,
  remove: 1.1,
  deliver: 1.5,
  pray: 0.8,
  aim: 2.5,
  hold: 3,
  heldByEach: 1.2,
  other: 1,
}

/** How much work a mission looks, in turns. */
function effort(r: Survey, mission: MissionDef): number {
  const { g } = r
  const count = mission.count(heroNumber(g))
  const ways = mission.progress.map((way) => {
    if (way.on === 'kill') {
      if (!way.of || way.of.includes('acolyte')) return count * EFFORT.kill
      if (way.of.every((kind) => kind === 'controller' || kind === 'avatar' || kind === 'fallen'))
        return count * EFFORT.boss
      const there = monstersOnBoard(g).filter((figure) => way.of?.includes(g.t.figures[figure]?.kind as never))
      const spread = new Set(there.map((figure) => figureAt(g, figure))).size
      return count * EFFORT.hardKill - 0.1 * spread
    }
    if (way.on === 'remove') {
      const there = (way.of ?? []).reduce((n, kind) => n + (kind === 'altar' ? 3 : onBoard(g, kind as Hazard)), 0)
      return count * EFFORT.remove + 0.1 * Math.max(0, count - there)
    }
    if (way.on === 'deliver') return count * EFFORT.deliver + wayToDeliver(r, mission)
    if (way.on === 'aim') return count * EFFORT.aim
    // All heroes at once, or one step a round.
    if (way.on === 'roundEnd') return count * (way.amount ? EFFORT.heldByEach : EFFORT.hold)
    return count * (mission.cleanse ? EFFORT.pray : EFFORT.other)
  })
  return Math.min(99, ...ways)
}

/** How far the heroes are from where Innocents are handed over; those who hold one count double. */
function wayToDeliver(r: Survey, mission: MissionDef): number {
  const { g } = r
  let [total, heroes] = [0, 0]
  for (const place of places(g)) {
    const { space, innocents } = heroAt(g, place)
    const weight = innocents > 0 ? 2 : 1
    total += weight * (wayTo(r, stepCosts(r, place), deliveryPlaces(r, mission, place))[space] as number)
    heroes += weight
  }
  return heroes === 0 ? 0 : total / heroes
}

const missionEffort = (r: Survey, mission: string | undefined): number => {
  const def = r.g.t.missions.get(mission ?? '')
  return def ? effort(r, def) : 99
}

/** What a way out of a card costs the heroes; of those that nobody tells of the first will do. */
export const choiceCost = (r: Survey, choice: string | undefined): number =>
  wayCost(r, r.g.s.turn?.place ?? r.g.s.first, askingText(r.g)?.cause, choice) ?? 0

export const chooseFirstHero = (r: Survey, options: readonly Option[]): Option =>
  joined(r, options) ?? firstHero(r, options)

/** Where the ways look alike, now one, now the other. */
export const chooseMission = (r: Survey, random: Random, options: readonly Option[]): Option =>
  joined(r, options) ?? likely(random, options, r.weights.branchHeat, ({ mission }) => -missionEffort(r, mission))

export const chooseWay = (r: Survey, options: readonly Option[]): Option =>
  joined(r, options) ?? best(options, ({ choice }) => -choiceCost(r, choice))

/** UNITE-2: the Sins player decides what the heroes would like least. */
export function decideForHeroes(r: Survey, options: readonly Option[]): Option {
  return best(options, ({ mission, choice, hero }) => {
    if (mission !== undefined) return missionEffort(r, mission)
    if (choice !== undefined) return choiceCost(r, choice)
    return heroAt(r.g, placeOfHero(r.g.s, hero)).wounds.length
  })
}
