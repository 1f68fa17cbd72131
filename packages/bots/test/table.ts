import { coreBox } from '@haven/content'
import {
  compileBox,
  type Position,
  type Rules,
  randomFrom,
  SEATS,
  type Seat,
  type Setup,
  type SetupWishes,
  type State,
} from '@haven/engine'
import { type Bot, type BotName, createBot, type PlayHooks, playGame } from '../src/index.ts'

/** Games of bots for the tests: set-ups by number, so that every test plays the same games each time. */

export const rules: Rules = compileBox(coreBox)

export const setupOf = (game: number, wishes: Partial<SetupWishes> = {}): Setup =>
  rules.resolveSetup({ heroPlayers: (game % 4) + 1, edition: 'random', ...wishes }, randomFrom(`set-up ${game}`))

/** The first game that people play. */
export const FIRST_STORY = { story: 'havens-last-stand', sin: 'pride', edition: 'final' } as const

export function botsFor(heroes: BotName, sins: BotName, game: number): Record<Seat, Bot> {
  const bots = SEATS.map((seat) => [
    seat,
    createBot(seat === 'sins' ? sins : heroes, rules, randomFrom(`bot ${game} ${seat}`)),
  ])
  return Object.fromEntries(bots) as Record<Seat, Bot>
}

export interface Played {
  readonly state: State
  readonly decisions: number
}

export const play = (heroes: BotName, sins: BotName, game: number, setup = setupOf(game), hooks?: PlayHooks): Played =>
  playGame(rules, setup, `game ${game}`, botsFor(heroes, sins, game), hooks)

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

/** Thorley on his turn, with nobody near him. */
export const TURN_OF_THORLEY: Position = {
  haven: 1,
  setup: {
    edition: 'final',
    sin: 'pride',
    acolytes: 'nuns',
    map: 'havens-last-stand-a',
    heroPlayers: 1,
    heroes: ['rose', 'thorley', 'rocco'],
  },
  heroes: [{ hero: 'thorley', space: 's0,0', turns: 1 }],
  monsters: [],
  current: { phase: 'hero-turn', hero: 'thorley' },
}
