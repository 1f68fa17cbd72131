import type { Hindsight } from '@haven/bots'
import type { Seat, View } from '@haven/engine'
import { topicOf } from '@haven/table/puzzle'
import type { OwnDrill, OwnDrillCalls, Posed } from '../model/puzzle-messages.ts'
import type { WinChance } from '../model/recap/recap.ts'
import { type OwnDecision, turningOf } from '../model/recap/turning.ts'
import type { Timeline } from '../model/replay/timeline.ts'

/** Drills out of a game that people here have played: decisions before its swings that cost them most. */

type Think = (view: View, prompt: View['prompts'][number], given: string) => Promise<Hindsight | null>

/** So many decisions of a game are thought over, and so many points of a hundred are worth a drill. */
const MOST_THOUGHT_OVER = 6
const LEAST_LOST = 5

interface Played {
  readonly game: string
  readonly timeline: Timeline
  readonly people: readonly Seat[]
}

const posedIn = (timeline: Timeline, moment: number, seat: Seat, kind: string): Posed => {
  const view = timeline.view(moment, seat)
  const prompts = view.prompts.filter((prompt) => prompt.seat === seat && prompt.kind === kind)
  return { view: { ...view, prompts }, seat, steps: timeline.steps(seat).slice(0, moment + 1) }
}

export async function ownDrillsOf(
  { game, timeline, people }: Played,
  winChance: WinChance,
  think: Think,
): Promise<readonly OwnDrill[]> {
  const { rules, length } = timeline
  const chances = Array.from({ length: length + 1 }, (_, moment) => winChance(rules, timeline.state(moment)))
  const { points, others } = turningOf(timeline, chances, people)
  const decisions = new Map<number, OwnDecision>()
  for (const { own } of [...points, ...others]) if (own) decisions.set(own.moment, own)
  const found: OwnDrill[] = []
  for (const { moment, seat, prompt, option } of [...decisions.values()].slice(0, MOST_THOUGHT_OVER)) {
    const { view } = posedIn(timeline, moment, seat, prompt.kind)
    const [question] = view.prompts
    const thought = question && (await think(view, question, option.id))
    const lost = thought && thought.gain.low > 0 ? Math.round(100 * thought.gain.mean) : 0
    if (lost >= LEAST_LOST) found.push({ game, moment, topic: topicOf(prompt.kind), lost })
  }
  return found.sort((a, b) => b.lost - a.lost)
}

/** Null: nobody was asked anything then. */
export function ownDrill(timeline: Timeline, moment: number): OwnDrillCalls['own-drill']['answer'] | null {
  const answer = timeline.answer(moment)
  if (!answer) return null
  const posed = posedIn(timeline, moment, answer.seat, answer.kind)
  return posed.view.prompts.length > 0 ? { ...posed, given: answer.option } : null
}
