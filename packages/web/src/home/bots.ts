import { type BotName, createBot } from '@haven/bots'
import { type Rules, randomFrom } from '@haven/engine'
import type { ThinkAsk } from '@haven/table/keeper'

const SLOW_BOT: BotName = 'level5'
const WINDOW_BOT: BotName = 'thinking@1500'

/** The id of an option. The bot sees the view of its own seat and nothing more; in windows nobody thinks for longer than a blink. */
export function decide(rules: Rules, { view, prompt, level, chance }: ThinkAsk, now: () => number): string {
  const question = view.prompts.find(({ id }) => id === prompt)
  if (!question) throw new Error('the view does not ask this')
  const isWindow = question.kind === 'sin-card'
  const name = isWindow && level === SLOW_BOT ? WINDOW_BOT : (level as BotName)
  return createBot(name, rules, randomFrom(chance), { now }).decide(view, question)
}
