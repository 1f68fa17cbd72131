import type { CoachId } from '@haven/content'
import { COACH_LINES } from '@haven/content/coach'
import type { Option, View } from '@haven/engine'
import type { Scene } from '@haven/testkit'
import { type Coaching, type CoachLine, coach, NOTHING_SAID } from '../../src/coach/index.ts'
import { createValue, type Question, type Thinker, VALUE_WEIGHTS } from '../../src/index.ts'
import { rules } from '../table.ts'

export const thinker: Thinker = { rules, value: createValue(VALUE_WEIGHTS), seed: 'coach', temperature: 0 }

export const otherThan = (...ids: CoachId[]): CoachId[] =>
  COACH_LINES.map(({ id }) => id).filter((id) => !ids.includes(id))

/** The question that is asked of somebody, as he sees it. */
export function asked(scene: Scene): { readonly view: View; readonly question: Question } {
  const view = scene.view(scene.prompt.seat)
  return { view, question: view.prompts[0] as Question }
}

interface Wanted {
  /** What is looked at. */
  readonly focus?: Partial<Option>
  readonly before?: Coaching
}

/** What the coach would say if he had no other lines than these. */
export function heard(scene: Scene, ids: readonly CoachId[], { focus, before = NOTHING_SAID }: Wanted = {}): Coaching {
  const { view, question } = asked(scene)
  const looked = question.options.find(
    (option) => focus && Object.entries(focus).every(([field, value]) => option[field as keyof Option] === value),
  )
  if (focus && !looked) throw new Error(`no such answer: ${question.options.map(({ id }) => id).join(' ')}`)
  return coach(thinker, { view, question, focus: looked?.id ?? null, before, gone: otherThan(...ids) })
}

export const lineOf = (scene: Scene, id: CoachId, wanted?: Wanted): CoachLine | null => heard(scene, [id], wanted).line

/** What its named answers do, in short. */
export const deedsOf = (scene: Scene, line: CoachLine | null): readonly string[] =>
  (line?.answers ?? []).map((id) => {
    const option = asked(scene).question.options.find((each) => each.id === id)
    return [option?.do ?? option?.action ?? String(option?.yes), option?.to ?? option?.at].filter(Boolean).join(' ')
  })
