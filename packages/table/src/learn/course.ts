import type { Lesson, LessonStep, Option, Params, Prompt } from '@haven/engine'
import { allHold, happened, type Standing } from './facts.ts'
import { objection, shownAnswer, stepFor, type Told } from './gate.ts'

/** How somebody comes through a lesson: plain data, kept with the table and replaced with each answer. */
export interface Course {
  readonly lesson: Lesson
  /** What was said, and after how many answers it was said first. */
  readonly said: Readonly<Record<string, number>>
  /** What was said against the last answer, and which answers have heard their reason at this question. */
  readonly reason: Told | null
  readonly heard: readonly string[]
  /** Answers at this question that were not what it needs, and all of them. */
  readonly wrong: number
  readonly wrongs: number
  readonly isOver: boolean
}

export const beginCourse = (lesson: Lesson, wrongs = 0): Course => ({
  lesson,
  said: {},
  reason: null,
  heard: [],
  wrong: 0,
  wrongs,
  isOver: false,
})

/** An answer comes to the gate: what stays of it, and whether it may pass. */
export function judged(
  course: Course,
  prompt: Prompt,
  option: Option,
  standing: Standing,
): { readonly course: Course; readonly passes: boolean } {
  const told = objection(stepFor(prompt, standing), prompt, option, standing, course.heard.includes(option.id))
  if (!told) return { course, passes: true }
  const wrong = course.wrong + 1
  return {
    course: { ...course, reason: told, heard: [...course.heard, option.id], wrong, wrongs: course.wrongs + 1 },
    passes: false,
  }
}

/** After an answer: nothing of the last question is left, and perhaps the lesson is over. */
export function after(course: Course, standing: Standing): Course {
  return { ...course, reason: null, heard: [], wrong: 0, isOver: allHold(course.lesson.goal, standing) }
}

/** A question is asked: what its step says is said now, if it was not before. */
export function met(course: Course, prompt: Prompt, answers: number, standing: Standing): Course {
  const say = stepFor(prompt, standing)?.say
  return say === undefined || say in course.said ? course : { ...course, said: { ...course.said, [say]: answers } }
}

/** Back to before the answer of this number. */
export function backTo(course: Course, answers: number): Course {
  const said = Object.fromEntries(Object.entries(course.said).filter(([, at]) => at <= answers))
  return { ...beginCourse(course.lesson, course.wrongs), said }
}

// --------------------------------------------------------------------------------------------------- what is shown

/** What a device is shown of a lesson. */
export interface LessonView {
  readonly id: string
  readonly scene: number
  readonly voice: string
  readonly intro: readonly string[]
  readonly teaches: readonly string[]
  /** Null where nobody here is asked. */
  readonly step: LessonStepView | null
  readonly reason: Told | null
  readonly wrong: number
  readonly wrongs: number
  /** The person's answers so far, from which it can be gone on with. */
  readonly answers: readonly string[]
  readonly over: { readonly reward: string; readonly params: Params; readonly par: readonly Measure[] } | null
}

export interface LessonStepView {
  readonly id: string
  /** Null: silent, or said before. */
  readonly say: string | null
  readonly hint: string
  readonly lit: readonly string[]
  readonly arrow: boolean
  /** The option that is previewed for who asks to be shown. */
  readonly show: string | null
}

/** What everybody is told who does not see how it goes on. */
const USUAL_HINT = 'fn.hint'

export function courseView(
  { lesson, said, reason, wrong, wrongs, isOver }: Course,
  asked: { readonly prompt: Prompt; readonly options: readonly Option[] } | null,
  own: readonly { readonly at: number; readonly option: string }[],
  answers: number,
  standing: Standing,
): LessonView {
  const { id, scene, voice, intro, teaches, reward } = lesson
  const step = asked && !isOver ? stepFor(asked.prompt, standing) : null
  return {
    id,
    scene,
    voice,
    intro,
    teaches,
    step: step && asked ? stepView(step, asked, said, answers, standing) : null,
    reason,
    wrong,
    wrongs,
    answers: own.map(({ option }) => option),
    over: isOver ? { reward, params: paramsOf(standing), par: measured(standing) } : null,
  }
}

function stepView(
  step: LessonStep,
  { prompt, options }: { readonly prompt: Prompt; readonly options: readonly Option[] },
  said: Course['said'],
  answers: number,
  standing: Standing,
): LessonStepView {
  const { id, say, hint = USUAL_HINT, lit = [], arrow = false } = step
  const isSaid = say !== undefined && said[say] === answers
  const show = shownAnswer(step, prompt, options, standing)?.id ?? null
  return { id, say: isSaid ? say : null, hint, lit, arrow, show }
}

/** What the words of a reward may name. */
function paramsOf({ events }: Standing): Params {
  const died = events.find((event) => event.event === 'heroDied')
  return died ? { dead: died.hero } : {}
}

export type Measure =
  | {
      readonly of: 'wounds' | 'corruption' | 'fire'
      readonly hero: string
      readonly par: number
      readonly yours: number
    }
  | { readonly of: 'kills' | 'progress'; readonly par: number; readonly yours: number }

/** Par beside what came of it, in numbers. */
export function measured(standing: Standing): readonly Measure[] {
  const { lesson, view } = standing
  return lesson.par.flatMap((fact): Measure[] => {
    if ('hero' in fact) {
      const { hero, wounds, corruption } = fact
      const is = view.heroes.find((each) => each.hero === hero)
      if (!is) return []
      return [
        ...(wounds ? [{ of: 'wounds', hero, par: wounds[1] ?? wounds[0], yours: is.wounds.length } as const] : []),
        ...(corruption
          ? [{ of: 'corruption', hero, par: corruption[1] ?? corruption[0], yours: is.corruption } as const]
          : []),
      ]
    }
    if (!('event' in fact)) return []
    const { event, times = 1 } = fact
    const { progress, hero } = event
    const yours = happened(event, standing)
    if (event.event === 'monsterKilled') return [{ of: 'kills', par: times, yours }]
    if (typeof progress === 'number') return [{ of: 'progress', par: progress, yours: view.mission.progress }]
    if (event.event === 'checkSettled' && typeof hero === 'string') return [{ of: 'fire', hero, par: times, yours }]
    return []
  })
}
