import type { Answer, Seat } from '@haven/engine'
import type { SeatCommand } from '../protocol.ts'
import { giveUp, propose } from '../vote.ts'
import { lastGiven, rewind, undo } from './back.ts'
import { mustAgree, passes, passesVote } from './lesson.ts'
import { openMotion } from './motions.ts'
import type { Identity } from './people.ts'
import { closeWindow, give, settle, speak } from './play.ts'
import { refuse } from './refuse.ts'
import { nextOf, plannedFor, setOut } from './wishes.ts'
import type { Work } from './work.ts'

/** What the people in the seats want of the game. */

/** A seat command that is not a question; the seat is the sender's. */
export function obeySeat(work: Work, who: Identity, command: SeatCommand): void {
  const { t } = work
  const { seat } = command
  // Whoever sets out and then wants something else goes no further.
  if (t.way?.seat === seat && command.command !== 'explain') t.way = null
  switch (command.command) {
    case 'answer':
      answer(work, who, { prompt: command.prompt, seat, option: command.option })
      return
    case 'propose':
      if (!passesVote(work, seat, command.option)) return
      speak(work, (talk) => propose(talk, seat, command.option))
      return
    case 'give-up':
      if (mustAgree(work)) return
      speak(work, (talk) => giveUp(talk, seat))
      return
    case 'undo':
      undo(work, who)
      return
    case 'rewind':
      if (t.settings.home) rewind(work, who)
      // Where others sit at the table too, they have to agree.
      else openMotion(work, who, { motion: 'rewind', to: lastGiven(work) })
      return
    case 'walk': {
      if (!t.game) return
      const { pays, spaces } = command
      const given = { seat, pays, spaces, by: who.person.id, wish: t.game.length }
      t.way = setOut(work.rules, t.game.state, command.prompt, given)
      settle(work)
      return
    }
    case 'give':
      giveAll(work, who, command.prompt, seat, command.options)
      return
    case 'orders': {
      if (seat !== 'sins') refuse('not-your-seat', { seat })
      // In a lesson everything is asked.
      if (t.lesson) refuse('wrong-phase')
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
  if (!game || !passes(work, given)) return
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

/** A plan, as far as it is still legal. */
function giveAll(work: Work, { person }: Identity, asked: string, seat: Seat, options: readonly string[]): void {
  const { t, rules } = work
  if (!t.game) return
  const first = plannedFor(rules, t.game.state, asked, seat)
  const wish = t.game.length
  for (const option of options) {
    const next: Answer | null = nextOf(rules, t.game.state, first, option)
    if (!next || !passes(work, next)) break
    give(work, next, person.id, { wish })
    settle(work, true)
  }
  settle(work)
}

function hold(work: Work, seat: Seat, isHeld: boolean): void {
  const { t } = work
  const { window } = t
  if (!window || seat !== 'sins') refuse('no-window')
  if (isHeld) {
    t.window = { ends: null, held: true, answer: null }
    if (t.asked) t.asked = { ...t.asked, at: work.now, film: 0 }
    work.showAll()
  } else if (window.held) {
    closeWindow(work, 'none')
    settle(work)
  } else t.window = { ...window, answer: 'none' }
}
