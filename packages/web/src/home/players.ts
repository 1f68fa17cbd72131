import { BOT_NAMES } from '@haven/bots/names'
import { SEATS, type Seat } from '@haven/engine'
import { asList, asObject, asOneOf, fault } from '@haven/engine/files'
import type { HomePlayers } from '@haven/table'

/** Who sits at a table at home: people share the device, everybody else is a bot. */

/** Each seat has a person or a bot; a field that says otherwise is named. */
export function checkPlayers(value: unknown, seats: readonly Seat[]): HomePlayers {
  const given = asObject(value, 'players')
  const people = asList(given.people, 'players.people').map((seat) => asOneOf(seat, 'players.people', SEATS))
  const bots: Partial<Record<Seat, string>> = {}
  for (const [seat, bot] of Object.entries(asObject(given.bots, 'players.bots'))) {
    bots[asOneOf(seat, 'players.bots', SEATS)] = asOneOf(bot, `players.bots.${seat}`, BOT_NAMES)
  }
  for (const seat of seats) {
    if (!people.includes(seat) && !bots[seat]) fault('missing-field', `players.bots.${seat}`)
  }
  return { people: seats.filter((seat) => people.includes(seat)), bots }
}

const SIDES = ['heroes', 'sins', 'both'] as const

/** The terminal's saves say which side the person plays and one bot for the others. */
export function playersOfTerminal(value: unknown, seats: readonly Seat[]): HomePlayers {
  const given = asObject(value, 'players')
  const as = asOneOf(given.as, 'players.as', SIDES)
  const bot = asOneOf(given.bot, 'players.bot', BOT_NAMES)
  return seatPeople(seats, (seat) => as === 'both' || (seat === 'sins') === (as === 'sins'), bot)
}

/** People where they want to sit, the same bot everywhere else. */
export function seatPeople(seats: readonly Seat[], wanted: (seat: Seat) => boolean, bot: string): HomePlayers {
  const people = seats.filter(wanted)
  const others = seats.filter((seat) => !people.includes(seat))
  return { people, bots: Object.fromEntries(others.map((seat) => [seat, bot])) }
}
