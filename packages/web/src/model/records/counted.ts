import { type Event, type HeroSeat, type Rules, type Seat, type Side, seatOfPlace } from '@haven/engine'
import type { GameRecord } from '@haven/table'
import { luckLedger, type SeatLuck } from '../recap/luck.ts'
import type { TurningPoint } from '../recap/turning.ts'
import { type RecordFacts, type SatAs, satAs } from './kept-record.ts'

/** What is counted of a record, for the page of oneself: small, and made anew from the record at any time. */

const VERSION = 1

/** All dice of a side in one game. */
export type SideLuck = Pick<SeatLuck, 'rolls' | 'dice' | 'expected' | 'actual' | 'betterThan'>

/** A turning point as a list needs it. */
export type Turn = Pick<TurningPoint, 'from' | 'to' | 'before' | 'after' | 'round' | 'headline' | 'space'>

export interface Counted {
  readonly v: typeof VERSION
  readonly hash: string
  readonly at: number
  readonly as: SatAs
  readonly won: Side
  readonly story: string
  readonly map: string
  readonly sin: string
  /** Whom the people of this device began with. */
  readonly heroes: readonly string[]
  readonly decisions: number
  /** What its names depend on. */
  readonly edition: GameRecord['setup']['edition']
  readonly acolytes: string
  /** Null: not counted yet, for it takes longer. */
  readonly luck: Readonly<Record<Side, SideLuck | null>> | null
  readonly turning: readonly Turn[] | null
}

export const isCurrent = ({ v }: Counted): boolean => v === VERSION

/** What a record says by itself: nothing is played. */
export function countedOf({ setup, outcome, answers }: GameRecord, { hash, at, people }: RecordFacts): Counted {
  const seatOf = (place: number): HeroSeat => seatOfPlace(setup.heroPlayers, place)
  return {
    v: VERSION,
    hash,
    at,
    as: satAs(people),
    won: outcome.winner,
    story: setup.story,
    map: setup.map,
    sin: setup.sin,
    heroes: setup.heroes.filter((_, place) => people.includes(seatOf(place))),
    decisions: answers.length,
    edition: setup.edition,
    acolytes: setup.acolytes,
    luck: null,
    turning: null,
  }
}

const sideLuck = ({ rolls, dice, expected, actual, betterThan }: SeatLuck): SideLuck => ({
  rolls,
  dice,
  expected,
  actual,
  betterThan,
})

/** The dice of all heroes together, and those of the Sins. */
export function luckOf(sides: readonly SeatLuck[]): Counted['luck'] {
  const of = (isSins: boolean): SideLuck | null => {
    const found = sides.find(({ seat }) => (seat === 'sins') === isSins)
    return found ? sideLuck(found) : null
  }
  return { heroes: of(false), sins: of(true) }
}

/** The ledger of both sides from all events of a game. */
export function sidesOf(rules: Rules, { setup }: Pick<GameRecord, 'setup'>, events: readonly Event[]) {
  const together = Object.fromEntries(setup.heroes.map((hero): [string, Seat] => [hero, 'hero1']))
  return luckLedger(events, rules.tables.dice, setup.dice === 'merciless', together)
}

export const turnsOf = (points: readonly TurningPoint[]): readonly Turn[] =>
  points.map(({ from, to, before, after, round, headline, space }) => ({
    from,
    to,
    before,
    after,
    round,
    headline,
    space,
  }))
