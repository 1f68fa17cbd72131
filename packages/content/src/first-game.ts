/** What the core box proposes for a first evening, and what the rulebook's pictures are made with. */

/** One who leads, one who shoots, one who hits. */
export const FIRST_TEAM = ['leah', 'rocco', 'thorley'] as const

export const FIRST_SETUP = {
  story: 'havens-last-stand',
  map: 'havens-last-stand-a',
  sin: 'pride',
  acolytes: 'nuns',
} as const

export const PICTURED = { bruiser: 'thorley', shooter: 'rocco', fixer: 'rose', district: 'constabulary' } as const
