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

/** A happening, and what it did to the Hero players' chance of winning. */
export interface Swing {
  readonly from: number
  readonly to: number
  readonly before: number
  readonly after: number
  readonly headline: Event | null
  readonly events: readonly Event[]
}

const size = ({ before, after }: Swing): number => Math.abs(after - before)

/** The happenings that moved the chance, those that moved it most first. */
export function swingsOf(steps: readonly LogStep[], chances: readonly number[]): readonly Swing[] {
  return happeningsOf(steps)
    .map(({ from, to, events }) => ({
      from,
      to,
      before: chances[from] as number,
      after: chances[to] as number,
      headline: headlineOf(events),
      events,
    }))
    .filter((swing) => size(swing) > 0)
    .sort((a, b) => size(b) - size(a) || a.from - b.from)
}
