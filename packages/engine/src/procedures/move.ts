import {
  hasMonster,
  heroAt,
  isForbidden,
  isStanding,
  isStreet,
  MOVE_SPACES,
  metroFrom,
  neighbours,
  spaceId,
  tokensIn,
} from '../board.ts'
import { rollSins, sinHits } from '../dice.ts'
import { act, type Frame, type Game, nearest, procedure, push, START, type Step } from '../kernel.ts'
import { anyOf, least, sum } from '../modifiers.ts'
import { type Refusal, refusal } from '../refusals.ts'
import type { Turn } from '../state.ts'
import { window } from './sin-cards.ts'
import { dealWounds, forceCorruption } from './wounds.ts'

/** MOVE. One step of a hero's Move, and the checks that it costs. */

export const NO_LIMIT = 99
const MOVE_ENDED = refusal('move-over', 'MOVE-16')
const MOVE_SPENT = refusal('move-spent', 'MOVE-1')
const NOT_ADJACENT = refusal('not-adjacent', 'MOVE-1')
const RIVER = refusal('river-between', 'MOVE-2')
const SAME_SPACE = refusal('same-space', 'MOVE-1')

/** MOVE-1, MOVE-4 and what cards add; limits after the sums (ORD-3). */
export function moveAllowance(g: Game, place: number, streetsOnly: boolean): number {
  const turn = g.s.turn as Turn
  const hero = heroAt(g, place)
  const changed = sum(g, 'moveSpaces', place)
  let spaces = MOVE_SPACES + changed
  if (isForbidden(g, place, 'extra-steps')) spaces = MOVE_SPACES + Math.min(0, changed)
  else {
    if (hero.npcs.includes('ravencorp')) spaces++
    if (streetsOnly) spaces += sum(g, 'streetSpaces', place)
  }
  const limit = turn.steps === 0 ? least(g, 'moveLimit', place, turn.moveLimit) : turn.moveLimit
  return Math.max(0, Math.min(spaces, limit))
}

/** May he take another step at all? */
export function refuseMoving(g: Game, place: number): Refusal | null {
  const turn = g.s.turn as Turn
  if (turn.moveOver) return MOVE_ENDED
  return turn.steps < moveAllowance(g, place, turn.streetsOnly) ? null : MOVE_SPENT
}

/** May he take it to this space? */
export function refuseStep(g: Game, place: number, to: number): Refusal | null {
  const turn = g.s.turn as Turn
  const { space } = heroAt(g, place)
  if (to === space) return SAME_SPACE
  if (!neighbours(g, space).includes(to) && !metroFrom(g, space).includes(to)) {
    return g.map.group[space] === g.map.group[to] ? NOT_ADJACENT : RIVER
  }
  const streetsOnly = turn.streetsOnly && isStreet(g, to)
  return turn.steps < moveAllowance(g, place, streetsOnly) ? null : MOVE_SPENT
}

/** The spaces that one more step may lead to: near candidates only, and the two allowances are counted once. */
export function openSteps(g: Game, place: number): readonly number[] {
  const { moveOver, steps, streetsOnly } = g.s.turn as Turn
  if (moveOver) return NO_STEPS
  const { space } = heroAt(g, place)
  const anywhere = steps < moveAllowance(g, place, false)
  const streets = streetsOnly ? steps < moveAllowance(g, place, true) : anywhere
  if (!anywhere && !streets) return NO_STEPS
  const targets = stepTargets(g, space)
  return anywhere && streets ? targets : targets.filter((to) => (streetsOnly && isStreet(g, to) ? streets : anywhere))
}
const NO_STEPS: readonly number[] = []

/** Spaces that one step could lead to: shared edges, and the Metro (MOVE-3). */
export function stepTargets(g: Game, space: number): readonly number[] {
  const metro = metroFrom(g, space)
  if (metro.length === 0) return neighbours(g, space)
  return [...neighbours(g, space), ...metro.filter((to) => !neighbours(g, space).includes(to))]
}

export interface StepFrame extends Frame {
  readonly proc: 'step'
  readonly place: number
  readonly hero: string
  readonly from: number
  readonly to: number
}

export function startStep(g: Game, place: number, to: number): void {
  const hero = heroAt(g, place)
  countStep(g, g.s.turn as Turn, place, to)
  const frame: StepFrame = { proc: 'step', step: START, place, hero: hero.hero, from: hero.space, to }
  push(g, frame)
}

function countStep(g: Game, turn: Turn, place: number, to: number): void {
  if (turn.steps === 0) turn.moveLimit = least(g, 'moveLimit', place, turn.moveLimit)
  turn.steps++
  turn.streetsOnly = turn.streetsOnly && isStreet(g, heroAt(g, place).space) && isStreet(g, to)
}

/** The space that the hero of the step under way has left; where he is, if there is none. */
export const cameFrom = (g: Game, { place }: { readonly place: number }): number =>
  nearest<StepFrame>(g, 'step')?.from ?? heroAt(g, place).space

/** MOVE-3 */
const isMetro = (g: Game, from: number, to: number): boolean => !neighbours(g, from).includes(to)
const endsMove = (g: Game, place: number, metro: boolean): boolean => metro && anyOf(g, 'metroEndsMove', place)

/** As if he had taken this step, and nothing had happened on it. */
export function stepping<T>(g: Game, place: number, to: number, think: () => T): T {
  const hero = heroAt(g, place)
  const { space: from } = hero
  const turn = g.s.turn as Turn
  const after = { ...turn }
  countStep(g, after, place, to)
  g.s.turn = after
  hero.space = to
  try {
    if (endsMove(g, place, isMetro(g, from, to))) after.moveOver = true
    return think()
  } finally {
    hero.space = from
    g.s.turn = turn
  }
}

// ------------------------------------------------------------------------------------------ what a step costs

/** MOVE-5 */
export const leavingWounds = (g: Game, place: number): number =>
  hasMonster(g, heroAt(g, place).space) && !anyOf(g, 'leaveFree', place)
    ? Math.max(0, 1 + sum(g, 'leaveWounds', place))
    : 0
export const leavingCorruption = (g: Game, place: number): number => Math.max(0, sum(g, 'leaveCorruption', place))
export const enteringCorruption = (g: Game, place: number): number => Math.max(0, sum(g, 'enterCorruption', place))

/** MOVE-7, MOVE-8: a die for each token; without tokens there is no check. */
export function checkDice(g: Game, place: number, kind: CheckFrame['kind'], space: number): number {
  const tokens = tokensIn(g, kind, space)
  return tokens === 0 ? 0 : Math.max(0, tokens + sum(g, kind === 'fire' ? 'fireDice' : 'corruptionDice', place))
}

export const checkIgnored = (g: Game, place: number, kind: CheckFrame['kind']): number =>
  (heroAt(g, place).npcs.includes('proxy') ? 1 : 0) +
  sum(g, kind === 'fire' ? 'fireIgnored' : 'corruptionIgnored', place)

const isAlive = (g: Game, f: StepFrame): boolean => isStanding(g, f.place, f.hero)

/** MOVE-6: a check for each kind present, Corruption first. */
const checks = (name: string, where: (f: StepFrame) => number): Step<StepFrame>[] =>
  (['corruption', 'fire'] as const).map((kind) =>
    act(
      `${name} ${kind}`,
      (g, f) => startCheck(g, f.place, kind, where(f)),
      (g, f) => isAlive(g, f) && tokensIn(g, kind, where(f)) > 0,
    ),
  )

/** MOVE-10: the wound for leaving, leave checks, the figure moves, enter checks. */
export const step = procedure<StepFrame>([
  act('leave-monsters', (g, f) => dealWounds(g, f.place, leavingWounds(g, f.place), 'MOVE-5')),
  act('leave-corruption', (g, f) => forceCorruption(g, f.place, leavingCorruption(g, f.place), 'leave'), isAlive),
  ...checks('leave', (f) => f.from),
  act(
    'go',
    (g, f) => {
      const metro = isMetro(g, f.from, f.to)
      heroAt(g, f.place).space = f.to
      g.log?.({ event: 'heroMoved', hero: f.hero, from: spaceId(g, f.from), to: spaceId(g, f.to), metro })
      if (g.s.turn && endsMove(g, f.place, metro)) g.s.turn.moveOver = true
    },
    isAlive,
  ),
  ...checks('enter', (f) => f.to),
  act('enter-corruption', (g, f) => forceCorruption(g, f.place, enteringCorruption(g, f.place), 'enter'), isAlive),
  window('hero-enters', isAlive),
])

export interface CheckFrame extends Frame {
  readonly proc: 'check'
  readonly place: number
  readonly hero: string
  readonly kind: 'fire' | 'corruption'
  readonly space: number
}

function startCheck(g: Game, place: number, kind: 'fire' | 'corruption', space: number): void {
  const frame: CheckFrame = { proc: 'check', step: START, place, hero: heroAt(g, place).hero, kind, space }
  push(g, frame)
}

/** MOVE-7, MOVE-8, MOVE-9. The Sins player rolls a die for each token; Defense does not help. */
export const check = procedure<CheckFrame>([
  act('check', (g, f) => {
    const isFire = f.kind === 'fire'
    const dice = checkDice(g, f.place, f.kind, f.space)
    const roll = rollSins(g, f.hero, isFire ? 'fire-check' : 'corruption-check', dice)
    const suffered = Math.max(0, (isFire ? sinHits(roll) : roll.corruption) - checkIgnored(g, f.place, f.kind))
    g.log?.({ event: 'checkSettled', hero: f.hero, kind: f.kind, dice, suffered })
    if (isFire) dealWounds(g, f.place, suffered, 'MOVE-8')
    else forceCorruption(g, f.place, suffered, 'MOVE-7')
  }),
])
