import { type Answer, type Event, type EventName, type Prompt, RuleError, type Seat } from '@haven/engine'
import type { TableGame } from '@haven/table'

/** A way that a player has chosen as a whole. It is gone step by step, each a decision of its own. */
export interface Walk {
  readonly seat: Seat
  readonly hero: string
  /** The text that is paid first for a longer Move. */
  readonly pays: string | null
  /** The spaces that are still to be entered. */
  readonly spaces: readonly string[]
}

/** After these a player wants to think again. */
export const INTERRUPTS: ReadonlySet<EventName> = new Set<EventName>([
  'woundTaken',
  'corruptionTaken',
  'sinCardPlayed',
  'heroTeleported',
  'heroDied',
])

/** What is left of a way after this has happened: nothing once something came between. */
export function walkAfter(walk: Walk | null, answer: Answer, events: readonly Event[]): Walk | null {
  if (!walk || events.some(({ event }) => INTERRUPTS.has(event))) return null
  const moved = events.find((event) => event.event === 'heroMoved')
  if (!moved) return answer.seat === walk.seat ? { ...walk, pays: null } : walk
  const [next, ...spaces] = walk.spaces
  return moved.hero === walk.hero && moved.to === next && spaces.length > 0 ? { ...walk, spaces } : null
}

/** The next step as an answer to what is asked now; null if it is no answer any more. */
export function stepOf(game: TableGame, walk: Walk | null): Answer | null {
  const [prompt] = game.prompts
  if (!walk || !prompt || !isTurnOf(prompt, walk)) return null
  const options = game.rules.options(game.state, prompt)
  const option = options.find(({ do: deed, to, ability }) =>
    walk.pays === null ? deed === 'move' && to === walk.spaces[0] : deed === 'ability' && ability === walk.pays,
  )
  return option ? { prompt: prompt.id, seat: walk.seat, option: option.id } : null
}

const isTurnOf = ({ kind, seat, subject }: Prompt, walk: Walk): boolean =>
  kind === 'hero-turn' && seat === walk.seat && subject.hero === walk.hero

/** A way that begins at the question that is asked now. */
export function setOut(game: TableGame, seat: Seat, asked: string, way: Pick<Walk, 'pays' | 'spaces'>): Walk {
  const [prompt] = game.prompts
  const walk = prompt?.id === asked ? { seat, hero: prompt.subject.hero ?? '', ...way } : null
  if (!stepOf(game, walk)) throw new RuleError('stale-prompt', prompt?.rule ?? 'TURN-1', { prompt: asked, seat })
  return walk as Walk
}
