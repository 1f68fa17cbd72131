import type { Event, Lesson, Rules, State } from '@haven/engine'
import { type GameSnapshot, type GameStep, openGame, playAnswer } from '../snapshot.ts'
import { after, beginCourse, type Course, met } from './course.ts'
import type { Standing } from './facts.ts'
import { puppetAnswer } from './gate.ts'

/** A lesson on the table: from its beginning, or as far as somebody has come. */
export interface OpenLesson {
  readonly game: GameSnapshot
  readonly opening: readonly Event[]
  readonly steps: readonly GameStep[]
  readonly course: Course
}

export const standingOf = (rules: Rules, lesson: Lesson, state: State, events: readonly Event[]): Standing => ({
  lesson,
  view: rules.view(state, lesson.seat),
  events,
  isSettled: () => rules.toPosition(state) !== null,
})

/**
 * Going on is playing the person's answers again: the same answers are the same night. Answers that the scene of today
 * does not lead through begin it anew.
 */
export function openLesson(rules: Rules, lesson: Lesson, answers: readonly string[] = [], wrongs = 0): OpenLesson {
  const opened = opening(rules, lesson, wrongs)
  return (answers.length > 0 && goneOn(rules, opened, answers)) || opened
}

function opening(rules: Rules, lesson: Lesson, wrongs: number): OpenLesson {
  const { position, setup, seed, dice } = lesson.scenario
  const begun = position ? { position: { ...position, ...(dice && { dice }) } } : { setup }
  return { ...openGame(rules, { ...begun, seed }), steps: [], course: beginCourse(lesson, wrongs) }
}

function goneOn(rules: Rules, opened: OpenLesson, answers: readonly string[]): OpenLesson | null {
  const { lesson } = opened.course
  let { game, course } = opened
  const steps: GameStep[] = []
  let given = 0
  for (;;) {
    const events = [...opened.opening, ...steps.flatMap((step) => step.events)]
    const standing = standingOf(rules, lesson, game.state, events)
    const asked = rules.prompts(game.state)
    const prompt = asked.find(({ seat }) => seat === lesson.seat) ?? asked[0]
    course = after(course, standing)
    if (!prompt || course.isOver) break
    const options = rules.options(game.state, prompt)
    const isOwn = prompt.seat === lesson.seat
    if (isOwn && given === answers.length) break
    if (isOwn) course = met(course, prompt, steps.length, standing)
    const own = isOwn ? answers[given++] : null
    const option = isOwn ? options.find(({ id }) => id === own) : puppetAnswer(prompt, options, standing)
    if (!option) return null
    const played = playAnswer(rules, game, { prompt: prompt.id, seat: prompt.seat, option: option.id })
    game = played.game
    steps.push(played.step)
  }
  return given === answers.length ? { game, opening: opened.opening, steps, course } : null
}
