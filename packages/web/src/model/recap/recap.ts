import type { Outcome, Rules, Seat, State, View } from '@haven/engine'
import { type HomePlayers, TableError } from '@haven/table'
import type { Timeline } from '../replay/timeline.ts'
import { luckLedger, type SeatLuck } from './luck.ts'
import { type Statistics, statisticsOf } from './statistics.ts'
import { fallsOf } from './team.ts'
import { type TurningPoint, turningOf } from './turning.ts'

/** How a game went, once it is over. Made in the worker, for it looks at states; all of it is plain data. */
export interface Recap {
  readonly outcome: Outcome
  readonly players: HomePlayers
  /** The city as it stood at the end, with everything that was hidden. */
  readonly end: View
  /** The round in which each hero fell. */
  readonly fell: Readonly<Record<string, number>>
  /** How many turns were taken. */
  readonly turns: number
  /** The last moment. */
  readonly length: number
  /** The first moment of each round; a position may begin in any. */
  readonly rounds: readonly { readonly round: number; readonly at: number }[]
  /** The Hero players' chance of winning at each moment; null where nobody can tell it. */
  readonly chances: readonly number[] | null
  readonly turning: readonly TurningPoint[]
  /** More decisions that are worth a thought afterwards. */
  readonly others: readonly TurningPoint[]
  readonly luck: readonly SeatLuck[]
  /** The same for all heroes together, and for the Sins. */
  readonly sides: readonly SeatLuck[]
  readonly statistics: Statistics
  /** Milliseconds that people sat at it; null if nobody counted. */
  readonly played: number | null
}

/** The Hero players' chance of winning, from 0 to 1. */
export type WinChance = (rules: Rules, state: State) => number

export function recapOf(
  timeline: Timeline,
  players: HomePlayers,
  winChance: WinChance | null,
  played: number | null = null,
): Recap {
  const { outcome, rules, length } = timeline
  if (!outcome) throw new TableError('game-not-over', 'table')
  const end = timeline.view(length, 'all')
  const steps = timeline.steps('all')
  const events = steps.flatMap((step) => step.events)
  const first = timeline.state(0)
  const heroes: Record<string, Seat> = {}
  for (const { hero, seat } of first.heroes) heroes[hero] = seat
  const together = Object.fromEntries(Object.keys(heroes).map((hero) => [hero, 'hero1' as const]))
  const isMerciless = end.setup.dice === 'merciless'
  const chances =
    winChance && Array.from({ length: length + 1 }, (_, moment) => winChance(rules, timeline.state(moment)))
  const turning = chances && turningOf(timeline, chances, players.people)
  return {
    outcome,
    players,
    end,
    fell: fallsOf(events, first.round),
    turns: events.filter(({ event }) => event === 'turnStarted').length,
    length,
    rounds: steps.flatMap((step, at) =>
      step.events.flatMap((event) => (event.event === 'roundStarted' ? [{ round: event.round, at }] : [])),
    ),
    chances,
    turning: turning?.points ?? [],
    others: turning?.others ?? [],
    luck: luckLedger(events, rules.tables.dice, isMerciless, heroes),
    sides: luckLedger(events, rules.tables.dice, isMerciless, together),
    statistics: statisticsOf(events),
    played,
  }
}
