import { type Answer, type IdleReason, RuleError, type Rules, type Seat } from '@haven/engine'
import { selfAnswer } from '../auto.ts'
import { draftedAnswer } from '../drafts.ts'
import { answerFor, lapse } from '../orders.ts'
import { openGame, playAnswer, resolved } from '../snapshot.ts'
import { ballots, openTalk, propose, type Talk } from '../vote.ts'
import { momentNow, seenSince } from './later.ts'
import { isLessonOver, lessonAfter, lessonMeets, passes, puppetGiven } from './lesson.ts'
import { isPlayedByPerson, seatNames, seatsHeldBy } from './people.ts'
import { refuse } from './refuse.ts'
import type { EarlierGame, StoredTable } from './table.ts'
import { chargeClock, deadlines, newClocks, startClocks } from './time.ts'
import { forgetWaiting, seatWaiting } from './waiting.ts'
import { filmBefore, hasWindows, isAlone, openWindow } from './windows.ts'
import { stepOf, wayAfter } from './wishes.ts'
import type { Work } from './work.ts'

/** The game itself: answers of people, bots, orders and clocks, one after the other. */

export const NO_ONE = 'table'

// --------------------------------------------------------------------------------------------- begin and end

export function beginGame(work: Work, seed: string = work.random()): void {
  const { t, rules } = work
  t.earlier = earlierGames(rules, t)
  t.insiders = undefined
  const { settings, surprise } = t
  const setup = surprise === undefined ? settings.setup : { ...settings.setup, sin: surprise }
  const beginning = resolved(rules, { ...settings, setup }, seed)
  t.surprise = undefined
  work.rules = work.fitting(rules, beginning.setup)
  const { game, opening } = openGame(work.rules, beginning)
  t.game = game
  t.past = t.settings.spectators === 'delayed' ? [momentNow(game)] : []
  t.gameNumber++
  t.phase = 'playing'
  t.cuts = []
  t.orders = []
  t.way = null
  t.motions = []
  t.requests = []
  t.knew = []
  t.pausedAt = null
  t.fault = null
  forgetWaiting(work)
  t.clocks = newClocks(t)
  t.seats = Object.fromEntries(
    seatNames(t).map((seat) => {
      const holder = t.seats[seat]
      return [seat, { person: holder?.person ?? null, bot: holder?.person ? null : (holder?.bot ?? t.settings.bot) }]
    }),
  )
  t.people = t.people.map((person) => {
    const [first] = seatsHeldBy(t, person.id)
    return { ...person, side: first ? (first === 'sins' ? 'sins' : 'heroes') : null }
  })
  const none = { answer: null, prompt: '', seal: 'reveal', hash: game.startHash, by: NO_ONE, at: work.now } as const
  work.restart({ ...none, events: opening })
  work.showAll()
  settle(work)
}

const MOST_EARLIER = 50

/** With the one that was played last, if there was one. */
export function earlierGames(
  rules: Rules,
  { game, gameNumber, earlier, insiders: only }: StoredTable,
): readonly EarlierGame[] {
  const outcome = game && rules.outcome(game.state)
  if (!outcome) return earlier
  const { state: _, ...facts } = game
  return [...earlier, { number: gameNumber, facts, outcome, ...(only !== undefined && { only }) }].slice(-MOST_EARLIER)
}

/**
 * Lets everything happen that happens by itself, until somebody is asked or the game is over. While a plan is given,
 * its own answers come first: none gives itself.
 */
export function settle(work: Work, isPlanned = false): void {
  for (;;) {
    const { t, rules } = work
    if (!t.game || t.phase !== 'playing' || isLessonOver(t)) return
    if (rules.outcome(t.game.state)) {
      Object.assign(t, {
        phase: 'over',
        asked: null,
        window: null,
        talk: null,
        talkEnds: null,
        motions: [],
        requests: [],
        orders: [],
        way: null,
      })
      forgetWaiting(work)
      return
    }
    meet(work)
    const given = automatic(work, isPlanned)
    if (!given) {
      seatWaiting(work)
      return
    }
    for (const { answer, by, ...how } of given) give(work, answer, by, how)
  }
}

export const keyOf = ({ gameNumber, cutCount, game }: StoredTable): string =>
  `${gameNumber}/${cutCount}/${game?.length ?? 0}`

/** A question that is new gets its clock, its window or its talk. */
function meet(work: Work): void {
  const { t, rules, now } = work
  const key = keyOf(t)
  if (!t.game || t.asked?.key === key) return
  const film = filmBefore(work)
  t.asked = { key, at: now, since: t.seen, timedOut: [], ...(film > 0 && { film }) }
  t.talk = openTalk(rules, t.game.state) ? { proposals: {}, givenUp: [] } : null
  t.talkEnds = t.talk && t.settings.talk !== null ? now + film + t.settings.talk * 1_000 : null
  const [prompt] = rules.prompts(t.game.state)
  t.window = prompt?.kind === 'sin-card' && !t.talk && hasWindows(t) ? openWindow(work) : null
  startClocks(work)
  lessonMeets(work)
  work.showAll()
}

export function talkOf(work: Pick<Work, 'rules' | 't'>): Talk | null {
  const { t, rules } = work
  if (!t.talk || !t.game) return null
  const talk = openTalk(rules, t.game.state)
  return talk && { ...talk, ...t.talk }
}

/** What an answer belongs to. */
interface How {
  readonly wish?: number
  readonly auto?: readonly IdleReason[]
}

/** An answer that is given without anybody doing anything now. */
interface Given extends How {
  readonly answer: Answer
  readonly by: string
}

/** Agreements of the heroes, the next step of a way, orders of the Sins player, and what leaves nothing to choose. */
function automatic(work: Work, isPlanned: boolean): readonly Given[] | null {
  const { t, rules } = work
  if (!t.game) return null
  const talk = talkOf(work)
  if (talk) return agreedBallots(t, talk, t.game.length)
  const step = stepOf(rules, t.game.state, t.way)
  if (t.way && step && isPlayedByPerson(t, step.seat)) {
    if (passes(work, step)) return [{ answer: step, by: t.way.by, wish: t.way.wish }]
    t.way = null
  }
  if (t.lesson) return byPuppet(work)
  if (t.window) return null
  const ordered = isPlayedByPerson(t, 'sins') ? (orderedAnswer(work) ?? onlyPass(work)) : null
  if (ordered) return [{ answer: ordered, by: NO_ONE }]
  return isPlanned ? null : givenByItself(work)
}

/** In a lesson nothing gives itself but what is told for the other seats. */
function byPuppet(work: Work): readonly Given[] | null {
  const answer = puppetGiven(work)
  return answer && [{ answer, by: NO_ONE }]
}

/** Whatever a person is asked. What a bot is asked it answers itself: its time tells nothing. */
function givenByItself({ t, rules }: Work): readonly Given[] | null {
  const [prompt] = t.game ? rules.prompts(t.game.state) : []
  if (!t.game || !prompt || !isPlayedByPerson(t, prompt.seat)) return null
  const self = selfAnswer(rules, t.game.state)
  return self && [{ answer: self.answer, by: NO_ONE, auto: self.skipped }]
}

function orderedAnswer({ t, rules }: Work): Answer | null {
  if (!t.game || t.orders.length === 0) return null
  return draftedAnswer(rules, t.game.state, t.orders) ?? answerFor(t.orders, rules.view(t.game.state, 'sins'))
}

/** Alone against bots the Sins player is not asked where he could play nothing. */
function onlyPass({ t, rules }: Work): Answer | null {
  const [prompt] = t.game && isAlone(t) ? rules.prompts(t.game.state) : []
  if (!t.game || prompt?.kind !== 'sin-card') return null
  const [only, ...others] = rules.options(t.game.state, prompt)
  return only?.none && others.length === 0 ? { prompt: prompt.id, seat: prompt.seat, option: only.id } : null
}

/** Bots go along with the people beside them; among themselves with the first who speaks. */
function agreedBallots(table: StoredTable, talk: Talk, wish: number): readonly Given[] | null {
  const people = talk.seats.filter((seat) => isPlayedByPerson(table, seat))
  const speakers = people.length > 0 ? people : talk.seats.slice(0, 1)
  const [only, ...others] = new Set(speakers.map((seat) => talk.proposals[seat] ?? null))
  let voted = talk
  if (only && others.length === 0) {
    for (const seat of talk.seats) if (!speakers.includes(seat)) voted = propose(voted, seat, only)
  }
  const cast = ballots(voted)
  if (cast.length === 0) return null
  return cast.map((answer) => ({ answer, by: voterOf(table, answer.seat), wish }))
}

/** A ballot is the decision of whoever holds the seat, if a person plays it. */
const voterOf = (table: StoredTable, seat: Seat): string =>
  (isPlayedByPerson(table, seat) ? table.seats[seat]?.person : null) ?? NO_ONE

/** Throws a RuleError if it is no legal answer. A bug of the rules stops the game, not the server. */
export function give(work: Work, answer: Answer, by: string, { wish, auto }: How = {}): void {
  const { t, rules, now } = work
  if (!t.game || t.phase !== 'playing' || isLessonOver(t)) return
  if (!auto) chargeClock(work, answer.seat)
  try {
    const { game, step } = playAnswer(rules, t.game, answer, work.hash)
    const isLater = wish !== undefined && wish < t.game.length
    t.game = game
    work.append({ ...step, by, at: now, ...(isLater && { wish }), ...(auto && { auto }) })
    t.way = wayAfter(t.way, answer, step.events)
    const isRound = step.events.some(({ event }) => event === 'roundStarted')
    const past = t.past.map((moment) => seenSince(moment, step.events))
    t.past = isRound && past.length > 0 ? [...past, momentNow(game)].slice(-2) : past
    t.orders = lapse(t.orders, step.events)
    lessonAfter(work)
  } catch (error) {
    if (error instanceof RuleError) throw error
    work.bug = error
    t.phase = 'broken'
    t.fault = { at: t.game.length, message: error instanceof Error ? error.name : 'Error' }
    t.window = null
    t.talkEnds = null
    t.way = null
  }
  work.showAll()
}

// ---------------------------------------------------------------------------------------- talk, time, bots

/** Somebody says something in the talk of the heroes. */
export function speak(work: Work, say: (talk: Talk) => Talk): void {
  const talk = talkOf(work)
  if (!talk) refuse('wrong-phase')
  const { proposals, givenUp } = say(talk)
  work.t.talk = { proposals, givenUp }
  work.showAll()
  settle(work)
}

export function closeWindow(work: Work, option: string): void {
  const [prompt] = work.t.game ? work.rules.prompts(work.t.game.state) : []
  if (!prompt) return
  // Who gave it is not told apart: an order, a pass and silence are the same to the others.
  give(work, { prompt: prompt.id, seat: prompt.seat, option }, NO_ONE)
}

/** What is due now: the end of a window, of a talk, of a clock. */
export function tick(work: Work): void {
  const { t, rules, now } = work
  if (t.phase !== 'playing' || t.pausedAt !== null) return
  const { window } = t
  if (window && window.ends !== null && window.ends <= now) {
    const ordered = isPlayedByPerson(t, 'sins') ? orderedAnswer(work) : null
    closeWindow(work, window.answer ?? ordered?.option ?? 'none')
    settle(work)
    return
  }
  const talk = talkOf(work)
  if (talk && t.talkEnds !== null && t.talkEnds <= now) {
    for (const ballot of ballots(talk, true)) give(work, ballot, NO_ONE)
    settle(work)
    return
  }
  const late = deadlines(rules, t).filter(({ at }) => at <= now)
  if (late.length > 0 && t.asked) {
    t.asked = { ...t.asked, timedOut: [...t.asked.timedOut, ...late.map(({ seat }) => seat)] }
    const clocks = late.map(({ seat }) => [seat, { thinks: t.clocks[seat]?.thinks ?? 0, left: 0 }] as const)
    t.clocks = { ...t.clocks, ...Object.fromEntries(clocks) }
    work.showAll()
  }
}

/** A bot has thought: it counts only for the question it was asked. */
export function hearBot(work: Work, seat: Seat, option: string): void {
  const { t, rules } = work
  if (!t.game) return
  const prompt = rules.prompts(t.game.state).find((each) => each.seat === seat)
  if (!prompt) return
  if (t.window && t.window.ends !== null) {
    // Only the Sins player's own bot is told here, and nobody sees it before the window ends.
    t.window = { ...t.window, answer: option }
    work.touch()
  } else if (t.talk) speak(work, (talk) => propose(talk, seat, option))
  else {
    give(work, { prompt: prompt.id, seat, option }, t.asked?.timedOut.includes(seat) ? 'clock' : 'bot')
    settle(work)
  }
}
