import { type Bot, playGame } from '@haven/bots'
import { type Rules, randomFrom, type Seat, type Side, type View } from '@haven/engine'
import { createFrom } from '../bot-spec.ts'
import { type ArenaPlan, type PairPlan, pairPlan } from './plan.ts'
import { addTime, noTimes, type Times } from './times.ts'

export type Contender = 'a' | 'b'

/** `illegal` and `exception` are a bot's fault, `stuck` (no end, or nobody is asked) the game's. */
export interface ArenaProblem {
  readonly kind: 'illegal' | 'exception' | 'stuck'
  readonly bot: Contender | null
  readonly game: 0 | 1
  readonly message: string
}

/** Two games with one set-up, the same dice and decks: first A plays the heroes, then B. */
export interface PairResult {
  readonly index: number
  readonly map: string
  readonly players: number
  readonly sin: string
  readonly acolytes: string
  /** Who won each game; null if something went wrong in it. */
  readonly winners: readonly [Side | null, Side | null]
  readonly rounds: readonly [number, number]
  readonly problems: readonly ArenaProblem[]
  readonly clocks: Readonly<Record<Contender, Clock>>
}

/** How long a bot thought: for one decision, and for all of its decisions in one turn or in the reaction to it. */
export interface Clock {
  readonly decisions: Times
  readonly turns: Times
}

export function playPair(rules: Rules, plan: ArenaPlan, index: number): PairResult {
  const pair = pairPlan(rules, plan, index)
  const clocks = { a: newClock(), b: newClock() }
  const games = ([0, 1] as const).map((game) => playOne(rules, plan, pair, game, clocks)) as [Played, Played]
  const { map, heroPlayers, sin, acolytes } = pair.setup
  return {
    index,
    map,
    players: heroPlayers,
    sin,
    acolytes,
    winners: [games[0].winner, games[1].winner],
    rounds: [games[0].rounds, games[1].rounds],
    problems: games.flatMap(({ problem }) => problem ?? []),
    clocks,
  }
}

const newClock = (): Clock => ({ decisions: noTimes(), turns: noTimes() })

interface Played {
  readonly winner: Side | null
  readonly rounds: number
  readonly problem: ArenaProblem | null
}

class BotFault extends Error {
  readonly kind: 'illegal' | 'exception'
  readonly bot: Contender
  constructor(kind: BotFault['kind'], bot: Contender, message: string) {
    super(message)
    this.kind = kind
    this.bot = bot
  }
}

function playOne(
  rules: Rules,
  plan: ArenaPlan,
  { seed, setup }: PairPlan,
  game: 0 | 1,
  clocks: Readonly<Record<Contender, Clock>>,
): Played {
  const sides: Readonly<Record<Side, Contender>> = game === 0 ? { heroes: 'a', sins: 'b' } : { heroes: 'b', sins: 'a' }
  const turns = new TurnClock((side, ms) => addTime(clocks[sides[side]].turns, ms))
  const bots: Partial<Record<Seat, Bot>> = {}
  for (const seat of ['sins', ...(rules.tables.seats[setup.heroPlayers] ?? [])] as readonly Seat[]) {
    const who = sides[seat === 'sins' ? 'sins' : 'heroes']
    bots[seat] = watched(rules, plan, seed, seat, who, clocks[who], turns)
  }
  try {
    const { state, decisions } = playGame(rules, setup, seed, bots, { maxDecisions: plan.limit })
    turns.end()
    if (state.over) return { winner: state.over.winner, rounds: state.round, problem: null }
    const message = decisions >= plan.limit ? `no end after ${decisions} decisions` : 'nobody is asked anything'
    return { winner: null, rounds: state.round, problem: { kind: 'stuck', bot: null, game, message } }
  } catch (error) {
    if (!(error instanceof BotFault)) throw error
    return { winner: null, rounds: 0, problem: { kind: error.kind, bot: error.bot, game, message: error.message } }
  }
}

/** A bot whose time is taken and whose answers are checked before they reach the rules. */
function watched(
  rules: Rules,
  plan: ArenaPlan,
  seed: string,
  seat: Seat,
  who: Contender,
  clock: Clock,
  turns: TurnClock,
): Bot {
  const now = plan.clock ? () => performance.now() : undefined
  const bot = createFrom(plan[who], rules, randomFrom(`haven/bot/${seed}/${seat}`), now)
  return {
    name: bot.name,
    decide(view, question) {
      const started = performance.now()
      let option: string
      try {
        option = bot.decide(view, question)
      } catch (error) {
        const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
        throw new BotFault('exception', who, `${question.kind} (decision ${view.decisions}): ${reason}`)
      }
      const ms = performance.now() - started
      addTime(clock.decisions, ms)
      turns.add(view, seat === 'sins' ? 'sins' : 'heroes', ms)
      if (question.options.some(({ id }) => id === option)) return option
      throw new BotFault('illegal', who, `${question.kind} (decision ${view.decisions}): ${option}`)
    },
  }
}

/**
 * Adds up what a side thinks in one stretch of the game: a hero's turn, the reaction to it, or what lies between turns.
 * Sin cards and the like within a hero's turn are the Sins player's share of that turn.
 */
class TurnClock {
  readonly #tell: (side: Side, ms: number) => void
  #stretch = ''
  readonly #spent: Record<Side, number | null> = { heroes: null, sins: null }

  constructor(tell: (side: Side, ms: number) => void) {
    this.#tell = tell
  }

  add({ round, turn }: View, side: Side, ms: number): void {
    const stretch = turn ? `${round} ${turn.place} ${turn.finished}` : `${round}`
    if (stretch !== this.#stretch) this.end()
    this.#stretch = stretch
    this.#spent[side] = (this.#spent[side] ?? 0) + ms
  }

  end(): void {
    for (const side of ['heroes', 'sins'] as const) {
      const ms = this.#spent[side]
      if (ms !== null) this.#tell(side, ms)
      this.#spent[side] = null
    }
  }
}
