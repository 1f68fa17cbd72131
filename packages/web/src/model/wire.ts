import type { AskOf, ThoughtName, ThoughtOf } from '@haven/bots/thinker'
import type { Seat, Viewer } from '@haven/engine'
import type { HomePlayers, OnlineNo, QueryValue, SeatCommand, TableUpdate } from '@haven/table'
import type { Crash, Export, Pace } from './messages.ts'

/** What stands on the screen besides the table itself. */
export interface Screen {
  readonly viewer: Viewer
  readonly players: HomePlayers
  /** The seat that is asked something the others must not see: its question waits behind the curtain. */
  readonly curtain: Seat | null
  /** False while the browser refuses to keep the game. */
  readonly saved: boolean
  /** The Sins player has this screen for himself: he is asked while a window is open, and need not hold it first. */
  readonly asksInWindow?: boolean
  /** Whoever is asked here has a clock of seconds. */
  readonly hasClock?: boolean
  /** One answer is asked for, and nothing goes on after it: nothing is laid out ahead. */
  readonly asksOne?: boolean
  /** The seed is secret; its hash is not. */
  readonly seedCommit: string
}

/** What a screen needs of a table: at home, online, in a replay and in the gallery. It decides nothing. */
export interface Wire {
  onUpdate: (game: string, update: TableUpdate, screen: Screen) => void
  onCrash: (crash: Crash) => void
  onMissing: (why: OnlineNo) => void
  open(pace: Pace): Promise<void>
  close(): void
  setPace(pace: Pace): Promise<void>
  /** Resolves when it is stored; throws Refused. The version is that of what the sender saw. */
  send(command: SeatCommand, version?: number): Promise<QueryValue | null>
  /** From what this seat sees. Null without a question, and where there are no means to think: the game goes on. */
  think<K extends ThoughtName>(thought: K, seat: Seat, ask: AskOf<K>): Promise<ThoughtOf<K> | null>
  look(seat: Seat): void
  /** The text of a file. */
  export(what: Export): Promise<string>
}

/** Where nobody sits and nothing is decided. */
export const SILENT_WIRE: Wire = {
  onUpdate: () => undefined,
  onCrash: () => undefined,
  onMissing: () => undefined,
  open: async () => undefined,
  close: () => undefined,
  setPace: async () => undefined,
  send: async () => null,
  think: async () => null,
  look: () => undefined,
  export: async () => '',
}
