import type { Question } from '@haven/bots'
import { fits, type Option, PROMPTS, type Prompt, type View } from '@haven/engine'
import { say, widthOf, wrap } from '@haven/lab/ground'
import { readIntent } from '@haven/text/typing'
import { isTerminal, paintFor } from '../io.ts'
import { beforeQuestion, idleHelp } from '../learn/bubbles.ts'
import { commandIn, recentLog, why } from './commands.ts'
import { drawTable } from './draw-table.ts'
import { slotsOf } from './panels.ts'
import { cited, optionLines } from './prompts.ts'
import { forgetTable, isTaught, type Session } from './session.ts'

/** Asks the person one question until it is answered, the game has moved, or he leaves. */

export type Reply = { readonly option: string } | 'moved' | 'quit' | 'skip'

/** `again`: it was asked just now, and is only waited for. */
export async function ask(session: Session, again = false): Promise<Reply> {
  const { io, rules, reader, wire } = session
  const { view } = wire.update
  const prompt = view.prompts[0] as Question
  const { options } = prompt
  hideSins(session, view)
  if (!again) {
    showTable(session, view, prompt)
    const said = session.coach?.before(view, prompt)
    if (said) say(io, `\n${paintFor(io)('heading', wrap(said, widthOf(io), '  ', '    '))}`)
    for (const line of isTaught(session) ? beforeQuestion(session) : []) say(io, `\n${line}`)
    say(io, `\n${cited(io, io.say.prompt(prompt), prompt.rule, ['bold', 'dim'])}`)
    for (const line of besides(session, view, prompt)) say(io, line)
    for (const line of optionLines(io, rules, view, prompt, options)) say(io, line)
  }
  const idle = isTaught(session) ? idleHelp(session) : []
  for (;;) {
    const typed = await reader.next('> ', idle)
    if ('left' in typed) {
      say(io, '')
      return 'quit'
    }
    if (typed.line === '') continue
    const reply = await answerOrCommand(session, prompt, typed.line)
    if (reply !== 'again') return reply
  }
}

/** In full once a turn and after a change of sides, then in brief; not at all if it is on the screen already. */
function showTable(session: Session, view: View, prompt: Prompt): void {
  if (PROMPTS[prompt.kind].beside !== 'city') return
  const { io, rules } = session
  const full = drawTable(io, rules, view)
  if (full === session.shown) return
  session.shown = full
  const tokens = view.heroes.map((hero) => hero.turns + hero.extraTurns).join('')
  const turn = `${view.round} ${view.turn?.hero} ${tokens} ${prompt.seat}`
  say(io, `\n${turn === session.shownTurn ? drawTable(io, rules, view, true) : full}`)
  session.shownTurn = turn
}

const CLEAR = '\u001b[2J\u001b[3J\u001b[H'
const LINES_AFTER_CLEAR = 12

/** Two people at one screen: before a hero player looks, what only the Sins player may see is wiped away. */
function hideSins(session: Session, { viewer }: View): void {
  const { io, players, lastViewer } = session
  session.lastViewer = viewer
  if (players.as !== 'both' || !isTerminal(io) || lastViewer !== 'sins' || viewer === 'sins') return
  io.stdout.write(CLEAR)
  say(io, recentLog(session, LINES_AFTER_CLEAR))
  forgetTable(session)
}

function besides({ rules, io }: Session, view: View, prompt: Prompt): string[] {
  const lines: string[] = []
  const { beside } = PROMPTS[prompt.kind]
  const hero = view.heroes.find((each) => each.hero === prompt.subject.hero)
  if (hero && beside === 'dashboard') {
    const { form, corruption, wounds } = hero
    const bonuses = slotsOf(io, hero, rules)
    const text = io.words.play.dashboard(form, corruption, wounds.length, bonuses, io.say)
    lines.push(wrap(text, widthOf(io), '  ', '    '))
  }
  if (beside === 'hand') {
    lines.push(wrap(io.words.board.hand(view.sins.hand, io.say), widthOf(io), '  ', '    '))
  }
  return lines
}

async function answerOrCommand(session: Session, prompt: Question, line: string): Promise<Reply | 'again'> {
  const { options } = prompt
  const chosen = optionMeant(session, prompt, options, line)
  if (chosen) return { option: chosen.id }
  const command = commandIn(session, line)
  if (command) return command.run(session, command.rest, prompt)
  say(session.io, await notUnderstood(session, prompt, line))
  return 'again'
}

/** By number, by id, or in words if they fit exactly one option. */
function optionMeant(session: Session, prompt: Prompt, options: readonly Option[], line: string): Option | undefined {
  if (/^\d+$/.test(line)) return options[Number(line) - 1]
  const byId = options.find(({ id }) => id === line)
  if (byId) return byId
  // "card hubris" shows a card; "play hubris" plays it.
  if (commandIn(session, line)) return undefined
  const intent = readIntent(line, prompt, session.lookup)
  const fitting = intent ? options.filter((option) => fits(option, intent)) : []
  return fitting.length === 1 ? fitting[0] : undefined
}

async function notUnderstood(session: Session, prompt: Question, line: string): Promise<string> {
  const { options } = prompt
  const words = session.io.words.play
  if (/^\d+$/.test(line)) return words.outOfRange(options.length)
  const intent = readIntent(line, prompt, session.lookup)
  if (!intent) return wrap(words.noAnswer(line, options.length), widthOf(session.io))
  if (options.some((option) => fits(option, intent))) return words.ambiguous
  return why(session, line, prompt)
}
