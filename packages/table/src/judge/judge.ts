import type { Seat } from '@haven/engine'
import { type OnlineNo, onlineNo } from '../online/codes.ts'
import { isQuery, type OnlineCommand } from '../online/commands.ts'
import type { QueryValue } from '../online/frames.ts'
import { SEAT_COMMANDS, type SeatCommand } from '../protocol.ts'
import { claim } from './claims.ts'
import { isSentAway } from './knowledge.ts'
import { obeySeat } from './obey.ts'
import { dismissReport } from './operator.ts'
import { actorFor, addDevice, audienceAt, changeDevice, type Identity, identify, isShared } from './people.ts'
import { hearBot, keyOf, tick } from './play.ts'
import { answerQuery } from './queries.ts'
import { checkNotForgotten, keepReceipt, wasDone } from './receipts.ts'
import { earlierGame } from './records.ts'
import { refuse } from './refuse.ts'
import { notePresence } from './ruling.ts'
import { inviteDevice, obeyTable } from './seating.ts'
import type { Change, LiveTable, StoredTable } from './table.ts'
import { botSeats } from './time.ts'
import { setPace } from './windows.ts'
import { type Circumstances, Work } from './work.ts'

/** Whatever can happen to a table. Keys and codes come as their SHA-256. */
export type Input =
  | {
      readonly input: 'command'
      readonly key: string
      readonly id: string
      readonly version: number
      readonly body: OnlineCommand
      /** Of the code in an `invite-device`. */
      readonly code?: string
    }
  | { readonly input: 'join'; readonly key: string; readonly code: string }
  | { readonly input: 'bot'; readonly seat: Seat; readonly question: string; readonly option: string }
  /** A browser has taken its subscription back. */
  | { readonly input: 'push-gone'; readonly endpoint: string }
  | { readonly input: 'tick' }
  /** Whether the host is here is to be looked at; `left`: when the last device of the host that was connected here went. */
  | { readonly input: 'presence'; readonly left: number | null }
  /** Whoever runs the server has read a report. */
  | { readonly input: 'dismiss-report'; readonly report: number }
  /** At home: how long windows last from now on. */
  | { readonly input: 'pace'; readonly window: number | null; readonly blink: number }

export type Judged =
  | {
      readonly done: true
      readonly value?: QueryValue
      readonly next: { change: Change; live: LiveTable } | null
      /** Bystanders may know that something was done. */
      readonly isOpen: boolean
      /** The error of the rules that stopped the game with it. */
      readonly bug?: unknown
    }
  | { readonly done: false; readonly refusal: OnlineNo; readonly next: null }

const GOES_BACK: ReadonlySet<string> = new Set(['undo', 'rewind', 'move', 'consent'])

/** Does it go back in a log, or tell one? Then the whole log of that game has to be there. */
export function historyFor(table: StoredTable, input: Input): { game: number; length: number } | null {
  if (input.input !== 'command') return null
  const { body } = input
  const current = table.game && { game: table.gameNumber, length: table.game.length }
  if (body.command === 'record') {
    const earlier = earlierGame(table, body.game)
    return earlier ? { game: earlier.number, length: earlier.facts.length } : current
  }
  return GOES_BACK.has(body.command) ? current : null
}

/**
 * The only judge: what comes of an input, or why nothing does. Pure; the same arguments give the same verdict. What it
 * says counts only when its change is stored.
 */
export function judge(live: LiveTable, input: Input, given: Circumstances): Judged {
  const work = new Work(live, given)
  try {
    const value = obey(work, input)
    const next = work.isTouched ? work.finish() : null
    const isOpen = work.isShownToAll
    return { done: true, ...(value && { value }), next, isOpen, ...(work.bug !== null && { bug: work.bug }) }
  } catch (error) {
    const refusal = onlineNo(error)
    if (!refusal) throw error
    return { done: false, refusal, next: null }
  }
}

function obey(work: Work, input: Input): QueryValue | null {
  switch (input.input) {
    case 'command':
      return command(work, input)
    case 'join':
      addDevice(work, input.key, input.code)
      return null
    case 'bot':
      if (input.question === keyOf(work.t) && botSeats(work.rules, work.t).includes(input.seat)) {
        hearBot(work, input.seat, input.option)
      }
      return null
    case 'push-gone':
      changeDevice(work, ({ push }) => push?.endpoint === input.endpoint, { push: null })
      return null
    case 'tick':
      tick(work)
      return null
    case 'presence':
      notePresence(work, input.left)
      return null
    case 'dismiss-report':
      dismissReport(work, input.report)
      return null
    case 'pace':
      setPace(work, input.window, input.blink)
      return null
  }
}

export const ANSWERS_A_MOMENT: ReadonlySet<string> = new Set([
  'answer',
  'propose',
  'give-up',
  'undo',
  'rewind',
  'hold',
  'walk',
  'give',
])

function command(
  work: Work,
  { key, id, version, body, code }: Extract<Input, { input: 'command' }>,
): QueryValue | null {
  const { t } = work
  if (isSentAway(t, key)) refuse('sent-away')
  const who = identify(t, key)
  const audience = audienceAt(t, who)
  if (isQuery(body.command)) return answerQuery(work, key, body)
  if (who && wasDone(who.person, id)) return null
  if (version > t.seen[audience]) refuse('stale')
  if (who) checkNotForgotten(who.person, audience, version)
  if (body.command === 'claim') {
    if (who) allow(who, body)
    claim(work, who, key, body.name, body.seats)
  } else {
    if (!who) refuse('not-seated')
    allow(who, body)
    if (isSeatCommand(body)) {
      const actor = actorFor(t, key, body.seat) ?? who
      checkSeat(work, actor, body)
      const since = t.asked?.since[audience] ?? 0
      if (ANSWERS_A_MOMENT.has(body.command) && version < since) refuse('stale')
      obeySeat(work, actor, body)
    } else if (body.command === 'invite-device') inviteDevice(work, who, code ?? '', body.hand)
    else obeyTable(work, who, body)
  }
  keepReceipt(work, key, id, audience, version)
  // Whoever does something sees the next version: so the versions that commands name rise.
  work.show(audience)
  return null
}

const isSeatCommand = (body: OnlineCommand): body is SeatCommand =>
  (SEAT_COMMANDS as readonly string[]).includes(body.command)

/** A hand beside a shared screen answers, and nothing else. */
function allow({ device }: Identity, body: OnlineCommand): void {
  if (device.hand && !isSeatCommand(body)) refuse('not-your-seat')
}

/** The seat is his, he plays it himself, and the game goes on. */
function checkSeat({ t }: Work, who: Identity, { seat, command }: SeatCommand): void {
  const holder = t.seats[seat]
  if (!holder) refuse('no-such-seat', { seat })
  if (holder.person !== who.person.id || holder.bot !== null || isShared(t, who)) refuse('not-your-seat', { seat })
  // Also after a bug of the rules, and at home after the end: who has to agree sees to that.
  if (command === 'rewind') return
  if (t.phase === 'broken') refuse('broken')
  if (t.phase !== 'playing' || !t.game) refuse('wrong-phase', { phase: t.phase })
}
