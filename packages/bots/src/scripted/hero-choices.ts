import type { Option } from '@haven/engine'
import { type Game, heroDef } from '@haven/engine/count'
import { best, type Survey } from './survey.ts'
import { slotWorth } from './worth.ts'

/** Choices about a hero himself: where wounds go, what he carries, who comes next. */

export const chooseWoundSlot = (r: Survey, place: number, options: readonly Option[]): Option =>
  best(options, ({ slot }) => -slotWorth(r, place, slot as number))

export const chooseHealSlot = (r: Survey, place: number, options: readonly Option[]): Option =>
  best(options, ({ slot }) => slotWorth(r, place, slot as number))

/** A card whose box does not rank it stands in the middle. */
const USUAL_RANK = 4

function upgradeWorth({ g }: Survey, place: number, card: string): number {
  const { rank = USUAL_RANK } = g.t.upgrades.get(card) ?? {}
  return typeof rank === 'function' ? rank(g, place) : rank
}

export const chooseUpgrade = (r: Survey, place: number, options: readonly Option[]): Option =>
  best(options, ({ card }) => upgradeWorth(r, place, card as string))

export const loseUpgrade = (r: Survey, place: number, options: readonly Option[]): Option =>
  best(options, ({ card }) => -upgradeWorth(r, place, card as string))

/** How much a hero of the Reserve brings: fighters first. */
export function heroWorth(g: Game, hero: string): number {
  const { fight, skill, defense, ranged, secondForm } = heroDef(g, hero)
  const fighting = Math.max(fight + 1.2 * defense, secondForm ? secondForm.fight + 1.2 * secondForm.defense - 1 : 0)
  return fighting + (ranged ? 2.5 : 0) + 0.3 * skill
}

export const chooseReserve = (r: Survey, options: readonly Option[]): Option =>
  best(options, ({ hero }) => heroWorth(r.g, hero as string))
