import {
  type Answer,
  type Event,
  type EventName,
  PROMPTS,
  type Prompt,
  RuleError,
  type Rules,
  type Seat,
  type State,
} from '@haven/engine'

/** Wishes of several answers: each answer is a decision of its own, given only if it is legal when its turn comes. */

/** A way that a player has chosen as a whole. The table keeps it and goes on by itself where nothing came between. */
export interface Way {
  readonly seat: Seat
  readonly hero: string
  /** The text that is paid first for a longer Move. */
  readonly pays: string | null
  readonly paid: boolean
  /** The spaces that are still to be entered. */
  readonly spaces: readonly string[]
  /** Whose wish it is, and the number of its first answer. */
  readonly by: string
  readonly wish: number
}

/** After these a player wants to think again. */
const INTERRUPTS: ReadonlySet<EventName> = new Set<EventName>([
  'woundTaken',
  'corruptionTaken',
  'sinCardPlayed',
  'heroTeleported',
  'heroDied',
])

/** Corruption that the way itself costs is no surprise. */
const isPrice = (event: Event, { hero, pays }: Way): boolean =>
  event.event === 'corruptionTaken' && event.hero === hero && pays !== null && event.cause === pays

/** What is left of a way after this has happened: nothing once something came between. */
export function wayAfter(way: Way | null, { seat }: Answer, events: readonly Event[]): Way | null {
  if (!way || events.some((event) => INTERRUPTS.has(event.event) && !isPrice(event, way))) return null
  const moved = events.find((event) => event.event === 'heroMoved')
  if (!moved) return seat === way.seat ? { ...way, paid: true } : way
  const [next, ...spaces] = way.spaces
  return moved.hero === way.hero && moved.to === next && spaces.length > 0 ? { ...way, spaces } : null
}

/** The next step as an answer to what is asked now; null if it is no answer any more. */
export function stepOf(rules: Rules, state: State, way: Way | null): Answer | null {
  const [prompt] = rules.prompts(state)
  if (!way || !prompt || !isTurnOf(prompt, way)) return null
  const isPaying = way.pays !== null && !way.paid
  const option = rules
    .options(state, prompt)
    .find(({ do: deed, to, ability }) =>
      isPaying ? deed === 'ability' && ability === way.pays : deed === 'move' && to === way.spaces[0],
    )
  return option ? { prompt: prompt.id, seat: way.seat, option: option.id } : null
}

const isTurnOf = ({ kind, seat, subject }: Prompt, way: Way): boolean =>
  kind === 'hero-turn' && seat === way.seat && subject.hero === way.hero

/** A way that begins at the question that is asked now. Throws a RuleError. */
export function setOut(
  rules: Rules,
  state: State,
  asked: string,
  given: Pick<Way, 'seat' | 'pays' | 'spaces' | 'by' | 'wish'>,
): Way {
  const [prompt] = rules.prompts(state)
  const way = prompt?.id === asked ? { hero: prompt.subject.hero ?? '', paid: false, ...given } : null
  if (!way || !stepOf(rules, state, way)) throw stale(prompt, asked, given.seat)
  return way
}

const stale = (prompt: Prompt | undefined, asked: string, seat: Seat): RuleError =>
  new RuleError('stale-prompt', prompt?.rule ?? 'TURN-1', { prompt: asked, seat })

/**
 * The question that a plan begins with. Throws a RuleError if another one is asked now, or one that is not assigned
 * piece by piece: a ballot is no piece, and neither is a pass.
 */
export function plannedFor(rules: Rules, state: State, asked: string, seat: Seat): Prompt {
  const [prompt] = rules.prompts(state)
  const isAsked = prompt?.seat === seat && prompt.id === asked
  if (!prompt || !isAsked || PROMPTS[prompt.kind].assigns === undefined) throw stale(prompt, asked, seat)
  return prompt
}

/** The next answer of a plan; null where something else is asked now, or it is not legal any more. */
export function nextOf(rules: Rules, state: State, { kind, seat }: Prompt, option: string): Answer | null {
  const [prompt] = rules.prompts(state)
  if (prompt?.seat !== seat || prompt.kind !== kind) return null
  const isLegal = rules.options(state, prompt).some(({ id }) => id === option)
  return isLegal ? { prompt: prompt.id, seat, option } : null
}
