import { type Bot, createBot, playGame } from '@haven/bots'
import { type Rules, randomFrom, type Seat, type Setup } from '@haven/engine'
import { setupFromSeed } from '@haven/engine/files'
import type { PlayedAnswer } from '@haven/table'
import { crashReport } from '../ground/crash.ts'
import { type GameFacts, type ProblemKind, Watching } from './facts.ts'
import { type BalancePlan, balanceGame, cellName } from './plan.ts'

export interface BalanceResult {
  readonly facts: GameFacts
  /** Enough to play a game that went wrong again. */
  readonly report: object | null
}

/** Far above any game that ends. */
const MOST_DECISIONS = 10_000

const STOPPED = { unfinished: 'the game does not end', 'dead-end': 'nobody is asked anything' } as const

/** Plays one game. It depends on the plan and its number alone. */
export function playBalanceGame(rules: Rules, plan: BalancePlan, index: number): BalanceResult {
  const { cell, number, seed, wishes } = balanceGame(plan, index)
  const setup = setupFromSeed(rules, wishes, seed)
  const watching = new Watching()
  const answers: PlayedAnswer[] = []
  const doing = `balance ${cellName(cell)}, game ${number}`
  const of = { cell: cellName(cell), game: number, acolytes: setup.acolytes }
  const failed = (kind: ProblemKind, error: unknown, state?: unknown): BalanceResult => {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    const report = crashReport(error, { state, game: { setup, seed, answers }, doing })
    const facts = { ...of, winner: null, rounds: 0, decisions: answers.length, ...watching.facts() }
    return { facts: { ...facts, problem: { kind, message } }, report }
  }
  try {
    const { state, decisions } = playGame(rules, setup, seed, botsFor(rules, plan, setup, seed, answers), {
      onEvents: (events) => {
        for (const event of events) watching.note(event)
      },
      maxDecisions: MOST_DECISIONS,
    })
    if (!state.over) {
      const kind = decisions >= MOST_DECISIONS ? 'unfinished' : 'dead-end'
      return failed(kind, new Error(`${STOPPED[kind]} (round ${state.round})`), state)
    }
    const facts = { ...of, winner: state.over.winner, rounds: state.round, decisions, ...watching.facts() }
    return { facts: { ...facts, problem: null }, report: null }
  } catch (error) {
    return failed('error', error)
  }
}

/** Every seat has a bot of its own, with chance of its own; what they answer is written down. */
function botsFor(
  rules: Rules,
  { bot: name }: BalancePlan,
  setup: Setup,
  seed: string,
  answers: PlayedAnswer[],
): Record<string, Bot> {
  const seats: readonly Seat[] = ['sins', ...(rules.tables.seats[setup.heroPlayers] ?? [])]
  return Object.fromEntries(
    seats.map((seat): [Seat, Bot] => {
      const bot = createBot(name, rules, randomFrom(`haven/bot/${seed}/${seat}`))
      const decide: Bot['decide'] = (view, prompt) => {
        const option = bot.decide(view, prompt)
        answers.push({ seat, kind: prompt.kind, option })
        return option
      }
      return [seat, { name: bot.name, decide }]
    }),
  )
}
