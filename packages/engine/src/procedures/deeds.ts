import { heroAt, isUsed, mapOf, markUsed, physicalIn, sharedOption, sharedRow } from '../board.ts'
import type { CompiledDeed } from '../compiled.ts'
import { type Intent, NPCS, type Npc, type Option } from '../contract.ts'
import { effectFrame } from '../effects/effect.ts'
import { type Game, push } from '../kernel.ts'
import { type Refusal, refusal } from '../refusals.ts'
import type { Turn } from '../state.ts'
import { refuseCity, startCity, usableDistricts } from './city.ts'
import { refuseCleansing, startCleanse } from './cleanse.ts'
import { refuseFightIn, startFight } from './fight.ts'
import { openSteps, refuseMoving, refuseStep, startStep } from './move.ts'
import { refuseShooting, refuseTarget, shotTargets, startRangedFight } from './ranged.ts'
import {
  collect,
  deliver,
  drop,
  explore,
  refuseCollecting,
  refuseDelivering,
  refuseDropping,
  refuseExploring,
} from './tokens.ts'

/**
 * TURN-1 to TURN-3. What a hero may do in his turn. One place decides: each deed has its refusal, in two levels (may
 * he at all, may he to this one); options are made from it, and so are explanations.
 */

const FIGHT: Option = Object.freeze({ id: 'fight', do: 'fight' })
const CLEANSE: Option = Object.freeze({ id: 'cleanse', do: 'cleanse' })
const CITY: Option = Object.freeze({ id: 'city', do: 'city' })
const EXPLORE: Option = Object.freeze({ id: 'explore', do: 'explore' })
const DELIVER: Option = Object.freeze({ id: 'deliver', do: 'deliver' })
const END: Option = Object.freeze({ id: 'end', do: 'end' })
const COLLECTABLE = ['extraTurn', 'innocent', ...NPCS] as const
const COLLECT = COLLECTABLE.map((token) => Object.freeze({ id: `collect:${token}`, do: 'collect', token }))
const DROP = NPCS.map((npc) => Object.freeze({ id: `drop:${npc}`, do: 'drop', npc }))

const ACTION_TAKEN = refusal('action-taken', 'TURN-1')

const refuseAction = (g: Game): Refusal | null => ((g.s.turn as Turn).acted ? ACTION_TAKEN : null)

/** TURN-2: the Actions open to a hero, in or outside his turn. */
export function actionOptions(g: Game, place: number, options: Option[] = []): Option[] {
  const { space } = heroAt(g, place)
  if (!refuseFightIn(g, space)) options.push(FIGHT)
  for (const target of shotTargets(g, place)) options.push(mapOf(g).shootAt[target] as Option)
  if (!refuseCleansing(g, place)) options.push(CLEANSE)
  return options
}

/** Carries out an Action. */
export function takeAction(g: Game, place: number, option: Option): void {
  if (option.do === 'fight') startFight(g, place, 'heroes')
  else if (option.do === 'shoot') startRangedFight(g, place, g.map.index.get(option.at as string) as number)
  else startCleanse(g, place)
}

export function refuseActionIntent(g: Game, place: number, intent: Intent): Refusal | null {
  if (intent.do === 'fight') return refuseFightIn(g, heroAt(g, place).space)
  if (intent.do === 'cleanse') return refuseCleansing(g, place)
  if (intent.do !== 'shoot') return null
  const atAll = refuseShooting(g, place)
  if (atAll || intent.at === undefined) return atAll ?? refusal('no-monsters-there', 'FIGHT-13')
  const target = g.map.index.get(intent.at)
  if (target === undefined) return refusal('no-such-space', 'RANGE-1', { space: intent.at })
  return refuseTarget(g, place, target)
}

/** Anything at all to take here? Most spaces have nothing, and deeds are asked for more than anything else. */
function hasCollectable(g: Game, space: number): boolean {
  if (physicalIn(g, 'extraTurn', space) > 0 || physicalIn(g, 'innocent', space) > 0) return true
  for (const each of g.s.npcs) if (each.space === space) return true
  return false
}

const isDeedOpen = (g: Game, place: number, { inForce, deed, text }: CompiledDeed): boolean =>
  inForce(g, place) &&
  !(deed.oncePerRound && isUsed(g, text)) &&
  !(deed.isAction && (g.s.turn as Turn).acted) &&
  deed.when(g, place)

export function deedOptions(g: Game, place: number): Option[] {
  const turn = g.s.turn as Turn
  const hero = heroAt(g, place)
  const map = mapOf(g)
  const options: Option[] = []
  for (const to of openSteps(g, place)) options.push(map.moveTo[to] as Option)
  if (!turn.acted) actionOptions(g, place, options)
  for (const space of usableDistricts(g, place)) options.push(space === hero.space ? CITY : cityAt(g, space))
  if (!refuseExploring(g, place)) options.push(EXPLORE)
  if (hasCollectable(g, hero.space)) {
    for (const option of COLLECT) if (!refuseCollecting(g, place, option.token)) options.push(option)
  }
  if (hero.npcs.length > 0) {
    for (const option of DROP) if (!refuseDropping(g, place, option.npc)) options.push(option)
  }
  if (hero.innocents > 0 && !refuseDelivering(g, place)) options.push(DELIVER)
  for (const deed of g.t.deeds) if (isDeedOpen(g, place, deed)) options.push(deed.option)
  options.push(END)
  return options
}

function spendAction(turn: Turn): void {
  turn.acted = true
  if (turn.steps > 0) turn.moveOver = true // MOVE-16
}

/** `city-reach`: a District that he does not stand in. */
const cityAt = (g: Game, space: number): Option =>
  sharedOption(sharedRow(g, 'city', ''), g, space, (at) => ({ id: `city:${at}`, do: 'city', at }))

/** -1 if the map does not have it. */
const spaceNamed = (g: Game, id: string | undefined): number | undefined =>
  id === undefined ? undefined : (g.map.index.get(id) ?? -1)

/** Carries out one deed; `end` is left to the turn. */
export function doDeed(g: Game, place: number, option: Option): void {
  const turn = g.s.turn as Turn
  switch (option.do) {
    case 'move':
      startStep(g, place, g.map.index.get(option.to as string) as number)
      return
    case 'fight':
    case 'shoot':
    case 'cleanse':
      spendAction(turn)
      takeAction(g, place, option)
      return
    case 'city':
      startCity(g, place, spaceNamed(g, option.at))
      return
    case 'explore':
      explore(g, place)
      return
    case 'collect':
      collect(g, place, option.token as string)
      return
    case 'drop':
      drop(g, place, option.npc as Npc)
      return
    case 'deliver':
      deliver(g, place)
      return
    default: {
      const deed = g.t.deeds.find((each) => each.text === option.ability) as CompiledDeed
      if (deed.deed.isAction) spendAction(turn)
      if (deed.deed.oncePerRound) markUsed(g, deed.text)
      g.log?.({ event: 'abilityUsed', ability: deed.text, hero: heroAt(g, place).hero })
      push(g, effectFrame(g, deed.proc, deed.text, place))
    }
  }
}

/** Why a deed is not among the options. */
export function refuseDeed(g: Game, place: number, intent: Intent): Refusal | null {
  switch (intent.do) {
    case 'move': {
      const atAll = refuseMoving(g, place)
      if (atAll) return atAll
      if (intent.to === undefined) return null
      const to = g.map.index.get(intent.to)
      if (to === undefined) return refusal('no-such-space', 'MOVE-1', { space: intent.to })
      return refuseStep(g, place, to)
    }
    case 'fight':
    case 'shoot':
    case 'cleanse':
      return refuseAction(g) ?? refuseActionIntent(g, place, intent)
    case 'city': {
      const space = spaceNamed(g, intent.at)
      return space === -1
        ? refusal('no-such-space', 'CITY-1', { space: intent.at as string })
        : refuseCity(g, place, space)
    }
    case 'explore':
      return refuseExploring(g, place)
    case 'collect':
      return refuseCollecting(g, place, intent.token ?? '')
    case 'drop':
      return refuseDropping(g, place, intent.npc ?? '')
    case 'deliver':
      return refuseDelivering(g, place)
    case 'ability':
      return refuseAbility(g, place, intent.ability ?? '')
    default:
      return null
  }
}

function refuseAbility(g: Game, place: number, ability: string): Refusal {
  const known = g.t.deeds.find((deed) => deed.text === ability)
  if (!known?.inForce(g, place)) return refusal('ability-unknown', 'TURN-3', { ability })
  if (known.deed.isAction && (g.s.turn as Turn).acted) return ACTION_TAKEN
  return isUsed(g, ability)
    ? refusal('ability-used', ability, { ability })
    : refusal('ability-not-now', ability, { ability })
}
