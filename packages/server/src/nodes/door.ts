import type { ClientFrame, ServerFrame } from '@haven/table'
import type { CommandOutcome, Keeper, Ready } from '@haven/table/keeper'

/** What lies between the socket of a device and whoever serves its table: this process, or another one. */

export type Greeting = Exclude<ClientFrame, { send: 'command' }>
export type CommandFrame = Extract<ClientFrame, { send: 'command' }>

/** Of a frame to a device as much as is needed on the way; all of it is in its text. */
export interface Told {
  readonly tell: ServerFrame['tell']
  /** What it shows. */
  readonly version?: number
  /** What it replies to. */
  readonly id?: string
}

/** A text that came from another process is passed on as it came. */
export type Tell = (told: Told, text?: string | Buffer) => void

/** How a device takes what it is sent. */
export interface Taking {
  readonly ready: Ready
  /** May it be sent another large frame now? To ask changes nothing. */
  isFree(): boolean
}

export interface Guest {
  /** Null: whoever carries it out counts it. */
  command(frame: CommandFrame): Promise<CommandOutcome> | null
  close(): void
}

export interface Door {
  /** Null: it was told why not. */
  greet(frame: Greeting, tell: Tell, taking: Taking): Promise<Guest | null>
}

/** Whoever serves a table now, and may cease to. */
export interface Host {
  greet(frame: Greeting, tell: Tell, taking: Taking, shown: number): Promise<Guest | null>
}

export const hostOf = (keeper: Keeper): Host => ({
  greet: (frame, tell, { ready }, shown) => keeper.greet(frame, tell, ready, shown),
})

/** Where one process serves all tables. */
export const doorOf = (keeper: Keeper): Door => ({
  greet: (frame, tell, { ready }) => keeper.greet(frame, tell, ready),
})

/** What may be large: a device gets the next one when it has taken the last. */
export const isLarge = ({ tell }: Told): boolean => tell === 'table' || tell === 'difference'
