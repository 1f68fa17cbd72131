import type { Event, EventName } from '@haven/engine'
import type { LogStep } from '@haven/table'

/** Decisions that belong together, such as a fight with all its answers, and those of them that turned the game. */

export interface Happening {
  /** The moment before it. */
  readonly from: number
  /** The moment after it. */
  readonly to: number
  readonly events: readonly Event[]
}

const BEGINNINGS: ReadonlySet<EventName> = new Set<EventName>([
  'roundStarted',
  'roundEnded',
  'turnStarted',
  'fightStarted',
  'cleanseStarted',
  'reactionSpent',
  'cityUsed',
])

/** Steps are those of a log: the first is the opening, step n leads to moment n. */
export function happeningsOf(steps: readonly LogStep[]): readonly Happening[] {
  const found: { from: number; to: number; events: Event[] }[] = []
  steps.forEach(({ events }, moment) => {
    if (moment === 0) return
    const last = found.at(-1)
    const begins = events.some(({ event }) => BEGINNINGS.has(event))
    if (last && !begins) {
      last.to = moment
      last.events.push(...events)
    } else found.push({ from: moment - 1, to: moment, events: [...events] })
  })
  return found
}

/** What a happening is remembered for, the weightiest first. */
const WEIGHT: readonly EventName[] = [
  'heroDied',
  'missionAccomplished',
  'darkPastRevealed',
  'trackRaised',
  'apocalypseRevealed',
  'monsterKilled',
  'missionProgress',
  'innocentDelivered',
  'innocentKilled',
  'fightSettled',
  'woundTaken',
  'woundHealed',
  'corruptionTaken',
  'corruptionLost',
  'sinCardPlayed',
  'tokenRemoved',
  'tokensFlipped',
  'monsterSummoned',
  'upgradeTaken',
  'tokenPlaced',
  'monsterMoved',
  'heroMoved',
  'turnStarted',
]

export function headlineOf(events: readonly Event[]): Event | null {
  for (const name of WEIGHT) {
    const found = events.findLast(({ event }) => event === name)
    if (found) return found
  }
  return events[0] ?? null
}

export interface TurningPoint {
  readonly from: number
  readonly to: number
  /** The Hero players' chance of winning before and after it. */
  readonly before: number
  readonly after: number
  readonly headline: Event | null
}

/** The happenings that moved the chance the most, in the order in which they came. */
export function turningPoints(
  steps: readonly LogStep[],
  chances: readonly number[],
  most: number,
): readonly TurningPoint[] {
  const swings = happeningsOf(steps).map(({ from, to, events }) => ({
    from,
    to,
    before: chances[from] as number,
    after: chances[to] as number,
    headline: headlineOf(events),
  }))
  const size = ({ before, after }: TurningPoint): number => Math.abs(after - before)
  return swings
    .filter((point) => size(point) > 0)
    .sort((a, b) => size(b) - size(a) || a.from - b.from)
    .slice(0, most)
    .sort((a, b) => a.from - b.from)
}
