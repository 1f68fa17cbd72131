import type { Event, Option, Prompt, Seat, View } from '@haven/engine'
import type { Timeline } from '../replay/timeline.ts'
import { type Swing, swingsOf } from './happenings.ts'

/** Where the game turned, and what those who look at it had decided just before. */

/** What somebody decided before a swing: the last thing that was in his hand. */
export interface OwnDecision {
  /** The moment at which it was asked. */
  readonly moment: number
  readonly seat: Seat
  readonly prompt: Prompt
  readonly option: Option
}

export interface TurningPoint extends Swing {
  readonly round: number
  /** Where it happened. */
  readonly space: string | null
  readonly own: OwnDecision | null
  /** The city just before it, to be shown and to name things by. */
  readonly view: View
}

export const MOST_TURNING_POINTS = 3
/** So many swings are thought over afterwards. */
const MOST_THOUGHT_OVER = 10

/** The largest three, in the order in which they came; then those that are only thought over, the largest first. */
export interface Turning {
  readonly points: readonly TurningPoint[]
  readonly others: readonly TurningPoint[]
}

export function turningOf(timeline: Timeline, chances: readonly number[], people: readonly Seat[]): Turning {
  const swings = swingsOf(timeline.steps('all'), chances)
  const shown = swings.slice(0, MOST_TURNING_POINTS).map((swing) => pointOf(timeline, swing, people))
  const seen = new Set(shown.map(({ own }) => own?.moment))
  const others: TurningPoint[] = []
  const room = MOST_THOUGHT_OVER - shown.filter(({ own }) => own).length
  for (const swing of swings.slice(MOST_TURNING_POINTS)) {
    if (others.length >= room) break
    const own = ownBefore(timeline, swing.from, people)
    // A decision is thought over once, whatever followed from it.
    if (!own || seen.has(own.moment)) continue
    seen.add(own.moment)
    others.push(pointOf(timeline, swing, people))
  }
  return { points: shown.sort((a, b) => a.from - b.from), others }
}

function pointOf(timeline: Timeline, swing: Swing, people: readonly Seat[]): TurningPoint {
  const view = timeline.view(swing.from, 'all')
  return {
    ...swing,
    round: view.round,
    space: placeOfSwing(swing, view),
    own: ownBefore(timeline, swing.from, people),
    view,
  }
}

/** The last decision of these people up to a moment; who had no choice decided nothing. */
function ownBefore(timeline: Timeline, moment: number, people: readonly Seat[]): OwnDecision | null {
  const { rules } = timeline
  for (let at = Math.min(moment, timeline.length - 1); at >= 0; at--) {
    const answer = timeline.answer(at)
    if (!answer || !people.includes(answer.seat)) continue
    const state = timeline.state(at)
    const prompt = rules.prompts(state).find(({ seat, kind }) => seat === answer.seat && kind === answer.kind)
    const options = prompt ? rules.options(state, prompt) : []
    const option = options.find(({ id }) => id === answer.option)
    if (prompt && option && options.length > 1) return { moment: at, seat: answer.seat, prompt, option }
  }
  return null
}

/** The place of what it is remembered for; a mission has none, but what moved it on has. */
export function placeOfSwing({ headline, events }: Swing, view: View): string | null {
  return (
    placeOf(headline, view) ?? events.map((event) => placeOf(event, view)).findLast((place) => place !== null) ?? null
  )
}

/** The space that an event names, or where the one stands whom it is about. */
export function placeOf(event: Event | null, view: View): string | null {
  const { space, to, from, hero, monster } = (event ?? {}) as Readonly<Record<string, unknown>>
  const named = [space, to, from].find((each): each is string => typeof each === 'string' && each !== 'sins')
  if (named !== undefined) return named
  const standing =
    view.heroes.find((each) => each.hero === hero) ??
    view.monsters.find(({ id }) => id === monster) ??
    view.heroes.find((each) => each.hero === view.turn?.hero)
  return standing?.space ?? null
}
