import type { Question } from '@haven/bots'
import { pathFrom, say, widthOf, wrap } from '@haven/lab/ground'
import { paths } from '@haven/odds'
import type { SeatCommand } from '@haven/table'
import { readIntent } from '@haven/text/typing'
import { refusalWords, tellError } from '../errors.ts'
import { paintFor } from '../io.ts'
import { english } from '../words.ts'
import { drawTable } from './draw-table.ts'
import { hintFor } from './hint.ts'
import { logLines } from './log.ts'
import { autosavePath, loadFile, saveTo } from './save-file.ts'
import { forgetTable, type Session, sitDown, visible } from './session.ts'

/** What can be typed at any question besides an answer. */

/** `again`: ask the same once more. `moved`: the game stands elsewhere now. `quit`: leave. */
export type Done = 'again' | 'moved' | 'quit'
type Command = (session: Session, rest: string, prompt: Question) => Done | Promise<Done>

export const HELP = `Answer with the number of an option, its id, or in words: "move C2", "fight", "end", "yes".
  walk PLACE      the whole way there, by the fewest steps, with what is paid for a longer Move: walk C3
  why THING       why something is not possible: why move C2, why fight, why shoot D1, why city, why card hubris
  rule ID         what a rule says: rule MOVE-5
  card NAME       what is on a card, a hero, a monster, a mission or a place: card hubris, card rose
  hint            what a good player would do here, and why
  board           the city and everything beside it
  log [N]         the last N things that happened
  undo            take back your last decision, as long as no dice were rolled and nobody else decided
  rewind          take it back in any case; from there on other dice will fall
  save [FILE]     save the game (it is also saved after each decision)
  load FILE       go on with another game
  quit            save and leave (also Ctrl-C, Ctrl-D)`

export const COMMANDS: Readonly<Record<string, Command>> = {
  help: tell(() => HELP),
  '?': tell(() => HELP),
  board: tell(({ io, rules, wire }) => drawTable(io, rules, wire.update.view)),
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
  quit: () => 'quit',
  exit: () => 'quit',
  q: () => 'quit',
}

/** A command that only says something. */
function tell(words: (session: Session, rest: string, prompt: Question) => string | Promise<string>): Command {
  return async (session, rest, prompt): Promise<Done> => {
    say(session.io, await words(session, rest, prompt))
    return 'again'
  }
}

async function hint({ rules, wire, io }: Session, _: string, prompt: Question): Promise<string> {
  return wrap(await hintFor(rules, wire.update.view, prompt), widthOf(io))
}

export async function why(session: Session, rest: string, prompt: Question): Promise<string> {
  const { wire, lookup, io } = session
  if (rest === '') return 'Why what? For example: why move C2, why fight, why shoot D1, why city, why card hubris'
  const intent = readIntent(rest, prompt, lookup)
  if (!intent) return `I do not know what "${rest}" would be. Try: why move C2, why fight, why card hubris`
  const reply = await wire.do({ command: 'explain', seat: prompt.seat, intent })
  const refusal = reply.done && reply.value?.query === 'explain' ? reply.value.refusal : null
  if (!refusal) return 'Nothing speaks against it: it is among the options.'
  const width = widthOf(io)
  const paragraph = english.rule(refusal.rule)
  const cited = paragraph ? `${refusal.rule}, ${paragraph.title}: ${paragraph.text}` : refusal.rule
  return `${wrap(english.refusal(refusal), width)}\n${wrap(cited, width, '  ')}`
}

function ruleText(session: Session, rest: string): string {
  const id = session.lookup.rule(rest) ?? session.lookup.card(rest)
  const paragraph = id && english.rule(id)
  if (!paragraph) return `There is no rule "${rest}". Rules are called like MOVE-5 or FIGHT-10; cards have names.`
  return wrap(`${id}, ${paragraph.title}: ${paragraph.text}`, widthOf(session.io), '', '  ')
}

function cardText(session: Session, rest: string): string {
  const id = session.lookup.card(rest)
  const card = id && english.card(id)
  if (!card) return `There is no card "${rest}".`
  const width = widthOf(session.io)
  const text = wrap(`${card.name}: ${card.text}`, width, '', '  ')
  return card.flavour ? `${text}\n${paintFor(session.io)('dim', wrap(card.flavour, width, '  '))}` : text
}

const LOG_LINES = 20

function logText(session: Session, rest: string): string {
  return recentLog(session, /^\d+$/.test(rest) ? Number(rest) : LOG_LINES)
}

export function recentLog(session: Session, wanted: number): string {
  const events = session.wire.log.flatMap((step) => step.events)
  const lines = logLines(visible(session, events), paintFor(session.io), widthOf(session.io))
  return lines.slice(-Math.max(1, wanted)).join('\n') || 'Nothing has happened yet.'
}

/** The way of the hero on turn, as one wish: it goes on by itself after windows that pass. */
async function walk(session: Session, rest: string, { kind, subject, seat, id }: Question): Promise<Done> {
  const { io, rules, wire, lookup } = session
  const { hero } = subject
  const to = lookup.space(rest)
  if (kind !== 'hero-turn' || hero === undefined) say(io, 'Nobody moves just now.')
  else if (!to) say(io, rest === '' ? 'Walk where? For example: walk C3' : `There is no place "${rest}".`)
  else {
    const way = paths(rules, wire.update.view, hero).find((path) => path.to === to)?.shortest
    if (way) return wish(session, { command: 'walk', seat, prompt: id, pays: way.pays, spaces: way.spaces })
    say(io, `${english.name(hero)} cannot come to ${english.space(to)} with this Move.`)
  }
  return 'again'
}

/** Down to the last seal; beyond it a rewind goes, for everybody else here is a bot or sits at the same keyboard. */
function undo(session: Session, _: string, { seat }: Question): Promise<Done> {
  return wish(session, { command: 'undo', seat }, 'Taken back.')
}

function rewind(session: Session, _: string, { seat }: Question): Promise<Done> {
  return wish(session, { command: 'rewind', seat }, 'Taken back. From here on other dice will fall.')
}

const REWINDS: readonly string[] = ['undo-sealed', 'undo-foreign']

/** What the table does, or says against it. */
async function wish(session: Session, body: SeatCommand, words?: string): Promise<Done> {
  const { io, wire } = session
  const reply = await wire.do(body)
  if (!reply.done) {
    const more = ' ("rewind" takes it back in any case, and other dice will fall.)'
    say(io, `${refusalWords(reply.refusal)}${REWINDS.includes(reply.refusal.code) ? more : ''}`)
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
    say(session.io, `Saved: ${file}`)
    return 'again'
  })
}

async function load(session: Session, rest: string): Promise<Done> {
  const { io, newest, players } = session
  if (rest === '') {
    say(io, 'Load which file? For example: load my-game.json')
    return 'again'
  }
  return quietly(session, async (): Promise<Done> => {
    const loaded = await loadFile(io, newest, rest, {}, players)
    await session.wire.close()
    Object.assign(session, await sitDown(io, loaded, autosavePath(io, loaded.game, rest)))
    session.ownFile = false
    say(io, `Loaded: ${rest}`)
    if (loaded.rules !== newest) say(io, english.olderRules(loaded.rules.version))
    return 'moved'
  })
}

/** A bad file is told, and the game goes on. */
async function quietly(session: Session, deed: () => Done | Promise<Done>): Promise<Done> {
  try {
    return await deed()
  } catch (error) {
    const told = tellError(error)
    if (!told) throw error
    say(session.io, told.message)
    return 'again'
  }
}
