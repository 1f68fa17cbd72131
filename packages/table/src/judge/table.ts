import type { IdleReason, Outcome, Seat } from '@haven/engine'
import type { Course } from '../learn/course.ts'
import type { Channel, Motion, PushSubscriptionKeys, TableSettings } from '../online/commands.ts'
import type { ListedTable, TablePhase } from '../online/frames.ts'
import type { Order } from '../orders.ts'
import type { PlayedAnswer } from '../play.ts'
import { type GameFacts, type GameSnapshot, type GameStep, undoableOf } from '../snapshot.ts'
import type { Talk } from '../vote.ts'
import type { PastMoment } from './later.ts'
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

export type Side = 'sins' | 'heroes'

export interface Person {
  readonly id: string
  readonly name: string
  /** A colour and a shape of their own; absent in those who came before there were any. */
  readonly mark?: number
  readonly devices: readonly Device[]
  readonly invitation: { readonly hash: string; readonly hand: boolean; readonly until: number } | null
  /** Whose secrets this person has seen in the game that goes on. */
  readonly side: Side | null
  /** When they last did something here: who only watches and has long been gone frees their place. */
  readonly at?: number
  /** The host has declined what they asked for last. */
  readonly declined?: boolean
  /** The commands that were carried out last, oldest first. */
  readonly receipts: readonly Receipt[]
  /** Commands that saw no more than this version may be among those whose receipts are gone. */
  readonly forgotten: ByAudience<number>
  /** When all the lines that this person may say at once are there again, and all reports. */
  readonly spoken?: number
  readonly reported?: number
  /** By the host: nobody hears this person. */
  readonly muted?: boolean
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
  readonly at: number
  /** How many milliseconds later clocks and windows begin: so long what led to it takes to be seen. Absent: at once. */
  readonly film?: number
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

/** Somebody asks the host for seats in a running game. */
export interface SeatRequest {
  readonly id: number
  readonly person: string
  readonly seats: readonly Seat[]
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
  /** Who alone may have it, if it was played without spectators; null: everybody. */
  readonly only?: readonly string[] | null
}

/** Those who talk to the same people, and share a limit. */
export type Floor = 'table' | 'watchers' | 'sins' | 'heroes'

/** Somebody who is here, or was. */
export interface Named {
  readonly id: string
  readonly name: string
}

export interface Report {
  readonly id: number
  readonly at: number
  readonly by: Named
  readonly person: Named
  readonly reason: string
  readonly line?: {
    readonly to: Channel
    readonly heard: readonly Audience[]
    readonly text?: string
    readonly space?: string
  }
  /** The host has seen to it. */
  readonly settled?: boolean
}

export interface StoredTable {
  readonly id: string
  /** Rises with each change: whoever brings the next one has seen this one. */
  readonly version: number
  readonly seen: ByAudience<number>
  readonly changed: number
  /** When bystanders could notice something last, in whole minutes. Absent: stored before there was such a thing. */
  readonly noticed?: number
  readonly phase: TablePhase
  readonly settings: TableSettings
  /** The sin that comes next, if its player has chosen it in secret. */
  readonly surprise?: string | undefined
  readonly people: readonly Person[]
  readonly host: string
  /** Nobody new sits down. */
  readonly locked: boolean
  /** The host is here until then, as far as anybody knows: ahead of now while a device of the host is connected. */
  readonly hostUntil: number
  /** Since when the host is known to be away. */
  readonly hostAway: number | null
  /** The host was elected in this game, by somebody of this side. */
  readonly elected: { readonly game: number; readonly side: Side } | null
  readonly requests: readonly SeatRequest[]
  /** SHA-256 of the keys that were sent away, oldest first. */
  readonly banned: readonly string[]
  /** Who has left, oldest first: lines of talk have their names from here. */
  readonly gone: readonly { readonly id: string; readonly name: string; readonly mark: number }[]
  /** Keys that are nobody's any more, and whose secrets they have seen in the game that goes on. */
  readonly knew: readonly { readonly hash: string; readonly side: Side }[]
  /** How many people and devices there have been; motions and requests have their numbers together. */
  readonly counted: {
    readonly people: number
    readonly devices: number
    readonly motions: number
    readonly reports?: number
  }
  readonly seats: Readonly<Partial<Record<Seat, Holder>>>
  readonly gameNumber: number
  readonly game: GameSnapshot | null
  readonly earlier: readonly EarlierGame[]
  /** Where the last two rounds began: what bystanders are shown who watch a round later. */
  readonly past: readonly PastMoment[]
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
  /** When all the lines that may be said at once on a floor are there again. */
  readonly spoken?: Readonly<Partial<Record<Floor, number>>>
  /** The version with which the talk began anew for bystanders. */
  readonly talkedAnew?: number
  readonly reports?: readonly Report[]
  /** Who alone may have the game before this lobby, if it was played without spectators; null: everybody. */
  readonly insiders?: readonly string[] | null | undefined
  readonly fault: { readonly at: number; readonly message: string } | null
  /** A lesson is played here, as far as this. */
  readonly lesson?: Course
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
export const STORED_BEFORE = {
  earlier: [],
  past: [],
  way: null,
  locked: false,
  hostUntil: 0,
  hostAway: null,
  elected: null,
  requests: [],
  banned: [],
  gone: [],
  knew: [],
} as const satisfies Partial<StoredTable>

/** A step of the log. The first one is the opening, which nobody answered. */
export interface Entry extends Omit<GameStep, 'answer'> {
  readonly answer: PlayedAnswer | null
  /** A person's id, or who answered in a person's place. */
  readonly by: string
  readonly at: number
  /** The first answer of the wish that it belongs to, if it is another: one undo takes back all of it. */
  readonly wish?: number
  /** It gave itself, and what was left out with it because it would have done nothing. */
  readonly auto?: readonly IdleReason[]
}

/** A line of talk, with its number for each audience that hears it. */
export interface StoredLine {
  readonly n: Readonly<Partial<Record<Audience, number>>>
  readonly at: number
  readonly from: string
  readonly to: Channel
  readonly text?: string
  readonly space?: string
  /** Its words are gone: the versions that told of it. */
  readonly removed?: Readonly<Partial<Record<Audience, number>>>
}

/** The last entries of a log; those before are in the store. */
export interface Tail {
  readonly from: number
  readonly entries: readonly Entry[]
}

/** A table in memory: what is stored of it, the end of its log, and its talk. */
export interface LiveTable {
  readonly table: StoredTable
  readonly tail: Tail
  readonly lines: readonly StoredLine[]
}

export const TAIL_ENTRIES = 64
/** More than are kept of a talk by all audiences together; only tables of before have more. */
export const TAIL_LINES = 1_000

/** What is to be stored, all at once or not at all. */
export interface Change {
  /** Its version is one more than that of the table it is made from. */
  readonly table: StoredTable
  /** Entries of the game's log from this one on are replaced. */
  readonly entries: { readonly from: number; readonly entries: readonly Entry[] } | null
  /** Lines to be added to the talk, or to stand in the place of all that were there. */
  readonly lines: readonly StoredLine[]
  readonly areLinesAnew?: boolean
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
