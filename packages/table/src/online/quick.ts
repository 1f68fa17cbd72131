import type { Seat } from '@haven/engine'
import type { TableSettings, TimeControl } from './commands.ts'
import type { ListedTable } from './frames.ts'

/** Quick match: a side and a pace are all that one has to say, and a table among strangers is found or made. */

export const SIDES = ['heroes', 'sins'] as const
export type Side = (typeof SIDES)[number]

export const PACES = ['live', 'relaxed', 'days'] as const
/** A clock in sight, an evening's time, or days. */
export type Pace = (typeof PACES)[number]

export interface QuickWish {
  /** Null: either. */
  readonly side: Side | null
  readonly pace: Pace
}

/** Among strangers every pace has an end: a seat whose person went for good is played by a bot one day. */
const TIMES: Readonly<Record<Pace, TimeControl>> = {
  live: { control: 'live', bank: 1_200, increment: 20 },
  relaxed: { control: 'live', bank: 3_600, increment: 60 },
  days: { control: 'days', hours: 24 },
}
const TALK: Readonly<Record<Pace, number>> = { live: 120, relaxed: 300, days: 86_400 }
const WINDOW = 3_000
const LONG = 1_800
const RANDOM = 'random'

export function paceOf(time: TimeControl): Pace {
  if (time.control === 'days') return 'days'
  return time.control === 'live' && time.bank < LONG ? 'live' : 'relaxed'
}

/**
 * The table that is made where none is found. Bystanders see what is public alone: who looks on and then sits down has
 * seen the secrets of no side.
 */
export const quickSettings = (pace: Pace): TableSettings => ({
  quick: true,
  listed: true,
  spectators: 'public',
  time: TIMES[pace],
  window: WINDOW,
  talk: TALK[pace],
  bot: 'level3',
  setup: { heroPlayers: 2, story: RANDOM, map: RANDOM, sin: RANDOM, acolytes: RANDOM, heroes: RANDOM },
})

const CONDITIONS = ['listed', 'spectators', 'time', 'window', 'talk', 'coach'] as const

/** Nobody who only said how fast is brought to a table with other conditions, whatever its host calls it. */
export function isQuick(settings: TableSettings): boolean {
  if (!settings.quick || settings.position) return false
  const usual = quickSettings(paceOf(settings.time))
  return CONDITIONS.every((field) => JSON.stringify(settings[field]) === JSON.stringify(usual[field]))
}

export const sideOfSeat = (seat: Seat): Side => (seat === 'sins' ? 'sins' : 'heroes')

/** The seat of a listed table for somebody who wishes this, or null. */
export const seatFor = ({ free }: Pick<ListedTable, 'free'>, { side }: Pick<QuickWish, 'side'>): Seat | null =>
  free.find((seat) => side === null || sideOfSeat(seat) === side) ?? null
