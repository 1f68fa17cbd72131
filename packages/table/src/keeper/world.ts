import type { Seat, View } from '@haven/engine'
import type { Allows } from '../judge/index.ts'
import type { PushSubscriptionKeys } from '../online/commands.ts'
import type { Hash } from '../play.ts'

/** What a keeper needs of the world around it: time, chance, and somebody who thinks for bots. */
export interface World {
  now(): number
  /** Runs it later; what it gives back calls it off. */
  after(ms: number, run: () => void): () => void
  /** 256 random bits, as text. */
  random(): string
  /** SHA-256 as this machine does it best; else the engine's own. */
  readonly hash?: Hash
  think(ask: ThinkAsk): Promise<string>
  /** May this address be told whose turn it is? */
  allows: Allows
  /** It has become somebody's turn, or somebody has sat down. Gives the subscriptions that are no more. */
  call(notice: Notice): Promise<readonly string[]>
  /** It wants to hear of every turn, also where no table has an address to tell. */
  readonly hearsAll?: boolean
  /** Something that should not happen, with the table it happened to. Never a secret. */
  report(trouble: string, table: string, error: unknown): void
  /** The rules broke and stopped a game. The error may hold its whole state: for a world that keeps no secrets from itself. */
  bug?(table: string, error: unknown): void
}

export interface Notice {
  readonly table: string
  readonly webhook: string | null
  readonly language?: string | undefined
  readonly pushes: readonly PushSubscriptionKeys[]
  /** SHA-256 of the keys of whoever is told. */
  readonly devices: readonly string[]
  readonly name: string
  readonly seat: Seat
  /** Left out: it is this person's turn. `sat`: the host, who is away, is told that this person has sat down. */
  readonly news?: 'sat'
}

export interface ThinkAsk {
  readonly table: string
  readonly seat: Seat
  readonly level: string
  readonly view: View
  /** The prompt to answer, one of the view's. */
  readonly prompt: string
  /** What chance is drawn from. */
  readonly chance: string
  /** The answer is wanted by then, a worse one rather than none. */
  readonly deadline: number
}
