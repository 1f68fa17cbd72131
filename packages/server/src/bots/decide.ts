import { type BotName, createBot } from '@haven/bots'
import { randomFrom } from '@haven/engine'
import type { ThinkAsk } from '@haven/table/keeper'
import { versions } from '../rules.ts'

/** What a bot answers: it sees the view of its seat and nothing more. */
export async function decide({ view, prompt, chance }: ThinkAsk, name: BotName): Promise<string> {
  const question = view.prompts.find(({ id }) => id === prompt)
  if (!question) throw new Error('the view does not ask this')
  const rules = await versions.of(view.rules)
  return createBot(name, rules, randomFrom(chance), { now: () => performance.now() }).decide(view, question)
}
