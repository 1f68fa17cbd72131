import type { PromptKind, Seat } from './contract.ts'
import type { EventName } from './events.ts'
import type { Scenario } from './scenario.ts'

/**
 * A lesson: a scenario that a person plays, with what is said at which question, what may be answered there, who
 * answers for all others, and when it is over. Plain data, also where it says what must be true: a box may bring its own.
 */
export interface Lesson {
  readonly id: string
  /** Its number in the course. */
  readonly scene: number
  /** Whom the person plays. */
  readonly seat: Seat
  /** Who speaks. */
  readonly voice: string
  /** What is said before the first question; all texts go by a key that a language has words for. */
  readonly intro: readonly string[]
  /** What somebody has met who has played it. */
  readonly teaches: readonly string[]
  /** Where it begins, which dice fall, and the answers that show it best. */
  readonly scenario: Scenario
  /** The first that fits a question is the one. */
  readonly steps: readonly LessonStep[]
  readonly puppets: readonly Puppet[]
  /** It is over when all of these hold after an answer. */
  readonly goal: readonly LessonFact[]
  /** How it goes if it goes well: told beside the reward, never as a grade. */
  readonly par: readonly LessonFact[]
  readonly reward: string
  /** Reasons for where a step has none of its own. */
  readonly otherwise: readonly LessonReason[]
  /** It takes at most so many seconds. */
  readonly most: number
}

export interface LessonStep {
  readonly id: string
  readonly at: LessonMoment
  /** Said once; without it the step is silent. */
  readonly say?: string
  /** For those who struggle. */
  readonly hint?: string
  /** What goes on from here: `way:`, `button:`, `space:`, `hero:`, `monster:`, `slot:`, `card:` and an id, or a part of the screen. */
  readonly lit?: readonly string[]
  /** Something new: it is pointed at. */
  readonly arrow?: true
  readonly accept: readonly Pattern[]
  /** Unwise, but done if it is chosen again. */
  readonly insist?: readonly Pattern[]
  readonly why?: readonly LessonReason[]
  /** What happens at the first answer here on the way that shows it best. */
  readonly brings?: readonly EventPattern[]
}

export interface LessonReason {
  readonly on: Pattern
  readonly say: string
  readonly rule?: string
  /** Numbers in its words. */
  readonly params?: Readonly<Record<string, number>>
}

/** Answers for another seat: the first of these that is legal. */
export interface Puppet {
  readonly at: LessonMoment
  readonly choose: readonly Pattern[]
}

/** A question: its kind, its seat, what it is about, and what is true when it is asked. */
export interface LessonMoment {
  readonly kind: PromptKind
  readonly seat?: Seat
  readonly hero?: string | readonly string[]
  readonly cause?: string
  readonly if?: readonly LessonFact[]
}

/**
 * A value, or one of several. `@rocco` is the space of Rocco, `@monsters` any space with an Acolyte or Abomination,
 * `@vote` what the person has voted for.
 */
export type Wanted = string | number | boolean | readonly (string | number)[]

/** Fields that an option or an event must have. */
export type Pattern = Readonly<Partial<Record<string, Wanted>>>
export type EventPattern = Pattern & { readonly event: EventName }

/** From the first to the second, or the first alone. */
export type Range = readonly [least: number, most?: number]

export type LessonFact =
  /** It has happened so many times in this scene. */
  | { readonly event: EventPattern; readonly times?: number }
  | { readonly never: EventPattern }
  | { readonly any: readonly LessonFact[] }
  /** The game stands between two things. */
  | { readonly settled: true }
  | { readonly tokens: string; readonly space: string; readonly count: Range }
  /** Monsters in a space. */
  | { readonly monsters: string; readonly count: Range }
  | { readonly turn: { readonly acted: boolean } }
  | {
      readonly hero: string
      readonly space?: string | readonly string[]
      readonly corruption?: Range
      readonly wounds?: Range
      /** The City Action of this round is still there. */
      readonly city?: boolean
    }
