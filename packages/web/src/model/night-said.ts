import type { Help, LessonView } from '@haven/table/learn'
import { nightText } from '@haven/text/languages'
import { night } from '../base/night-words.ts'
import { catalogue } from '../base/words.ts'
import type { GameStore } from './store.ts'
import { optionText } from './words.ts'

/** What is said in a scene of First Night, in the order of what matters now. */

export interface Said {
  readonly key: string
  readonly of: 'intro' | 'say' | 'why' | 'hint'
  readonly text: string
  /** The rule that speaks against an answer. */
  readonly rule: string | null
}

const textOf = (key: string, params = {}, isTyped = false): string => nightText(night, key, params, isTyped)

export const introOf = ({ intro }: LessonView, isTyped = false): string =>
  intro.map((key) => textOf(key, {}, isTyped)).join(' ')

/** Milliseconds to read it in: 200 words a minute. */
const WORD_MS = 300
export const readingMs = (text: string): number => text.split(/\s+/).length * WORD_MS

/** Null: nothing but what happens. */
export function saidNow(lesson: LessonView, help: Help, isTyped = false): Said | null {
  const { reason, step, wrong } = lesson
  const hint = step && help.hint ? textOf(step.hint, {}, isTyped) : ''
  if (reason) {
    const why = textOf(reason.say, reason.params, isTyped)
    const text = [why, hint].filter(Boolean).join(' ')
    return { key: `why ${wrong}`, of: 'why', text, rule: catalogue.rule(reason.rule) ? reason.rule : null }
  }
  if (!step) return null
  if (hint) return { key: `hint ${step.id}`, of: 'hint', text: hint, rule: null }
  return step.say === null ? null : { key: step.say, of: 'say', text: textOf(step.say, {}, isTyped), rule: null }
}

/** What helps at this question, for those who type. */
export const hintOf = ({ step }: LessonView): string => (step ? textOf(step.hint, {}, true) : '')

/** The answer that *Show me* shows, in words. */
export function shownText(store: GameStore, lesson: LessonView): string | null {
  const question = store.question.value
  const view = store.view.value
  const option = question?.options.find(({ id }) => id === lesson.step?.show)
  return question && view && option ? optionText(option, question, view) : null
}
