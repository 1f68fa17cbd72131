import type { BotName } from '@haven/bots'
import type { Position, PromptKind, Result, Seat, SetupWishes, View, Viewer } from '@haven/engine'
import type { Command, SaidNo, Update } from '@haven/table'
import type { DeskRequest } from '../replay/messages.ts'
import type { Players } from './players.ts'
import type { Pondering } from './ponder.ts'

/** What page and worker say to each other: the messages of a seat, and those that only a host at home understands. */

/** How long windows stay open, in milliseconds. */
export interface Pace {
  /** A window that a bot answers. */
  readonly blink: number
  /** A window of a Sins player who shares the screen: so long he may call "hold". */
  readonly pulse: number
}

export interface NewGame {
  readonly setup?: SetupWishes
  readonly position?: Position
  /** People sit here. */
  readonly people: readonly Seat[]
  /** For the seats that are left. */
  readonly bots: Readonly<Partial<Record<Seat, BotName>>>
  /** For seats that neither name. */
  readonly bot: BotName
  /** Drawn by the host if it is left out. */
  readonly seed?: string
}

export const EXPORTS = ['save', 'record', 'position'] as const
export type Export = (typeof EXPORTS)[number]

/** What the page asks of its worker; each is answered once. */
export type Request =
  /** Haven's Last Stand as the heroes, against the usual bot. */
  | { readonly request: 'play-now' }
  | { readonly request: 'new'; readonly game: NewGame }
  | { readonly request: 'open'; readonly game: string; readonly pace: Pace }
  | { readonly request: 'pace'; readonly pace: Pace }
  | { readonly request: 'close' }
  | { readonly request: 'list' }
  | { readonly request: 'delete'; readonly game: string }
  | {
      readonly request: 'import'
      readonly text: string
      readonly people: readonly Seat[] | null
      readonly bot: BotName
    }
  | { readonly request: 'export'; readonly what: Export }
  /** What a sensible player would answer in this seat's place, from what the seat sees. */
  | { readonly request: 'suggest'; readonly seat: Seat }
  /** The same, given at once, for as long as questions of this kind are asked of the seat. */
  | { readonly request: 'assign'; readonly seat: Seat; readonly kind: PromptKind }
  /** All of what is assigned one by one, in its order: it ends where something else is asked. */
  | { readonly request: 'give'; readonly seat: Seat; readonly prompt: string; readonly options: readonly string[] }
  /** Every space that the hero on turn can come to, by the shortest way and by the safest. */
  | { readonly request: 'paths'; readonly seat: Seat; readonly prompt: string }
  /** A whole way, step by step until something comes between. */
  | {
      readonly request: 'walk'
      readonly seat: Seat
      readonly prompt: string
      /** The text that is paid first for a longer Move. */
      readonly pays: string | null
      readonly spaces: readonly string[]
    }
  /** What is to be assigned now, and what a sensible player would do with all of it. */
  | { readonly request: 'plan'; readonly seat: Seat }
  /** What comes of turning FAITH so. */
  | { readonly request: 'turn-faith'; readonly seat: Seat; readonly as: readonly Result[] }
  /** The curtain was opened by the one who may look. */
  | { readonly request: 'look'; readonly seat: Seat }
  /** Thoughts about a game that is played elsewhere, from what its seat sees. */
  | { readonly request: 'ponder'; readonly view: View; readonly pondering: Pondering }
  | DeskRequest

export type ToHost =
  | { readonly to: 'request'; readonly id: number; readonly body: Request }
  | { readonly to: 'command'; readonly body: Command }

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
}

/** What stands on the screen besides the table itself. */
export interface Screen {
  readonly viewer: Viewer
  readonly players: Players
  /** The seat that is asked something the others must not see: its question waits behind the curtain. */
  readonly curtain: Seat | null
  /** False while the browser refuses to keep the game. */
  readonly saved: boolean
  /** A way is being gone: the next step is taken without asking. */
  readonly walking: boolean
  /** The Sins player has this screen for himself: he is asked while a window is open, and need not hold it first. */
  readonly asksInWindow?: boolean
  /** The seed is secret; its hash is not. */
  readonly seedCommit: string
}

export interface Crash {
  readonly message: string
  /** Everything that is needed to see it again: the game with its seed. */
  readonly file: string
}

export type FromHost =
  | { readonly from: 'reply'; readonly id: number; readonly value: unknown }
  | { readonly from: 'refusal'; readonly id: number; readonly refusal: SaidNo }
  | { readonly from: 'update'; readonly game: string; readonly update: Update; readonly screen: Screen }
  | { readonly from: 'crash'; readonly crash: Crash }
