import { missionOf, type UpgradeDef } from '@haven/engine/kit'

/** Exorcist's Primer. Cleansing: two more dice. */
export const exorcistsPrimer: UpgradeDef = {
  id: 'upg-exorcists-primer',
  rank: (g) => (missionOf(g).progress.some(({ on }) => on === 'remove') ? 5.5 : 2.5),
  modifiers: [{ hook: 'cleanseDice', count: () => 2 }],
}

/** Holy Water. Cleansing: each Counter-Corruption may also remove a Corruption token. */
export const holyWater: UpgradeDef = {
  id: 'upg-holy-water',
  rank: 1,
  modifiers: [{ hook: 'cleanseCounters', count: () => 1 }],
}
