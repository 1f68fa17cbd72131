import type { Event, View } from '@haven/engine'
import type { LogStep } from '@haven/table'
import type { MissionFacts, WayFacts } from './facts.ts'

/** What a mission that could come next finds on the board, and how long it would take: from public facts alone. */

export interface Pin {
  readonly space: string
  readonly count: number
}

/** Where something lies or stands that counts; null where that depends on more, or has no place. */
function found({ on, of, isBound }: WayFacts, view: View, districts: readonly string[]): readonly Pin[] | null {
  const isOf = (kind: string): boolean => of === null || of.includes(kind)
  if (isBound) return null
  const once = (spaces: readonly string[]): Pin[] => spaces.map((space) => ({ space, count: 1 }))
  switch (on) {
    case 'kill':
    case 'strike':
      return once(view.monsters.filter(({ kind }) => isOf(kind)).map(({ space }) => space))
    case 'remove':
      return [...view.tokens.filter(({ kind }) => isOf(kind)), ...(of?.includes('altar') ? once(view.altars) : [])]
    case 'flip':
      return once(view.faceDown.map(({ space }) => space))
    case 'city':
      return once(districts)
    case 'rescue':
      return view.tokens.filter(({ kind }) => kind === 'innocent')
    case 'meet':
      return once(view.npcs.map(({ space }) => space))
    default:
      return null
  }
}

/** One pin for each space, with how many of it lie there. */
export function missionPins(mission: MissionFacts, view: View, districts: readonly string[]): readonly Pin[] | null {
  const ways = mission.progress.map((way) => found(way, view, districts))
  if (ways.length === 0 || ways.includes(null)) return null
  const counts = new Map<string, number>()
  for (const { space, count } of ways.flatMap((pins) => pins ?? [])) counts.set(space, (counts.get(space) ?? 0) + count)
  return [...counts].map(([space, count]) => ({ space, count }))
}

/** Did the heroes do what this way counts? Null for what the log does not tell whole. */
function isDone({ on, of, isBound, isOnce }: WayFacts, event: Event): boolean | null {
  if (isBound || isOnce) return null
  const isOf = (kind: string): boolean => of === null || of.includes(kind.replace(/-\d+$/, ''))
  switch (on) {
    case 'kill':
      return event.event === 'monsterKilled' && isOf(event.monster)
    case 'remove':
      return event.event === 'tokenRemoved' && isOf(event.token)
    case 'flip':
      return event.event === 'tokensFlipped'
    case 'city':
      return event.event === 'cityUsed'
    default:
      return null
  }
}

/** Fewer deeds are no pace. */
const ENOUGH = 2

/** Rounds that it would take if the heroes went on as in the rounds so far; null where that cannot be counted. */
export function roundsAtPace(
  mission: MissionFacts,
  count: number,
  round: number,
  log: readonly LogStep[],
): number | null {
  const events = log.flatMap((step) => step.events)
  const isWhole = events.some(({ event }) => event === 'gameStarted')
  if (!isWhole || round < 1) return null
  const counted = (event: Event) => mission.progress.map((way) => isDone(way, event))
  const done = events.filter((event) => counted(event).includes(true)).length
  const isCounted = events.length > 0 && !counted(events[0] as Event).includes(null)
  return !isCounted || done < ENOUGH ? null : Math.max(1, Math.round((count * round) / done))
}
