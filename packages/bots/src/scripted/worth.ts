import { FATAL_WOUNDS, type Game, heroAt, heroDef, MOST_CORRUPTION, statsOf } from '@haven/engine'
import type { Distribution } from './dice-odds.ts'
import { WEIGHTS } from './weights.ts'

/** What things are worth, in wounds. Both sides count alike: what the heroes pay, the Sins player gains. */

/** What its death is worth beside the mission. */
export function killWorth(g: Game, figure: number): number {
  const { leaves } = g.t.figures[figure] as { leaves: boolean }
  return WEIGHTS.kill + WEIGHTS.killFight * statsOf(g, figure).fight + (leaves ? WEIGHTS.killForGood : 0)
}

// --------------------------------------------------------------------------------------------------- what hurts

/** What so many more wounds cost a hero; nothing is dealt to the dead (WOUND-2). */
export function woundCost(g: Game, place: number, count: number): number {
  const { wounds } = heroAt(g, place)
  let cost = 0
  for (let n = wounds.length; n < Math.min(FATAL_WOUNDS, wounds.length + count); n++) {
    cost += WEIGHTS.wounds[n] as number
    if (n === FATAL_WOUNDS - 1) cost += deathCost(g)
  }
  return cost
}

/** The last life is dear; but the longer the game, the more has to be dared. */
const deathCost = (g: Game): number =>
  (WEIGHTS.death[Math.min(g.s.reserve.length, WEIGHTS.death.length - 1)] as number) / nerve(g)

/** How much more the heroes dare than at first, since nothing else ends a game in which everybody waits. */
export function nerve(g: Game): number {
  const late = Math.max(0, g.s.round - WEIGHTS.calmRounds)
  return 1 + WEIGHTS.boldness * late * (1 + 0.1 * late)
}

export function woundsCost(g: Game, place: number, wounds: Distribution): number {
  let cost = 0
  for (let n = 1; n < wounds.length; n++) cost += (wounds[n] as number) * woundCost(g, place, n)
  return cost
}

/** What one more corruption costs from this level on; at 7 it is a wound (CORR-3). */
export function corruptionCost(g: Game, place: number, level = heroAt(g, place).corruption): number {
  if (level >= MOST_CORRUPTION) return woundCost(g, place, 1)
  const lost = level === MOST_CORRUPTION - 1 ? (heroAt(g, place).innocents * WEIGHTS.innocent) / nerve(g) : 0
  return lost + (WEIGHTS.corruption[level - 1] as number)
}

// ------------------------------------------------------------------------------------------- slots of the track

const BONUS_WORTH = { none: 0, die: 0.8, defense: 0.9, choice: 0.7 }

/** WOUND-1: what the bonus of a slot is still good for: less the further it is above the hero's corruption. */
export function slotWorth(g: Game, place: number, slot: number): number {
  const hero = heroAt(g, place)
  const bonus = heroDef(g, hero.hero).track[slot - 1]
  if (!bonus) return 0
  const worth = bonus.kind === 'hit' ? bonus.count : BONUS_WORTH[bonus.kind]
  return worth * 0.75 ** Math.max(0, slot - hero.corruption - 1)
}
