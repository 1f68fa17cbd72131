import { type Bot, type BotName, createBot, type Question } from '@haven/bots'
import { type Prompt, type Random, type Rules, randomFrom, type Seat } from '@haven/engine'
import type { TableGame } from '@haven/table'
import type { Players } from './players.ts'

const SLOW_BOT: BotName = 'level5'
const WINDOW_BOT: BotName = 'thinking@1500'

/** The bots of a table. Their chance depends on the seed and the moment alone: a game goes on the same way after a reload. */
export class Opponents {
  readonly #rules: Rules
  readonly #seed: string
  readonly #bots = new Map<Seat, Bot>()
  /** Who answers windows: nobody who thinks for longer than a blink. */
  readonly #quick = new Map<Seat, Bot>()
  #stream: Random = randomFrom('')

  constructor(rules: Rules, { bots }: Players, seed: string, now: () => number) {
    this.#rules = rules
    this.#seed = seed
    const random: Random = { below: (n) => this.#stream.below(n) }
    for (const [seat, name] of Object.entries(bots) as [Seat, BotName][]) {
      this.#bots.set(seat, createBot(name, rules, random, { now }))
      if (name === SLOW_BOT) this.#quick.set(seat, createBot(WINDOW_BOT, rules, random))
    }
  }

  /** What a bot would say in a person's place; it sees no more than he does. */
  suggest(game: TableGame, seat: Seat): string | null {
    const view = this.#rules.view(game.state, seat)
    const [question] = view.prompts
    if (!question) return null
    this.#stream = randomFrom(`haven/suggestion/${game.length}`)
    return createBot('scripted', this.#rules, { below: (n) => this.#stream.below(n) }).decide(view, question)
  }

  /** The id of an option. The bot sees the view of its own seat and nothing more. */
  decide(game: TableGame, { id, seat, kind }: Prompt): string {
    const bot = (kind === 'sin-card' && this.#quick.get(seat)) || this.#bots.get(seat)
    if (!bot) throw new Error(`nobody plays ${seat}`)
    this.#stream = randomFrom(`haven/bot/${this.#seed}/${game.length}`)
    const view = this.#rules.view(game.state, seat)
    return bot.decide(view, view.prompts.find((prompt) => prompt.id === id) as Question)
  }
}
