import type { Seat } from '@haven/engine'
import { readIntent, readWalk, type Tongue, type TypedCommand } from '@haven/text/typing'
import { night } from '../../base/night-words.ts'
import { forecastNote } from '../../model/forecast-note.ts'
import { sentencesOf } from '../../model/log-lines.ts'
import { cityRows, spaceRow } from '../../model/space-rows.ts'
import type { Way } from '../../model/ways.ts'
import { optionText } from '../../model/words.ts'
import { wayFacts } from '../../parts/table/way-words.ts'
import { NIGHT_COMMANDS } from './night-commands.ts'
import { ORDER_COMMANDS } from './order-commands.ts'
import type { Done, TextSession } from './session.ts'
import { heroRow, heroSentence, sinLines, spaceSentence, storyLines } from './table-words.ts'

/** What can be typed besides an answer. */
export type Command = (session: TextSession, rest: string, seat: Seat | null) => Promise<Done>

/** A command that only says something. */
function telling(words: (session: TextSession, rest: string) => readonly string[] | string): Command {
  return async (session, rest) => {
    const said = words(session, rest)
    for (const line of typeof said === 'string' ? [said] : said) session.say(line)
    return 'on'
  }
}

const LOG_LINES = 12

function logOf({ store }: TextSession, rest: string): readonly string[] {
  const wanted = /^\d+$/.test(rest) ? Number(rest) : LOG_LINES
  return store.log.peek().flatMap(sentencesOf).slice(-Math.max(1, wanted))
}

function rowsOf(session: TextSession): readonly string[] {
  const view = session.store.view.peek()
  return view ? cityRows(view, session.speech).map((row) => spaceSentence(row, session.speech)) : []
}

function look(session: TextSession, rest: string): string {
  const view = session.store.view.peek()
  const space = session.lookup.space(rest)
  if (!view || !space) return session.speech.words.noSpace(rest)
  return spaceSentence(spaceRow(view, space, session.speech), session.speech)
}

function heroesOf(session: TextSession, rest: string): readonly string[] | string {
  const { store, speech, around, lookup } = session
  const view = store.view.peek()
  if (!view) return []
  const wanted = rest === '' ? null : lookup.hero(rest)
  const found = view.heroes.filter(({ hero }) => rest === '' || hero === wanted)
  if (found.length === 0) return speech.words.noHero(rest)
  return found.map((hero) => heroSentence(heroRow(hero, view, speech, around.words.panels), speech))
}

function handOf({ store, speech }: TextSession): readonly string[] {
  const hand = store.view.peek()?.sins.hand ?? []
  const known = hand.filter((card) => card !== null)
  return [
    speech.words.handCount(hand.length),
    ...known.map((card) => speech.words.cardOf(speech.say.name(card), speech.say.card(card)?.text ?? '')),
  ]
}

function ruleOf({ lookup, speech }: TextSession, rest: string): string {
  const id = lookup.rule(rest) ?? lookup.card(rest)
  const paragraph = id && speech.say.rule(id)
  return paragraph ? speech.words.ruleOf(id, paragraph.text) : speech.words.noRule(rest)
}

function cardOf({ lookup, speech }: TextSession, rest: string): string {
  const id = lookup.card(rest)
  const card = id && speech.say.card(id)
  return card ? speech.words.cardOf(card.name, card.text) : speech.words.noCard(rest)
}

const why: Command = async (session, rest) => {
  const { store, speech, lookup } = session
  const question = store.question.peek()
  const { words } = speech
  const said = (text: string): Done => {
    session.say(text)
    return 'stop'
  }
  if (rest === '') return said(words.whyWhat)
  if (!question) return said(words.notAsked)
  const intent = readIntent(rest, question, lookup)
  if (!intent) return said(words.whyUnknown(rest))
  await store.explain(intent)
  return session.toldWhy() ? 'stop' : said(words.allowed)
}

const odds: Command = async (session) => {
  const { store, speech } = session
  const question = store.question.peek()
  const view = store.view.peek()
  if (!question || !view) session.say(speech.words.notAsked)
  else {
    await store.thoughts.askForecasts(question)
    const found = question.options.flatMap((option) => {
      const note = forecastNote(store.thoughts.forecasts.peek()[option.id])
      return note === null ? [] : [`${speech.say.labelled(optionText(option, question, view), note)}.`]
    })
    for (const line of found.length > 0 ? found : [speech.words.nothing]) session.say(line)
  }
  return 'on'
}

/** The hero's ways to a space; null if it is not in reach. */
async function waysTo(session: TextSession, typed: string): Promise<readonly Way[] | null> {
  const { store, lookup } = session
  const question = store.question.peek()
  const said = (text: string): null => {
    session.say(text)
    return null
  }
  const space = lookup.space(typed)
  if (!space) return said(session.speech.words.noSpace(typed))
  if (question?.kind !== 'hero-turn') return said(session.speech.words.notAsked)
  await store.ways.ask(question)
  const path = store.ways.paths.peek().get(space)
  if (!path) return said(session.around.words.ways.tooFar(space))
  const both = store.ways.alternatives(space)
  return both.length > 0 ? both : [{ to: space, name: 'shortest', route: path.shortest }]
}

const way: Command = async (session, rest) => {
  const found = await waysTo(session, rest)
  const { ways } = session.around.words
  for (const each of found ?? []) session.say(ways.wayOf(each.name, wayFacts(each)))
  return found ? 'on' : 'stop'
}

const walk: Command = async (session, rest) => {
  const { safely, place } = readWalk(rest, session.around.tongue)
  const found = await waysTo(session, place)
  const chosen = found?.find(({ name }) => name === (safely ? 'safest' : 'shortest')) ?? found?.[0]
  if (!chosen) return 'stop'
  const { ways } = session.around.words
  session.say(ways.wayOf(chosen.name, wayFacts(chosen)))
  await session.store.walk(chosen)
  return session.toldWhy() ? 'stop' : 'on'
}

const undo: Command = async (session) => {
  if (session.store.undoable.peek() === 0) {
    session.say(session.speech.words.nothingToUndo)
    return 'stop'
  }
  return back(session, () => session.store.undo())
}

async function back(session: TextSession, take: () => Promise<void>): Promise<Done> {
  session.store.widen()
  await take()
  if (session.toldWhy()) return 'stop'
  session.say(session.speech.words.taken)
  return 'on'
}

const suggest: Command = async (session) => {
  const { store, speech } = session
  const question = store.question.peek()
  const view = store.view.peek()
  if (question) await store.suggest()
  const option = question?.options.find(({ id }) => id === store.preview.peek())
  session.say(
    option && question && view
      ? speech.words.suggested(optionText(option, question, view))
      : question
        ? speech.words.noSuggestion
        : speech.words.notAsked,
  )
  return option ? 'on' : 'stop'
}

const doIt: Command = async (session, _, seat) => {
  const { store, speech } = session
  const question = store.question.peek()
  const option = question?.options.find(({ id }) => id === store.preview.peek())
  if (question && option) return session.give(option, question, seat)
  session.say(speech.words.nothingChosen)
  return 'stop'
}

const all: Command = async (session) => {
  const { store, speech } = session
  if (!store.canBatch.peek()) {
    session.say(speech.words.noSuggestion)
    return 'stop'
  }
  await store.allAsSuggested()
  session.say(speech.words.allDone)
  return 'on'
}

const holding =
  (hold: boolean): Command =>
  async (session) => {
    const { store, speech } = session
    if (!store.pulse.peek()) {
      session.say(speech.words.noWindow)
      return 'stop'
    }
    await store.hold(hold)
    session.say(hold ? speech.words.held : speech.words.released)
    return 'on'
  }

const disagree: Command = async (session, _, seat) => {
  const { store, speech } = session
  const speaker = session.voter(seat)
  if (!store.talk.peek() || !speaker) {
    session.say(speech.words.notAsked)
    return 'stop'
  }
  await store.giveUp(speaker)
  session.say(speech.words.disagree(speaker))
  return 'on'
}

const save: Command = async (session) => {
  const isOver = session.store.view.peek()?.over != null
  const text = await session.store.export(isOver ? 'record' : 'save')
  session.around.download(isOver ? 'haven-record.json' : 'haven-game.json', text)
  session.say(session.speech.words.saving)
  return 'on'
}

const going =
  (path: (game: string) => string): Command =>
  async (session) => {
    session.around.go(path(session.game))
    return 'stop'
  }

const question = telling(({ store, speech }) => {
  const asked = store.question.peek()
  if (asked) return speech.words.question(speech.say.prompt(asked), asked.options.length)
  const [first] = store.view.peek()?.awaiting ?? []
  return first ? speech.words.wait({ seat: first.seat, person: null }) : speech.words.over
})

const answers = telling((session) => {
  const asked = session.store.question.peek()
  return asked ? session.answersOf(asked) : session.speech.words.notAsked
})

/** "go C3" is the whole way here, where a verb would be one step of it. */
const GO = /^go\s+(.+)$/i

export function commandIn(line: string, tongue: Tongue): { readonly word: TypedCommand; readonly rest: string } | null {
  const [, where] = GO.exec(line) ?? []
  return where === undefined ? tongue.command(line) : { word: 'walk', rest: where }
}

export const COMMANDS: Readonly<Partial<Record<TypedCommand, Command>>> = {
  help: telling(({ speech, store }) => [...speech.words.help, ...(store.lesson.peek() ? [night.typedHelp] : [])]),
  what: question,
  answers,
  board: telling(rowsOf),
  look: telling(look),
  heroes: telling((session) => heroesOf(session, '')),
  who: telling(heroesOf),
  sin: telling(({ store, speech }) => {
    const view = store.view.peek()
    return view ? sinLines(view, speech) : []
  }),
  story: telling(({ store, speech }) => {
    const view = store.view.peek()
    return view ? storyLines(view, speech) : []
  }),
  hand: telling(handOf),
  log: telling(logOf),
  why,
  rule: telling(ruleOf),
  card: telling(cardOf),
  odds,
  way,
  walk,
  undo,
  rewind: (session) => back(session, () => session.store.rewind()),
  suggest,
  do: doIt,
  all,
  ...ORDER_COMMANDS,
  hold: holding(true),
  release: holding(false),
  disagree,
  save,
  home: going(() => '/'),
  quit: going(() => '/'),
  ...NIGHT_COMMANDS,
  picture: going((game) => `/g/${game}`),
  replay: going((game) => `/g/${game}/replay`),
  recap: going((game) => `/g/${game}/recap`),
}
