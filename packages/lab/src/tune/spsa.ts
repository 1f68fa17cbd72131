import { type Random, randomFrom } from '@haven/engine'
import type { Parameter } from './parameters.ts'

/**
 * Simultaneous perturbation stochastic approximation (Spall): every weight is varied at once, up or down by chance, two
 * matches' worth of games tell which of the two was better, and all weights go a little way there. The gains fall as
 * Spall advises. Each weight is measured by its own size, so that one step size fits all.
 */
export interface Gains {
  readonly step: number
  readonly spread: number
  readonly iterations: number
}

/** Below this a weight is measured as if it were so large: one that is 0 can move too. */
const LEAST_SIZE = 0.1
const STEP_FALL = 0.602
const SPREAD_FALL = 0.101
/** The first steps are held back for this part of all iterations. */
const HOLD = 0.1

export const sizeOf = ({ start }: Parameter): number => Math.max(LEAST_SIZE, Math.abs(start))

/** A weight that is a price stays one: what began above 0 does not go below. */
const within = ({ start }: Parameter, value: number): number => (start > 0 ? Math.max(0, value) : value)

export interface Trial {
  /** 1 or -1 for each weight. */
  readonly signs: readonly number[]
  readonly spread: number
  readonly plus: readonly number[]
  readonly minus: readonly number[]
}

/** The two sets of weights to compare in an iteration; `index` counts from 0. */
export function trial(
  parameters: readonly Parameter[],
  values: readonly number[],
  { spread }: Gains,
  seed: string,
  index: number,
): Trial {
  const random: Random = randomFrom(`haven/tune/${seed}/${index}`)
  const signs = parameters.map(() => (random.below(2) === 0 ? -1 : 1))
  const now = spread / (index + 1) ** SPREAD_FALL
  const moved = (way: number): number[] =>
    parameters.map((parameter, i) =>
      within(parameter, (values[i] as number) + way * (signs[i] as number) * now * sizeOf(parameter)),
    )
  return { signs, spread: now, plus: moved(1), minus: moved(-1) }
}

/** `lead` is the share of games by which plus was better than minus, from -1 to 1. */
export function stepFrom(
  parameters: readonly Parameter[],
  values: readonly number[],
  { signs, spread }: Trial,
  lead: number,
  { step, iterations, spread: first }: Gains,
  index: number,
): number[] {
  const held = HOLD * iterations
  // At a lead of 1 the first step is `step` of each weight's size.
  const gain = step * ((held + 1) / (held + index + 1)) ** STEP_FALL * (first / spread)
  return parameters.map((parameter, i) =>
    within(parameter, (values[i] as number) + gain * lead * (signs[i] as number) * sizeOf(parameter)),
  )
}
