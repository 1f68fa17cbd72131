import { createBot } from '@haven/bots'
import { type Option, randomFrom, type View } from '@haven/engine'
import { rules } from './bot-games.ts'
import type { Asked } from './presser.ts'

/**
 * What a sensible player wants: what the scripted bot answers from the same seat's view. Whoever walks thinks of where
 * he goes, not of each step: the way is followed in an imagined game to where the bot stops, and that space is pressed.
 */

/** No way is longer. */
const MOST_STEPS = 12

export const wanted = (view: View, asked: Asked, seed: string): Option => wish(view, asked, seed).option

/** A walk by its goal, and what is done there: both can be seen and pressed together. */
export interface Wish {
  readonly option: Option
  readonly there: Option | null
}

export function wish(view: View, asked: Asked, seed: string): Wish {
  const question = view.prompts.find(({ id }) => id === asked.id)
  if (!question) throw new Error(`${asked.kind} is not in the view`)
  const bot = createBot('scripted', rules, randomFrom(`${seed}/${asked.id}`))
  const first = asked.options.find(({ id }) => id === bot.decide(view, question)) as Option
  const isWalk = asked.kind === 'hero-turn' && first.do === 'move'
  if (!isWalk && asked.kind !== 'orbital-move') return { option: first, there: null }
  const world = rules.resample(view, randomFrom(`${seed}/${asked.id}/imagined`))
  const { seat, subject } = question
  if (!isWalk) {
    rules.advance(world, { prompt: question.id, seat, option: first.id })
    const seen = rules.view(world, seat)
    const strike = seen.prompts.find(({ kind }) => kind === 'orbital-kill')
    return { option: first, there: strike?.options.find(({ id }) => id === bot.decide(seen, strike)) ?? null }
  }
  let goal = first
  let id = first.id
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const here = rules.prompts(world)[0]
    if (!here || here.seat !== seat) break
    rules.advance(world, { prompt: here.id, seat, option: id })
    // What comes between is answered when it comes.
    const [next] = rules.prompts(world)
    if (next?.kind !== 'hero-turn' || next.seat !== seat || next.subject.hero !== subject.hero) break
    const seen = rules.view(world, seat)
    const asks = seen.prompts.find((prompt) => prompt.id === next.id)
    const answer = asks?.options.find((option) => option.id === bot.decide(seen, asks))
    if (answer?.do !== 'move') return { option: goal, there: answer ?? null }
    id = answer.id
    if (answer.to !== undefined) goal = { ...first, to: answer.to }
  }
  return { option: goal, there: null }
}
