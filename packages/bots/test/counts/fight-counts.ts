import type { Option, Prompt, Side, State } from '@haven/engine'
import {
  canStrikeBack,
  countCleanseDice,
  countCounters,
  countDefense,
  countHeroDice,
  countSinDice,
  currentFight,
  type FightFrame,
  type Game,
  heroAt,
  imagineCleanse,
  MOST_CORRUPTION,
  monstersIn,
  standing,
  withFigure,
} from '@haven/engine/count'
import { expect } from 'vitest'
import { comers } from '../../src/scripted/danger.ts'
import { bestKills, fightOf, hitsBeside, imagineFight, killsWith, replyDice } from '../../src/scripted/fight-odds.ts'
import { countsKill, missionNeeds } from '../../src/scripted/mission.ts'
import { readState, type Survey } from '../../src/scripted/survey.ts'
import { roughSinDice } from '../../src/value/features.ts'
import { rules } from '../table.ts'
import { all, type Choose, decline, diceOf, IDLE, loaded, type Played, playOn } from './as-played.ts'

/** Fights and cleanses: what bots think is rolled, held against the dice that fall. */

const readAll = (state: State): Survey => readState(rules, rules.copy(state), 'all')

/** Declines everything but voluntary corruption, if that is wanted; stops when the roll is settled. */
const rollOff =
  (bold: boolean): Choose =>
  (prompt, options) => {
    if (prompt.kind === 'corruption') return options.find(({ yes }) => yes === bold)
    if (prompt.kind === 'faith') return options.find(({ as }) => as === 'hit') ?? options[0]
    if (prompt.kind === 'hero-turn' || prompt.kind === 'wound-slot') return undefined
    return decline(prompt, options)
  }

/** A text that does something by itself when dice are about to fall or have fallen: no count foresees it. */
const isDisturbed = (played: Played): boolean =>
  all(played, 'textUsed').length + all(played, 'abilityUsed').length + all(played, 'fightOff').length > 0

function expectRoll(g: Game, f: FightFrame, played: Played): void {
  const [settled] = all(played, 'rollSettled')
  standing(g, f.place, f.space, () => {
    expect(diceOf(played, 'heroes')).toBe(noDice(countHeroDice(g, f)))
    expect(settled).toMatchObject({
      hits: hitsBeside(g, f),
      defense: countDefense(g, f),
      counters: countCounters(g, f),
    })
  })
}

/** Without dice nothing is rolled. */
const noDice = (dice: number): number => (dice === 0 ? -1 : dice)

/** A fight that is about to begin: without and with voluntary corruption. */
export function checkFight(state: State, place: number, by: Side, prompt: Prompt, option: Option): void {
  const start = loaded(state, IDLE)
  const { g } = readAll(start)
  const { space, corruption } = heroAt(g, place)
  for (const bold of corruption < MOST_CORRUPTION ? [false, true] : [false]) {
    const played = playOn(start, prompt, option, rollOff(bold))
    if (isDisturbed(played)) continue
    const f = imagineFight(g, place, space, space, by, false, bold ? corruption + 1 : 0)
    expectRoll(g, f, played)
    expect(diceOf(played, 'sins')).toBe(noDice(countSinDice(g, f)))
  }
}

/** A ranged fight in which nobody dies, and one in which as many die as bots think best. */
export function checkShot(state: State, place: number, prompt: Prompt, option: Option): void {
  for (const hero of ['skill', 'hit'] as const) {
    const start = loaded(state, { hero, sin: 'blank' })
    const r = readAll(start)
    const { g } = r
    const { space } = heroAt(g, place)
    const target = g.map.index.get(option.at as string) as number
    const f = imagineFight(g, place, space, target, 'heroes', true, 0)
    const dice = countHeroDice(g, f)
    const dead =
      hero === 'hit' ? killsWith(bestKills(r, f, monstersIn(g, target)), dice + hitsBeside(g, f)).figures : []
    const wanted = dead.map((figure) => g.t.figures[figure]?.id as string)
    const played = playOn(start, prompt, option, (asked, options) => {
      if (asked.kind === 'kill') return nextOf(options, wanted)
      if (asked.kind === 'retaliate') return options.find(({ to }) => to === g.map.spaces[space]) ?? options[0]
      return rollOff(false)(asked, options)
    })
    if (isDisturbed(played)) continue
    if (hero === 'skill') expectRoll(g, f, played)
    expect(all(played, 'monsterKilled').map(({ monster }) => monster)).toEqual(expect.arrayContaining(wanted))
    const comes = canStrikeBack(g, f) && dead.length < monstersIn(g, target).length
    expect(diceOf(played, 'sins')).toBe(comes ? noDice(replyDice(g, f, dead)) : -1)
  }
}

/** Equal figures are one option, named by the lowest that is left: any of its kind will do. */
function nextOf(options: readonly Option[], wanted: string[]): Option | undefined {
  const kind = (id: string): string => (/^(acolyte|abomination)-/.exec(id)?.[1] ?? id) as string
  const at = options.findIndex(({ monster }) => monster && wanted.some((id) => kind(id) === kind(monster)))
  if (at < 0) return options.find(({ none }) => none)
  const chosen = options[at] as Option
  const i = wanted.findIndex((id) => kind(id) === kind(chosen.monster as string))
  wanted.splice(i, 1)
  return chosen
}

export function checkCleanse(state: State, place: number, prompt: Prompt, option: Option): void {
  const start = loaded(state, { hero: 'hit', sin: 'blank' })
  const { g } = readAll(start)
  const { corruption } = heroAt(g, place)
  for (const bold of corruption < MOST_CORRUPTION ? [false, true] : [false]) {
    const played = playOn(start, prompt, option, rollOff(bold))
    if (isDisturbed(played)) continue
    const f = imagineCleanse(g, place)
    f.level = bold ? corruption + 1 : 0
    expect(diceOf(played, 'heroes')).toBe(noDice(countCleanseDice(g, f)))
  }
}

/** FIGHT-10: the kills that bots think best can be had, and the mission counts them as they think. */
export function checkKills(state: State, prompt: Prompt): void {
  const r = readAll(state)
  const { g } = r
  const f = currentFight(g) as FightFrame
  const alive = monstersIn(g, f.target).filter((figure) => !f.doomed.includes(figure))
  const { figures } = killsWith(bestKills(r, f, alive), f.hits)
  const wanted = figures.map((figure) => g.t.figures[figure]?.id as string)
  const doomed = [...f.doomed, ...figures]
  const counted = Math.min(missionNeeds(r), doomed.filter((figure) => countsKill(r, figure, 'fight', f.place)).length)
  const first = nextOf(rules.options(state, prompt), wanted) as Option
  const played = playOn(state, prompt, first, (asked, options) =>
    asked.kind === 'kill' ? nextOf(options, wanted) : undefined,
  )
  expect(all(played, 'monsterKilled').length).toBe(doomed.length)
  expect(wanted).toEqual([])
  const { id } = g.s.mission
  expect(all(played, 'missionProgress').filter(({ mission }) => mission === id).length).toBe(counted)
}

/** How far `roughSinDice` is from the dice of the worst reaction at most; nine times of ten it is not. */
const MOST_DICE_OFF = 6

/** Texts, heroes in the way and longer moves of monsters are what it leaves out. Gives the difference. */
export function checkRoughDice(state: State, place: number): number {
  const g = rules.look(rules.copy(state))
  const { space } = heroAt(g, place)
  const f = imagineFight(g, place, space, space, 'sins', false, 0)
  const here = fightOf(g, monstersIn(g, space))
  const exact = Math.max(
    monstersIn(g, space).length > 0 ? countSinDice(g, f) : 0,
    ...comers(g, space).map((figure) => withFigure(g, figure, space, () => countSinDice(g, f))),
  )
  const off = roughSinDice(g, space, here) - exact
  expect(Math.abs(off)).toBeLessThanOrEqual(MOST_DICE_OFF)
  return off
}

/** REACT-1: who can come where. */
export function checkReaction(state: State, place: number, options: readonly Option[]): void {
  const { g } = readAll(state)
  const { space } = heroAt(g, place)
  const offered = new Set(
    options.flatMap(({ monster, to }) => {
      const figure = monster === undefined ? -1 : (g.t.figureIndex.get(monster) as number)
      return figure >= 0 && to === g.map.spaces[space] ? [`${g.t.figures[figure]?.kind} ${g.s.figures[figure]}`] : []
    }),
  )
  const thought = comers(g, space).map((figure) => `${g.t.figures[figure]?.kind} ${g.s.figures[figure]}`)
  expect(new Set(thought)).toEqual(offered)
}
