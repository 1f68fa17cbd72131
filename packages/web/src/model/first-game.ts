import type { BotName, Level } from '@haven/bots/names'
import { FIRST_SETUP, FIRST_TEAM } from '@haven/content/first-game'
import type { Challenge } from '../base/settings.ts'
import type { NewGame } from './messages.ts'

/** The bot of a first evening: the second level. */
export const USUAL_BOT: BotName = 'level2'

/** How hard the first press into a game is meant to be. */
export const CHALLENGE_BOTS: Readonly<Record<Challenge, Level>> = { gentle: 'level1', fair: 'level2', hard: 'level4' }

export const firstGame = (bot: string): NewGame => ({
  setup: {
    heroPlayers: 1,
    ...FIRST_SETUP,
    heroes: FIRST_TEAM,
  },
  people: ['hero1'],
  bots: {},
  bot,
})
