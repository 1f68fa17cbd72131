import type { AskOf, ThoughtName, ThoughtOf } from '@haven/bots/thinker'
import type { Position, Seat, SetupWishes, View } from '@haven/engine'
import type { ClientFrame, SaidNo, ServerFrame } from '@haven/table'
import type { Change, Store } from '@haven/table/keeper'
import type { DeskCalls } from './desk-messages.ts'
import type { PuzzleCalls } from './puzzle-messages.ts'
import type { RecordCalls } from './record-messages.ts'

/** What page and worker say to each other: calls of the page, frames of tables at home, thoughts about any table. */

// --------------------------------------------------------------------------------------------------- calls

/** How long windows stay open, in milliseconds. */
export interface Pace {
  /** A window that a bot answers. */
  readonly blink: number
  /** A window of a Sins player who shares the device: so long he may call "hold". */
  readonly window: number
}

export interface NewGame {
  readonly setup?: SetupWishes
  /** The hashes of the boxes that it may be drawn from, beside the core box. */
  readonly boxes?: readonly string[]
  readonly position?: Position
  /** People sit here. */
  readonly people: readonly Seat[]
  /** For the seats that are left. */
  readonly bots: Readonly<Partial<Record<Seat, string>>>
  /** For seats that neither name. */
  readonly bot: string
  /** Drawn by the worker if it is left out. */
  readonly seed?: string
}

export const EXPORTS = ['save', 'record', 'position'] as const
export type Export = (typeof EXPORTS)[number]

export interface Call<Ask, Answer> {
  readonly ask: Ask
  readonly answer: Answer
}

/** Each is answered once, or refused. The answer is a game's id where nothing else is said. */
export interface Calls extends DeskCalls, PuzzleCalls, RecordCalls {
  /** Haven's Last Stand as the heroes, against this bot or the usual one. */
  readonly 'play-now': Call<{ readonly bot?: string }, string>
  readonly new: Call<{ readonly game: NewGame }, string>
  /** A scene of First Night, after these answers of the person. */
  readonly learn: Call<{ readonly scene: number; readonly answers: readonly string[]; readonly wrongs: number }, string>
  readonly pace: Call<{ readonly game: string; readonly pace: Pace }, null>
  readonly list: Call<object, readonly SavedGame[]>
  readonly delete: Call<{ readonly game: string }, null>
  readonly import: Call<
    { readonly text: string; readonly people: readonly Seat[] | null; readonly bot: string },
    string
  >
  /** The text of a file. */
  readonly export: Call<{ readonly game: string; readonly what: Export }, string>
}

export type CallName = keyof Calls
export type CallAsk<K extends CallName> = Calls[K]['ask']
export type CallAnswer<K extends CallName> = Calls[K]['answer']

// -------------------------------------------------------------------------------------------------- frames

/** The frames of a socket, and what only people at one device have: a curtain, and leaving without closing anything. */
export type HomeFrame =
  | Extract<ClientFrame, { send: 'command' }>
  | { readonly send: 'hello'; readonly table: string }
  | { readonly send: 'look'; readonly seat: Seat | null }
  | { readonly send: 'leave' }

/** What a cell asks of the store outside, which is the worker's: its own tables and no other (`sealed/gate.ts`). */
export type StoreAsk =
  | { readonly store: 'create' | 'commit'; readonly change: Change }
  | { readonly store: 'load'; readonly table: string }
  | {
      readonly store: 'log'
      readonly table: string
      readonly game: number
      readonly from: number
      readonly to: number
    }
export type StoreAnswer = Awaited<ReturnType<Store['create' | 'commit' | 'load' | 'log']>>

export type ToWorker =
  | { readonly to: 'store'; readonly id: number; readonly ask: StoreAsk }
  | { readonly to: 'call'; readonly id: number; readonly call: CallName; readonly ask: CallAsk<CallName> }
  | {
      readonly to: 'think'
      readonly id: number
      readonly thought: ThoughtName
      readonly view: View
      readonly ask: AskOf<ThoughtName>
    }
  /** Lines are numbered by the page, one for each table that it has open. */
  | { readonly to: 'line'; readonly line: number; readonly frame: HomeFrame }

/** A call answers texts too, as the store does. */
type Replied = CallAnswer<CallName> | ThoughtOf<ThoughtName> | Exclude<StoreAnswer, string>

export type FromWorker =
  | { readonly from: 'reply'; readonly id: number; readonly value: Replied }
  | { readonly from: 'refusal'; readonly id: number; readonly refusal: SaidNo }
  | { readonly from: 'line'; readonly line: number; readonly frame: ServerFrame }
  /** Whether the browser keeps what is played. */
  | { readonly from: 'kept'; readonly kept: boolean }
  | { readonly from: 'crash'; readonly crash: Crash }

/** A saved game in a list. */
export interface SavedGame {
  readonly id: string
  readonly changed: number
  readonly story: string
  readonly map: string
  readonly sin: string
  readonly round: number
  readonly people: readonly Seat[]
  readonly over: 'heroes' | 'sins' | null
  /** Not told of games that were kept by earlier releases. */
  readonly rules?: string
}

export interface Crash {
  readonly message: string
  /** Everything that is needed to see it again: the game with its seed. */
  readonly file: string
}
