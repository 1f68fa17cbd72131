import { rmSync } from 'node:fs'
import type { Event, Prompt } from '@haven/engine'
import { EXIT, InputError, say, widthOf, writeJson } from '@haven/lab/ground'
import { crash } from '../crash.ts'
import { quoted } from '../files.ts'
import { paintFor } from '../io.ts'
import { setupLines } from '../setup/preview.ts'
import { english } from '../words.ts'
import { ask } from './ask.ts'
import { logLines } from './log.ts'
import { recordPath, saveTo } from './save-file.ts'
import { autosave, mySeats, type Session, visible } from './session.ts'
import { drawTable } from './table.ts'

/** Plays until the game is over or the person leaves. Gives the exit code. */
export async function playLoop(session: Session): Promise<number> {
  try {
    begin(session)
    for (;;) {
      const [prompt] = session.game.prompts
      if (!prompt) return finish(session)
      if (!mySeats(session).includes(prompt.seat)) letBotAnswer(session, prompt)
      else if (isNoQuestion(session, prompt)) tell(session, answer(session, prompt, 'none'))
      else if (!(await letPersonAnswer(session, prompt))) return leave(session)
    }
  } catch (error) {
    if (error instanceof InputError) throw error
    const { state } = session.game
    return crash(session.io, error, { state, game: session.game.save(), doing: 'play' })
  } finally {
    session.reader.close()
  }
}

function begin(session: Session): void {
  const { io, game, rules } = session
  const paint = paintFor(io)
  if (game.length === 0) {
    for (const line of setupLines(rules, rules.view(game.state, 'spectator'), widthOf(io))) say(io, line)
    say(io, '')
  }
  say(io, paint('dim', `SHA-256 of the seed: ${game.seedCommit}`))
  say(io, paint('dim', 'Type "help" at any question.'))
  tell(session, [game.opening, ...game.log.slice(-RECENT)].flat())
  autosave(session)
}
/** How many of the last answers are told again when a game goes on. */
const RECENT = 3

function tell(session: Session, events: readonly Event[]): void {
  const { io } = session
  for (const line of logLines(visible(session, events), paintFor(io), widthOf(io))) say(io, line)
}

const answer = ({ game }: Session, prompt: Prompt, option: string): readonly Event[] =>
  game.answer({ prompt: prompt.id, seat: prompt.seat, option })

function letBotAnswer(session: Session, prompt: Prompt): void {
  tell(session, answer(session, prompt, session.opponent.decide(session.game, prompt)))
}

/** A Sins player without a card for this moment need not be asked; in hot-seat that would tell the others too much. */
function isNoQuestion({ rules, game, players }: Session, prompt: Prompt): boolean {
  return prompt.kind === 'sin-card' && players.as === 'sins' && rules.options(game.state, prompt).length === 1
}

async function letPersonAnswer(session: Session, prompt: Prompt): Promise<boolean> {
  const at = session.game.length
  const reply = await ask(session, prompt)
  if (reply === 'quit') return false
  if (reply === 'moved') {
    autosave(session)
    return true
  }
  session.asked.push(at)
  // In a vote the person speaks for all of his seats: they agree.
  const mine = mySeats(session)
  for (const each of session.game.prompts.filter(({ seat }) => mine.includes(seat))) {
    tell(session, answer(session, each, reply.option))
  }
  autosave(session)
  return true
}

function leave(session: Session): number {
  const { io, saveFile, boxFlag } = session
  saveTo(saveFile, session.game, session.players)
  say(io, `Saved: ${saveFile}`)
  say(io, `Go on with: haven play${boxFlag} --continue (or haven play${boxFlag} --load ${quoted(saveFile)})`)
  return EXIT.ok
}

function finish(session: Session): number {
  const { io, game, rules } = session
  const { outcome } = game
  if (!outcome) throw new Error('nobody is asked anything, but the game is not over')
  const file = recordPath(io, game)
  writeJson(file, game.record())
  if (session.ownFile) autosave(session)
  else rmSync(session.saveFile, { force: true })
  say(io, `\n${drawTable(io, rules, rules.view(game.state, 'all'))}`)
  say(io, `\n${paintFor(io)('heading', english.outcome(outcome))} [${outcome.rule}]`)
  say(io, `Rounds: ${game.state.round}   Decisions: ${game.length}   Apocalypse: ${game.state.track}/7`)
  say(io, `Record: ${file}`)
  say(io, `Check it with: haven verify${session.boxFlag} ${quoted(file)}`)
  return EXIT.ok
}
