import type { Outcome, Rules, State, View, Viewer } from '@haven/engine'
import { type GameRecord, type LogStep, type Played, type PlayedAnswer, TableGame } from '@haven/table'

/**
 * A game as a row of moments: moment 0 stands before the first answer, moment n after the n-th. It lives in the worker,
 * for it holds states; the page sees views. States share what did not change, so keeping all of them costs little.
 */
export class Timeline {
  readonly rules: Rules
  readonly #states: readonly State[]
  readonly #game: TableGame

  /** Plays it from its beginning. Whether the file is what the rules make of it was found out when it was loaded. */
  constructor(rules: Rules, { setup, startPosition, seed, epochs, answers }: Played) {
    this.rules = rules
    this.#game = new TableGame(rules, { setup, position: startPosition, seed, epochs })
    const states = [this.#game.state]
    for (const answer of answers) {
      this.#game.play(answer)
      states.push(this.#game.state)
    }
    this.#states = states
  }

  /** The last moment. */
  get length(): number {
    return this.#states.length - 1
  }

  get outcome(): Outcome | null {
    return this.#game.outcome
  }

  get seats(): TableGame['seats'] {
    return this.#game.seats
  }

  /** To be read only. A moment that is not in this game is the nearest one that is. */
  state(moment: number): State {
    return this.#states[Math.min(Math.max(0, Math.trunc(moment) || 0), this.length)] as State
  }

  /** What leads from this moment to the next one; null at the last. */
  answer(moment: number): PlayedAnswer | null {
    return this.#game.answers[moment] ?? null
  }

  view(moment: number, viewer: Viewer): View {
    return this.rules.view(this.state(moment), viewer)
  }

  /** The log as a viewer may know it: the opening, then one step for each answer. */
  steps(viewer: Viewer): readonly LogStep[] {
    const { opening, log, seals } = this.#game
    return [
      { events: this.rules.viewEvents(opening, viewer), sealed: true },
      ...log.map((events, i) => ({ events: this.rules.viewEvents(events, viewer), sealed: seals[i] !== null })),
    ]
  }

  /** Once it is over. */
  record(): GameRecord {
    return this.#game.record()
  }

  /** The last moment up to this one that stands between two things, so that there is a position of it. */
  between(moment: number): number | null {
    for (let at = Math.min(moment, this.length); at >= 0; at--) {
      if (this.rules.toPosition(this.state(at))) return at
    }
    return null
  }
}
