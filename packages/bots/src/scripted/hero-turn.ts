import { HAZARDS, MONSTER_KINDS, type Npc, type Option } from '@haven/engine'
import {
  DEAD,
  figureAt,
  type Game,
  heroAt,
  heroesIn,
  kindOf,
  MOST_CORRUPTION,
  monstersIn,
  monstersOnBoard,
  physicalIn,
  shotTargets,
  standing,
} from '@haven/engine/count'
import { deedPlaces, holdPlaces } from '../mission-places.ts'
import { districtFrom, districtWorth, findsWorth } from './city.ts'
import { dangerAt } from './danger.ts'
import { cleanseAt, fightAt, prospects, shootAt } from './goals.ts'
import {
  burdenOf,
  countsMeeting,
  deedWorth,
  endsWell,
  gatherings,
  guardWorth,
  holdingWorth,
  isPlaceFor,
  mayCarry,
  passingWorth,
  progressWorth,
  wantsFlips,
  wantsInnocents,
  wantsNpc,
} from './mission.ts'
import { type Path, pathsOf, stepCosts, wayTo } from './paths.ts'
import { best, MARCH_ROUND, once, type Survey } from './survey.ts'
import { corruptionCost } from './worth.ts'

/**
 * A hero's turn: all ways to Move and to take one Action, in either order, are weighed by what they bring, what they
 * cost, what the Sins player can do to the hero where he ends, and what he can do from there next. Only the first deed
 * of the best plan is answered; the next question is thought about anew.
 */

export interface Action {
  readonly do: 'fight' | 'shoot' | 'cleanse' | 'ability'
  readonly at?: string
  /** The mission's own Action. */
  readonly ability?: string
  readonly value: number
  /** The space whose monsters it strikes, -1 if none, and how much of their Fight is expected to fall. */
  readonly target: number
  readonly fallen: number
}

/** The Actions that a hero could take in a space. */
export function actionsAt(r: Survey, place: number, space: number): Action[] {
  const { g } = r
  const actions: Action[] = []
  if (monstersIn(g, space).length > 0) {
    const { value, fallen } = fightAt(r, place, space)
    actions.push({ do: 'fight', value, target: space, fallen })
  }
  for (const target of standing(g, place, space, () => shotTargets(g, place))) {
    const { value, fallen } = shootAt(r, place, space, target)
    actions.push({ do: 'shoot', at: g.map.spaces[target] as string, value, target, fallen })
  }
  const value = cleanseAt(r, place, space)
  if (value > 0) actions.push({ do: 'cleanse', value, target: -1, fallen: 0 })
  const own = deedWorth(r, place, space)
  if (own > 0) actions.push({ do: 'ability', ability: r.mission.id, value: own, target: -1, fallen: 0 })
  return actions
}

const NO_ACTION: Omit<Action, 'do'> = { value: 0, target: -1, fallen: 0 }

/** What the end of a turn is worth in each space, after an Action or without. */
function endings(r: Survey, place: number): (space: number, action: Omit<Action, 'do'>) => number {
  const { g } = r
  const prospect = prospects(r, place)
  const dangers = new Map<number, number>()
  const danger = (space: number, gone: number): number => {
    const key = space * 64 + gone + 1
    let known = dangers.get(key)
    if (known === undefined) {
      known = gone < 0 ? dangerAt(r, place, space) : without(r, gone, () => dangerAt(r, place, space))
      dangers.set(key, known)
    }
    return known
  }
  return (space, { target, fallen }) => {
    let company = heroesIn(g, space).some((other) => other !== place) ? r.weights.company : 0
    if (endsWell(r, place, space)) company += progressWorth(r)
    company += guardWorth(r, place, space)
    const stays = prospect(space) - danger(space, -1) + holdingWorth(r, place, space)
    if (fallen < 0.02) return company + stays
    const cleared = target === space ? without(r, target, () => holdingWorth(r, place, space)) : 0
    return company + (1 - fallen) * stays + fallen * (prospect(space, target) - danger(space, target) + cleared)
  }
}

/** As if the monsters of a space were dead. */
function without<T>(r: Survey, space: number, think: () => T): T {
  const { figures } = r.g.s
  const there = monstersIn(r.g, space)
  for (const figure of there) figures[figure] = DEAD
  const thought = think()
  for (const figure of there) figures[figure] = space
  return thought
}

export interface Plan {
  readonly deed: Partial<Option>
  /** The length of its Move. */
  readonly steps: number
  readonly value: number
  /** How much better it is than to do nothing. */
  readonly gain: number
}

/** What can be had on the way: one District, and all that lies about. Ways share their spaces: each is looked at once. */
function pickings(r: Survey, place: number): (path: Path) => number {
  const districts: number[] = []
  const found: number[] = []
  return ({ steps }) => {
    let [district, finds] = [0, 0]
    for (const space of steps) {
      districts[space] ??= districtWorth(r, place, space)
      found[space] ??= findsWorth(r, place, space) + passingWorth(r, place, space)
      district = Math.max(district, districts[space])
      finds += found[space]
    }
    return (district >= r.weights.cityLeast ? district : 0) + finds
  }
}

/** One way to spend what is left of a turn: where to go, and what to do there or before setting out. */
export interface WeighedPlan {
  readonly path: Path
  readonly action: Action | null
  readonly actsFirst: boolean
  readonly value: number
}

/** All plans for what is left of the turn, doing nothing first. */
function weighPlans(r: Survey, place: number, mayAct: boolean, consider: (plan: WeighedPlan) => void): void {
  const { g } = r
  const { space } = heroAt(g, place)
  const ending = endings(r, place)
  const known = new Map<number, Action[]>()
  const actions = (at: number): Action[] => {
    if (!mayAct) return []
    let found = known.get(at)
    if (!found) {
      found = actionsAt(r, place, at)
      known.set(at, found)
    }
    return found
  }
  const picked = pickings(r, place)
  const mayActFirst = (g.s.turn?.steps ?? 0) === 0
  for (const path of pathsOf(r, place, stepCosts(r, place))) {
    const way = picked(path) - path.cost
    const rest = way - path.leaving
    consider({ path, action: null, actsFirst: false, value: rest + ending(path.end, NO_ACTION) })
    for (const action of actions(path.end)) {
      consider({ path, action, actsFirst: false, value: rest + action.value + ending(path.end, action) })
    }
    if (path.steps.length === 0 || !mayActFirst) continue
    for (const action of actions(space)) {
      // Who has killed everybody leaves unharmed.
      const leaving = action.target === space ? path.leaving * (1 - action.fallen ** 2) : path.leaving
      consider({ path, action, actsFirst: true, value: way - leaving + action.value + ending(path.end, action) })
    }
  }
}

function plansFrom(r: Survey, place: number, mayAct: boolean): readonly WeighedPlan[] {
  const plans: WeighedPlan[] = []
  weighPlans(r, place, mayAct, (plan) => plans.push(plan))
  return plans
}

/** The plans for the turn as it is: whoever thinks about them further need not weigh them again. */
export const plansOfTurn = (r: Survey, place: number): readonly WeighedPlan[] =>
  once(r, `plans ${place}`, () => plansFrom(r, place, !r.g.s.turn?.acted))

/** The best plan for what is left of the turn. */
export const bestPlan = (r: Survey, place: number, mayAct: boolean): Plan => bestOf(r.g, plansFrom(r, place, mayAct))

function bestOf(g: Game, plans: readonly WeighedPlan[]): Plan {
  const [nothing] = plans as [WeighedPlan, ...WeighedPlan[]]
  const found = best(plans, ({ value }) => value)
  const { path, value } = found
  return { deed: firstDeed(g, found), steps: path.steps.length, value, gain: value - nothing.value }
}

function firstDeed(g: Game, { path, action, actsFirst }: WeighedPlan): Partial<Option> {
  const [to] = path.steps
  if (action && (actsFirst || to === undefined)) return deedOf(action)
  return to === undefined ? { do: 'end' } : { do: 'move', to: g.map.spaces[to] as string }
}

export const deedOf = (action: Action): Partial<Option> => ({
  do: action.do,
  ...(action.at !== undefined && { at: action.at }),
  ...(action.ability !== undefined && { ability: action.ability }),
})

const matches = (option: Option, wanted: Partial<Option>): boolean =>
  option.do === wanted.do &&
  option.to === wanted.to &&
  option.at === wanted.at &&
  (wanted.do !== 'ability' || option.ability === wanted.ability)

/** Where the mission's Innocents, tokens, monsters and meeting places are, however dangerous it is there. */
function marchGoals(r: Survey, place: number): number[] {
  const { g, mission } = r
  if (wantsInnocents(r)) {
    const { innocents, corruption } = heroAt(g, place)
    // Who cannot hold one makes room: monsters kill him, or he kills them.
    if (innocents === 0 && corruption === MOST_CORRUPTION) {
      return monstersOnBoard(g).map((figure) => figureAt(g, figure))
    }
    const there = g.map.spaces.flatMap((_, at) =>
      (innocents > 0 ? isPlaceFor(r, place, at) : physicalIn(g, 'innocent', at) > 0) ? [at] : [],
    )
    return innocents === 0 && wantsFlips(r) ? [...there, ...g.s.faceDown.map((pile) => pile.space)] : there
  }
  const kinds = mission.progress.flatMap((way) => (way.on === 'kill' ? (way.of ?? [...MONSTER_KINDS]) : []))
  const removed = mission.progress.flatMap((way) => (way.on === 'remove' ? (way.of ?? [...HAZARDS]) : []))
  const hazards = HAZARDS.filter((kind) => removed.includes(kind))
  return [
    ...monstersOnBoard(g).flatMap((figure) => (kinds.includes(kindOf(g, figure)) ? [figureAt(g, figure)] : [])),
    ...g.map.spaces.flatMap((_, at) => (hazards.some((kind) => physicalIn(g, kind, at) > 0) ? [at] : [])),
    ...(removed.includes('altar') ? g.s.altars : []),
    ...(wantsFlips(r) ? g.s.faceDown.map((pile) => pile.space) : []),
    ...g.s.npcs.flatMap(({ npc, space }) => (wantsNpc(r, place, npc) || countsMeeting(r, npc) ? [space] : [])),
    ...holdPlaces(g),
    ...deedPlaces(g, place),
    ...gatherings(r, place),
  ]
}

/** Late in the game the mission is done or died for: nothing else would end a game in which everybody waits. */
function march(r: Survey, place: number, options: readonly Option[]): Option | undefined {
  const { g } = r
  if (g.s.round < MARCH_ROUND) return undefined
  const { space } = heroAt(g, place)
  const goals = marchGoals(r, place)
  // Where they have to meet, a hero clears the place and waits for the others.
  if (gatherings(r, place).includes(space) || holdPlaces(g).includes(space)) {
    return options.find((option) => option.do === 'fight') ?? options.find((option) => option.do === 'end')
  }
  if (goals.includes(space)) {
    const own = options.find((option) => option.do === 'ability' && option.ability === r.mission.id)
    if (own) return own
    const cleanse = r.mission.progress.some((way) => way.on === 'remove')
    return options.find((option) => option.do === (cleanse ? 'cleanse' : 'fight'))
  }
  const nothing = g.map.spaces.map(() => 0)
  const way = wayTo(r, { check: nothing, leave: nothing, enter: nothing }, goals)
  const length = (option: Option): number => way[g.map.index.get(option.to as string) as number] as number
  const steps = options.filter((option) => option.do === 'move' && length(option) < (way[space] as number))
  return steps.sort((a, b) => length(a) - length(b))[0]
}

/** hero-turn: what costs nothing first, then the best plan. */
export function chooseDeed(r: Survey, place: number, options: readonly Option[]): Option {
  const { g } = r
  const { space, wounds } = heroAt(g, place)
  const end = options.find((option) => option.do === 'end') as Option
  const flips = wantsFlips(r)
  for (const option of options) {
    if (option.do === 'deliver') return option
    if (option.do === 'collect' && isTaken(r, place, option.token as string)) return option
    if (option.do === 'drop' && burdenOf(r, place, option.npc as Npc) > 0) return option
    if (option.do === 'explore' && flips) return option
    if (option.do === 'ability' && helps(r, place, option.ability as string)) return option
  }
  const last = march(r, place, options)
  if (last) return last
  const mayAct = !g.s.turn?.acted
  const { space: used, worth: district } = districtFrom(r, place, space)
  const at = used === space ? undefined : g.map.spaces[used]
  const city = options.find((option) => option.do === 'city' && option.at === at)
  // Heals are better after the fight than before it.
  const waits = mayAct && wounds.length < 2 && monstersIn(g, space).length > 0
  if (city && district >= r.weights.cityLeast && !waits) return city

  if (!options.some((option) => DEEDS.includes(option.do as string) || option.ability === r.mission.id)) {
    return city && district >= r.weights.cityLeast ? city : end
  }
  const plan = bestOf(g, plansOfTurn(r, place))
  const pays = options.find((option) => option.do === 'ability' && option.ability === powerOf(r))
  if (pays && paidPlan(r, place, mayAct) > plan.value) return pays
  const leaves = plan.deed.do === 'end' || plan.deed.do === 'move'
  if (city && leaves && district >= r.weights.cityLeast) return city
  return options.find((option) => matches(option, plan.deed)) ?? end
}

/** What costs nothing to hold, or has to be held. */
const isTaken = (r: Survey, place: number, token: string): boolean =>
  token === 'innocent' ? mayCarry(r, place) : burdenOf(r, place, token as Npc) === 0

const powerOf = ({ g }: Survey): string | undefined => g.t.sins.get(g.s.setup.sin)?.power.id

/** What the best plan is worth with the longer Move that the sin's power sells for corruption, the price deducted. */
function paidPlan(r: Survey, place: number, mayAct: boolean): number {
  const { turn } = r.g.s
  if (!turn || turn.paid) return Number.NEGATIVE_INFINITY
  turn.paid = true
  const { value } = bestPlan(r, place, mayAct)
  turn.paid = false
  return value - corruptionCost(r, place)
}

const DEEDS: readonly string[] = ['move', 'fight', 'shoot', 'cleanse']

/** Abilities for any moment of a turn, whose boxes say what they are worth. */
function helps({ g }: Survey, place: number, ability: string): boolean {
  const { deed } = g.t.deeds.find(({ text }) => text === ability) ?? {}
  return (deed?.worth?.(g, place) ?? 0) > 0
}

/**
 * take-turn: an Extra Turn token dies with its hero, a Turn token passes to his successor (DEATH-1, DEATH-2); so the
 * wounded spend the former first. An extra turn in which there is nothing to gain is kept.
 */
export function takesExtraTurn(r: Survey, place: number, options: readonly Option[]): Option {
  const extra = options.find((option) => option.with === 'extra')
  const other = options.find((option) => option !== extra) as Option
  if (!extra) return other
  const { wounds } = heroAt(r.g, place)
  if (other.with === 'turn') return wounds.length >= 3 ? extra : other
  return bestPlan(r, place, true).gain > r.weights.extraTurnLeast ? extra : other
}
