import { formOf, heroAt, type UpgradeDef } from '@haven/engine/kit'

/** Turnout Coat. Ignores one wound of each Fire check. */
export const turnoutCoat: UpgradeDef = {
  id: 'upg-turnout-coat',
  rank: 3,
  modifiers: [{ hook: 'fireIgnored', count: () => 1 }],
}

/** Filter Mask. Ignores one corruption of each Corruption check. */
export const filterMask: UpgradeDef = {
  id: 'upg-filter-mask',
  rank: 1.5,
  modifiers: [{ hook: 'corruptionIgnored', count: () => 1 }],
}

/** Grapple Line. No wound for leaving monsters. */
export const grappleLine: UpgradeDef = {
  id: 'upg-grapple-line',
  rank: (g, place) => (formOf(g, heroAt(g, place)).fight >= 4 ? 4.5 : 3.5),
  modifiers: [{ hook: 'leaveFree', count: () => 1 }],
}

/** Motorbike. One more space if the whole Move, its first and last space too, is on Streets. */
export const motorbike: UpgradeDef = {
  id: 'upg-motorbike',
  rank: 3,
  modifiers: [{ hook: 'streetSpaces', count: () => 1 }],
}
