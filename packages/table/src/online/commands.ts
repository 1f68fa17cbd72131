import type { Position, Seat, SetupWishes } from '@haven/engine'
import type { SeatCommand } from '../protocol.ts'

/**
 * What a person at an online table can ask for. A command travels in an envelope (`frames.ts`) with an id, chosen by the
 * sender and never used twice, and the version of the table that the sender saw: sent again, it has one effect.
 */

// ------------------------------------------------------------------------------------------------- settings

/** Strengths of bots; those of the bots package. */
export const BOT_LEVELS = ['level1', 'level2', 'level3', 'level4', 'level5'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

export const SPECTATORS = ['none', 'public', 'heroes', 'delayed'] as const
/**
 * What bystanders see: nothing at all, what is public, what the heroes see, or a round later what is no secret any
 * more. After the game, everything.
 */
export type Spectators = (typeof SPECTATORS)[number]

export const CONTROLS = ['none', 'live', 'days'] as const
/** Seconds on each seat's clock and for each decision, or hours for each decision. */
export type TimeControl =
  | { readonly control: 'none' }
  | { readonly control: 'live'; readonly bank: number; readonly increment: number }
  | { readonly control: 'days'; readonly hours: number }

export interface TableSettings {
  /** In the list of open tables; else only who has the link finds it. */
  readonly listed: boolean
  readonly spectators: Spectators
  readonly time: TimeControl
  /**
   * How long each window of the Sins player stays open, in milliseconds, whatever is in the hand. Null, at home alone:
   * it waits for its player.
   */
  readonly window: number | null
  /** How long the heroes may talk a vote over, in seconds; null: as long as they like. */
  readonly talk: number | null
  /** Who sits in seats that nobody has taken when the game begins. At home any bot may. */
  readonly bot: string
  readonly setup: SetupWishes
  /** The hashes of the boxes that it may be set up with, beside the core box. */
  readonly boxes?: readonly string[]
  /** Instead of a set-up: play on from here. */
  readonly position?: Position
  /** Made by quick match: strangers come and go, and whoever comes takes the seat of a bot without asking anybody. */
  readonly quick?: boolean
  /** Whoever likes is coached here, though people play the other side: all see it before they take a seat. */
  readonly coach?: boolean
  /** What its host reads, as the list of tables tells: everybody at it reads their own. */
  readonly language?: string
  /** Left out at online tables, and never read from a socket. */
  readonly home?: HomeSettings
}

/**
 * A table at one device, which all people at it share: whatever their seats, they are asked as one what is taken back.
 * Bots do not wait for a beat, and a Sins player who has the device for himself has no timed windows.
 */
export interface HomeSettings {
  /** Milliseconds. A window that a bot answers lasts whole blinks, so that its length tells nothing of the hand. */
  readonly blink: number
}

export const SETTINGS_FIELDS = [
  'listed',
  'spectators',
  'time',
  'window',
  'talk',
  'bot',
  'setup',
  'boxes',
  'position',
  'quick',
  'coach',
  'language',
] as const satisfies readonly (keyof TableSettings)[]

// ------------------------------------------------------------------------------------------------- commands

export const CHANNELS = ['team', 'table'] as const
/** One's own side (a spectator has none), or everybody. */
export type Channel = (typeof CHANNELS)[number]

export const MOTIONS = ['pause', 'rewind', 'kick', 'elect'] as const
/** What needs the consent of others: all of them, or for `kick` and `elect` more than half of the others. */
export type MotionName = (typeof MOTIONS)[number]
export type Motion =
  | { readonly motion: 'pause' }
  /** Back to before the answer of this number. Beyond a seal other dice will fall. */
  | { readonly motion: 'rewind'; readonly to: number }
  /** Never the host, and only where two others can vote. */
  | { readonly motion: 'kick'; readonly person: string }
  /** Another host, one of those who sit: once the host has been away for ten minutes. */
  | { readonly motion: 'elect'; readonly person: string }

/** Where a browser is reached when it is closed, and what its notes are sealed with. */
export interface PushSubscriptionKeys {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** What its notes are worded in; absent: English. */
  readonly language?: string
}

export type TableCommand =
  // seats
  /** In a game that goes on it becomes a request, which the host approves or declines. Without seats: to watch by name. */
  | { readonly command: 'claim'; readonly name: string; readonly seats: readonly Seat[] }
  /** My request is no more. */
  | { readonly command: 'withdraw' }
  | { readonly command: 'release'; readonly seats: readonly Seat[] }
  | { readonly command: 'rename'; readonly name: string }
  /** A bot in a seat that nobody holds; null takes it away again, before the game. Host only. */
  | { readonly command: 'bot'; readonly seat: Seat; readonly level: string | null }
  /** A bot plays my seat until I take it back; the seat stays mine. */
  | { readonly command: 'hand-over'; readonly seat: Seat; readonly level: string }
  | { readonly command: 'take-back'; readonly seat: Seat }
  // the table
  | { readonly command: 'settings'; readonly settings: TableSettings }
  /**
   * Where the settings leave the sin to chance: the Sins player chooses it, and nobody else learns it, nor that it was
   * chosen, before the game begins. Null: chance after all.
   */
  | { readonly command: 'surprise'; readonly sin: string | null }
  // what is the host's
  | { readonly command: 'host'; readonly person: string }
  /** Nobody new sits down, asks for a seat or joins the talk. */
  | { readonly command: 'lock'; readonly locked: boolean }
  | { readonly command: 'approve'; readonly request: number }
  | { readonly command: 'decline'; readonly request: number }
  /** All keys of this person open nothing here any more. */
  | { readonly command: 'send-away'; readonly person: string }
  /** Where it is told that somebody is asked; null: nowhere. Host only, and nobody sees the address again. */
  | { readonly command: 'webhook'; readonly url: string | null; readonly language?: string }
  | { readonly command: 'start' }
  /** The same people once more; swapped, the Sins player hands his seat to the first hero player who is a person. */
  | { readonly command: 'rematch'; readonly swap: boolean }
  | { readonly command: 'move'; readonly motion: Motion }
  | { readonly command: 'consent'; readonly motion: number; readonly yes: boolean }
  // time
  /** More time for one decision, a few times in a game. */
  | { readonly command: 'let-me-think'; readonly seat: Seat }
  | { readonly command: 'go-on' }
  // talk
  | { readonly command: 'say'; readonly to: Channel; readonly text: string }
  | { readonly command: 'ping'; readonly to: Channel; readonly space: string }
  /** The line of this number, as its author or the host: its words are gone for everybody. */
  | { readonly command: 'remove-line'; readonly line: number }
  /** Nobody hears this person any more, until it is taken back. Host only. */
  | { readonly command: 'mute'; readonly person: string; readonly on: boolean }
  /** To the host and to whoever runs the server: a person, or a line of his. */
  | { readonly command: 'report'; readonly person: string; readonly line?: number; readonly reason: string }
  /** The host has seen to it. */
  | { readonly command: 'settle-report'; readonly report: number }
  // devices
  /** Whoever brings this code within ten minutes is another device of mine; `hand` only looks and answers. */
  | { readonly command: 'invite-device'; readonly code: string; readonly hand: boolean }
  /** Its key opens nothing any more. */
  | { readonly command: 'revoke'; readonly device: string }
  /** This device is told when it is my turn, also when the page is closed; null: no more. */
  | { readonly command: 'push'; readonly subscription: PushSubscriptionKeys | null }
  // questions without effect
  | { readonly command: 'position' }
  /** Of this game of the table, or of the last one. */
  | { readonly command: 'record'; readonly game?: number }
  /** Of the talk, the lines before the one of this number. */
  | { readonly command: 'lines'; readonly before: number }

export type OnlineCommand = SeatCommand | TableCommand
export type OnlineCommandName = OnlineCommand['command']
export type TableCommandName = TableCommand['command']

export const TABLE_COMMANDS = [
  'claim',
  'withdraw',
  'release',
  'rename',
  'bot',
  'hand-over',
  'take-back',
  'settings',
  'surprise',
  'host',
  'lock',
  'approve',
  'decline',
  'send-away',
  'webhook',
  'start',
  'rematch',
  'move',
  'consent',
  'let-me-think',
  'go-on',
  'say',
  'ping',
  'remove-line',
  'mute',
  'report',
  'settle-report',
  'invite-device',
  'revoke',
  'push',
  'position',
  'record',
  'lines',
] as const satisfies readonly TableCommandName[]

/** They ask and change nothing. */
export const QUERIES = ['explain', 'position', 'record', 'lines'] as const
export type QueryName = (typeof QUERIES)[number]
export const isQuery = (name: OnlineCommandName): name is QueryName => (QUERIES as readonly string[]).includes(name)
