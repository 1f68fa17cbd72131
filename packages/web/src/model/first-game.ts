import type { BotName, Level } from '@haven/bots/names'
import type { Challenge } from '../base/settings.ts'
import type { NewGame } from './messages.ts'

/** The bot of a first evening: the second level. */
export const USUAL_BOT: BotName = 'level2'

/** How hard the first press into a game is meant to be. */
export const CHALLENGE_BOTS: Readonly<Record<Challenge, Level>> = { gentle: 'level1', fair: 'level2', hard: 'level4' }

/** One who leads, one who shoots, one who hits. */
export const FIRST_TEAM = ['leah', 'rocco', 'thorley'] as const

export const firstGame = (bot: string): NewGame => ({
  setup: {
    heroPlayers: 1,
    story: 'havens-last-stand',
    map: 'havens-last-stand-a',
    sin: 'pride',
    acolytes: 'nuns',
    heroes: FIRST_TEAM,
  },
  people: ['hero1'],
  bots: {},
  bot,
})
