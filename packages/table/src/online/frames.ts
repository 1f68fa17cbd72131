import type { Outcome, Refusal, Seat, Viewer } from '@haven/engine'
import type { TableUpdate } from '../protocol.ts'
import type { GameRecord } from '../record.ts'
import type { OnlineNo } from './codes.ts'
import type { Channel, Motion, OnlineCommand, TableSettings } from './commands.ts'
import type { Difference } from './difference.ts'
import type { Pace } from './quick.ts'

/**
 * The frames of one WebSocket between a device and the server; docs/online.md tells their order. A socket is about one
 * table. All is plain JSON; whatever comes in is read by `readFrame` before anybody looks at it.
 */

export const PROTOCOL = 2
/** Bytes of an incoming frame. */
export const LARGEST_FRAME = 8_192

// ---------------------------------------------------------------------------------------------- to the server

/** What a device has already: it gets what came since, or everything anew. */
export interface Have {
  /** As whom: somebody who changes sides gets everything anew. */
  readonly viewer: string
  /** Which game of the table: a rematch is another. */
  readonly game: number
  readonly version: number
  /** Steps of the log and lines of the talk. */
  readonly steps: number
  readonly lines: number
}

export type ClientFrame =
  /** First of all: who I am at which table. The key is the device's secret, 256 random bits; a new one is a bystander. */
  | {
      readonly send: 'hello'
      readonly protocol: number
      readonly table: string
      readonly key: string
      readonly have: Have | null
    }
  /** A new table: its id is drawn by the device, so that sending it again makes one table. The sender is its host. */
  | {
      readonly send: 'create'
      readonly protocol: number
      readonly table: string
      readonly key: string
      readonly name: string
      readonly settings: TableSettings
    }
  /** With the code of an `invite-device`: this key, too, is that person. */
  | {
      readonly send: 'join'
      readonly protocol: number
      readonly table: string
      readonly key: string
      readonly code: string
    }
  | { readonly send: 'command'; readonly id: string; readonly version: number; readonly body: OnlineCommand }

// -------------------------------------------------------------------------------------------- from the server

export type ServerFrame =
  | WelcomeFrame
  | TableFrame
  | DifferenceFrame
  | ReplyFrame
  /** The server closes the socket after it. */
  | { readonly tell: 'closing'; readonly why: OnlineNo | 'shutdown' }

export interface WelcomeFrame {
  readonly tell: 'welcome'
  readonly protocol: number
  readonly table: string
  /** The server's time in milliseconds: clocks count from it. */
  readonly now: number
  /** What browsers subscribe with; null: this server sends no notes. */
  readonly pushKey: string | null
  /** Which build of the client this server has: a page of another one loads itself anew. */
  readonly build?: string
  /** Whether this server may tell any address of turns. */
  readonly hooks: boolean
}

export type ReplyFrame =
  /** It is stored and stays, also if this server dies now. */
  | { readonly tell: 'reply'; readonly id: string; readonly done: true; readonly value?: QueryValue }
  /** Nothing was changed. `stale` is followed by the table as it is. */
  | { readonly tell: 'reply'; readonly id: string; readonly done: false; readonly refusal: OnlineNo }

export type QueryValue =
  | { readonly query: 'explain'; readonly refusal: Refusal | null }
  /** What the seat knows, the rest dealt anew; null inside a fight or a card. */
  | { readonly query: 'position'; readonly position: unknown }
  | { readonly query: 'record'; readonly record: GameRecord }
  /** A page of the talk, oldest first, and whether there are older ones still. */
  | { readonly query: 'lines'; readonly lines: readonly Line[]; readonly older: boolean }

/** Everything that is new for this viewer, at once: the room, the game, the talk. */
export interface TableFrame {
  readonly tell: 'table'
  /** Rises by one with each change that this viewer may know of. */
  readonly version: number
  readonly room: TableView
  /** The game of the room as this viewer sees it; null before it begins. Its version is that of the frame. */
  readonly update: TableUpdate | null
  readonly lines: NewLines
}

/**
 * The same as a table frame, by what is different from the one that this device had before (`since`). What is left out
 * stayed as it was; without a log or lines there are none that are new.
 */
export interface DifferenceFrame {
  readonly tell: 'difference'
  readonly since: number
  readonly version: number
  /** Of the room without `own`. */
  readonly room?: Difference
  /** Of what one device alone is shown of the room: `earlier`, `reports`, `you`. */
  readonly own?: Difference
  readonly log?: Pick<TableUpdate, 'from' | 'steps'>
  /** Of the view without its questions; of what may be answered, by the seats that are asked; of the rest of the update. */
  readonly sight?: Difference
  readonly answers?: Difference
  readonly besides?: Difference
  readonly lines?: NewLines
}

/** What is new in the talk: at first the last lines of it, then what was said since. */
export interface NewLines {
  /** The number of the first one; the device keeps those before, if it has all of them up to here. */
  readonly from: number
  readonly lines: readonly Line[]
  /** There are lines before the first one, which can be asked for. */
  readonly older?: boolean
  /** The device forgets all lines that it had. */
  readonly anew?: boolean
  /** Lines before the first one that are no more what they were. */
  readonly changed?: readonly Line[]
}

/** With a `hello` so many lines come at most; more with a question for those before. */
export const LAST_LINES = 30
export const PAGE_LINES = 50
/** Older ones are forgotten. */
export const MOST_LINES = 200

// ------------------------------------------------------------------------------------------------------ room

export const PHASES = ['lobby', 'playing', 'over', 'broken'] as const
export type TablePhase = (typeof PHASES)[number]

export interface TableView {
  readonly phase: TablePhase
  readonly game: number
  readonly settings: TableSettings
  readonly people: readonly PersonView[]
  /** Who has left: their lines keep their names. */
  readonly gone: readonly Omit<PersonView, 'host'>[]
  readonly seats: readonly SeatView[]
  /** Seats in a running game that somebody asks the host for. */
  readonly requests: readonly RequestView[]
  /** Nobody new sits down. */
  readonly locked: boolean
  /** Since when no device of the host is connected; null: the host is here. Ten minutes later another can be elected. */
  readonly hostAway: number | null
  /** Who takes over from a bot at the next quiet moment. */
  readonly waiting?: readonly { readonly seat: Seat; readonly person: string }[]
  readonly motions: readonly MotionView[]
  /** Clocks stand still by agreement; anybody seated lets them go on. */
  readonly paused: boolean
  readonly clocks: readonly ClockView[]
  /** When the talk of the heroes is over, and the Sins player decides. */
  readonly talkEnds: number | null
  /** Whether somebody is told outside when it is a turn. */
  readonly webhook: boolean
  /** SHA-256 of the seed from the start, the seed itself at the end. */
  readonly seedCommit: string | null
  readonly seed: string | null
  readonly rules: string
  /** The bug that stopped the game, and before which answer. */
  readonly fault: { readonly at: number; readonly message: string } | null
  /** Games that were played at this table before: their records can be had. */
  readonly earlier: readonly { readonly game: number; readonly outcome: Outcome }[]
  /** What people have told the host of others; to the host alone. */
  readonly reports?: readonly ReportView[]
  readonly you: You
}

export interface PersonView {
  /** `p1`, `p2`, …: in the order in which they came. */
  readonly id: string
  readonly name: string
  /** Their mark at this table, a colour and a shape: from 0 to `MARKS` - 1. */
  readonly mark: number
  readonly host: boolean
  /** By the host, for everybody. */
  readonly muted?: boolean
}

export interface ReportView {
  readonly id: number
  readonly at: number
  readonly by: string
  readonly person: string
  readonly reason: string
  /** What the line said, as far as the host may know. */
  readonly text?: string
}

/** As many people can be told apart at a table by their marks. */
export const MARKS = 40

export interface RequestView {
  readonly id: number
  readonly person: string
  readonly seats: readonly Seat[]
}

export interface SeatView {
  readonly seat: Seat
  /** Who holds it. */
  readonly person: string | null
  /** Who plays it, if it is a bot: nobody holds the seat, or it is handed over. */
  readonly bot: string | null
}

export interface MotionView {
  readonly id: number
  readonly motion: Motion
  readonly by: string
  readonly yes: readonly string[]
  /** Whose consent is still open. */
  readonly open: readonly string[]
}

export interface ClockView {
  readonly seat: Seat
  /** Milliseconds left, when it was last started or stopped. */
  readonly left: number
  /** Since when it runs, in the server's time; null: it stands. */
  readonly since: number | null
  readonly thinks: number
}

export interface You {
  readonly viewer: Viewer
  /** The Sins player's hand is on another device: this one is for everybody's eyes. */
  readonly shared: boolean
  /** Null: a bystander. */
  readonly person: string | null
  readonly seats: readonly Seat[]
  /** Seats that this viewer could sit down in, or ask the host for. */
  readonly may: readonly Seat[]
  /** The host has declined what this person asked for last. */
  readonly declined: boolean
  /** What the Sins player has chosen in secret; left out for everybody else. */
  readonly surprise?: string
  /** At home: the seat that is asked something the others at the device must not see. */
  readonly curtain?: Seat | null
  /** Devices of this person; the one that reads this is marked. */
  readonly devices: readonly {
    readonly id: string
    readonly hand: boolean
    readonly this: boolean
    readonly push: boolean
  }[]
}

export interface Line {
  readonly n: number
  readonly at: number
  /** A person's id. */
  readonly from: string
  readonly to: Channel
  readonly text?: string
  /** A ping on the map. */
  readonly space?: string
  /** It was taken away, and its words with it. */
  readonly removed?: boolean
}

/** A table in the list of those that wait for players. */
export interface ListedTable {
  readonly table: string
  readonly host: string
  readonly story: string | null
  readonly heroPlayers: number
  readonly free: readonly Seat[]
  readonly time: TableSettings['time']
  readonly changed: number
  /** These three are left out by servers of before. */
  readonly pace?: Pace
  readonly phase?: TablePhase
  /** Quick match may bring somebody to it now. */
  readonly quick?: boolean
  /** What its host reads, if that is known. */
  readonly language?: string
}
