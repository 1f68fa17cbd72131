import type { Side } from '@haven/engine'
import { intervalOf } from '@haven/odds'
import type { Counted, Turn } from './counted.ts'
import type { SatAs } from './kept-record.ts'

/** What the page of oneself says, summed up from what was counted of each record. */

/** So many of so many were won, with the 95 % interval of the share. */
export interface Tally {
  readonly id: string
  readonly games: number
  readonly won: number
  readonly low: number
  readonly high: number
}

export interface Sums {
  readonly games: number
  /** Games with people on one side only: those that can be won. */
  readonly all: Tally
  readonly sides: readonly Tally[]
  /** With people on both sides: nobody of this device has won, or somebody has anyway. */
  readonly both: { readonly games: number; readonly heroes: number }
  readonly sins: readonly Tally[]
  readonly maps: readonly Tally[]
  /** Of games as the heroes. */
  readonly heroes: readonly Tally[]
  readonly luck: Luck
  readonly turns: Turns
}

function tally(id: string, games: readonly Counted[]): Tally {
  const won = games.filter(({ as, won: winner }) => as === winner).length
  return { id, games: games.length, won, ...intervalOf(won, games.length) }
}

/** The most played first; those played alike by their names. */
function tallies(games: readonly Counted[], idsOf: (game: Counted) => readonly string[]): readonly Tally[] {
  const found = new Map<string, Counted[]>()
  for (const game of games) {
    for (const id of idsOf(game)) {
      const known = found.get(id)
      if (known) known.push(game)
      else found.set(id, [game])
    }
  }
  return [...found].map(([id, own]) => tally(id, own)).sort((a, b) => b.games - a.games || (a.id < b.id ? -1 : 1))
}

// ------------------------------------------------------------------------------------------------- luck

/** One point of the line: some games in a row. */
export interface LuckPoint {
  /** The first and the last of them, counted from 1 in the order in which they were played. */
  readonly first: number
  readonly last: number
  /** The mean share of such rolls that would have been worse: ½ is as it should be. */
  readonly mean: number
  /** How far from ½ honest dice stay in 19 of 20 such points. */
  readonly doubt: number
}

export interface Luck {
  readonly points: readonly LuckPoint[]
  /** Of all of them; null without any. */
  readonly all: LuckPoint | null
  /** How many games are counted, of how many whose dice are one's own. */
  readonly counted: number
  readonly of: number
}

const MOST_POINTS = 40
/** The deviation of something that lies anywhere between 0 and 1. */
const EVEN = Math.sqrt(1 / 12)
const Z = 1.96

function pointOf(shares: readonly number[], first: number): LuckPoint {
  const { length } = shares
  const mean = shares.reduce((sum, share) => sum + share, 0) / length
  return { first, last: first + length - 1, mean, doubt: Math.min(0.5, (Z * EVEN) / Math.sqrt(length)) }
}

function luckOver(games: readonly Counted[]): Luck {
  const shares = games.flatMap(({ as, luck }) => luck?.[as as Side]?.betterThan ?? [])
  const size = Math.max(1, Math.ceil(shares.length / MOST_POINTS))
  const points: LuckPoint[] = []
  for (let from = 0; from < shares.length; from += size) {
    points.push(pointOf(shares.slice(from, from + size), from + 1))
  }
  return {
    points,
    all: shares.length > 0 ? pointOf(shares, 1) : null,
    counted: games.filter(({ luck }) => luck !== null).length,
    of: games.length,
  }
}

// -------------------------------------------------------------------------------------- turning points

/** Where a game turned most. */
export interface BestTurn extends Turn {
  readonly game: Counted
}

export interface Turns {
  /** The newest game first. */
  readonly turns: readonly BestTurn[]
  readonly counted: number
  readonly of: number
}

const MOST_TURNS = 8
const swing = ({ before, after }: Turn): number => Math.abs(after - before)

function turnsOver(games: readonly Counted[]): Turns {
  const turns = games.toReversed().flatMap((game) => {
    const [best] = (game.turning ?? []).toSorted((a, b) => swing(b) - swing(a))
    return best ? [{ ...best, game }] : []
  })
  return {
    turns: turns.slice(0, MOST_TURNS),
    counted: games.filter(({ turning }) => turning !== null).length,
    of: games.length,
  }
}

// -------------------------------------------------------------------------------------------------- all

const SIDES: readonly SatAs[] = ['heroes', 'sins']

export function sumsOf(counted: readonly Counted[]): Sums {
  const games = counted.toSorted((a, b) => a.at - b.at || (a.hash < b.hash ? -1 : 1))
  const own = games.filter(({ as }) => as !== 'both')
  const both = games.filter(({ as }) => as === 'both')
  return {
    games: games.length,
    all: tally('all', own),
    sides: SIDES.map((side) =>
      tally(
        side,
        own.filter(({ as }) => as === side),
      ),
    ),
    both: { games: both.length, heroes: both.filter(({ won }) => won === 'heroes').length },
    sins: tallies(own, ({ sin }) => [sin]),
    maps: tallies(own, ({ map }) => [map]),
    heroes: tallies(
      own.filter(({ as }) => as === 'heroes'),
      ({ heroes }) => heroes,
    ),
    luck: luckOver(own),
    turns: turnsOver(games),
  }
}
