import { type Bot, createBot } from '@haven/bots'
import { type Option, randomFrom, type State, type View } from '@haven/engine'
import { rules } from './bot-games.ts'
import type { Asked } from './presser.ts'

/**
 * What a sensible player wants: what the scripted bot answers from the same seat's view. Whoever walks thinks of where
 * he goes, not of each step: the way is followed in an imagined game to where the bot stops, and that space is pressed.
 */

type Question = View['prompts'][number]

/** No way is longer. */
const MOST_STEPS = 12

export const wanted = (view: View, asked: Asked, seed: string): Option => wish(view, asked, seed).option

/** What is wanted, and what can be seen and pressed with it. */
export interface Wish {
  readonly option: Option
  /** Done at the end of a walk or a flight. */
  readonly there?: Option | null
  /** Taken for a fight that begins. */
  readonly corruption?: boolean
}

export function wish(view: View, asked: Asked, seed: string): Wish {
  const question = view.prompts.find(({ id }) => id === asked.id)
  if (!question) throw new Error(`${asked.kind} is not in the view`)
  const bot = createBot('scripted', rules, randomFrom(`${seed}/${asked.id}`))
  const first = decided(bot, view, question) as Option
  const isWalk = asked.kind === 'hero-turn' && first.do === 'move'
  const isFight = first.do === 'fight' || first.do === 'shoot'
  if (!isWalk && !isFight && asked.kind !== 'orbital-move') return { option: first }
  const world = rules.resample(view, randomFrom(`${seed}/${asked.id}/imagined`))
  if (isFight) return { option: first, corruption: takesCorruption(world, question, first.id, bot) }
  const { seat, subject } = question
  if (!isWalk) {
    rules.advance(world, { prompt: question.id, seat, option: first.id })
    const seen = rules.view(world, seat)
    const strike = seen.prompts.find(({ kind }) => kind === 'orbital-kill')
    return { option: first, there: decided(bot, seen, strike) }
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
    const answer = decided(bot, seen, asks)
    if (answer?.do !== 'move') return { option: goal, there: answer }
    id = answer.id
    if (answer.to !== undefined) goal = { ...first, to: answer.to }
  }
  return { option: goal, there: null }
}

/** Asked once: a bot may throw dice for it. */
function decided(bot: Bot, view: View, question: Question | undefined): Option | null {
  const id = question && bot.decide(view, question)
  return question?.options.find((option) => option.id === id) ?? null
}

/** What he would say to it, if nobody did anything meanwhile. */
function takesCorruption(world: State, { id, seat }: Question, fight: string, bot: Bot): boolean {
  rules.advance(world, { prompt: id, seat, option: fight })
  for (let passed = 0; passed < MOST_STEPS; passed++) {
    const [next] = rules.prompts(world)
    if (next?.kind === 'corruption') {
      const seen = rules.view(world, next.seat)
      const asks = seen.prompts.find((prompt) => prompt.id === next.id)
      return decided(bot, seen, asks)?.yes === true
    }
    const none = next && rules.options(world, next).find((option) => option.none || option.yes === false)
    if (!next || !none) break
    rules.advance(world, { prompt: next.id, seat: next.seat, option: none.id })
  }
  return false
}
