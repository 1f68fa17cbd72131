import { HAZARDS, type Hazard } from '@haven/engine'
import {
  ALTAR_PRICE,
  type CleanseFrame,
  countCleanseDice,
  countSkillUses,
  figureAt,
  heroAt,
  imagineCleanse,
  isRanged,
  isWithin,
  MOVE_SPACES,
  monstersIn,
  monstersOnBoard,
  physicalIn,
  standing,
  stepTargets,
} from '@haven/engine/count'
import { isWantedByClock } from '../mission-places.ts'
import { districtWorth, findsWorth } from './city.ts'
import { bestOutlook, imagineFight } from './fight-odds.ts'
import {
  countsKill,
  countsRemoval,
  deedWorth,
  gatherings,
  holdingSteps,
  missionNeeds,
  passingWorth,
  praysAt,
  progressWorth,
  sparesMonster,
} from './mission.ts'
import { FAR, stepCosts, strideOf, wayTo } from './paths.ts'
import { best, once, places, type Survey } from './survey.ts'

/** Where a hero wants to go, and what for. */

// ------------------------------------------------------------------------------------------------- what he can do

export const fightAt = (r: Survey, place: number, space: number) =>
  bestOutlook(r, imagineFight(r.g, place, space, space, 'heroes', false, 0))

export const shootAt = (r: Survey, place: number, from: number, target: number) =>
  bestOutlook(r, imagineFight(r.g, place, from, target, 'heroes', true, 0))

const WEIGHT_OF = {
  fire: 'fire',
  corruption: 'corruptionToken',
  pentagram: 'pentagram',
  nest: 'nest',
  altar: 'altar',
} as const

/** What it is worth to take such a token away: for itself, for the mission, or to get at a monster. */
export function tokenWorth(r: Survey, kind: string, space: number): number {
  const worth = r.weights[WEIGHT_OF[kind as Hazard | 'altar']]
  if (countsRemoval(r, kind, space)) return worth + progressWorth(r)
  if (isWantedByClock(r.g, kind)) return -r.weights.guard
  const spares = kind !== 'altar' && sparesMonster(r, kind as Hazard, space)
  return worth + (spares ? r.weights.progress : 0)
}

/** CLEANSE-1: what each Skill result can be spent on there, the best first; an Altar takes two. */
function cleansable(r: Survey, place: number, space: number): number[] {
  const { g } = r
  const worth: number[] = []
  let needs = missionNeeds(r)
  const add = (kind: Hazard | 'altar', skills: number): void => {
    const counts = countsRemoval(r, kind, space)
    const value = tokenWorth(r, kind, space) - (counts && needs <= 0 ? progressWorth(r) : 0)
    if (counts) needs--
    for (let i = 1; i < skills; i++) worth.push(0)
    worth.push(value)
  }
  for (const kind of HAZARDS) for (let i = 0; i < physicalIn(g, kind, space); i++) add(kind, 1)
  worth.sort((a, b) => b - a)
  while ((worth.at(-1) ?? 0) < 0) worth.pop()
  if (r.mission.altars && g.s.altars.includes(space)) {
    const rest = worth.splice(0)
    add('altar', ALTAR_PRICE)
    worth.push(...rest)
  }
  if (praysAt(r, place, space)) for (let i = 0; i < needs; i++) worth.unshift(progressWorth(r))
  for (const { skills, worth: value } of countSkillUses(g, place)) {
    const bought = [...Array(skills - 1).fill(0), value]
    if (value / skills > (worth[0] ?? 0)) worth.unshift(...bought)
    else worth.push(...bought)
  }
  return worth
}

/** The expected worth of a cleanse that he would begin there. */
export const cleanseAt = (r: Survey, place: number, space: number): number =>
  standing(r.g, place, space, () => weighCleanse(r, place, space, () => imagineCleanse(r.g, place)))

/** The same for one that is going on. */
export const cleanseWorth = (r: Survey, f: CleanseFrame): number => weighCleanse(r, f.place, f.space, () => f)

function weighCleanse(r: Survey, place: number, space: number, frame: () => CleanseFrame): number {
  const worth = cleansable(r, place, space)
  if (worth.length === 0) return 0
  const dice = countCleanseDice(r.g, frame())
  let [value, sofar] = [0, 0]
  r.odds.heroSkills(dice).forEach((p, skills) => {
    if (skills > 0) sofar += worth[skills - 1] ?? 0
    value += p * sofar
  })
  return value
}

// --------------------------------------------------------------------------------------------------------- goals

const MOST_GOALS = 10
const LURE_LIMIT = 8

interface Goal {
  readonly spaces: readonly number[]
  readonly value: number
}

function killGoals(r: Survey, place: number): Goal[] {
  const { g } = r
  const goals: Goal[] = []
  const ranged = isRanged(g, place)
  const lure = r.weights.lure * Math.min(LURE_LIMIT, progressWorth(r))
  for (const space of new Set(monstersOnBoard(g).map((figure) => figureAt(g, figure)))) {
    const counts = missionNeeds(r) > 0 && monstersIn(g, space).some((figure) => countsKill(r, figure))
    const { value } = fightAt(r, place, space)
    goals.push({ spaces: [space], value: Math.max(value, counts ? lure : 0) })
    const sight = ranged ? (g.map.sight[space] as readonly number[]) : []
    const far = sight.filter((from) => !isWithin(g, from, space, MOVE_SPACES))
    if (far.length > 0) goals.push({ spaces: far, value: shootAt(r, place, far[0] as number, space).value })
    else if (sight.length > 0) goals.push({ spaces: sight, value: shootAt(r, place, sight[0] as number, space).value })
  }
  return goals
}

function placeGoals(r: Survey, place: number): Goal[] {
  const { g } = r
  const goals: Goal[] = []
  const meetings = gatherings(r, place)
  g.map.spaces.forEach((_, space) => {
    const actions = Math.max(cleanseAt(r, place, space), deedWorth(r, place, space))
    let value = Math.max(actions, districtWorth(r, place, space)) + findsWorth(r, place, space)
    value += passingWorth(r, place, space)
    if (meetings.includes(space)) value += progressWorth(r)
    value += holdingSteps(r, place, space) * progressWorth(r)
    if (value > 0.2) goals.push({ spaces: [space], value })
  })
  return goals
}

interface Errand extends Goal {
  /** How long the way there is, by space. */
  readonly way: readonly number[]
}

/** What a hero could set out for, the best first. */
const errands = (r: Survey, place: number): readonly Errand[] =>
  once(r, `errands ${place} ${heroAt(r.g, place).form}`, () => {
    const costs = stepCosts(r, place)
    return [...killGoals(r, place), ...placeGoals(r, place)]
      .filter(({ value }) => value > 0)
      .sort((a, b) => b.value - a.value)
      .slice(0, MOST_GOALS)
      .map((goal) => ({ ...goal, way: wayTo(r, costs, goal.spaces) }))
  })

const fromAfar = (r: Survey, { value, way }: Errand, space: number, stride: number): number => {
  const length = way[space] as number
  return value * r.weights.patience ** Math.max(1, length / stride) - 0.01 * length
}

/** How good it is to start the next turn from a space: the best of all goals, the nearer the better. */
export function prospects(r: Survey, place: number): (space: number, spent?: number) => number {
  const list = errands(r, place)
  const stride = strideOf(r.g, place)
  return (space, spent = -1) => {
    let most = 0
    for (const errand of list) if (errand.spaces[0] !== spent) most = Math.max(most, fromAfar(r, errand, space, stride))
    return most
  }
}

/** Where the heroes will walk, as far as their errands tell: a weight for each space. */
export function traffic(r: Survey): readonly number[] {
  return once(r, 'traffic', () => {
    const { g } = r
    const weights = g.map.spaces.map(() => 0)
    for (const place of places(g)) {
      const stride = strideOf(g, place)
      for (const errand of errands(r, place)) {
        let { space } = heroAt(g, place)
        const weight = Math.max(0, fromAfar(r, errand, space, stride)) ** 2
        for (let left = errand.way[space] as number; left > 0 && left < FAR; left = errand.way[space] as number) {
          space = best(stepTargets(g, space), (next) => -(errand.way[next] as number))
          weights[space] = (weights[space] as number) + weight
        }
      }
    }
    return weights
  })
}
