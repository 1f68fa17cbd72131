/** What the stage puts into the dock for as long as it answers the question: one big button, and a few tools. */

export interface DockButton {
  /** The answer that it gives, if it is one by itself. */
  readonly option?: string
  readonly title: string
  readonly note?: string
  /** The note in words, where it has signs. */
  readonly said?: string
  /** The press does what people may regret. */
  readonly isGrave?: boolean
  readonly press: () => void
}

export interface DockTool extends DockButton {
  /** The letter or digit that presses it. */
  readonly key: string
}

export interface DockPart {
  /** The prompt that this answers: of another question nothing is shown. */
  readonly prompt: string
  /** What the big button says as long as nothing is chosen, if it is not chosen on the stage. */
  readonly hint?: string
  /** Null: nothing is chosen yet. */
  readonly big: DockButton | null
  /** Six at most, in fixed places. */
  readonly tools: readonly DockTool[]
}
