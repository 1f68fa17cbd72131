import type { View } from '@haven/engine'

/** A question to a seat, with its legal answers. */
export type Question = View['prompts'][number]

/**
 * A player made of code. It knows what its seat may know, the view and the tables of the rules, and nothing else;
 * the same view, question and Random give the same answer.
 */
export interface Bot {
  readonly name: string
  /** The id of one of the question's options. */
  decide(view: View, prompt: Question): string
}
