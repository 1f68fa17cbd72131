import type { CoachId } from '@haven/content'
import type { Result, View } from '@haven/engine'
import type { Ahead, Forecast, Path, Placing } from '@haven/odds'
import type { CoachAsk, Coaching } from '../coach/index.ts'
import type { Advice } from '../thinking/advice.ts'
import type { Hindsight } from '../thinking/hindsight.ts'
import type { Danger } from './danger.ts'
import type { Gear } from './gear.ts'
import type { Idle } from './idle.ts'
import type { Outcome, Plan } from './plan-types.ts'

/**
 * What can be thought about a seat's view, each with what is asked and what comes of it: one table, so that a wrong pair
 * does not compile. The view asks one seat alone; whoever thinks knows no more of the game than it says.
 */
export interface Thoughts {
  /** The odds of these answers, by option id. */
  readonly forecasts: Thought<{ readonly prompt: string; readonly options: readonly string[] }, Forecasts>
  /** Answers that would do nothing, by option id, and why. */
  readonly idle: Thought<{ readonly prompt: string }, Idle>
  /** Every space that the hero on turn can come to, by the shortest way and by the safest. */
  readonly paths: Thought<{ readonly prompt: string }, readonly Path[]>
  /** What the hero on turn could do in another space, if he came there unhurt. */
  readonly ahead: Thought<{ readonly prompt: string; readonly space: string }, readonly Ahead[]>
  /** What the token in hand would do wherever it can be placed. */
  readonly placing: Thought<{ readonly prompt: string }, Placing | null>
  /** What is to be assigned now, and what a sensible player would do with all of it. */
  readonly plan: Thought<object, Plan | null>
  /** What comes of turning FAITH so. */
  readonly faith: Thought<{ readonly as: readonly Result[] }, Outcome | null>
  /** What can kill a hero in this turn, if wounds lie on these slots too. */
  readonly danger: Thought<{ readonly hero: string; readonly slots: readonly number[] }, Danger | null>
  /** What each of these Upgrades would do for a hero in the fight that is at hand; null where none is. */
  readonly gear: Thought<{ readonly hero: string; readonly cards: readonly string[] }, Gear | null>
  /** What a sensible player would answer. */
  readonly suggestion: Thought<object, string>
  /** The same again and again, as long as questions of this kind are asked and nothing is rolled. */
  readonly suggestions: Thought<object, readonly string[]>
  /** What the best bot would do, and why. */
  readonly reasons: Thought<{ readonly milliseconds: number }, Advice>
  /** What the coach says, and what would be right though he did not say it. */
  readonly coach: Thought<{ readonly prompt: string } & Omit<CoachAsk, 'view' | 'question'>, Coached | null>
  /** What would have been better than an answer that was given to the question of an earlier view. */
  readonly wiser: Thought<{ readonly seen: View; readonly given: string }, Hindsight | null>
}

export interface Coached {
  readonly coaching: Coaching
  readonly unasked: readonly { readonly id: CoachId; readonly answers: readonly string[] }[]
}

interface Thought<Ask, Answer> {
  readonly ask: Ask
  readonly answer: Answer
}

export type Forecasts = Readonly<Record<string, Forecast>>
export type ThoughtName = keyof Thoughts
export type AskOf<K extends ThoughtName> = Thoughts[K]['ask']
export type ThoughtOf<K extends ThoughtName> = Thoughts[K]['answer']
