import type { Hindsight } from '@haven/bots'
import type { Seat, View, Viewer } from '@haven/engine'
import type { GameRecord, HomePlayers, LogStep } from '@haven/table'
import type { Call } from './messages.ts'
import type { OwnDrillCalls } from './puzzle-messages.ts'
import type { Recap } from './recap/recap.ts'

/** What the page asks of the worker about games that were played, without sitting down at them. */

export const SIDES = ['heroes', 'sins', 'both'] as const
/** Who goes on from a moment. */
export type PlaysAs = (typeof SIDES)[number]

export const peopleOf = (seats: readonly Seat[], as: PlaysAs): readonly Seat[] =>
  seats.filter((seat) => as === 'both' || (seat === 'sins') === (as === 'sins'))

export interface DeskCalls extends OwnDrillCalls {
  /** A game to look at, from its beginning. */
  readonly 'replay-open': Call<{ readonly game: string }, OpenedReplay>
  /** One moment of the game that is open. */
  readonly 'replay-at': Call<{ readonly moment: number }, ReplayFrame>
  /** How a game went that is over. */
  readonly recap: Call<{ readonly game: string }, Recap>
  /**
   * What the answer that was given at a moment, or another one to the same question, lost against the best one, as its
   * seat could see it; null if nothing.
   */
  readonly hindsight: Call<
    { readonly game: string; readonly moment: number; readonly option?: string },
    Hindsight | null
  >
  /** A record to be looked at without keeping it: the name that it goes by until the page is closed. */
  readonly lend: Call<{ readonly record: GameRecord; readonly people: readonly Seat[] }, string>
  /** The same set-up with other dice; perhaps people and bots change sides. The id of the new game. */
  readonly rematch: Call<{ readonly game: string; readonly swap: boolean }, string>
  /** The record of a game that is over, as the text of a file. */
  readonly 'record-of': Call<{ readonly game: string }, string>
  /** Whether every roll and shuffle of a finished game follows from its seed. */
  readonly verify: Call<{ readonly game: string }, Verified>
  /** A moment as a link; the last one if none is named. */
  readonly 'moment-link': Call<{ readonly game: string; readonly moment?: number }, string>
  /** A new game that begins at a moment of another: its id. */
  readonly branch: Call<
    { readonly game: string; readonly moment: number; readonly as: PlaysAs; readonly bot: string },
    string
  >
}

export interface Verified {
  /** Null if all is as the rules make it. */
  readonly wrongAt: string | null
  readonly seedCommit: string
}

export interface OpenedReplay {
  readonly game: string
  readonly viewer: Viewer
  readonly players: HomePlayers
  readonly seedCommit: string
  readonly length: number
  readonly steps: readonly LogStep[]
  readonly isOver: boolean
}

export interface ReplayFrame {
  readonly moment: number
  readonly view: View
  /** There is a position of this very moment. */
  readonly between: boolean
}
