import type { Prompt } from '@haven/engine'
import { pathFrom, say, widthOf, wrap } from '@haven/lab/ground'
import { TableError } from '@haven/table'
import { readIntent } from '@haven/text/typing'
import { tellError } from '../errors.ts'
import { paintFor } from '../io.ts'
import { english } from '../words.ts'
import { hintFor } from './hint.ts'
import { logLines } from './log.ts'
import { autosavePath, loadFile, saveTo } from './save-file.ts'
import { forgetTable, mySeats, type Session, seat, visible } from './session.ts'
import { drawTable } from './table.ts'

/** What can be typed at any question besides an answer. */

/** `again`: ask the same once more. `moved`: the game stands elsewhere now. `quit`: leave. */
export type Done = 'again' | 'moved' | 'quit'
type Command = (session: Session, rest: string, prompt: Prompt) => Done

export const HELP = `Answer with the number of an option, its id, or in words: "move C2", "fight", "end", "yes".
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
  board: tell((session, _, prompt) => drawTable(session.io, session.rules, viewOf(session, prompt))),
  hint: tell(hint),
  why: tell(why),
  rule: tell(ruleText),
  card: tell(cardText),
  log: tell(logText),
  undo,
  rewind,
  save,
  load,
  quit: () => 'quit',
  exit: () => 'quit',
  q: () => 'quit',
}

const viewOf = ({ rules, game }: Session, prompt: Prompt) => rules.view(game.state, prompt.seat)

/** A command that only says something. */
function tell(words: (session: Session, rest: string, prompt: Prompt) => string): Command {
  return (session, rest, prompt) => {
    say(session.io, words(session, rest, prompt))
    return 'again'
  }
}

function hint(session: Session, _: string, prompt: Prompt): string {
  const view = viewOf(session, prompt)
  const asked = view.prompts.find(({ id }) => id === prompt.id)
  if (!asked) return 'There is nothing to decide here.'
  return wrap(hintFor(session.rules, view, asked), widthOf(session.io))
}

export function why(session: Session, rest: string, prompt: Prompt): string {
  const { rules, game, lookup, io } = session
  if (rest === '') return 'Why what? For example: why move C2, why fight, why shoot D1, why city, why card hubris'
  const intent = readIntent(rest, prompt, lookup)
  if (!intent) return `I do not know what "${rest}" would be. Try: why move C2, why fight, why card hubris`
  const refusal = rules.explain(game.state, prompt.seat, intent)
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
  const events = [session.game.opening, ...session.game.log].flat()
  const lines = logLines(visible(session, events), paintFor(session.io), widthOf(session.io))
  return lines.slice(-Math.max(1, wanted)).join('\n') || 'Nothing has happened yet.'
}

/** Where the person was last asked something, or -1. */
const lastAsked = ({ asked, game }: Session): number => asked.findLast((at) => at < game.length) ?? -1

function undo(session: Session): Done {
  const { game, io } = session
  const to = lastAsked(session)
  try {
    if (to < 0) throw new TableError('nothing-to-undo', 'table')
    game.undo(mySeats(session), game.length - to)
  } catch (error) {
    const told = tellError(error)
    if (!told) throw error
    say(io, to < 0 ? told.message : `${told.message} ("rewind" takes it back in any case, and other dice will fall.)`)
    return 'again'
  }
  return wentBack(session, to, 'Taken back.')
}

/** Everybody else here is a bot or sits at the same keyboard: the table agrees. */
function rewind(session: Session): Done {
  const { game, io } = session
  const to = lastAsked(session)
  if (to < 0) {
    say(io, 'There is nothing to take back yet.')
    return 'again'
  }
  game.rewind(to, game.seats)
  return wentBack(session, to, 'Taken back. From here on other dice will fall.')
}

function wentBack(session: Session, to: number, words: string): Done {
  session.asked = session.asked.filter((at) => at < to)
  forgetTable(session)
  say(session.io, words)
  return 'moved'
}

function save(session: Session, rest: string): Done {
  const file = rest === '' ? session.saveFile : pathFrom(session.io, rest)
  return quietly(session, () => {
    saveTo(file, session.game, session.players)
    say(session.io, `Saved: ${file}`)
    return 'again'
  })
}

function load(session: Session, rest: string): Done {
  const { io, rules, players } = session
  if (rest === '') {
    say(io, 'Load which file? For example: load my-game.json')
    return 'again'
  }
  return quietly(session, () => {
    const loaded = loadFile(io, rules, rest)
    seat(session, loaded.game, loaded.seed, loaded.players ?? players)
    session.saveFile = autosavePath(io, loaded.game, rest)
    session.ownFile = false
    say(io, `Loaded: ${rest}`)
    return 'moved'
  })
}

/** A bad file is told, and the game goes on. */
function quietly(session: Session, deed: () => Done): Done {
  try {
    return deed()
  } catch (error) {
    const told = tellError(error)
    if (!told) throw error
    say(session.io, told.message)
    return 'again'
  }
}
