import type { Option } from '@haven/engine'
import { formOf, type Game, heroAt, heroDef, isRanged } from '@haven/engine/count'
import { best, type Survey } from './survey.ts'
import { slotWorth } from './worth.ts'

/** Choices about a hero himself: where wounds go, what he carries, who comes next. */

export const chooseWoundSlot = (r: Survey, place: number, options: readonly Option[]): Option =>
  best(options, ({ slot }) => -slotWorth(r, place, slot as number))

export const chooseHealSlot = (r: Survey, place: number, options: readonly Option[]): Option =>
  best(options, ({ slot }) => slotWorth(r, place, slot as number))

/** A fixed ranking. Cards of other boxes say their own, or stand in the middle. */
const UPGRADES: Readonly<Record<string, number>> = {
  'upg-ice-blade': 10,
  'upg-kevlar-vestments': 8,
  'upg-sawn-off': 7.5,
  'upg-sanctified-rounds': 7,
  'upg-adrenaline': 6.5,
  'upg-scoped-carbine': 6,
  'upg-field-kit': 6.2,
  'upg-lucky-coin': 5,
  'upg-rosary': 4,
  'upg-flash-grenade': 6,
  'upg-radio-beacon': 4.5,
  'upg-grapple-line': 3.5,
  'upg-turnout-coat': 3,
  'upg-motorbike': 3,
  'upg-exorcists-primer': 2.5,
  'upg-signal-jammer': 2,
  'upg-filter-mask': 1.5,
  'upg-holy-water': 1,
}
const UNKNOWN_UPGRADE = 4

function upgradeWorth(r: Survey, place: number, card: string): number {
  const { g } = r
  const worth = UPGRADES[card] ?? g.t.upgrades.get(card)?.rank ?? UNKNOWN_UPGRADE
  if (card === 'upg-sawn-off' && isRanged(g, place)) return worth - 3
  if (card === 'upg-grapple-line' && formOf(g, heroAt(g, place)).fight >= 4) return worth + 1
  const cleanses = r.mission.progress.some(({ on }) => on === 'remove')
  if (card === 'upg-exorcists-primer' && cleanses) return worth + 3
  return worth
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
