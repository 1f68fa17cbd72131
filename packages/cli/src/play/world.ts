import { createHash, randomBytes } from 'node:crypto'
import { type Bot, type BotName, createBot, type Question } from '@haven/bots'
import { type Random, type Rules, randomFrom } from '@haven/engine'
import type { Io } from '@haven/lab/ground'
import type { World } from '@haven/table/keeper'

/** What a table at this keyboard needs of the world: the clock, chance, and bots that think in this process. */

const SECRET_BYTES = 32

/** Whatever goes wrong here is a bug of ours: there is no network, and the disk is not asked. */
export function terminalWorld(io: Io, rules: Rules, onBug: (error: unknown) => void): World {
  const bots = new Map<string, Thought>()
  return {
    now: () => io.now().getTime(),
    after,
    random: () => randomBytes(SECRET_BYTES).toString('base64url'),
    hash: (text) => createHash('sha256').update(text).digest('hex'),
    async think({ level, view, prompt, chance }) {
      const bot = bots.get(level) ?? thoughtOf(rules, level as BotName)
      bots.set(level, bot)
      bot.draw(chance)
      return bot.decide(view, view.prompts.find(({ id }) => id === prompt) as Question)
    },
    allows: () => false,
    call: async () => [],
    report: (_trouble, _table, error) => onBug(error),
    bug: (_table, error) => onBug(error),
  }
}

interface Thought extends Bot {
  draw(chance: string): void
}

/** A bot remembers what it has spent in a turn; its chance is that of the moment alone. */
function thoughtOf(rules: Rules, name: BotName): Thought {
  let stream: Random = randomFrom('')
  const bot = createBot(name, rules, { below: (n) => stream.below(n) })
  return {
    name,
    draw: (chance) => {
      stream = randomFrom(chance)
    },
    decide: (view, question) => bot.decide(view, question),
  }
}

/** Bots answer at once. Nothing that waits longer keeps the process alive. */
function after(ms: number, run: () => void): () => void {
  if (ms <= 0) {
    const soon = setImmediate(run)
    return () => clearImmediate(soon)
  }
  const timer = setTimeout(run, ms).unref()
  return () => clearTimeout(timer)
}
