import { PROMPTS, type View } from '@haven/engine'
import type { Pulse } from '@haven/table'
import type { Question } from './targets.ts'
import type { Screen } from './wire.ts'

/** Results that are assigned one at a time. A heal is hardly ever more than one: there is nothing to settle at once. */
export const assigns = (question: Question | null): boolean =>
  question !== null && PROMPTS[question.kind].assigns !== undefined
export const isRepeated = (question: Question | null): boolean =>
  question !== null && assigns(question) && PROMPTS[question.kind].assigns !== 'heals'

/** What this screen is asked. In a vote each hero player is asked the same: the first question stands for all. */
export function questionOf(view: View | null, screen: Screen | null, pulse: Pulse | null): Question | null {
  if (!view || !screen || screen.curtain) return null
  if (pulse?.held === false && !screen.asksInWindow) return null
  return view.prompts.find(({ seat }) => screen.players.people.includes(seat)) ?? null
}
