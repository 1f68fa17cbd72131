import type { Answer, Option, Prompt, Rules } from '@haven/engine'
import { after, backTo, courseView, judged, type LessonView, met } from '../learn/course.ts'
import type { Standing } from '../learn/facts.ts'
import { puppetAnswer, reasonFor } from '../learn/gate.ts'
import { standingOf } from '../learn/open.ts'
import { type Entry, type LiveTable, type StoredTable, stepsOf } from './table.ts'
import type { Work } from './work.ts'

/** A table on which a lesson is played: its gate stands before every answer of a person, and puppets sit in all other seats. */

/** Lessons are shorter than what is kept of a log in memory. */
function standing({ rules, t, entries }: Pick<Work, 'rules' | 't' | 'entries'>): Standing | null {
  if (!t.lesson || !t.game) return null
  return standingOf(
    rules,
    t.lesson.lesson,
    t.game.state,
    entries.flatMap(({ events }) => events),
  )
}

/** The gate. What is not legal passes: the rules say more against it. */
export function passes(work: Work, { prompt: asked, seat, option: chosen }: Answer): boolean {
  const { t, rules } = work
  const stands = standing(work)
  if (!t.lesson || !t.game || !stands) return true
  const prompt = rules.prompts(t.game.state).find((each) => each.id === asked && each.seat === seat)
  const option = prompt && rules.options(t.game.state, prompt).find(({ id }) => id === chosen)
  if (!prompt || !option) return true
  const verdict = judged(t.lesson, prompt, option, stands)
  if (verdict.passes) return true
  t.lesson = verdict.course
  work.showAll()
  return false
}

/** The same for what a seat proposes in a vote. */
export function passesVote(work: Work, seat: Answer['seat'], option: string | null): boolean {
  const { t, rules } = work
  const prompt = t.lesson && t.game ? rules.prompts(t.game.state).find((each) => each.seat === seat) : undefined
  return !prompt || option === null || passes(work, { prompt: prompt.id, seat, option })
}

/** In a lesson nobody says that they cannot agree: the other one does. */
export function mustAgree(work: Work): boolean {
  const { t } = work
  const stands = standing(work)
  const reason = stands && reasonFor(null, { id: '', none: true }, stands)
  if (!t.lesson || !reason) return false
  t.lesson = { ...t.lesson, reason: { say: reason.say, rule: VOTE_RULE, params: {}, insists: false } }
  work.showAll()
  return true
}
const VOTE_RULE = 'UNITE-1'

/** What a puppet says now. */
export function puppetGiven(work: Work): Answer | null {
  const { t, rules } = work
  const stands = standing(work)
  if (!t.lesson || !t.game || !stands) return null
  const asked = rules.prompts(t.game.state)
  if (asked.some(({ seat }) => seat === t.lesson?.lesson.seat)) return null
  const [prompt] = asked
  const option = prompt && puppetAnswer(prompt, rules.options(t.game.state, prompt), stands)
  return prompt && option ? { prompt: prompt.id, seat: prompt.seat, option: option.id } : null
}

/** An answer was given. */
export function lessonAfter(work: Work): void {
  const { t } = work
  const stands = standing(work)
  if (!t.lesson || !stands) return
  t.lesson = after(t.lesson, stands)
  // What is pending then is dropped.
  if (t.lesson.isOver) Object.assign(t, { asked: null, window: null, talk: null, talkEnds: null, way: null })
}

/** The person is asked something. */
export function lessonMeets(work: Work): void {
  const { t, rules } = work
  const stands = standing(work)
  const prompt = t.game && rules.prompts(t.game.state).find(({ seat }) => seat === t.lesson?.lesson.seat)
  if (t.lesson && t.game && stands && prompt) t.lesson = met(t.lesson, prompt, t.game.length, stands)
}

export function lessonBackTo({ t }: Work, answers: number): void {
  if (t.lesson) t.lesson = backTo(t.lesson, answers)
}

export const isLessonOver = ({ lesson }: Pick<StoredTable, 'lesson'>): boolean => lesson?.isOver === true

/** The person's answers, each with its number, from a log that is whole. */
export const ownAnswers = (table: StoredTable, entries: readonly Entry[]) =>
  stepsOf(entries).flatMap(({ answer }, at) =>
    answer.seat === table.lesson?.lesson.seat ? [{ at, option: answer.option }] : [],
  )

/** What is shown of it beside the game. */
export function lessonViewOf(rules: Rules, { table, tail }: LiveTable): LessonView | null {
  const { lesson, game } = table
  const stands = standing({ rules, t: table, entries: tail.entries })
  if (!lesson || !game || !stands) return null
  const prompt = rules.prompts(game.state).find(({ seat }) => seat === lesson.lesson.seat)
  const asked: { prompt: Prompt; options: readonly Option[] } | null = prompt
    ? { prompt, options: rules.options(game.state, prompt) }
    : null
  return courseView(lesson, asked, ownAnswers(table, tail.entries), game.length, stands)
}
