import type { Plan } from '@haven/bots/thinker'
import type { View } from '@haven/engine'
import type { Question } from '../../model/targets.ts'
import { cardOptions } from './card-stage.ts'

/** What lies on the stage: one thing at a time. */
export type StageContent =
  | 'wounds'
  | 'heal'
  | 'faith'
  | 'kill'
  | 'remove'
  | 'reroll'
  | 'cards'
  | 'ask'
  | 'fight'
  | 'dice'

interface Lying {
  readonly question: Question | null
  readonly view: View
  readonly plan: Plan | null
  readonly isFight: boolean
  readonly isThrown: boolean
}

/** What is asked comes before what goes on; null leaves the board free. */
export function stageContent({ question, view, plan, isFight, isThrown }: Lying): StageContent | null {
  const asked = question && askedOn(question, view, plan)
  if (asked) return asked
  if (isFight) return 'fight'
  return isThrown ? 'dice' : null
}

function askedOn(question: Question, { roll }: View, plan: Plan | null): StageContent | null {
  switch (question.kind) {
    case 'wound-slot':
      return 'wounds'
    case 'heal-slot':
      return 'heal'
    case 'faith':
      return plan?.of === 'faith' || roll?.of === 'cleanse' ? 'faith' : null
    case 'kill':
      return plan?.of === 'kill' ? 'kill' : null
    case 'remove-token':
      return plan?.of === 'skills' ? 'remove' : null
    case 'reroll':
      return 'reroll'
    case 'acolyte':
    case 'ability':
      return question.options.every(({ yes }) => yes !== undefined) ? 'ask' : null
    default:
      return cardOptions(question).length > 0 ? 'cards' : null
  }
}
