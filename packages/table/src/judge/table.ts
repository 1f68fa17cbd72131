import type { Outcome, Seat } from '@haven/engine'
import type { Channel, Motion, PushSubscriptionKeys, TableSettings } from '../online/commands.ts'
import type { ListedTable, TablePhase } from '../online/frames.ts'
import type { Order } from '../orders.ts'
import type { PlayedAnswer } from '../play.ts'
import { type GameFacts, type GameSnapshot, type GameStep, undoableOf } from '../snapshot.ts'
import type { Talk } from '../vote.ts'
import type { Way } from './wishes.ts'

/** A table as it is stored: plain data, replaced as a whole with each change and guarded by its version. */

export const AUDIENCES = ['sins', 'heroes', 'bystanders'] as const
/** Those who may know the same. Each has versions of its own, so that a change it must not know of leaves no gap. */
export type Audience = (typeof AUDIENCES)[number]
export type ByAudience<T> = Readonly<Record<Audience, T>>

export interface Device {
  readonly id: string
  /** SHA-256 of its key. */
  readonly hash: string
  /** It looks and answers, nothing else. */
  readonly hand: boolean
  /** Where it is told of turns. */
  readonly push: PushSubscriptionKeys | null
}

export interface Person {
  readonly id: string
  readonly name: string
  readonly devices: readonly Device[]
  readonly invitation: { readonly hash: string; readonly hand: boolean; readonly until: number } | null
  /** Whose secrets this person has seen in the game that goes on. */
  readonly side: 'sins' | 'heroes' | null
  /** The commands that were carried out last, oldest first. */
  readonly receipts: readonly Receipt[]
  /** Commands that saw no more than this version may be among those whose receipts are gone. */
  readonly forgotten: ByAudience<number>
}

export interface Receipt {
  readonly id: string
  readonly audience: Audience
  /** The version of its audience that it named. */
  readonly seen: number
}

export interface Holder {
  readonly person: string | null
  /** Who plays it, if that is a bot. */
  readonly bot: string | null
}

/** The question that the game waits for. */
export interface Asked {
  /** Of this moment of this game and of no other, also after something was taken back. */
  readonly key: string
  /** Clocks count from here. */
  readonly at: number
  /** The versions that told of it first. */
  readonly since: ByAudience<number>
  /** Their time is up: a bot gives this one answer. */
  readonly timedOut: readonly Seat[]
}

/** A window of the Sins player, which everybody sees. */
export interface SinWindow {
  /** Null: it waits for its player. */
  readonly ends: number | null
  readonly held: boolean
  /** What will be answered when it ends. Nobody else knows of it. */
  readonly answer: string | null
}

export interface OpenMotion {
  readonly id: number
  readonly motion: Motion
  readonly by: string
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

export interface Clock {
  readonly left: number
  readonly thinks: number
}

/** A finished game of a table that has played on: with its log it is a record. */
export interface EarlierGame {
  readonly number: number
  readonly facts: GameFacts
  readonly outcome: Outcome
}

export interface StoredTable {
  readonly id: string
  /** Rises with each change: whoever brings the next one has seen this one. */
  readonly version: number
  readonly seen: ByAudience<number>
  readonly changed: number
  readonly phase: TablePhase
  readonly settings: TableSettings
  readonly people: readonly Person[]
  readonly host: string
  /** How many people and devices there have been. */
  readonly counted: { readonly people: number; readonly devices: number; readonly motions: number }
  readonly seats: Readonly<Partial<Record<Seat, Holder>>>
  readonly gameNumber: number
  readonly game: GameSnapshot | null
  readonly earlier: readonly EarlierGame[]
  /** Where the last two rounds began: what bystanders are shown who see everything a round later. */
  readonly past: readonly GameSnapshot[]
  /** How often something was taken back, and how far: from there the log is told anew. */
  readonly cuts: readonly { readonly seen: ByAudience<number>; readonly to: number }[]
  readonly cutCount: number
  readonly asked: Asked | null
  readonly window: SinWindow | null
  readonly talk: Pick<Talk, 'proposals' | 'givenUp'> | null
  readonly talkEnds: number | null
  /** A way that somebody has chosen as a whole and that is not at its end. */
  readonly way: Way | null
  readonly orders: readonly Order[]
  readonly clocks: Readonly<Partial<Record<Seat, Clock>>>
  readonly pausedAt: number | null
  readonly webhook: string | null
  /** What is told there is worded in it; absent: English. */
  readonly language?: string | undefined
  readonly motions: readonly OpenMotion[]
  readonly lineCounts: ByAudience<number>
  readonly fault: { readonly at: number; readonly message: string } | null
  /** At home: for how many milliseconds people sat at it. */
  readonly played?: number
  /** Who takes over from a bot at the next quiet moment. */
  readonly waiting?: readonly WaitingClaim[]
  /** Everybody who has ever sat down: the host is told of each once. */
  readonly sat?: readonly string[]
  /** What was moderated here, oldest first: for the operator of the server. */
  readonly trail?: readonly Moderated[]
}

export interface Moderated {
  readonly at: number
  /** `sent-away`, `muted`, `line-deleted`, …: a name that the operator's page has words for. */
  readonly action: string
  /** The names that people had then: who did it, and to whom. */
  readonly by: string
  readonly whom: string
}

/** A seat that a bot plays goes to this person when it is not in the middle of something. */
export interface WaitingClaim {
  readonly seat: Seat
  readonly person: string
}

/** What a table lacks that was stored before there was such a thing. */
export const STORED_BEFORE = { earlier: [], past: [], way: null } as const satisfies Partial<StoredTable>

/** A step of the log. The first one is the opening, which nobody answered. */
export interface Entry extends Omit<GameStep, 'answer'> {
  readonly answer: PlayedAnswer | null
  /** A person's id, or who answered in a person's place. */
  readonly by: string
  readonly at: number
  /** The first answer of the wish that it belongs to, if it is another: one undo takes back all of it. */
  readonly wish?: number
}

/** A line of talk, with its number for each audience that hears it. */
export interface StoredLine {
  readonly n: Readonly<Partial<Record<Audience, number>>>
  readonly at: number
  readonly from: string
  readonly to: Channel
  readonly text?: string
  readonly space?: string
}

/** The last entries of a log; those before are in the store. */
export interface Tail {
  readonly from: number
  readonly entries: readonly Entry[]
}

/** A table in memory: what is stored of it, and the ends of its log and its talk. */
export interface LiveTable {
  readonly table: StoredTable
  readonly tail: Tail
  readonly lines: readonly StoredLine[]
}

export const TAIL_ENTRIES = 64
export const TAIL_LINES = 60

/** What is to be stored, all at once or not at all. */
export interface Change {
  /** Its version is one more than that of the table it is made from. */
  readonly table: StoredTable
  /** Entries of the game's log from this one on are replaced. */
  readonly entries: { readonly from: number; readonly entries: readonly Entry[] } | null
  readonly lines: readonly StoredLine[]
  /** When something is to be done without anybody asking. */
  readonly wake: number | null
  /** How it stands in the list of open tables, or null. */
  readonly listed: ListedTable | null
}

export const everybody = <T>(value: T): ByAudience<T> => ({ sins: value, heroes: value, bystanders: value })

/** The steps of a log without its opening. */
export const stepsOf = (entries: readonly Entry[]): readonly (Entry & GameStep)[] =>
  entries.filter((entry): entry is Entry & GameStep => entry.answer !== null)

/**
 * What these people can take back, oldest first: of each wish the number of its first answer since the last seal. The
 * steps are the last ones of a game of this length.
 */
export function undoableBy(
  steps: readonly (Entry & GameStep)[],
  length: number,
  seats: readonly Seat[],
  people: readonly string[],
): readonly number[] {
  const before = length - steps.length
  const first = length - undoableOf(steps, seats)
  const begun = steps.map(({ by, wish }, i) => ({ at: before + i, by, wish: wish ?? before + i }))
  const mine = begun.filter(({ at, by }) => at >= first && people.includes(by))
  return [...new Set(mine.map(({ wish }) => Math.max(first, wish)))]
}
