import type { CoachId } from '@haven/content'
import type { Option } from '@haven/engine'
import type { Moment } from './moment.ts'

/** What a line tells of: ids and numbers. */
export type CoachParams = Readonly<Record<string, string | number>>

/** A line that is true here. */
export interface Fit {
  readonly params: CoachParams
  /** The answers that follow it; null for one that names none. */
  readonly answers: readonly string[] | null
  /** The thinking bot was asked already. */
  readonly agreed?: true
  /** Answers that it tells in words, in their order. */
  readonly told?: readonly Option[]
}

/** Null where it is not true. `stands`: it was said in this turn already. */
export type When = (moment: Moment, stands: boolean) => Fit | null
export type Whens<Id extends CoachId> = { readonly [I in Id]: When }

export const deedIs =
  (deed: string) =>
  (option: Option): boolean =>
    option.do === deed

export const percent = (chance: number): number => Math.round(100 * chance)
