import type { BotName } from '@haven/bots'
import type { NewGame } from './messages.ts'

/** The bot of a first evening: the second level. */
export const USUAL_BOT: BotName = 'level2'

/** One who leads, one who shoots, one who hits. */
export const FIRST_TEAM = ['leah', 'rocco', 'thorley'] as const

export const firstGame: NewGame = {
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
  bot: USUAL_BOT,
}
