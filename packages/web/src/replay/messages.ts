import type { BotName } from '@haven/bots'
import type { Seat, View, Viewer } from '@haven/engine'
import type { LogStep } from '@haven/table'
import type { Players } from '../host/players.ts'

/** What the page asks of the worker about games that were played, without sitting down at them. */

export const SIDES = ['heroes', 'sins', 'both'] as const
/** Who goes on from a moment. */
export type PlaysAs = (typeof SIDES)[number]

export const peopleOf = (seats: readonly Seat[], as: PlaysAs): readonly Seat[] =>
  seats.filter((seat) => as === 'both' || (seat === 'sins') === (as === 'sins'))

export type DeskRequest =
  /** A game to look at, from its beginning. */
  | { readonly request: 'replay-open'; readonly game: string }
  /** One moment of the game that is open. */
  | { readonly request: 'replay-at'; readonly moment: number }
  /** How a game went that is over. */
  | { readonly request: 'recap'; readonly game: string }
  /** The record of a game that is over, as the text of a file. */
  | { readonly request: 'record-of'; readonly game: string }
  /** Whether every roll and shuffle of a finished game follows from its seed. */
  | { readonly request: 'verify'; readonly game: string }
  /** A moment as a link; the last one if none is named. */
  | { readonly request: 'moment-link'; readonly game: string; readonly moment?: number }
  /** A new game that begins at a moment of another. */
  | {
      readonly request: 'branch'
      readonly game: string
      readonly moment: number
      readonly as: PlaysAs
      readonly bot: BotName
    }

export interface Verified {
  /** Null if all is as the rules make it. */
  readonly wrongAt: string | null
  readonly seedCommit: string
}

export interface OpenedReplay {
  readonly game: string
  readonly viewer: Viewer
  readonly players: Players
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
