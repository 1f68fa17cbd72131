import type { Event, Rules, Seat } from '@haven/engine'
import type { Course } from '../learn/course.ts'
import type { TableSettings } from '../online/commands.ts'
import type { Order } from '../orders.ts'
import type { Save } from '../save.ts'
import { type GameSnapshot, type GameStep, playedOf } from '../snapshot.ts'
import type { Talk } from '../vote.ts'
import { seatNames, setHolder, sideOf } from './people.ts'
import { NO_ONE, settle } from './play.ts'
import { newTable } from './seating.ts'
import { type Change, type Entry, everybody, type LiveTable, type Person, type StoredTable, stepsOf } from './table.ts'
import { Work } from './work.ts'

/** Tables at home: one device, at which everybody sits who is a person. */

/** Who sits where: people share the device, everybody else is a bot. */
export interface HomePlayers {
  readonly people: readonly Seat[]
  readonly bots: Readonly<Partial<Record<Seat, string>>>
}

/** A game and those who sit down to it. */
export interface Sitting {
  readonly id: string
  /** SHA-256 of the device's key. */
  readonly key: string
  readonly players: HomePlayers
  readonly game: GameSnapshot
  readonly opening: readonly Event[]
  readonly steps: readonly GameStep[]
  /** The numbers of the answers that a person gave himself; those of all people's seats, if nobody knows. */
  readonly asked?: readonly number[]
  readonly orders?: readonly Order[]
  readonly talk?: Pick<Talk, 'proposals' | 'givenUp'> | null
  readonly played?: number
  /** It is a lesson. */
  readonly course?: Course
  readonly window: number | null
  readonly blink: number
  readonly now: number
}

const USUAL_BOT = 'level2'

function settingsOf({ game, window, blink }: Sitting): TableSettings {
  return {
    listed: false,
    spectators: 'public',
    time: { control: 'none' },
    window,
    talk: null,
    bot: USUAL_BOT,
    setup: game.setup,
    ...(game.startPosition && { position: game.startPosition }),
    home: { blink },
  }
}

/** One person for each side that people play, all of them with this device. */
function peopleOf({ key, players }: Sitting): readonly Person[] {
  const sides = [...new Set(players.people.map(sideOf))].sort()
  const devices = [{ id: 'd1', hash: key, hand: false, push: null }]
  const person = { name: '', devices, invitation: null, receipts: [], forgotten: everybody(-1) }
  // Nobody plays: somebody watches bots.
  if (sides.length === 0) return [{ id: 'p1', side: null, ...person }]
  return sides.map((side, i) => ({ id: `p${i + 1}`, side, ...person }))
}

/** The table as it is to be created; at home a game begins with it. */
export function homeTable(rules: Rules, sitting: Sitting): { change: Change; live: LiveTable } {
  const { id, key, players, game, opening, steps, now, orders = [], talk = null, played = 0, course } = sitting
  const table = {
    ...newTable(rules, id, '', key, settingsOf(sitting), now),
    people: peopleOf(sitting),
    played,
    ...(course && { lesson: course }),
  }
  const live: LiveTable = { table, tail: { from: 0, entries: [] }, lines: [] }
  const work = new Work(live, { rules, now, random: () => '', allows: () => false, history: null })
  const { t } = work
  for (const seat of seatNames(t)) {
    const person = t.people.find(({ side }) => side === sideOf(seat))?.id ?? null
    const isPerson = players.people.includes(seat)
    setHolder(work, seat, isPerson ? { person, bot: null } : { person: null, bot: players.bots[seat] ?? USUAL_BOT })
  }
  t.game = game
  t.gameNumber = 1
  t.phase = 'playing'
  t.orders = orders
  const none = { answer: null, prompt: '', seal: 'reveal', hash: game.startHash, by: NO_ONE, at: now } as const
  work.restart({ ...none, events: opening })
  for (const [i, step] of steps.entries()) work.append({ ...step, by: giverOf(work.t, sitting, step, i), at: now })
  work.showAll()
  settle(work)
  if (talk && t.talk) {
    t.talk = talk
    settle(work)
  }
  return work.finish()
}

function giverOf(table: StoredTable, { players, asked }: Sitting, { answer }: GameStep, i: number): string {
  const { seat } = answer
  if (!players.people.includes(seat)) return 'bot'
  return asked && !asked.includes(i) ? NO_ONE : (table.seats[seat]?.person ?? NO_ONE)
}

/** Who sits where at a table at home. */
export function homePlayersOf(table: StoredTable): HomePlayers {
  const people = seatNames(table).filter((seat) => table.seats[seat]?.person !== null)
  const bots = seatNames(table).flatMap((seat) => {
    const bot = table.seats[seat]?.bot
    return bot ? [[seat, bot] as const] : []
  })
  return { people, bots: Object.fromEntries(bots) }
}

/** With the secret seed: for tables at home, never to leave its owner by itself. */
export function saveOfTable(rules: Rules, { game }: StoredTable, [opening, ...entries]: readonly Entry[]): Save {
  if (!game || !opening) throw new Error('there is no game at this table')
  return { save: true, ...playedOf(rules, game, opening.events, stepsOf(entries)) }
}
