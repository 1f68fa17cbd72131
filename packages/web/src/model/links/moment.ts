import type { Position, Random, Rules, State, Viewer } from '@haven/engine'

/** What a viewer may take away of a moment: where all is known the state as it is, else a world dealt anew. */

/** Says in the file itself that what was hidden is not as it was; in no language. */
const RESAMPLED = 'dealt-anew'

/** A position with a word about where it comes from. */
export type NotedPosition = Position & { readonly note?: string }

export interface Taken {
  readonly position: NotedPosition
  /** Hidden things in it are not those of the game. */
  readonly resampled: boolean
}

/** Null inside a fight or a card: there is no position. */
export function positionFor(rules: Rules, state: State, viewer: Viewer, random: Random): Taken | null {
  if (viewer === 'all') {
    const position = rules.toPosition(state)
    return position && { position, resampled: false }
  }
  const position = rules.toPosition(rules.resample(rules.view(state, viewer), random))
  return position && { position: { ...position, note: RESAMPLED }, resampled: true }
}
