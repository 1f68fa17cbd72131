import { type Answer, RuleError, type Rules, type Seat } from '@haven/engine'
import { draftedAnswer } from '../drafts.ts'
import { TableError } from '../errors.ts'
import type { SeatCommand } from '../online/commands.ts'
import { answerFor, lapse } from '../orders.ts'
import { goBack, openGame, playAnswer } from '../snapshot.ts'
import { ballots, giveUp, openTalk, propose, type Talk } from '../vote.ts'
import { type Identity, isPlayedByPerson, seatNames, seatsHeldBy } from './people.ts'
import { refuse } from './refuse.ts'
import { type EarlierGame, type StoredTable, stepsOf, undoableBy } from './table.ts'
import { chargeClock, deadlines, newClocks, startClocks } from './time.ts'
import type { Work } from './work.ts'

/** The game itself: answers of people, bots, orders and clocks, one after the other. */

const NO_ONE = 'table'

// --------------------------------------------------------------------------------------------- begin and end

export function beginGame(work: Work): void {
  const { t, rules } = work
  const { setup, position } = t.settings
  t.earlier = earlierGames(rules, t)
  const { game, opening } = openGame(rules, { setup, position, seed: work.random() })
  t.game = game
  t.past = t.settings.spectators === 'delayed' ? [game] : []
  t.gameNumber++
  t.phase = 'playing'
  t.cuts = []
  t.orders = []
  t.motions = []
  t.pausedAt = null
  t.fault = null
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
export function earlierGames(rules: Rules, { game, gameNumber, earlier }: StoredTable): readonly EarlierGame[] {
  const outcome = game && rules.outcome(game.state)
  if (!outcome) return earlier
  const { state: _, ...facts } = game
  return [...earlier, { number: gameNumber, facts, outcome }].slice(-MOST_EARLIER)
}

/** Lets everything happen that happens by itself, until somebody is asked or the game is over. */
export function settle(work: Work): void {
  for (;;) {
    const { t, rules } = work
    if (!t.game || t.phase !== 'playing') return
    if (rules.outcome(t.game.state)) {
      Object.assign(t, {
        phase: 'over',
        asked: null,
        window: null,
        talk: null,
        talkEnds: null,
        motions: [],
        orders: [],
      })
      return
    }
    meet(work)
    const answers = automatic(work)
    if (!answers) return
    for (const answer of answers) give(work, answer, NO_ONE)
  }
}

export const keyOf = ({ gameNumber, cutCount, game }: StoredTable): string =>
  `${gameNumber}/${cutCount}/${game?.length ?? 0}`

/** A question that is new gets its clock, its window or its talk. */
function meet(work: Work): void {
  const { t, rules, now } = work
  const key = keyOf(t)
  if (!t.game || t.asked?.key === key) return
  t.asked = { key, at: now, since: t.seen, timedOut: [] }
  t.talk = openTalk(rules, t.game.state) ? { proposals: {}, givenUp: [] } : null
  t.talkEnds = t.talk && t.settings.talk !== null ? now + t.settings.talk * 1_000 : null
  const [prompt] = rules.prompts(t.game.state)
  t.window = prompt?.kind === 'sin-card' && !t.talk ? openWindow(work) : null
  startClocks(work)
  work.showAll()
}

/** It lasts the same time whatever the hand is. With days to think it waits for its player, unless he left orders. */
function openWindow(work: Work): StoredTable['window'] {
  const { t, now } = work
  const isWaiting = t.settings.time.control === 'days' && isPlayedByPerson(t, 'sins') && t.orders.length === 0
  return isWaiting
    ? { ends: null, held: true, answer: null }
    : { ends: now + t.settings.window, held: false, answer: null }
}

export function talkOf(work: Pick<Work, 'rules' | 't'>): Talk | null {
  const { t, rules } = work
  if (!t.talk || !t.game) return null
  const talk = openTalk(rules, t.game.state)
  return talk && { ...talk, ...t.talk }
}

/** What is answered without anybody doing anything now: agreements of the heroes, orders of the Sins player. */
function automatic(work: Work): readonly Answer[] | null {
  const { t } = work
  const talk = talkOf(work)
  if (talk) return agreedBallots(t, talk)
  if (t.window || !isPlayedByPerson(t, 'sins')) return null
  const ordered = orderedAnswer(work)
  return ordered && [ordered]
}

function orderedAnswer({ t, rules }: Work): Answer | null {
  if (!t.game || t.orders.length === 0) return null
  return draftedAnswer(rules, t.game.state, t.orders) ?? answerFor(t.orders, rules.view(t.game.state, 'sins'))
}

/** Bots go along with the people beside them; among themselves with the first who speaks. */
function agreedBallots(table: StoredTable, talk: Talk): readonly Answer[] | null {
  const people = talk.seats.filter((seat) => isPlayedByPerson(table, seat))
  const speakers = people.length > 0 ? people : talk.seats.slice(0, 1)
  const [only, ...others] = new Set(speakers.map((seat) => talk.proposals[seat] ?? null))
  let voted = talk
  if (only && others.length === 0) {
    for (const seat of talk.seats) if (!speakers.includes(seat)) voted = propose(voted, seat, only)
  }
  const cast = ballots(voted)
  return cast.length > 0 ? cast : null
}

/** Throws a RuleError if it is no legal answer. A bug of the rules stops the game, not the server. */
export function give(work: Work, answer: Answer, by: string): void {
  const { t, rules, now } = work
  if (!t.game || t.phase !== 'playing') return
  chargeClock(work, answer.seat)
  try {
    const { game, step } = playAnswer(rules, t.game, answer, work.hash)
    t.game = game
    work.append({ ...step, by, at: now })
    const isRound = step.events.some(({ event }) => event === 'roundStarted')
    if (isRound && t.past.length > 0) t.past = [...t.past, game].slice(-2)
    t.orders = lapse(t.orders, step.events)
  } catch (error) {
    if (error instanceof RuleError) throw error
    t.phase = 'broken'
    t.fault = { at: t.game.length, message: error instanceof Error ? error.name : 'Error' }
    t.window = null
    t.talkEnds = null
  }
  work.showAll()
}

// ------------------------------------------------------------------------------------------------ commands

/** A seat command that is not a question; the seat is the sender's. */
export function obeySeat(work: Work, who: Identity, command: SeatCommand): void {
  const { t } = work
  const { seat } = command
  switch (command.command) {
    case 'answer':
      answer(work, who, { prompt: command.prompt, seat, option: command.option })
      return
    case 'propose':
      speak(work, (talk) => propose(talk, seat, command.option))
      return
    case 'give-up':
      speak(work, (talk) => giveUp(talk, seat))
      return
    case 'undo':
      undo(work, who)
      return
    case 'orders': {
      if (seat !== 'sins') refuse('not-your-seat', { seat })
      const isTelling = t.settings.time.control === 'days' && command.orders.some(({ order }) => order === 'idle')
      if (isTelling) refuse('order-tells-hand')
      t.orders = command.orders
      settle(work)
      return
    }
    case 'hold':
      hold(work, seat, command.hold)
      return
    case 'explain':
      return
  }
}

function answer(work: Work, { person }: Identity, given: Answer): void {
  const { t, rules } = work
  const { game, window, talk } = t
  if (!game) return
  if (talk) {
    speak(work, (open) => propose(open, given.seat, given.option))
    return
  }
  if (!window || window.ends === null) {
    give(work, given, person.id)
    settle(work)
    return
  }
  // Nobody learns before the end of the window that he passes; a card is played at once.
  const prompt = rules.prompts(game.state).find(({ id, seat }) => id === given.prompt && seat === given.seat)
  const option = prompt && rules.options(game.state, prompt).find(({ id }) => id === given.option)
  if (option?.none) t.window = { ...window, answer: option.id }
  else {
    give(work, given, person.id)
    settle(work)
  }
}

function speak(work: Work, say: (talk: Talk) => Talk): void {
  const talk = talkOf(work)
  if (!talk) refuse('wrong-phase')
  const { proposals, givenUp } = say(talk)
  work.t.talk = { proposals, givenUp }
  work.showAll()
  settle(work)
}

function hold(work: Work, seat: Seat, isHeld: boolean): void {
  const { t } = work
  const { window } = t
  if (!window || seat !== 'sins') refuse('no-window')
  if (isHeld) {
    t.window = { ends: null, held: true, answer: null }
    if (t.asked) t.asked = { ...t.asked, at: work.now }
    work.showAll()
  } else if (window.held) {
    closeWindow(work, 'none')
    settle(work)
  }
}

function closeWindow(work: Work, option: string): void {
  const [prompt] = work.t.game ? work.rules.prompts(work.t.game.state) : []
  if (!prompt) return
  // Who gave it is not told apart: an order, a pass and silence are the same to the others.
  give(work, { prompt: prompt.id, seat: prompt.seat, option }, NO_ONE)
}

/** Back to before his last decision, if nobody else and no chance has come since. */
function undo(work: Work, { person }: Identity): void {
  const { t } = work
  if (!t.game || t.phase !== 'playing') refuse('wrong-phase')
  const steps = stepsOf(work.entries)
  const last = undoableBy(steps, seatsHeldBy(t, person.id), person.id).at(-1)
  if (last === undefined) throw new TableError('nothing-to-undo', 'table')
  rewindTo(work, t.game.length - (steps.length - last))
}

/** The game before the answer of this number. */
export function rewindTo(work: Work, to: number): void {
  const { t, rules } = work
  if (!t.game) return
  t.game = goBack(rules, t.game, stepsOf(work.history), to)
  const past = t.past.filter(({ length }) => length <= to)
  if (t.past.length > 0) t.past = past.length > 0 ? past : [t.game]
  // The opening comes before the first answer.
  work.cut(to + 1)
  t.phase = 'playing'
  t.fault = null
  t.motions = t.motions.filter(({ motion }) => motion.motion !== 'rewind' || motion.to < to)
  work.showAll()
  settle(work)
}

// ------------------------------------------------------------------------------------------- time and bots

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
