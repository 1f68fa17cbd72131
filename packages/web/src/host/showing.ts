import type { Seat, Viewer } from '@haven/engine'
import type { Update } from '@haven/table'
import type { Screen } from './messages.ts'
import { audience, shownTo } from './screen.ts'
import { type Moment, updateFor } from './update.ts'

/** What this host has on its screen: who looks, and how much of the log he has been told. */
export class Showing {
  /** The seat that has opened the curtain itself. */
  #opened: Seat | null = null
  #viewer: Viewer = 'spectator'
  #sentTo: string | null = null
  #sentSteps = 0

  open(seat: Seat): void {
    this.#opened = seat
  }

  cover(): void {
    this.#opened = null
  }

  /** The next update tells everything from the beginning. */
  forget(): void {
    this.#sentTo = null
  }

  /** Steps from here on were taken back. */
  takeBack(to: number): void {
    this.#sentSteps = Math.min(this.#sentSteps, to + 1)
  }

  /** The table as it is now for whoever may look, and what he does not know of the log yet. */
  next(moment: Moment, saved: boolean, walking: boolean): { readonly update: Update; readonly screen: Screen } {
    const { game, players, pulse } = moment
    const pulsing = pulse !== null && !pulse.held
    const asked = pulsing ? [] : game.rules.view(game.state, 'all').prompts
    const { viewer, curtain } = game.outcome
      ? { viewer: 'all' as const, curtain: null }
      : shownTo(players, asked, this.#opened, this.#viewer)
    this.#viewer = viewer
    const from = this.#sentTo === audience(viewer) ? Math.min(this.#sentSteps, game.length + 1) : 0
    this.#sentTo = audience(viewer)
    this.#sentSteps = game.length + 1
    const screen = { viewer, players, curtain, saved, walking, seedCommit: game.seedCommit }
    return { update: updateFor(moment, viewer, from), screen }
  }
}
