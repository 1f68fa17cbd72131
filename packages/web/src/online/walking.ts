import type { EventName, View } from '@haven/engine'
import type { LogStep } from '@haven/table'
import type { Question } from '../game/targets.ts'
import { INTERRUPTS, type Walk } from '../host/walk.ts'

/** A way through a city that a server rules: each step is asked for when its question has come. */

/** What is left of a way after these steps of the game. */
export function walkAfter(walk: Walk | null, steps: readonly LogStep[]): Walk | null {
  let left = walk
  for (const { events } of steps) {
    for (const event of events) {
      if (!left || INTERRUPTS.has(event.event as EventName)) return null
      if (event.event !== 'heroMoved') continue
      const [next, ...spaces] = left.spaces
      left = event.hero === left.hero && event.to === next && spaces.length > 0 ? { ...left, spaces, pays: null } : null
    }
  }
  return left
}

export interface Step {
  readonly question: Question
  readonly option: string
}

/** The next step, if it is an answer to what is asked now. */
export function stepOf(walk: Walk, { prompts }: View): Step | null {
  const question = prompts.find(({ seat }) => seat === walk.seat)
  if (question?.kind !== 'hero-turn' || question.subject.hero !== walk.hero) return null
  const option = question.options.find(({ do: deed, to, ability }) =>
    walk.pays === null ? deed === 'move' && to === walk.spaces[0] : deed === 'ability' && ability === walk.pays,
  )
  return option ? { question, option: option.id } : null
}
