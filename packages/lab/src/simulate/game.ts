import { type Bot, createBot, playGame } from '@haven/bots'
import { type Event, type Outcome, type Rules, randomFrom, type Seat, type Setup } from '@haven/engine'
import { setupFromSeed } from '@haven/engine/files'
import { type GameRecord, type PlayedAnswer, TableGame } from '@haven/table'
import { crashReport } from '../ground/crash.ts'
import { gamePlan, type Plan } from './plan.ts'
import { Reached } from './reached.ts'

/**
 * `error`: the rules broke. `dead-end`: nobody is asked anything, though the game is not over; a fault of the rules too.
 * `unfinished`: it could go on, but went on for too long; as a rule a fault of the players.
 */
export interface GameProblem {
  readonly kind: 'error' | 'dead-end' | 'unfinished'
  readonly message: string
  readonly report: object
}

/** One simulated game, and what was reached in it. */
export interface GameResult {
  readonly index: number
  readonly map: string
  readonly heroPlayers: number
  readonly outcome: Outcome | null
  readonly rounds: number
  readonly decisions: number
  /** How often each thing happened, by the keys of `reached.ts`. */
  readonly reached: Readonly<Record<string, number>>
  readonly problem: GameProblem | null
  readonly record: GameRecord | null
}

export function simulateGame(rules: Rules, plan: Plan, index: number): GameResult {
  const { seed, wishes } = gamePlan(plan, index)
  const setup = setupFromSeed(rules, wishes, seed)
  const reached = new Reached(rules)
  const answers: PlayedAnswer[] = []
  const bots = botsFor(rules, plan, setup, seed, answers)
  const of = { index, map: setup.map, heroPlayers: setup.heroPlayers, reached: reached.counts }
  const onEvents = (events: readonly Event[]): void => {
    for (const event of events) reached.note(event)
  }
  const game = { setup, seed, answers }
  try {
    const { state, decisions } = playGame(rules, setup, seed, bots, { onEvents, maxDecisions: plan.limit })
    const { over: outcome, round: rounds } = state
    const kind = decisions >= plan.limit ? 'unfinished' : 'dead-end'
    const message = `${STOPPED[kind]} (round ${rounds}, decision ${decisions})`
    const report = outcome ? null : crashReport(new Error(message), { state, game, doing: `simulate game ${index}` })
    const record = outcome && plan.records !== null ? recordOf(rules, setup, seed, answers) : null
    return { ...of, outcome, rounds, decisions, problem: report && { kind, message, report }, record }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const report = crashReport(error, { game, doing: `simulate game ${index}` })
    const problem = { kind: 'error' as const, message: message.split('\n')[0] as string, report }
    return { ...of, outcome: null, rounds: 0, decisions: answers.length, problem, record: null }
  }
}

const STOPPED = { unfinished: 'the game does not end', 'dead-end': 'nobody is asked anything' } as const

/** Every seat has a bot of its own, with chance of its own; what they answer is written down. */
function botsFor(rules: Rules, plan: Plan, setup: Setup, seed: string, answers: PlayedAnswer[]): Record<string, Bot> {
  const seats: readonly Seat[] = ['sins', ...(rules.tables.seats[setup.heroPlayers] ?? [])]
  const bots: Record<string, Bot> = {}
  for (const seat of seats) {
    const name = seat === 'sins' ? plan.sinsBot : plan.heroesBot
    const bot = createBot(name, rules, randomFrom(`haven/bot/${seed}/${seat}`))
    bots[seat] = {
      name: bot.name,
      decide(view, prompt) {
        const option = bot.decide(view, prompt)
        answers.push({ seat, kind: prompt.kind, option })
        return option
      },
    }
  }
  return bots
}

function recordOf(rules: Rules, setup: Setup, seed: string, answers: readonly PlayedAnswer[]): GameRecord {
  const game = new TableGame(rules, { setup, seed })
  for (const answer of answers) game.play(answer)
  return game.record()
}
