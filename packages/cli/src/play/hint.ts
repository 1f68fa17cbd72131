import { type Advice, nextOf, type Question, whyOf } from '@haven/bots'
import { createThinker } from '@haven/bots/thinker'
import type { Option, Prompt, Rules, View } from '@haven/engine'
import type { GameDesk } from '@haven/lab/ground'
import type { AdviceFacts } from '@haven/text'
import { optionText } from './prompts.ts'

/** `hint`: what the best bot would do in the person's place, from what the person can see. */

const MILLISECONDS = 1_000

export async function hintFor(io: GameDesk, rules: Rules, view: View, prompt: Question): Promise<string> {
  const think = createThinker(rules, () => performance.now())
  const advice = await think('reasons', { ...view, prompts: [prompt] }, { milliseconds: MILLISECONDS })
  return advice ? io.say.advice(adviceFacts(io, rules, view, prompt, advice)) : ''
}

export function adviceFacts(io: GameDesk, rules: Rules, view: View, prompt: Question, advice: Advice): AdviceFacts {
  const words = (asked: Prompt, option: Option): string => optionText(io, rules, view, asked, option)
  const chosen = prompt.options.find(({ id }) => id === advice.option) as Option
  const [best] = advice.alternatives
  return {
    side: prompt.seat === 'sins' ? 'sins' : 'heroes',
    answer: words(prompt, chosen),
    next: nextOf(advice).map((option) => words(prompt, option)),
    chance: advice.winChance.mean,
    low: advice.winChance.low,
    high: advice.winChance.high,
    other: best ? { answer: words(prompt, best.option), difference: Math.max(0, best.difference.mean) } : null,
    reasons: whyOf(advice),
  }
}
