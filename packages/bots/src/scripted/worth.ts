import { FATAL_WOUNDS, type Hint, heroAt, heroDef, MOST_CORRUPTION, statsOf } from '@haven/engine/count'
import type { Distribution } from './dice-odds.ts'
import { places, type Survey } from './survey.ts'

/** What things are worth, in wounds. Both sides count alike: what the heroes pay, the Sins player gains. */

/** What its death is worth beside the mission. */
export function killWorth(r: Survey, figure: number): number {
  const { g } = r
  const { leaves } = g.t.figures[figure] as { leaves: boolean }
  return r.weights.kill + r.weights.killFight * statsOf(g, figure).fight + (leaves ? r.weights.killForGood : 0)
}

// --------------------------------------------------------------------------------------------------- what hurts

/** What so many more wounds cost a hero; nothing is dealt to the dead (WOUND-2). */
export function woundCost(r: Survey, place: number, count: number): number {
  const { wounds } = heroAt(r.g, place)
  let cost = 0
  for (let n = wounds.length; n < Math.min(FATAL_WOUNDS, wounds.length + count); n++) {
    cost += r.weights.wounds[n] as number
    if (n === FATAL_WOUNDS - 1) cost += deathCost(r)
  }
  return cost
}

/** The last life is dear; but the longer the game, the more has to be dared. */
const deathCost = (r: Survey): number =>
  (r.weights.death[Math.min(r.g.s.reserve.length, r.weights.death.length - 1)] as number) / nerve(r)

/** How much more the heroes dare than at first, since nothing else ends a game in which everybody waits. */
export function nerve(r: Survey): number {
  const late = Math.max(0, r.g.s.round - r.weights.calmRounds)
  return 1 + r.weights.boldness * late * (1 + 0.1 * late)
}

export function woundsCost(r: Survey, place: number, wounds: Distribution): number {
  const { length } = heroAt(r.g, place).wounds
  let [cost, sofar] = [0, 0]
  for (let n = 1; n < wounds.length; n++) {
    const wound = length + n - 1
    if (wound < FATAL_WOUNDS) sofar += r.weights.wounds[wound] as number
    if (wound === FATAL_WOUNDS - 1) sofar += deathCost(r)
    cost += (wounds[n] as number) * sofar
  }
  return cost
}

/** What one more corruption costs from this level on; at 7 it is a wound (CORR-3). */
export function corruptionCost(r: Survey, place: number, level = heroAt(r.g, place).corruption): number {
  if (level >= MOST_CORRUPTION) return woundCost(r, place, 1)
  const lost = level === MOST_CORRUPTION - 1 ? (heroAt(r.g, place).innocents * r.weights.innocent) / nerve(r) : 0
  return lost + (r.weights.corruption[level - 1] as number)
}

/** What so much corruption costs, one after the other. */
export function corruptionsCost(r: Survey, place: number, count: number): number {
  const { corruption } = heroAt(r.g, place)
  let cost = 0
  for (let i = 0; i < count; i++) cost += corruptionCost(r, place, corruption + i)
  return cost
}

/** What a text costs the heroes besides dice, by the hint of its box. */
export function harmCost(r: Survey, place: number, hint: Hint): number {
  const { wounds, corruption, others, extraTurns = 0, upgrades = 0, cards = 0, reactions = 0, worth = 0 } = hint
  let cost = worth + extraTurns * r.weights.extraTurn + upgrades * r.weights.inventory
  cost += (cards * r.sins.twoCards) / 2 + reactions * r.sins.oneReaction
  if (wounds) cost += woundCost(r, place, wounds)
  if (corruption) cost += corruptionsCost(r, place, corruption)
  if (!others) return cost
  return places(r.g).reduce((all, each) => (each === place ? all : all + corruptionsCost(r, each, others)), cost)
}

// ------------------------------------------------------------------------------------------- slots of the track

const BONUS_WORTH = { none: 0, die: 0.8, defense: 0.9, choice: 0.7 }

/** WOUND-1: what the bonus of a slot is still good for: less the further it is above the hero's corruption. */
export function slotWorth(r: Survey, place: number, slot: number): number {
  const { g } = r
  const hero = heroAt(g, place)
  const bonus = heroDef(g, hero.hero).track[slot - 1]
  if (!bonus) return 0
  const worth = bonus.kind === 'hit' ? bonus.count : BONUS_WORTH[bonus.kind]
  return worth * 0.75 ** Math.max(0, slot - hero.corruption - 1)
}
