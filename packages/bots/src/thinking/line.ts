import type { Option, PromptKind } from '@haven/engine'

/**
 * A line is what a player means to answer in the rest of a turn: the next questions of a kind that come to him, and
 * which option he then looks for. Where an option is not there, the line is given up.
 */
export interface LineStep {
  readonly kind: PromptKind
  readonly pick: Partial<Option>
}
export type Line = readonly LineStep[]

export const picks = (option: Option, pick: Partial<Option>): boolean => {
  for (const key in pick) {
    if (option[key as keyof Option] !== pick[key as keyof Option]) return false
  }
  return true
}

/** One way to answer a question: an option, and how it is meant to go on. */
export interface Candidate {
  readonly option: Option
  readonly line: Line
  /**
   * What the scripted policy thinks of it, as a difference of win chances: 0 for its own answer, less for others. It is
   * believed until the search knows better.
   */
  readonly prior: number
}
