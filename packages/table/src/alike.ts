import { PROMPTS, type Prompt, type Rules, type State } from '@haven/engine'
import { canonicalJson } from '@haven/engine/files'
import { sealOf } from './seals.ts'

/**
 * Do all answers to a question end alike? They are tried, one after the other, on a game that is only imagined, and
 * what is assigned piece by piece to its last piece. Where dice fall or something is revealed nobody can say.
 */

/** More is not tried: then it is asked. */
const MOST_TRIED = 200

interface Trial {
  readonly rules: Rules
  /** The question that is asked. */
  readonly root: Prompt
  /** What each moment that was come to ends in. */
  readonly known: Map<string, string | null>
  left: number
}

export function endAlike(rules: Rules, world: State): boolean {
  const [root] = rules.prompts(world)
  if (!root) return false
  return theEndOf({ rules, root, known: new Map(), left: MOST_TRIED }, world, root) !== null
}

/** What all answers to it end in; null if they do not end alike, or that cannot be told. */
function theEndOf(trial: Trial, state: State, prompt: Prompt): string | null {
  let end: string | null = null
  for (const { id } of trial.rules.options(state, prompt)) {
    const next = endAfter(trial, state, prompt, id)
    if (next === null || (end !== null && next !== end)) return null
    end = next
  }
  return end
}

/** The ends that are open to whoever spends the results of a roll, each once: he has them whatever led to it. */
function endsOpen(trial: Trial, state: State, prompt: Prompt): string | null {
  const found = new Set<string>()
  for (const { id } of trial.rules.options(state, prompt)) {
    const next = endAfter(trial, state, prompt, id)
    if (next === null) return null
    for (const end of next.split('\n')) found.add(end)
  }
  return [...found].sort().join('\n')
}

function endAfter(trial: Trial, before: State, { id, seat }: Prompt, option: string): string | null {
  const { rules, root } = trial
  if (trial.left-- <= 0) return null
  const { state, events } = rules.decide(before, { prompt: id, seat, option })
  if (sealOf(before, state, events) || isDrawn(before, state)) return null
  const key = keyOf(state)
  const known = trial.known.get(key)
  if (known !== undefined) return known
  const [next] = rules.prompts(state)
  const end = next ? endAt(trial, state, next, root) : keyOf(state, true)
  trial.known.set(key, end)
  return end
}

function endAt(trial: Trial, state: State, next: Prompt, root: Prompt): string | null {
  if (next.seat !== root.seat) return keyOf(state, true)
  if (next.kind === root.kind) return theEndOf(trial, state, next)
  // FAITH is turned: then its results are spent.
  return PROMPTS[root.kind].assigns === 'faith' && isSpent(next) ? endsOpen(trial, state, next) : keyOf(state, true)
}

const isSpent = ({ kind }: Prompt): boolean => PROMPTS[kind].assigns === 'hits' || PROMPTS[kind].assigns === 'skills'

/** The stream of an imagined game is not that of a real one: it tells by itself whether something was drawn. */
const isDrawn = ({ random: a }: State, { random: b }: State): boolean => JSON.stringify(a) !== JSON.stringify(b)

/** What of a roll is behind it once its results are spent. A ranged fight is not over while somebody can strike back. */
const SPENT = ['rolled', 'turned', 'faith', 'choices', 'picked', 'hits', 'skills', 'counters'] as const

interface Rolling {
  readonly proc: string
  readonly movers?: readonly number[]
}

function settled(frame: State['stack'][number]): unknown {
  if (!('turned' in frame)) return frame
  const { proc, movers = [] } = frame as Rolling
  if (proc === 'rangedFight' && movers.length > 0) return frame
  const rest: Record<string, unknown> = { ...frame }
  for (const field of SPENT) delete rest[field]
  return rest
}

/** All that a moment is, but not how many answers led to it, or in which order. `isOver`: nor what is spent of its rolls. */
function keyOf(state: State, isOver = false): string {
  return canonicalJson({
    ...state,
    decisions: 0,
    question: 0,
    heroes: state.heroes.map((hero) => ({ ...hero, wounds: hero.wounds.toSorted((a, b) => a - b) })),
    stack: isOver ? state.stack.map(settled) : state.stack,
  })
}
