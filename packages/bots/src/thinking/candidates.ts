import type { Option, Random, Rules, State } from '@haven/engine'
import { hasHero, hasMonster, heroAt, isPinned, reachable, reactionSteps, spaceId } from '@haven/engine/count'
import type { Question } from '../bot.ts'
import { HABITS } from '../prompt-habits.ts'
import { districtFrom, districtWorth } from '../scripted/city.ts'
import { deedOf, plansOfTurn, type WeighedPlan } from '../scripted/hero-turn.ts'
import { wantsFlips } from '../scripted/mission.ts'
import { scriptedAnswer } from '../scripted/scripted-bot.ts'
import { moveWorth, stayingWorth, tokenWorth } from '../scripted/sins-reaction.ts'
import { placeOfHero, readState, type Survey, spaceIndex } from '../scripted/survey.ts'
import type { Candidate, Line, LineStep } from './line.ts'

/** The answers to compare, the scripted one first: of questions that are not worth it only that one, at no cost. */

function isOpen({ kind, seat }: Question): boolean {
  const { searched } = HABITS[kind]
  return searched === 'open' || (searched === 'of-sins' && seat === 'sins')
}

/**
 * The scripted policy weighs plans in wounds: about this much of win chance each, and never more than so much. With less
 * the heroes wait for a better moment that never comes: a look at the end of a turn does not see that time runs out.
 */
const HEROES_WOUND = 0.02
const SINS_WOUND = 0.01
const MOST_DOUBT = 0.15
const PLAN_DOUBT = -0.002
const REACT_DOUBT = -0.004

/**
 * After so many rounds heroes take their turns by the scripted policy, which dares more with every round. The end of a
 * turn never looks better for haste, and where both sides wait well a game would have no end.
 */
const LONG_GAME = 25

/** Plans of a hero's turn that are compared. */
const MOST_PLANS = 20

export interface Thought {
  readonly candidates: readonly Candidate[]
  /** The mission wants face-down tokens to be looked at. */
  readonly flips: boolean
}

export function candidatesOf(rules: Rules, state: State, random: Random, prompt: Question): Thought {
  const reading = readState(rules, state, prompt.seat)
  const scripted = scriptedAnswer(reading, random, prompt)
  return { candidates: listed(reading, prompt, scripted), flips: wantsFlips(reading) }
}

function listed(reading: Survey, prompt: Question, scripted: Option): Candidate[] {
  const { options, kind } = prompt
  const isLate = kind === 'hero-turn' && reading.g.s.round > LONG_GAME
  if (options.length === 1 || !HABITS[kind].searched || isFree(scripted) || isLate)
    return flat(prompt, [scripted], scripted)
  if (kind === 'hero-turn') return turnPlans(reading, prompt, scripted)
  if (kind === 'reaction') return reactionPlans(reading, prompt, scripted)
  if (kind === 'reaction-move') return movePlans(reading, prompt, scripted)
  return flat(prompt, options, scripted)
}

/** What an answer is thought to lose that the scripted policy would not give. */
const DOUBT = -0.006
const FIRM_DOUBT = -0.04

function flat(prompt: Question, options: readonly Option[], scripted: Option): Candidate[] {
  const prior = isOpen(prompt) ? DOUBT : FIRM_DOUBT
  return [
    { option: scripted, line: [], prior: 0 },
    ...options.filter((option) => option !== scripted).map((option) => ({ option, line: [], prior })),
  ]
}

// ----------------------------------------------------------------------------------------------- a hero's turn

const FREE: readonly string[] = ['deliver', 'collect', 'explore']
const isFree = (option: Option): boolean => FREE.includes(option.do as string)

const step = (pick: Partial<Option>): LineStep => ({ kind: 'hero-turn', pick })
/** The use of the best District that he can use from there. */
function cityStep(r: Survey, place: number, at: number): LineStep {
  const { space } = districtFrom(r, place, at)
  return step({ do: 'city', ...(space !== at && { at: r.g.map.spaces[space] as string }) })
}
const END = step({ do: 'end' })

/** A plan as deeds in order. The City Actions of the best District on the way are used in passing. */
function lineOf(r: Survey, place: number, { path, action, actsFirst }: WeighedPlan): Line {
  const { g } = r
  const { space, cityAction } = heroAt(g, place)
  const way = [space, ...path.steps]
  const worth = cityAction ? way.map((at) => districtWorth(r, place, at)) : []
  const most = Math.max(0, ...worth)
  const stop = most >= r.weights.cityLeast ? worth.indexOf(most) : -1
  const act = action ? [step(deedOf(action))] : []
  const line: LineStep[] = []
  const city = stop < 0 ? [] : [cityStep(r, place, way[stop] as number)]
  if (actsFirst) line.push(...act)
  if (stop === 0 && (actsFirst || path.steps.length > 0 || !action)) line.push(...city)
  path.steps.forEach((to, i) => {
    line.push(step({ do: 'move', to: g.map.spaces[to] as string }))
    if (stop === i + 1 && i + 1 < path.steps.length) line.push(...city)
  })
  const last = stop === path.steps.length && path.steps.length > 0
  if (actsFirst) return last ? [...line, ...city, END] : [...line, END]
  if (stop === 0 && path.steps.length === 0 && action) return [...act, ...city, END]
  // Before the Action or after it: an Upgrade helps the one, a heal is better after the other.
  return last ? [...line, ...city, ...act, END] : [...line, ...act, END]
}

const keyOf = (line: Line): string =>
  line.map(({ pick }) => `${pick.do}${pick.to ?? ''}${pick.at ?? ''}${pick.ability ?? ''}`).join(' ')

function turnPlans(r: Survey, { options, subject }: Question, scripted: Option): Candidate[] {
  const { g } = r
  const place = placeOfHero(g.s, subject.hero)
  const plans = [...plansOfTurn(r, place)].sort((a, b) => b.value - a.value)

  const found: Candidate[] = []
  const lines = new Set<string>()
  const heads = new Set<Option>()
  const best = plans[0]?.value ?? 0
  const add = (line: Line, value: number): void => {
    const [head] = line
    const option = options.find((each) => head && pickOf(each, head.pick))
    if (!option) return
    const rest = line.slice(1)
    const key = keyOf(line)
    if (lines.has(key)) return
    // When there are enough of them, only beginnings that none has yet.
    if (found.length >= MOST_PLANS && heads.has(option)) return
    lines.add(key)
    heads.add(option)
    found.push({ option, line: rest, prior: PLAN_DOUBT + doubtOf(HEROES_WOUND * (best - value)) })
  }
  const seen = new Set<string>()
  for (const plan of plans) {
    // Of all ways to do the same in the same place the best is enough.
    const key = `${plan.path.end} ${plan.action?.do ?? ''} ${plan.action?.at ?? ''} ${plan.actsFirst}`
    if (seen.has(key)) continue
    seen.add(key)
    const line = lineOf(r, place, plan)
    add(line, plan.value)
    const passing = line.filter(({ pick }) => pick.do !== 'city')
    if (passing.length < line.length) add(passing, plan.value - r.weights.cityLeast)
  }
  for (const option of options) {
    if (heads.has(option) || option.do === 'drop' || option.do === 'move') continue
    // Deeds that no plan begins with, before the best plan.
    const next = found[0]
    found.push({ option, line: next ? [step(pickFor(next.option)), ...next.line] : [END], prior: DOUBT })
  }
  const own = found.findIndex(({ option }) => option === scripted)
  if (own < 0) return [{ option: scripted, line: [END], prior: 0 }, ...found]
  const [chosen] = found.splice(own, 1) as [Candidate]
  return [{ ...chosen, prior: 0 }, ...found]
}

const pickOf = (option: Option, pick: Partial<Option>): boolean =>
  option.do === pick.do && option.to === pick.to && option.at === pick.at && option.ability === pick.ability

const pickFor = (option: Option): Partial<Option> => {
  const { id: _, ...fields } = option
  return fields
}

// ------------------------------------------------------------------------------------------- the Sins' reaction

const FIGHT: LineStep = { kind: 'reaction-fight', pick: { yes: true } }
const NO_FIGHT: LineStep = { kind: 'reaction-fight', pick: { yes: false } }
const STAY: LineStep = { kind: 'reaction-move', pick: { none: true } }

interface WeighedLine {
  readonly line: Line
  /** In wounds, as the scripted policy counts. */
  readonly value: number
}

/** Whom the reaction can bring where, one of each kind and place. */
function monsterMoves(r: Survey, place: number): WeighedLine[] {
  const { g } = r
  const { space } = heroAt(g, place)
  const staying = stayingWorth(r, place)
  const found: WeighedLine[] = []
  const seen = new Set<string>()
  const met = hasMonster(g, space)
  if (met) found.push({ line: [STAY, FIGHT], value: staying })
  g.s.figures.forEach((at, figure) => {
    const { kind, id } = g.t.figures[figure] as { kind: string; id: string }
    const key = `${kind === 'hell-club' || kind === 'fallen' ? id : kind} ${at}`
    if (at < 0 || seen.has(key) || hasHero(g, at) || isPinned(g, figure)) return
    seen.add(key)
    const steps = reactionSteps(g, figure)
    for (const to of reachable(g, at, steps)) {
      const move: LineStep = { kind: 'reaction-move', pick: { monster: id, to: spaceId(g, to) } }
      found.push({
        line: [move, to === space || met ? FIGHT : NO_FIGHT],
        value: moveWorth(r, place, figure, to, staying),
      })
    }
  })
  return found.sort((a, b) => b.value - a.value)
}

const doubtOf = (loss: number): number => -Math.min(MOST_DOUBT, loss)

function reactionPlans(r: Survey, prompt: Question, scripted: Option): Candidate[] {
  const { options, subject } = prompt
  const yes = options.find((option) => option.yes === true)
  const no = options.find((option) => option.yes === false)
  if (!yes || !no) return flat(prompt, options, scripted)
  const moves = monsterMoves(r, placeOfHero(r.g.s, subject.hero))
  const kept = tokenWorth(r)
  const best = Math.max(kept, moves[0]?.value ?? 0)
  const own: Candidate = { option: scripted, line: [], prior: 0 }
  const other = scripted === yes ? no : yes
  return [
    own,
    { option: other, line: [], prior: FIRM_DOUBT },
    ...moves.map(({ line, value }) => ({
      option: yes,
      line,
      prior: REACT_DOUBT + doubtOf(SINS_WOUND * (best - value)),
    })),
  ]
}

function movePlans(r: Survey, { options, subject }: Question, scripted: Option): Candidate[] {
  const { g } = r
  const place = placeOfHero(g.s, subject.hero)
  const { space } = heroAt(g, place)
  const there = hasMonster(g, space)
  const staying = stayingWorth(r, place)
  const worth = ({ none, monster, to }: Option): number =>
    none ? staying : moveWorth(r, place, g.t.figureIndex.get(monster as string) as number, spaceIndex(g, to), staying)
  const best = worth(scripted)
  const line = (option: Option): Line => (there || option.to === g.map.spaces[space] ? [FIGHT] : [])
  const others = options.filter((option) => option !== scripted)
  return [
    { option: scripted, line: line(scripted), prior: 0 },
    ...others.map((option) => ({
      option,
      line: line(option),
      prior: REACT_DOUBT + doubtOf(SINS_WOUND * (best - worth(option))),
    })),
  ]
}
