import type { Question } from '@haven/bots'
import { aligned, columnsOf, pathFrom, say, widthOf, wrap } from '@haven/lab/ground'
import { paths } from '@haven/odds'
import type { SeatCommand } from '@haven/table'
import { readIntent, type TypedCommand } from '@haven/text/typing'
import { refusalWords, tellError } from '../errors.ts'
import { paintFor } from '../io.ts'
import { hintLine, showLine } from '../learn/bubbles.ts'
import { drawTable } from './draw-table.ts'
import { hintFor } from './hint.ts'
import { logLines } from './log.ts'
import { optionLines } from './prompts.ts'
import { autosavePath, loadFile, saveTo } from './save-file.ts'
import { forgetTable, isTaught, type Session, sitDown, visible } from './session.ts'

/** What can be typed at any question besides an answer. */

/** `again`: ask the same once more. `moved`: the game stands elsewhere now. `quit`: leave. */
export type Done = 'again' | 'moved' | 'quit' | 'skip'
type Command = (session: Session, rest: string, prompt: Question) => Done | Promise<Done>

const COMMANDS: Readonly<Partial<Record<TypedCommand, Command>>> = {
  help: tell(help),
  board: tell(({ io, rules, wire }) => drawTable(io, rules, wire.update.view)),
  odds: tell(oddsText),
  way: tell(wayText),
  hint: tell(hint),
  why: tell(why),
  rule: tell(ruleText),
  card: tell(cardText),
  log: tell(logText),
  walk,
  undo,
  rewind,
  save,
  load,
  known: tell(({ coach }) => coached(coach?.gotIt())),
  better: tell(({ coach, io }) => coached(coach && wrap(coach.better(), widthOf(io)))),
  quit: () => 'quit',
}

/** Without a coach nobody says anything. */
const coached = (text: string | undefined): string => text ?? ''

/** In a scene of First Night help is its own, and there is no file to save or load. */
const IN_LESSONS: Readonly<Partial<Record<TypedCommand, Command>>> = {
  hint: tell((session) => (isTaught(session) ? hintLine(session) : '')),
  show: tell((session) => (isTaught(session) ? showLine(session) : '')),
  skip: () => 'skip',
  save: tell(({ io }) => io.words.learn.noFiles),
  load: tell(({ io }) => io.words.learn.noFiles),
}

/** The command that a line begins with, in the words of the language or in English. */
export function commandIn(session: Session, line: string): { readonly run: Command; readonly rest: string } | null {
  const said = session.lookup.tongue.command(line)
  const run = said && ((session.lesson && IN_LESSONS[said.word]) ?? COMMANDS[said.word])
  return run ? { run, rest: said.rest } : null
}

/** A command that only says something. */
function tell(words: (session: Session, rest: string, prompt: Question) => string | Promise<string>): Command {
  return async (session, rest, prompt): Promise<Done> => {
    say(session.io, await words(session, rest, prompt))
    return 'again'
  }
}

/** What is typed to the left, what it does beside it. */
function help({ io, lesson, coach }: Session): string {
  const { helpIntro, help: all } = io.words.play
  const { save: _, load: __, rewind: ___, ...others } = all
  const lines: Readonly<Record<string, readonly string[]>> = lesson
    ? { ...others, ...io.words.learn.help }
    : { ...all, ...(coach && io.words.coach.help) }
  const names = aligned(Object.values(lines).map(([typed = '']) => [typed, '|'])).map(
    (line) => `  ${line.slice(0, -1)}`,
  )
  const texts = Object.values(lines).map(([, text = ''], i) => {
    const first = `${names[i]}    `
    return wrap(text, widthOf(io), first, ' '.repeat(columnsOf(first)))
  })
  return [wrap(helpIntro, widthOf(io)), ...texts].join('\n')
}

async function hint({ rules, wire, io }: Session, _: string, prompt: Question): Promise<string> {
  return wrap(await hintFor(io, rules, wire.update.view, prompt), widthOf(io))
}

export async function why(session: Session, rest: string, prompt: Question): Promise<string> {
  const { wire, lookup, io } = session
  const words = io.words.play
  const width = widthOf(io)
  if (rest === '') return wrap(words.whyWhat, width)
  const intent = readIntent(rest, prompt, lookup)
  if (!intent) return wrap(words.whyUnknown(rest), width)
  const reply = await wire.do({ command: 'explain', seat: prompt.seat, intent })
  const refusal = reply.done && reply.value?.query === 'explain' ? reply.value.refusal : null
  if (!refusal) return wrap(words.allowed, width)
  const paragraph = io.say.rule(refusal.rule)
  const cited = paragraph ? words.ruleOf(refusal.rule, paragraph.title, paragraph.text) : refusal.rule
  return `${wrap(io.say.refusal(refusal), width)}\n${wrap(cited, width, '  ')}`
}

function ruleText({ lookup, io }: Session, rest: string): string {
  const id = lookup.rule(rest) ?? lookup.card(rest)
  const paragraph = id && io.say.rule(id)
  if (!paragraph) return wrap(io.words.play.noRule(rest), widthOf(io))
  return wrap(io.words.play.ruleOf(id, paragraph.title, paragraph.text), widthOf(io), '', '  ')
}

function cardText({ lookup, io }: Session, rest: string): string {
  const id = lookup.card(rest)
  const card = id && io.say.card(id)
  if (!card) return io.words.play.noCard(rest)
  const width = widthOf(io)
  const text = wrap(io.words.play.cardOf(card.name, card.text), width, '', '  ')
  return card.flavour ? `${text}\n${paintFor(io)('dim', wrap(card.flavour, width, '  '))}` : text
}

const LOG_LINES = 20

function logText(session: Session, rest: string): string {
  return recentLog(session, /^\d+$/.test(rest) ? Number(rest) : LOG_LINES)
}

export function recentLog(session: Session, wanted: number): string {
  const lines = session.wire.log.flatMap(({ events, auto }) => logLines(session.io, visible(session, events), auto))
  return lines.slice(-Math.max(1, wanted)).join('\n') || session.io.words.play.nothingYet
}

/** The answers once more, with what each may lead to. */
function oddsText({ io, rules, wire }: Session, _: string, prompt: Question): string {
  return optionLines(io, rules, wire.update.view, prompt, prompt.options).join('\n')
}

/** What a way costs, before anybody goes it. */
function wayText({ io, rules, wire, lookup }: Session, rest: string, { subject, kind }: Question): string {
  const { hero } = subject
  const words = io.words.play
  const to = lookup.space(rest)
  if (kind !== 'hero-turn' || hero === undefined) return words.nobodyMoves
  if (!to) return rest === '' ? words.walkWhere : words.noPlace(rest)
  const way = paths(rules, wire.update.view, hero).find((path) => path.to === to)?.shortest
  if (!way) return wrap(words.tooFar(hero, to, io.say), widthOf(io))
  const { said } = io.say.forecast({ of: 'move', odds: way.odds })
  return wrap(words.way(way.spaces, said, io.say), widthOf(io))
}

/** The way of the hero on turn, as one wish: it goes on by itself after windows that pass. */
async function walk(session: Session, rest: string, { kind, subject, seat, id }: Question): Promise<Done> {
  const { io, rules, wire, lookup } = session
  const { hero } = subject
  const words = io.words.play
  const to = lookup.space(rest)
  if (kind !== 'hero-turn' || hero === undefined) say(io, words.nobodyMoves)
  else if (!to) say(io, rest === '' ? words.walkWhere : words.noPlace(rest))
  else {
    const way = paths(rules, wire.update.view, hero).find((path) => path.to === to)?.shortest
    if (way) return wish(session, { command: 'walk', seat, prompt: id, pays: way.pays, spaces: way.spaces })
    say(io, wrap(words.tooFar(hero, to, io.say), widthOf(io)))
  }
  return 'again'
}

/** Down to the last seal; beyond it a rewind goes, for everybody else here is a bot or sits at the same keyboard. */
function undo(session: Session, _: string, { seat }: Question): Promise<Done> {
  return wish(session, { command: 'undo', seat }, session.io.words.play.taken)
}

function rewind(session: Session, _: string, { seat }: Question): Promise<Done> {
  return wish(session, { command: 'rewind', seat }, session.io.words.play.rewound)
}

const REWINDS: readonly string[] = ['undo-sealed', 'undo-foreign']

/** What the table does, or says against it. */
async function wish(session: Session, body: SeatCommand, words?: string): Promise<Done> {
  const { io, wire } = session
  const reply = await wire.do(body)
  if (!reply.done) {
    const more = REWINDS.includes(reply.refusal.code) ? ` ${io.words.play.rewindInstead}` : ''
    say(io, wrap(refusalWords(io, reply.refusal) + more, widthOf(io)))
    return 'again'
  }
  if (words) {
    forgetTable(session)
    say(io, words)
  }
  return 'moved'
}

function save(session: Session, rest: string): Promise<Done> {
  const file = rest === '' ? session.saveFile : pathFrom(session.io, rest)
  return quietly(session, () => {
    saveTo(file, session.wire.save(), session.players)
    say(session.io, session.io.words.play.saved(file))
    return 'again'
  })
}

async function load(session: Session, rest: string): Promise<Done> {
  const { io, versions, players } = session
  if (rest === '') {
    say(io, io.words.play.loadWhich)
    return 'again'
  }
  return quietly(session, async (): Promise<Done> => {
    const loaded = await loadFile(io, versions, rest, {}, players)
    await session.wire.close()
    Object.assign(session, await sitDown(io, loaded, autosavePath(io, loaded.game, rest)))
    session.ownFile = false
    say(io, io.words.play.loaded(rest))
    if (!versions.isToday(loaded.rules.version)) say(io, io.say.olderRules(loaded.rules.version))
    return 'moved'
  })
}

/** A bad file is told, and the game goes on. */
async function quietly(session: Session, deed: () => Done | Promise<Done>): Promise<Done> {
  try {
    return await deed()
  } catch (error) {
    const told = tellError(session.io, error)
    if (!told) throw error
    say(session.io, told.message)
    return 'again'
  }
}
