import { firstNight } from '@haven/content/first-night'
import type { Lesson, Option } from '@haven/engine'
import type { OnlineCommand, TableUpdate } from '@haven/table'
import { type Entry, frameFor, homeTable, judge, type LiveTable, NO_EYES } from '@haven/table/keeper'
import { type LessonView, openLesson } from '@haven/table/learn'
import { coreRules } from './scene.ts'

/** Somebody who plays a scene at a table before the real judge. */

const KEY = 'home'

export const sceneOf = (scene: number): Lesson => {
  const lesson = firstNight.find((each) => each.scene === scene)
  if (!lesson) throw new Error(`no scene ${scene}`)
  return lesson
}

export class Pupil {
  readonly lesson: Lesson
  #live: LiveTable
  #log: readonly Entry[]
  #sent = 0

  constructor(lesson: Lesson, answers: readonly string[] = []) {
    this.lesson = lesson
    const opened = openLesson(coreRules, lesson, answers)
    const players = { people: [lesson.seat], bots: {} }
    const { live } = homeTable(coreRules, { id: 'night', key: KEY, players, ...opened, window: null, blink: 0, now: 0 })
    this.#live = live
    this.#log = live.tail.entries
  }

  get update(): TableUpdate {
    const { entries } = this.#live.tail
    const told = { from: 0, entries, lines: { from: 0, lines: [] } }
    const frame = frameFor(coreRules, this.#live, KEY, told, NO_EYES)
    if (!frame?.update) throw new Error('nothing is shown')
    return frame.update
  }

  get shown(): LessonView {
    const { lesson } = this.update
    if (!lesson) throw new Error('no lesson')
    return lesson
  }

  get options(): readonly Option[] {
    return this.update.view.prompts[0]?.options ?? []
  }

  get isOver(): boolean {
    return this.shown.over !== null
  }

  /** The refusal of the rules, or null. What the lesson has against it stands in what is shown. */
  do(body: OnlineCommand): string | null {
    const { version } = this.update
    const id = `command-${this.#sent++}`
    const given = { rules: coreRules, now: this.#sent, random: () => '', allows: () => false, history: this.#log }
    const judged = judge(this.#live, { input: 'command', key: KEY, id, version, body }, given)
    if (!judged.done) return judged.refusal.code
    if (judged.next) {
      this.#live = judged.next.live
      this.#log = this.#live.tail.entries
    }
    return null
  }

  /** In a vote an answer is a proposal, as at the screen. */
  answer(option: string): string | null {
    const { view, talk } = this.update
    const [prompt] = view.prompts
    if (!prompt) throw new Error('nothing is asked')
    if (talk) return this.do({ command: 'propose', seat: prompt.seat, option })
    return this.do({ command: 'answer', seat: prompt.seat, prompt: prompt.id, option })
  }

  /** What *Show me* shows. */
  get showing(): string {
    const { step } = this.shown
    if (!step?.show) throw new Error(`nothing to show at ${step?.id}`)
    return step.show
  }

  undo(): string | null {
    return this.do({ command: 'undo', seat: this.lesson.seat })
  }
}
