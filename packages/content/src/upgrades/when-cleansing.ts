import type { UpgradeDef } from '@haven/engine/kit'

/** Exorcist's Primer. Cleansing: two more dice. */
export const exorcistsPrimer: UpgradeDef = {
  id: 'upg-exorcists-primer',
  modifiers: [{ hook: 'cleanseDice', count: () => 2 }],
}

/** Holy Water. Cleansing: each Counter-Corruption may also remove a Corruption token. */
export const holyWater: UpgradeDef = {
  id: 'upg-holy-water',
  modifiers: [{ hook: 'cleanseCounters', count: () => 1 }],
}
