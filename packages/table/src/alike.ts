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
  /** What each moment that was come to ends in. */
  readonly known: Map<string, readonly string[] | null>
  left: number
}

export function endAlike(rules: Rules, world: State): boolean {
  const [prompt] = rules.prompts(world)
  if (!prompt) return false
  const trial: Trial = { rules, known: new Map(), left: MOST_TRIED }
  let first: string | null = null
  for (const { id } of rules.options(world, prompt)) {
    const ends = endsAfter(trial, world, prompt, id)
    if (!ends) return false
    const key = ends.join('\n')
    first ??= key
    if (key !== first) return false
  }
  return true
}

/** What it can come to after this answer, each once; null if that cannot be told. */
function endsAfter(trial: Trial, before: State, prompt: Prompt, option: string): readonly string[] | null {
  const { rules } = trial
  if (trial.left-- <= 0) return null
  const { state, events } = rules.decide(before, { prompt: prompt.id, seat: prompt.seat, option })
  if (sealOf(before, state, events) || isDrawn(before, state)) return null
  const key = keyOf(state)
  const known = trial.known.get(key)
  if (known !== undefined) return known
  const [next] = rules.prompts(state)
  const ends = next && belongsTo(next, prompt) ? endsOf(trial, state, next) : [keyOf(state, true)]
  trial.known.set(key, ends)
  return ends
}

function endsOf(trial: Trial, state: State, prompt: Prompt): readonly string[] | null {
  const found = new Set<string>()
  for (const { id } of trial.rules.options(state, prompt)) {
    const ends = endsAfter(trial, state, prompt, id)
    if (!ends) return null
    for (const end of ends) found.add(end)
  }
  return [...found].sort()
}

/** The same question again, or the pieces of the same roll: FAITH, then what its results are spent on. */
const belongsTo = (next: Prompt, { seat, kind }: Prompt): boolean =>
  next.seat === seat && (next.kind === kind || (PROMPTS[kind].assigns === 'faith' && isSpent(next)))

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
