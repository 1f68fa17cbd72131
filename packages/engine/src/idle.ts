import { heroAt, supplyOf } from './board.ts'
import type { CityAction } from './contract.ts'
import type { Game } from './kernel.ts'

/** Why an answer that is allowed would do nothing. */
export const IDLE_REASONS = [
  'no-wound',
  'healing-forbidden',
  'no-corruption',
  'repenting-forbidden',
  'no-extra-turn-left',
  'no-upgrade-left',
  'no-orbital-strike',
  'nobody-to-strike',
  'nothing-changes',
] as const
export type IdleReason = (typeof IDLE_REASONS)[number]

/** CITY-3 to CITY-5: why an icon would do nothing for this hero now; null if it does something. */
export function idleIcon(g: Game, place: number, icon: CityAction): IdleReason | null {
  const hero = heroAt(g, place)
  switch (icon) {
    case 'heal':
      if (hero.wounds.length === 0) return 'no-wound'
      return g.t.counts.canHeal(g, place) ? null : 'healing-forbidden'
    case 'repent':
      if (hero.corruption <= 1) return 'no-corruption'
      return g.t.counts.canRepent(g, place) ? null : 'repenting-forbidden'
    case 'extraTurn':
      return supplyOf(g, 'extraTurn') > 0 ? null : 'no-extra-turn-left'
    case 'inventory':
      return g.s.upgrades.inventory.length > 0 ? null : 'no-upgrade-left'
    case 'orbital':
      return g.s.orbital.length > 0 ? null : 'no-orbital-strike'
  }
}
