import { createBot, playGame } from '@haven/bots'
import { type Rules, randomFrom, type SetupWishes } from '@haven/engine'
import { setupFromSeed } from '@haven/engine/files'
import { createPupil, type Heard, NOTHING_HEARD } from './ignorant.ts'

/** What is to be played. Plain data, since it goes to the workers as it is. */
export interface CoachPlan {
  readonly games: number
  readonly seed: string
  /** Rules and boxes: other rules are other games. */
  readonly version: string
}

export interface CoachGame {
  readonly index: number
  /** Did the heroes win: alone, and with the coach? */
  readonly alone: boolean
  readonly coached: boolean
  readonly rounds: readonly [alone: number, coached: number]
  readonly heard: Heard
}

/** The first real game, as the page begins it, against the gentlest of the bots. */
const FIRST_GAME: SetupWishes = {
  heroPlayers: 1,
  story: 'havens-last-stand',
  map: 'havens-last-stand-a',
  sin: 'pride',
  acolytes: 'nuns',
  heroes: ['leah', 'rocco', 'thorley'],
  edition: 'final',
}
const GENTLE = 'level1'

/** Game number `index` twice: the same set-up, the same dice and decks, the same bot, the same lots of the player. */
export function coachGame(rules: Rules, plan: CoachPlan, index: number): CoachGame {
  const seed = `${plan.seed}/${index}`
  const setup = setupFromSeed(rules, FIRST_GAME, seed)
  const played = (isCoached: boolean) => {
    const heard: Heard = { ...NOTHING_HEARD, lines: {} }
    const { state } = playGame(rules, setup, seed, {
      sins: createBot(GENTLE, rules, randomFrom(`${seed}/sins`)),
      hero1: createPupil(rules, { random: randomFrom(`${seed}/hero1`), seed, isCoached, heard }),
    })
    return { won: state.over?.winner === 'heroes', round: state.round, heard }
  }
  const [alone, coached] = [played(false), played(true)]
  return {
    index,
    alone: alone.won,
    coached: coached.won,
    rounds: [alone.round, coached.round],
    heard: coached.heard,
  }
}
