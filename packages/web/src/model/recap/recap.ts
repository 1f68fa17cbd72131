import type { Outcome, Rules, Seat, Setup, State } from '@haven/engine'
import { TableError } from '@haven/table'
import type { Timeline } from '../replay/timeline.ts'
import { type TurningPoint, turningPoints } from './happenings.ts'
import { luckLedger, type SeatLuck } from './luck.ts'
import { type Statistics, statisticsOf } from './statistics.ts'

/** How a game went, once it is over. Made in the worker, for it looks at states; all of it is plain data. */
export interface Recap {
  readonly setup: Setup
  readonly outcome: Outcome
  readonly round: number
  readonly track: number
  /** The last moment. */
  readonly length: number
  /** The first moment of each round; a position may begin in any. */
  readonly rounds: readonly { readonly round: number; readonly at: number }[]
  /** The Hero players' chance of winning at each moment; null where nobody can tell it. */
  readonly chances: readonly number[] | null
  readonly turning: readonly TurningPoint[]
  readonly luck: readonly SeatLuck[]
  readonly statistics: Statistics
  /** Milliseconds that people sat at it; null if nobody counted. */
  readonly played: number | null
}

/** The Hero players' chance of winning, from 0 to 1. */
export type WinChance = (rules: Rules, state: State) => number

const MOST_TURNING_POINTS = 3

export function recapOf(timeline: Timeline, winChance: WinChance | null, played: number | null = null): Recap {
  const { outcome, rules, length } = timeline
  if (!outcome) throw new TableError('game-not-over', 'table')
  const end = timeline.state(length)
  const steps = timeline.steps('all')
  const events = steps.flatMap((step) => step.events)
  const heroes: Record<string, Seat> = {}
  for (const { hero, seat } of timeline.state(0).heroes) heroes[hero] = seat
  const chances =
    winChance && Array.from({ length: length + 1 }, (_, moment) => winChance(rules, timeline.state(moment)))
  return {
    setup: end.setup,
    outcome,
    round: end.round,
    track: end.track,
    length,
    rounds: steps.flatMap((step, at) =>
      step.events.flatMap((event) => (event.event === 'roundStarted' ? [{ round: event.round, at }] : [])),
    ),
    chances,
    turning: chances ? turningPoints(steps, chances, MOST_TURNING_POINTS) : [],
    luck: luckLedger(events, rules.tables.dice, end.setup.dice === 'merciless', heroes),
    statistics: statisticsOf(events),
    played,
  }
}
