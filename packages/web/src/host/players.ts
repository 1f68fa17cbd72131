import { BOT_NAMES, type BotName } from '@haven/bots'
import { SEATS, type Seat } from '@haven/engine'
import { asList, asObject, asOneOf, fault } from '@haven/engine/files'

/** Who sits where: people share this screen, everybody else is a bot. */
export interface Players {
  readonly people: readonly Seat[]
  readonly bots: Readonly<Partial<Record<Seat, BotName>>>
}

export const isPerson = ({ people }: Players, seat: Seat): boolean => people.includes(seat)

/** Both sides at one screen: what one may know the other must not see. */
export const isShared = ({ people }: Players): boolean => people.includes('sins') && people.length > 1

/** Each seat has a person or a bot; a field that says otherwise is named. */
export function checkPlayers(value: unknown, seats: readonly Seat[]): Players {
  const given = asObject(value, 'players')
  const people = asList(given.people, 'players.people').map((seat) => asOneOf(seat, 'players.people', SEATS))
  const bots: Partial<Record<Seat, BotName>> = {}
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
export function playersOfTerminal(value: unknown, seats: readonly Seat[]): Players {
  const given = asObject(value, 'players')
  const as = asOneOf(given.as, 'players.as', SIDES)
  const bot = asOneOf(given.bot, 'players.bot', BOT_NAMES)
  return seatPeople(seats, (seat) => as === 'both' || (seat === 'sins') === (as === 'sins'), bot)
}

/** People where they want to sit, the same bot everywhere else. */
export function seatPeople(seats: readonly Seat[], wanted: (seat: Seat) => boolean, bot: BotName): Players {
  const people = seats.filter(wanted)
  const others = seats.filter((seat) => !people.includes(seat))
  return { people, bots: Object.fromEntries(others.map((seat) => [seat, bot])) }
}
