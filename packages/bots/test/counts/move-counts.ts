import type { Option, Prompt, State } from '@haven/engine'
import {
  checkDice,
  checkIgnored,
  type Game,
  heroAt,
  moveAllowance,
  neighbours,
  spaceId,
  standing,
  stepTargets,
} from '@haven/engine/count'
import { expect } from 'vitest'
import { pathsOf, stepCosts, strideOf } from '../../src/scripted/paths.ts'
import { readState } from '../../src/scripted/survey.ts'
import { corruptionCost, woundCost } from '../../src/scripted/worth.ts'
import { roughSteps } from '../../src/value/targets.ts'
import { rules } from '../table.ts'
import { all, decline, loaded, type Played, playOn } from './as-played.ts'

/** A hero's Move: where bots think that he can go and what a step costs, held against the steps that he takes. */

const heroTurn = (state: State, hero: string): Prompt | undefined =>
  rules.prompts(state).find((prompt) => prompt.kind === 'hero-turn' && prompt.subject.hero === hero)

/** Fit enough for any way: wounds and corruption are no part of a Move. */
function fit(state: State, place: number): State {
  const copy = loaded(state, { hero: 'skill', sin: 'blank' })
  const hero = copy.heroes[place] as State['heroes'][number]
  hero.wounds = []
  hero.corruption = 1
  return copy
}

const untilHisTurn = (hero: string) => (prompt: Prompt, options: readonly Option[]) =>
  prompt.kind === 'hero-turn' && prompt.subject.hero === hero ? undefined : decline(prompt, options)

/** Every way that visits no space twice, taken step by step. */
function walked(state: State, hero: string, way: readonly string[], found: string[]): string[] {
  found.push(way.slice(1).join(' '))
  const prompt = heroTurn(state, hero)
  if (!prompt) return found
  for (const option of rules.options(state, prompt)) {
    if (option.do !== 'move' || way.includes(option.to as string)) continue
    const next = playOn(state, prompt, option, untilHisTurn(hero)).state
    walked(next, hero, [...way, option.to as string], found)
  }
  return found
}

/** `begins`: the answer that begins his turn, if it has not begun. */
export function checkPaths(state: State, place: number, begins?: { prompt: Prompt; option: Option }): void {
  const start = fit(state, place)
  const { g, ...rest } = readState(rules, rules.copy(start), 'all')
  const { hero, space } = heroAt(g, place)
  const thought = pathsOf({ g, ...rest }, place, stepCosts({ g, ...rest }, place)).map(({ steps }) =>
    steps.map((each) => spaceId(g, each)).join(' '),
  )
  const stride = strideOf(g, place)
  const real = begins ? playOn(start, begins.prompt, begins.option, untilHisTurn(hero)).state : start
  // A text at the start of the turn may have taken him elsewhere, or the turn from him.
  if (real.heroes[place]?.space !== space || !heroTurn(real, hero)) return
  expect(thought.toSorted()).toEqual(walked(real, hero, [spaceId(g, space)], []).toSorted())
  if (begins) expect(stride).toBe(Math.max(1, moveAllowance(rules.look(real), place, false)))
}

const CHECKS = ['corruption', 'fire'] as const

/** MOVE-10: each step that is open, with dice that hurt as much as they can. */
export function checkStepCosts(state: State, place: number, prompt: Prompt, options: readonly Option[]): void {
  const start = fit(state, place)
  const r = readState(rules, rules.copy(start), 'all')
  const { g } = r
  const { hero, space } = heroAt(g, place)
  const costs = stepCosts(r, place)
  const stop = untilHisTurn(hero)
  for (const option of options) {
    if (option.do !== 'move') continue
    const to = g.map.index.get(option.to as string) as number
    for (const [face, kind] of [
      ['hit', 'fire'],
      ['corruption', 'corruption'],
    ] as const) {
      const played = playOn(loaded(start, { hero: 'skill', sin: face }), prompt, option, stop)
      if (all(played, 'heroDied').length > 0 || rules.outcome(played.state)) continue
      const at = [space, to].map((where) => standing(g, place, where, () => checksOf(where)))
      const expected = at.flat().map((check) => ({ ...check, suffered: check.kind === kind ? check.suffered : 0 }))
      expect(checksIn(played)).toEqual(expected)
      if (kind !== 'fire') continue
      const torn = woundCost(r, place, hurts(played, 'woundTaken', 'MOVE-5'))
      const left = torn + hurts(played, 'corruptionTaken', 'leave') * corruptionCost(r, place)
      expect(costs.leave[space]).toBeCloseTo(left)
      expect(costs.enter[to]).toBeCloseTo(hurts(played, 'corruptionTaken', 'enter') * corruptionCost(r, place))
    }
  }

  function checksOf(where: number) {
    return CHECKS.flatMap((kind) => {
      const dice = checkDice(g, place, kind, where)
      return dice === 0 ? [] : [{ kind, dice, suffered: Math.max(0, dice - checkIgnored(g, place, kind)) }]
    })
  }
}

const checksIn = (played: Played) =>
  all(played, 'checkSettled').map(({ kind, dice, suffered }) => ({ kind, dice, suffered }))

const hurts = (played: Played, name: 'woundTaken' | 'corruptionTaken', cause: string): number =>
  all(played, name).filter((each) => each.cause === cause).length

/** Steps to every space with so many rides of the Metro at most. */
function stepsWith(g: Game, space: number, rides: number): number[] {
  const steps = g.map.spaces.map(() => Number.POSITIVE_INFINITY)
  let reached = [{ at: space, left: rides }]
  for (let n = 0; reached.length > 0; n++) {
    for (const { at } of reached) steps[at] = Math.min(steps[at] as number, n)
    const next = reached.flatMap(({ at, left }) =>
      stepTargets(g, at).map((to) => ({ at: to, left: neighbours(g, at).includes(to) ? left : left - 1 })),
    )
    reached = n > g.map.spaces.length ? [] : distinct(next.filter(({ left }) => left >= 0))
  }
  return steps
}

const distinct = (list: readonly { at: number; left: number }[]) => [
  ...new Map(list.map((each) => [`${each.at} ${each.left}`, each])).values(),
]

/** `roughSteps` is the truth for who rides once at most, so never less than the truth. */
export function checkRoughSteps(state: State, place: number): void {
  const g = rules.look(state)
  const { space } = heroAt(g, place)
  const [once, twice] = [stepsWith(g, space, 1), stepsWith(g, space, 2)]
  g.map.spaces.forEach((_, to) => {
    const rough = roughSteps(g, space, to)
    expect(rough === FAR_AWAY ? Number.POSITIVE_INFINITY : rough).toBe(once[to])
    expect(rough).toBeGreaterThanOrEqual(Math.min(FAR_AWAY, twice[to] as number))
  })
}
const FAR_AWAY = 255
