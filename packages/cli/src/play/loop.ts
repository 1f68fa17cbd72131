import { rmSync } from 'node:fs'
import { EXIT, InputError, say, writeJson } from '@haven/lab/ground'
import type { LogStep } from '@haven/table'
import { crash } from '../crash.ts'
import { quoted } from '../files.ts'
import { paintFor } from '../io.ts'
import { setupLines } from '../setup/preview.ts'
import { ask } from './ask.ts'
import { drawTable } from './draw-table.ts'
import { logLines } from './log.ts'
import { cited } from './prompts.ts'
import { recordPath, saveTo } from './save-file.ts'
import { type Session, visible } from './session.ts'

/** Shows what comes and asks what is asked, until the game is over or the person leaves. Gives the exit code. */
export async function playLoop(session: Session): Promise<number> {
  try {
    return await guarded(session, () => played(session))
  } finally {
    session.reader.close()
  }
}

/** A bug on the way is told with all that is needed to see it again. */
export async function guarded<T>(session: Session, way: () => Promise<T>): Promise<T | number> {
  try {
    return await way()
  } catch (error) {
    if (error instanceof InputError) throw error
    const { state } = session.wire
    return crash(session.io, error, { state, game: session.wire.save(), doing: 'play' })
  } finally {
    await session.wire.close()
  }
}

async function played(session: Session): Promise<number> {
  await session.wire.next()
  begin(session)
  for (;;) {
    tellNews(session)
    const { room, update } = session.wire.frame
    if (room.phase === 'over') return await finish(session)
    if (room.phase !== 'playing') throw new Error('the rules broke while the game was put on the table')
    // Whoever sits at the keyboard gives it to the Sins player himself.
    if (room.you.curtain) session.wire.look()
    else if (update?.view.prompts.length && (await letPersonAnswer(session)) === 'left') return leave(session)
    await session.wire.next()
  }
}

function begin(session: Session): void {
  const { io, rules, wire } = session
  const paint = paintFor(io)
  if (session.told === 1) {
    for (const line of setupLines(io, rules, wire.update.view)) say(io, line)
    say(io, '')
  }
  say(io, paint('dim', io.words.play.seed(wire.frame.room.seedCommit ?? '')))
  say(io, paint('dim', io.words.play.typeHelp))
  tell(session, { events: wire.log[0]?.events ?? [] })
  session.told = Math.max(1, session.told - RECENT)
}
/** How many of the last answers are told again when a game goes on. */
const RECENT = 3

function tell(session: Session, { events, auto }: Pick<LogStep, 'events' | 'auto'>): void {
  const { io } = session
  for (const line of logLines(io, visible(session, events), auto)) say(io, line)
}

/** What was taken back is not told; whoever looks from now on, the rest was told already. */
export function tellNews(session: Session): void {
  const { log } = session.wire
  for (const step of log.slice(session.told)) tell(session, step)
  session.told = log.length
}

async function letPersonAnswer(session: Session): Promise<'left' | 'on'> {
  const { io, unsaved } = session
  if (unsaved.why !== null) say(io, io.words.play.notSaved(unsaved.why))
  const reply = await ask(session)
  if (reply === 'quit') return 'left'
  if (typeof reply === 'object') {
    const [asked] = session.wire.update.view.prompts
    if (asked) session.coach?.note(session.wire.update.view, asked, reply.option)
    await answer(session, reply.option)
  }
  return 'on'
}

/** In a vote the person speaks for all of his seats: they agree, or with a ballot that is in already they do not. */
export async function answer({ wire }: Session, option: string): Promise<void> {
  const { view, talk } = wire.update
  if (!talk) {
    const [asked] = view.prompts
    if (asked) await wire.do({ command: 'answer', seat: asked.seat, prompt: asked.id, option })
    return
  }
  for (const { seat } of view.prompts) await wire.do({ command: 'propose', seat, option })
  if (wire.update.view.question !== view.question) return
  for (const { seat } of view.prompts) await wire.do({ command: 'give-up', seat })
}

function leave({ io, saveFile, boxFlag, wire, players }: Session): number {
  saveTo(saveFile, wire.save(), players)
  const again = `haven play${boxFlag}`
  say(io, io.words.play.saved(saveFile))
  say(io, io.words.play.goOn(`${again} --continue`, `${again} --load ${quoted(saveFile)}`))
  return EXIT.ok
}

async function finish({ io, rules, wire, ownFile, saveFile, boxFlag, coach }: Session): Promise<number> {
  const reply = await wire.do({ command: 'record' })
  if (!reply.done || reply.value?.query !== 'record') throw new Error('the game is over, but there is no record of it')
  const { record } = reply.value
  const { view } = wire.update
  const file = recordPath(io, record)
  writeJson(file, record)
  if (!ownFile) rmSync(saveFile, { force: true })
  say(io, `\n${drawTable(io, rules, view)}`)
  say(io, `\n${cited(io, io.say.outcome(record.outcome), record.outcome.rule, ['heading', 'plain'])}`)
  const said = coach?.atEnd(view)
  if (said) say(io, said)
  const words = io.words.play
  say(io, words.sums(view.round, record.answers.length, view.track))
  say(io, words.record(file))
  say(io, words.checkIt(`haven verify${boxFlag} ${quoted(file)}`))
  return EXIT.ok
}
