import { type BotName, createBot } from '@haven/bots'
import { randomFrom } from '@haven/engine'
import type { ThinkAsk } from '@haven/table/keeper'
import { rulesOf } from '../rules.ts'

/** What a bot answers: it sees the view of its seat and nothing more. */
export function decide({ view, prompt, chance }: ThinkAsk, name: BotName): string {
  const question = view.prompts.find(({ id }) => id === prompt)
  if (!question) throw new Error('the view does not ask this')
  return createBot(name, rulesOf(view.rules), randomFrom(chance), { now: () => performance.now() }).decide(
    view,
    question,
  )
}
