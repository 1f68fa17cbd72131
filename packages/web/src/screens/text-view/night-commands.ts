import type { TypedCommand } from '@haven/text/typing'
import { night } from '../../base/night-words.ts'
import { afterScene } from '../../model/night.ts'
import { hintOf, shownText } from '../../model/night-said.ts'
import type { Command } from './commands.ts'

/** What is typed in a scene of First Night besides; at other tables there is nothing to show or to skip. */

const hint: Command = async (session) => {
  const lesson = session.store.lesson.peek()
  session.say(lesson ? hintOf(lesson) : session.speech.words.notAsked)
  return 'on'
}

const show: Command = async (session) => {
  const lesson = session.store.lesson.peek()
  const text = lesson && shownText(session.store, lesson)
  session.say(text === null ? session.speech.words.notAsked : night.shown(text))
  return 'on'
}

const skip: Command = async (session) => {
  const lesson = session.store.lesson.peek()
  if (lesson) session.around.go(afterScene(lesson.scene))
  else session.say(session.speech.words.notAsked)
  return 'stop'
}

export const NIGHT_COMMANDS: Readonly<Partial<Record<TypedCommand, Command>>> = { hint, show, skip }
