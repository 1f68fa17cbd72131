import { firstNight } from '@haven/content/first-night'
import type { Lesson, Rules } from '@haven/engine'
import { EXIT, type GameDesk, InputError, say, widthOf, wrap } from '@haven/lab/ground'
import { onlyRules } from '@haven/table'
import { openLesson } from '@haven/table/learn'
import { fetchPart, type NightWords, nightText } from '@haven/text/languages'
import type { LearnArgs } from '../commands/learn.ts'
import { paintFor } from '../io.ts'
import { ask } from '../play/ask.ts'
import { drawTable } from '../play/draw-table.ts'
import { LineReader } from '../play/lines.ts'
import { answer, guarded, tellNews } from '../play/loop.ts'
import { type LessonSession, type Session, sitDown } from '../play/session.ts'
import { afterWrong, bubble, lessonOf } from './bubbles.ts'
import { type Night, readNight, writeNight } from './night-file.ts'

/** First Night at the keyboard: scene after scene, until somebody leaves. */
export async function learn(io: GameDesk, rules: Rules, args: LearnArgs): Promise<number> {
  const words = (await fetchPart(io.language, 'night'))(io.say.say)
  const kept = readNight(io)
  const wanted = args.scene === undefined ? kept.scene : sceneNamed(args.scene).scene
  const isSame = wanted === kept.scene && !args.again
  let night: Night = isSame ? kept : { ...kept, scene: wanted, answers: [], wrongs: 0 }
  const reader = new LineReader(io)
  try {
    for (;;) {
      const lesson = firstNight.find(({ scene }) => scene === night.scene)
      if (!lesson) return await end(io, words)
      const keep = (played: Night): void => {
        night = played
        writeNight(io, night)
      }
      const left = await scene({ io, rules, reader, words }, lesson, night, keep)
      if (typeof left === 'number') return left
      if (left === 'left') {
        say(io, wrap(io.words.learn.goOn('haven learn'), widthOf(io)))
        return EXIT.ok
      }
      keep({ ...night, scene: lesson.scene + 1, answers: [], wrongs: 0 })
      if (lesson.scene === 0) return await end(io, words)
    }
  } finally {
    reader.close()
  }
}

function sceneNamed(given: string): Lesson {
  const lesson = firstNight.find(({ id, scene }) => id === given || String(scene) === given)
  if (!lesson) throw InputError.of('unknownScene', { given, known: firstNight.map(({ id }) => id) })
  return lesson
}

interface Place {
  readonly io: GameDesk
  readonly rules: Rules
  readonly reader: LineReader
  readonly words: NightWords
}

/** One scene, to its end or as far as somebody wants. */
async function scene(
  { io, rules, reader, words }: Place,
  lesson: Lesson,
  night: Night,
  keep: (night: Night) => void,
): Promise<'left' | 'on' | number> {
  const opened = openLesson(rules, lesson, night.answers, night.wrongs)
  const players = { as: lesson.seat === 'sins' ? 'sins' : 'heroes', bot: 'scripted' } as const
  const taught: LessonSession = { words, seat: lesson.seat, course: opened.course }
  const seated = await sitDown(io, { rules, ...opened, players }, '', taught)
  const session = { versions: onlyRules(rules), reader, ownFile: false, boxFlag: '', ...seated, lesson: taught }
  return guarded(session, async () => {
    await session.wire.next()
    begin(session, lesson)
    let asked = ''
    for (;;) {
      tellNews(session)
      const view = lessonOf(session)
      const { wrongs, answers } = view
      const done = view.over && !night.done.includes(lesson.scene) ? [...night.done, lesson.scene] : night.done
      keep({ scene: lesson.scene, answers, wrongs, done })
      if (view.over) {
        const next = await tellEnd(session, lesson)
        if (next !== 'again') return next
        asked = ''
        continue
      }
      const [prompt] = session.wire.update.view.prompts
      const isAgain = asked === prompt?.id && view.reason !== null
      asked = prompt?.id ?? ''
      if (isAgain) for (const line of afterWrong(session)) say(io, line)
      const reply = await ask(session, isAgain)
      if (reply === 'quit') return 'left'
      if (reply === 'skip') return 'on'
      if (reply !== 'moved') await answer(session, reply.option)
      await session.wire.next()
    }
  })
}

type Played = Session & { readonly lesson: LessonSession }

function begin(session: Played, lesson: Lesson): void {
  const { io, lesson: taught } = session
  const paint = paintFor(io)
  const { words } = taught
  say(
    io,
    `\n${paint('bold', io.say.labelled(`${words.title}, ${words.scene(lesson.scene)}`, words.scenes[lesson.scene] ?? ''))}`,
  )
  say(io, paint('dim', wrap(io.words.learn.typeHelp, widthOf(io))))
  for (const key of lesson.intro) say(io, bubble(io, taught, lesson.voice, nightText(words, key, {}, true)))
}

/** The reward, how it went, and what comes next. */
async function tellEnd(session: Played, lesson: Lesson): Promise<'left' | 'on' | 'again'> {
  const { io, rules, wire, reader, lesson: taught } = session
  const { words } = taught
  const { over } = lessonOf(session)
  if (!over) return 'again'
  say(io, `\n${drawTable(io, rules, wire.update.view)}\n`)
  say(io, bubble(io, taught, lesson.voice, nightText(words, over.reward, over.params, true)))
  if (over.par.length > 0) say(io, wrap(words.par(over.par), widthOf(io), '  ', '    '))
  if (lesson.scene === 0) for (const line of words.ownersCard) say(io, wrap(`- ${line}`, widthOf(io), '', '  '))
  const next = lesson.scene === 0 ? undefined : words.scenes[lesson.scene + 1]
  say(io, wrap(next === undefined ? io.words.learn.atLast : io.words.learn.next(next), widthOf(io)))
  for (;;) {
    const typed = await reader.next('> ')
    if ('left' in typed) return 'left'
    const said = session.lookup.tongue.command(typed.line)?.word
    if (typed.line === '') return 'on'
    if (said === 'quit') return 'left'
    if (said !== 'undo') continue
    await wire.do({ command: 'undo', seat: taught.seat })
    await wire.next()
    say(io, io.words.play.taken)
    return 'again'
  }
}

async function end(io: GameDesk, words: NightWords): Promise<number> {
  say(io, wrap(io.say.labelled(words.game, GAME), widthOf(io)))
  return EXIT.ok
}
const GAME = 'haven play --map havens-last-stand-a --heroes leah,rocco,thorley'
