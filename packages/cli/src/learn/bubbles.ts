import { type GameDesk, widthOf, wrap } from '@haven/lab/ground'
import { helpFor, IDLE_SECONDS, type LessonView } from '@haven/table/learn'
import { nightText } from '@haven/text/languages'
import { paintFor } from '../io.ts'
import type { Idle } from '../play/lines.ts'
import { optionText } from '../play/prompts.ts'
import type { LessonSession, Session } from '../play/session.ts'

/** What is said beside a question of First Night. */

type Lesson = Session & { readonly lesson: LessonSession }

export function lessonOf({ wire }: Session): LessonView {
  const { lesson } = wire.update
  if (!lesson) throw new Error('no lesson is played here')
  return lesson
}

/** What somebody says, with who it is in front. */
export function bubble(io: GameDesk, { words }: LessonSession, voice: string, text: string): string {
  return paintFor(io)('heading', wrap(io.say.labelled(words.voice(voice), text), widthOf(io), '  ', '    '))
}

const said = ({ io, lesson }: Lesson, view: LessonView, key: string, params = {}): string =>
  bubble(io, lesson, view.voice, nightText(lesson.words, key, params, true))

/** Before a question: what its step says. */
export function beforeQuestion(session: Lesson): readonly string[] {
  const view = lessonOf(session)
  return view.step?.say ? [said(session, view, view.step.say)] : []
}

/** After an answer that is not what the scene needs: why, and what helps after the second and third. */
export function afterWrong(session: Lesson): readonly string[] {
  const view = lessonOf(session)
  const { reason, wrong } = view
  if (!reason) return []
  const { hint, show } = helpFor(wrong, 0)
  const why = `${said(session, view, reason.say, reason.params)} [${reason.rule}]`
  return [why, ...(hint ? [hintLine(session)] : []), ...(show ? [showLine(session)] : [])]
}

export function hintLine(session: Lesson): string {
  const view = lessonOf(session)
  return view.step ? said(session, view, view.step.hint) : ''
}

/** The answer that goes on from here, in words; it is never given. */
export function showLine(session: Lesson): string {
  const { io, rules, wire, lesson } = session
  const { view } = wire.update
  const [prompt] = view.prompts
  const option = prompt?.options.find(({ id }) => id === lessonOf(session).step?.show)
  if (!prompt || !option) return ''
  return wrap(lesson.words.shown(optionText(io, rules, view, prompt, option)), widthOf(io), '  ', '    ')
}

/** Who does nothing for a while is helped, once each. */
export const idleHelp = (session: Lesson): readonly Idle[] => [
  { seconds: IDLE_SECONDS.hint, tell: () => hintLine(session) },
  { seconds: IDLE_SECONDS.show, tell: () => showLine(session) },
]
