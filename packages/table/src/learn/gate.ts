import type { LessonReason, LessonStep, Option, Params, Prompt } from '@haven/engine'
import { fitsAny, fitsPattern, isMoment, type Standing } from './facts.ts'

/** The one gate of a lesson: whatever a person answers, by press, key, word or as part of a way, is judged here. */

/** What is said against an answer. */
export interface Told {
  readonly say: string
  readonly rule: string
  readonly params: Params
  /** Chosen again it is done. */
  readonly insists: boolean
}

/** The step that a question belongs to. */
export const stepFor = (prompt: Prompt, standing: Standing): LessonStep | null =>
  standing.lesson.steps.find((step) => isMoment(step.at, prompt, standing)) ?? null

/** What is answered for a seat that nobody plays; null: nobody is told what to say. */
export function puppetAnswer(prompt: Prompt, options: readonly Option[], standing: Standing): Option | null {
  const puppet = standing.lesson.puppets.find(({ at }) => isMoment(at, prompt, standing))
  for (const pattern of puppet?.choose ?? []) {
    const option = options.find((each) => fitsPattern(pattern, each, standing))
    if (option) return option
  }
  return null
}

/** The reason against an answer: the step's own, or one for all. */
export function reasonFor(step: LessonStep | null, option: Option, standing: Standing): LessonReason | null {
  const reasons = [...(step?.why ?? []), ...standing.lesson.otherwise]
  return reasons.find(({ on }) => fitsPattern(on, option, standing)) ?? null
}

/** Null: it is done. `again`: it was chosen before and its reason was heard. */
export function objection(
  step: LessonStep | null,
  prompt: Prompt,
  option: Option,
  standing: Standing,
  again: boolean,
): Told | null {
  if (!step || fitsAny(step.accept, option, standing)) return null
  const insists = fitsAny(step.insist, option, standing)
  if (insists && again) return null
  const reason = reasonFor(step, option, standing)
  const { say = '', rule = prompt.rule, params = {} } = reason ?? {}
  return { say, rule, params, insists }
}

/**
 * The answer that shows the scene best: of those that are accepted the one that its own line takes at such a question,
 * else the first. It is previewed for who asks, and never given.
 */
export function shownAnswer(
  step: LessonStep | null,
  prompt: Prompt,
  options: readonly Option[],
  standing: Standing,
): Option | null {
  const accepted = options.filter((option) => fitsAny(step?.accept, option, standing))
  for (const { seat, kind, choose } of standing.lesson.scenario.answers) {
    if (seat !== prompt.seat || kind !== prompt.kind) continue
    const option = accepted.find((each) => fitsPattern(choose, each, standing))
    if (option) return option
  }
  return accepted[0] ?? null
}
