import { type Advice, advise, createValue, type Question, reasonsFor, VALUE_WEIGHTS } from '@haven/bots'
import type { Option, Prompt, Rules, View } from '@haven/engine'
import type { AdviceFacts } from '@haven/text'
import { english } from '../words.ts'
import { optionText } from './prompts.ts'

/** `hint`: what the best bot would do in the person's place, from what the person can see. */

const MILLISECONDS = 1_000
const value = createValue(VALUE_WEIGHTS)

export function hintFor(rules: Rules, view: View, prompt: Question): string {
  const thinker = { rules, value, seed: 'hint', temperature: 0 }
  const limits = { milliseconds: MILLISECONDS, now: () => performance.now() }
  return english.advice(adviceFacts(rules, view, prompt, advise(thinker, view, prompt, limits)))
}

/** Answers that are no news to whoever asked: they only name what was planned already. */
const MOST_STEPS = 3
const MOST_REASONS = 2

export function adviceFacts(rules: Rules, view: View, prompt: Question, advice: Advice): AdviceFacts {
  const words = (asked: Prompt, option: Option): string => optionText(rules, view, asked, option)
  const chosen = prompt.options.find(({ id }) => id === advice.option) as Option
  const [best] = advice.alternatives
  return {
    side: prompt.seat === 'sins' ? 'sins' : 'heroes',
    answer: words(prompt, chosen),
    next: advice.plan
      .slice(1)
      .filter(({ kind, option }) => kind === prompt.kind && option.do !== 'end')
      .slice(0, MOST_STEPS)
      .map(({ option }) => words(prompt, option)),
    chance: advice.winChance.mean,
    low: advice.winChance.low,
    high: advice.winChance.high,
    other: best ? { answer: words(prompt, best.option), difference: Math.max(0, best.difference.mean) } : null,
    reasons: reasonsFor(advice.terms)
      .filter(({ part }) => part > 0)
      .slice(0, MOST_REASONS)
      .map(({ reason }) => reason),
  }
}
