import {
  type Game,
  hasHero,
  hasMonster,
  heroAt,
  isStreet,
  MOVE_SPACES,
  metroFrom,
  neighbours,
  tokensIn,
} from '@haven/engine/count'
import type { DiceOdds } from './dice-odds.ts'
import { least, once, type Reading, standing, sum } from './reading.ts'
import { corruptionCost, woundCost } from './worth.ts'

/** Ways over the board: what a step costs a hero, where he can go, how far it is. */

/** MOVE-1, MOVE-3 */
export function stepsFrom(g: Game, space: number): readonly number[] {
  const metro = metroFrom(g, space)
  const next = neighbours(g, space)
  return metro.length === 0 ? next : [...next, ...metro.filter((to) => !next.includes(to))]
}

/** MOVE-7, MOVE-8: the price of one check of each kind in this space. */
function checkCost(r: Reading, place: number, space: number): number {
  const { g, odds } = r
  const proxy = heroAt(g, place).npcs.includes('proxy') ? 1 : 0
  let cost = 0
  const fire = tokensIn(g, 'fire', space)
  if (fire > 0) {
    const ignored = proxy + sum(g, 'fireIgnored', place)
    cost += expected(odds.sinHits(fire + sum(g, 'fireDice', place)), ignored, (n) => woundCost(r, place, n))
  }
  const corruption = tokensIn(g, 'corruption', space)
  if (corruption > 0) {
    const ignored = proxy + sum(g, 'corruptionIgnored', place)
    const dice = odds.sinCorruption(corruption + sum(g, 'corruptionDice', place))
    cost += expected(dice, ignored, (n) => n * corruptionCost(r, place))
  }
  return cost
}

const expected = (dice: ReturnType<DiceOdds['sinHits']>, ignored: number, cost: (n: number) => number): number =>
  dice.reduce((total, p, n) => (n > ignored && p > 0.001 ? total + p * cost(n - ignored) : total), 0)

/** What steps cost one hero, by space. */
export interface StepCosts {
  /** MOVE-5: to leave monsters. */
  readonly leave: readonly number[]
  /** MOVE-6: to go out of, or into, a space. */
  readonly check: readonly number[]
}

export function stepCosts(r: Reading, place: number): StepCosts {
  const { g } = r
  return once(r, `steps ${place} ${heroAt(g, place).form}`, () => {
    const free = sum(g, 'leaveFree', place) > 0
    return {
      leave: g.map.spaces.map((_, space) =>
        free || !hasMonster(g, space)
          ? 0
          : woundCost(r, place, 1 + standing(g, place, space, () => sum(g, 'leaveWounds', place))),
      ),
      check: g.map.spaces.map((_, space) => checkCost(r, place, space)),
    }
  })
}

/** MOVE-1, MOVE-4: spaces of his Move, if all of it is on Streets or not. */
function allowance(g: Game, place: number, streetsOnly: boolean): number {
  const { turn } = g.s
  let spaces = MOVE_SPACES + sum(g, 'moveSpaces', place)
  if (heroAt(g, place).npcs.includes('ravencorp')) spaces++
  if (streetsOnly) spaces += sum(g, 'streetSpaces', place)
  if (g.s.forbids.some((forbid) => forbid.place === place && forbid.what === 'extra-steps')) {
    spaces = Math.min(spaces, MOVE_SPACES)
  }
  const limit = turn?.moveLimit ?? 99
  return Math.min(spaces, turn && turn.steps > 0 ? limit : least(g, 'moveLimit', place, limit))
}

/** How far a hero comes in a turn of his, roughly. */
export const strideOf = (g: Game, place: number): number =>
  Math.max(1, MOVE_SPACES + sum(g, 'moveSpaces', place) + (heroAt(g, place).npcs.includes('ravencorp') ? 1 : 0))

export interface Path {
  /** The spaces stepped into, in order; none for staying. */
  readonly steps: readonly number[]
  readonly end: number
  /** The price of the way, without the wound for leaving the first space. */
  readonly cost: number
  /** The wound for leaving monsters where it begins. */
  readonly leaving: number
}

/** Every way that he can still go in this turn, the empty one first. */
export function pathsOf(r: Reading, place: number, first: readonly number[], costs: StepCosts): Path[] {
  const { g } = r
  const { space } = heroAt(g, place)
  const { turn } = g.s
  const done = turn?.steps ?? 0
  const open = allowance(g, place, false) - done
  const onStreets = allowance(g, place, true) - done
  const paths: Path[] = [{ steps: [], end: space, cost: 0, leaving: 0 }]
  const leaving = costs.leave[space] as number
  const walk = (path: Path, streets: boolean): void => {
    for (const to of path.steps.length === 0 ? first : stepsFrom(g, path.end)) {
      if (to === space || path.steps.includes(to)) continue
      const stillStreets = streets && isStreet(g, to)
      if (path.steps.length >= (stillStreets ? onStreets : open) && path.steps.length > 0) continue
      const monsters = path.steps.length === 0 ? 0 : (costs.leave[path.end] as number)
      const cost = path.cost + monsters + (costs.check[path.end] as number) + (costs.check[to] as number)
      const next: Path = { steps: [...path.steps, to], end: to, cost, leaving }
      paths.push(next)
      walk(next, stillStreets)
    }
  }
  if (first.length > 0) walk(paths[0] as Path, turn?.streetsOnly ?? false)
  return paths
}

/** Over a river: no way at all. */
export const FAR = 99

/** How long the way to the nearest of these spaces is, from everywhere, in spaces; what hurts on it makes it longer. */
export function wayTo(r: Reading, costs: StepCosts, goals: readonly number[]): readonly number[] {
  const { g } = r
  const { check, leave } = costs
  const length = g.map.spaces.map(() => FAR)
  const queue = [...goals]
  for (const goal of goals) length[goal] = 0
  for (let i = 0; i < queue.length; i++) {
    const space = queue[i] as number
    const so = 1 + (length[space] as number) + r.weights.detour * (check[space] as number)
    for (const from of stepsFrom(g, space)) {
      const step = so + r.weights.detour * ((check[from] as number) + (leave[from] as number))
      if (step >= (length[from] as number)) continue
      length[from] = step
      queue.push(from)
    }
  }
  return length
}

/** MOVE-11, MOVE-14: can a monster come from here to there in so many steps? Heroes on the way stop it. */
export function canReach(g: Game, from: number, to: number, steps: number): boolean {
  if (from === to) return true
  if (hasHero(g, from) || (g.map.distance[from] as Uint8Array)[to]! > steps) return false
  const reached = new Set([from])
  let edge = [from]
  for (let i = 0; i < steps && edge.length > 0; i++) {
    const next: number[] = []
    for (const space of edge) {
      for (const each of neighbours(g, space)) {
        if (each === to) return true
        if (reached.has(each) || hasHero(g, each)) continue
        reached.add(each)
        next.push(each)
      }
    }
    edge = next
  }
  return false
}
