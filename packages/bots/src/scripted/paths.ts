import {
  checkDice,
  checkIgnored,
  enteringCorruption,
  type Game,
  heroAt,
  inNewTurnOf,
  inTurnOf,
  leavingCorruption,
  leavingWounds,
  moveAllowance,
  openSteps,
  standing,
  stepping,
  stepTargets,
} from '@haven/engine/count'
import type { DiceOdds } from './dice-odds.ts'
import { once, type Survey } from './survey.ts'
import { corruptionCost, woundCost } from './worth.ts'

/** Ways over the board: what a step costs a hero, where he can go, how far it is. */

/** MOVE-7, MOVE-8: the price of one check of each kind where he stands. */
function checkCost(r: Survey, place: number, space: number): number {
  const { g, odds } = r
  const fire = checkDice(g, place, 'fire', space)
  const corruption = checkDice(g, place, 'corruption', space)
  let cost = 0
  if (fire > 0) {
    cost += expected(odds.sinHits(fire), checkIgnored(g, place, 'fire'), (n) => woundCost(r, place, n))
  }
  if (corruption > 0) {
    const ignored = checkIgnored(g, place, 'corruption')
    cost += expected(odds.sinCorruption(corruption), ignored, (n) => n * corruptionCost(r, place))
  }
  return cost
}

const expected = (dice: ReturnType<DiceOdds['sinHits']>, ignored: number, cost: (n: number) => number): number =>
  dice.reduce((total, p, n) => (n > ignored && p > 0.001 ? total + p * cost(n - ignored) : total), 0)

/** What steps cost one hero, by space (MOVE-10). */
export interface StepCosts {
  /** For leaving monsters, and what their texts take for it. */
  readonly leave: readonly number[]
  /** The checks for going out of, or into, a space. */
  readonly check: readonly number[]
  /** What texts take besides for going into it. */
  readonly enter: readonly number[]
}

export function stepCosts(r: Survey, place: number): StepCosts {
  const { g } = r
  return once(r, `steps ${place} ${heroAt(g, place).form}`, () => {
    const [leave, check, enter]: [number[], number[], number[]] = [[], [], []]
    const corruption = corruptionCost(r, place)
    for (let space = 0; space < g.map.spaces.length; space++) {
      standing(g, place, space, () => {
        leave.push(woundCost(r, place, leavingWounds(g, place)) + leavingCorruption(g, place) * corruption)
        check.push(checkCost(r, place, space))
        enter.push(enteringCorruption(g, place) * corruption)
      })
    }
    return { leave, check, enter }
  })
}

/** How far a hero comes in a turn of his that begins here; who is held fast still gets away some day. */
export const strideOf = (g: Game, place: number): number =>
  inNewTurnOf(g, place, () => Math.max(1, moveAllowance(g, place, false)))

export interface Path {
  /** The spaces stepped into, in order; none for staying. */
  readonly steps: readonly number[]
  readonly end: number
  /** The price of the way, without that for leaving the monsters of the first space. */
  readonly cost: number
  /** The price for leaving monsters where it begins. */
  readonly leaving: number
}

/** Every way that he can still go in this turn, the empty one first. */
export function pathsOf({ g }: Survey, place: number, costs: StepCosts): Path[] {
  const { space } = heroAt(g, place)
  const stays: Path = { steps: [], end: space, cost: 0, leaving: 0 }
  const paths = [stays]
  const leaving = costs.leave[space] as number
  const walk = (path: Path): void => {
    for (const to of openSteps(g, place)) {
      if (to === space || path.steps.includes(to)) continue
      const out = (costs.check[path.end] as number) + (path === stays ? 0 : (costs.leave[path.end] as number))
      const cost = path.cost + out + (costs.check[to] as number) + (costs.enter[to] as number)
      const next: Path = { steps: [...path.steps, to], end: to, cost, leaving }
      paths.push(next)
      stepping(g, place, to, () => walk(next))
    }
  }
  inTurnOf(g, place, () => walk(stays))
  return paths
}

/** Over a river: no way at all. */
export const FAR = 99

/** How long the way to the nearest of these spaces is, from everywhere, in spaces; what hurts on it makes it longer. */
export function wayTo(r: Survey, costs: StepCosts, goals: readonly number[]): readonly number[] {
  const { g } = r
  const { check, leave, enter } = costs
  const length = g.map.spaces.map(() => FAR)
  const queue = [...goals]
  for (const goal of goals) length[goal] = 0
  for (let i = 0; i < queue.length; i++) {
    const space = queue[i] as number
    const so = 1 + (length[space] as number) + r.weights.detour * ((check[space] as number) + (enter[space] as number))
    for (const from of stepTargets(g, space)) {
      const step = so + r.weights.detour * ((check[from] as number) + (leave[from] as number))
      if (step >= (length[from] as number)) continue
      length[from] = step
      queue.push(from)
    }
  }
  return length
}
