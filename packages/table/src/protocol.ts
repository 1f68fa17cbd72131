import {
  type Answer,
  type Event,
  type IdleReason,
  type Intent,
  type Params,
  PROMPT_KINDS,
  RuleError,
  SEATS,
  type Seat,
  type View,
  WINDOWS,
} from '@haven/engine'
import { asFlag, asList, asNumber, asObject, asOneOf, asText, fault, onlyFields } from '@haven/engine/files'
import { type FaultCode, TableError } from './errors.ts'
import type { LessonView } from './learn/course.ts'
import { MOST_WOUNDS_BORNE, type Order, YIELD_KINDS } from './orders.ts'
import type { TalkView } from './vote.ts'

/** What the people in the seats say to the judge of a table, and what a table tells of its game: the same everywhere. */

// ------------------------------------------------------------------------------------------------ commands

export const SEAT_COMMANDS = [
  'answer',
  'propose',
  'give-up',
  'undo',
  'rewind',
  'orders',
  'hold',
  'walk',
  'give',
  'explain',
] as const
export type SeatCommandName = (typeof SEAT_COMMANDS)[number]

interface Said<Name extends SeatCommandName> {
  readonly command: Name
  /** Any of the sender's seats. */
  readonly seat: Seat
}

export interface AnswerCommand extends Said<'answer'>, Answer {}
/** UNITE: what this seat wants; null takes it back. */
export interface ProposeCommand extends Said<'propose'> {
  readonly option: string | null
}
/** All standing orders of the seat; they replace what it ordered before. */
export interface OrdersCommand extends Said<'orders'> {
  readonly orders: readonly Order[]
}
/** Stops the window that is open, or lets it go on. */
export interface HoldCommand extends Said<'hold'> {
  readonly hold: boolean
}
/**
 * A whole way, as one wish: its steps follow one another, also after windows that pass, until a wound, a played card,
 * corruption that was not its price, or another command.
 */
export interface WalkCommand extends Said<'walk'> {
  readonly prompt: string
  /** The text that is paid first for a longer Move. */
  readonly pays: string | null
  readonly spaces: readonly string[]
}
/** All of what is assigned one by one, as one wish: given in its order as far as it is still legal. */
export interface GiveCommand extends Said<'give'> {
  readonly prompt: string
  readonly options: readonly string[]
}
export interface ExplainCommand extends Said<'explain'> {
  readonly intent: Intent
}

export type SeatCommand =
  | AnswerCommand
  | ProposeCommand
  | Said<'give-up'>
  /** Back to before the seat's last wish, if no seal lies between. */
  | Said<'undo'>
  /** The same beyond a seal, where everybody else at the table agrees. Other dice will fall. */
  | Said<'rewind'>
  | OrdersCommand
  | HoldCommand
  | WalkCommand
  | GiveCommand
  | ExplainCommand

// ------------------------------------------------------------------------------------------------- updates

/** What one decision brought, as the viewer may know it. The first step is the opening. */
export interface LogStep {
  readonly events: readonly Event[]
  /** Nothing before it can be taken back. */
  readonly sealed: boolean
  /** Nobody was asked, since nothing was left to choose; with what was left out because it would have done nothing. */
  readonly auto?: readonly IdleReason[]
}

/** A window of the Sins player that everybody sees open, whatever is in the hand. */
export interface Pulse {
  readonly ms: number
  /** So many milliseconds after it was told: the film before it is seen first. Absent: at once. */
  readonly after?: number
  readonly held: boolean
}

export interface TableUpdate {
  readonly update: 'table'
  /** Rises with every change, also when something is taken back. */
  readonly version: number
  /** The log from this step on is replaced by `steps`. */
  readonly from: number
  readonly steps: readonly LogStep[]
  readonly view: View
  readonly talk: TalkView | null
  readonly pulse: Pulse | null
  /** Seats that are asked and played by bots. */
  readonly thinking: readonly Seat[]
  /** How many decisions the viewer may take back. */
  readonly undoable: number
  /** The viewer's own standing orders. */
  readonly orders: readonly Order[]
  /** The lesson that is played here. */
  readonly lesson?: LessonView
}

/** Why a command was not carried out. Nothing was changed. */
export interface SaidNo {
  readonly code: FaultCode
  readonly rule: string
  readonly params: Params
}

/** The refusal in an error that a person caused; null for a bug, which is not theirs to read. */
export function saidNo(error: unknown): SaidNo | null {
  if (!(error instanceof RuleError || error instanceof TableError)) return null
  const { code, rule, params } = error
  return { code, rule, params }
}

// ------------------------------------------------------------------------------------------------- reading

const MOST_ORDERS = 64
const MOST_SPACES = 40
const MOST_GIVEN = 60
const LONGEST_ID = 200

const FIELDS: Readonly<Record<SeatCommandName, readonly string[]>> = {
  answer: ['prompt', 'option'],
  propose: ['option'],
  'give-up': [],
  undo: [],
  rewind: [],
  orders: ['orders'],
  hold: ['hold'],
  walk: ['prompt', 'pays', 'spaces'],
  give: ['prompt', 'options'],
  explain: ['intent'],
}

/** Checks a command that came from outside, field by field; throws one RuleError that names the field. */
export function readSeatCommand(value: unknown): SeatCommand {
  const message = asObject(value, 'body')
  const command = asOneOf(message.command, 'body.command', SEAT_COMMANDS)
  const seat = asOneOf(message.seat, 'seat', SEATS)
  onlyFields(message, 'body', ['command', 'seat', ...FIELDS[command]])
  const prompt = () => asId(message.prompt, 'prompt')
  switch (command) {
    case 'answer':
      return { command, seat, prompt: prompt(), option: asId(message.option, 'option') }
    case 'propose':
      return { command, seat, option: message.option === null ? null : asId(message.option, 'option') }
    case 'give-up':
    case 'undo':
    case 'rewind':
      return { command, seat }
    case 'orders':
      return { command, seat, orders: shortList(message.orders, 'orders', MOST_ORDERS).map(readOrder) }
    case 'hold':
      return { command, seat, hold: asFlag(message.hold, 'hold') }
    case 'walk': {
      const pays = message.pays === null ? null : asId(message.pays, 'pays')
      return { command, seat, prompt: prompt(), pays, spaces: readIds(message.spaces, 'spaces', MOST_SPACES) }
    }
    case 'give':
      return { command, seat, prompt: prompt(), options: readIds(message.options, 'options', MOST_GIVEN) }
    case 'explain':
      return { command, seat, intent: readIntent(message.intent) }
  }
}

function asId(value: unknown, field: string): string {
  const id = asText(value, field)
  if (id.length > LONGEST_ID) fault('out-of-range', field, { value: id.length, least: 0, most: LONGEST_ID })
  return id
}

function shortList(value: unknown, field: string, most: number): readonly unknown[] {
  const list = asList(value, field)
  if (list.length > most) fault('out-of-range', field, { value: list.length, least: 0, most })
  return list
}

const readIds = (value: unknown, field: string, most: number): readonly string[] =>
  shortList(value, field, most).map((id, i) => asId(id, `${field}[${i}]`))

const UNTIL = ['turn', 'round', 'recalled'] as const
const ORDERS = ['pass', 'idle', 'play', 'react'] as const

function readOrder(value: unknown, i: number): Order {
  const field = `orders[${i}]`
  const given = asObject(value, field)
  const order = asOneOf(given.order, `${field}.order`, ORDERS)
  const narrowed = {
    ...(given.window !== undefined && { window: asOneOf(given.window, `${field}.window`, WINDOWS) }),
    ...(given.hero !== undefined && { hero: asId(given.hero, `${field}.hero`) }),
  }
  switch (order) {
    case 'pass': {
      onlyFields(given, field, ['order', 'until', 'kinds', 'window', 'hero'])
      const until = asOneOf(given.until, `${field}.until`, UNTIL)
      if (given.kinds === undefined) return { order, until, ...narrowed }
      const kinds = asList(given.kinds, `${field}.kinds`)
      return { order, until, ...narrowed, kinds: kinds.map((kind) => asOneOf(kind, `${field}.kinds`, YIELD_KINDS)) }
    }
    case 'idle': {
      onlyFields(given, field, ['order', 'quiet'])
      const quiet = shortList(given.quiet, `${field}.quiet`, MOST_ORDERS)
      return { order, quiet: quiet.map((card) => asId(card, `${field}.quiet`)) }
    }
    case 'play':
      onlyFields(given, field, ['order', 'card', 'window', 'hero', 'wounds'])
      return {
        order,
        card: asId(given.card, `${field}.card`),
        ...narrowed,
        ...(given.wounds !== undefined && {
          wounds: asNumber(given.wounds, `${field}.wounds`, 1, MOST_WOUNDS_BORNE),
        }),
      }
    case 'react':
      onlyFields(given, field, ['order', 'hero', 'monster', 'to', 'fight', 'begun'])
      return {
        order,
        ...(narrowed.hero !== undefined && { hero: narrowed.hero }),
        monster: asId(given.monster, `${field}.monster`),
        to: given.to === null ? null : asId(given.to, `${field}.to`),
        fight: asFlag(given.fight, `${field}.fight`),
        ...(given.begun !== undefined && asFlag(given.begun, `${field}.begun`) && { begun: true }),
      }
  }
}

const INTENT_TEXTS = [
  'do',
  'to',
  'at',
  'with',
  'token',
  'npc',
  'ability',
  'action',
  'card',
  'hero',
  'monster',
  'space',
  'icon',
  'face',
  'as',
  'covering',
  'mission',
  'choice',
  'effect',
] as const
const INTENT_FLAGS = ['none', 'yes', 'progress'] as const

function readIntent(value: unknown): Intent {
  const given = asObject(value, 'intent')
  onlyFields(given, 'intent', ['kind', 'slot', ...INTENT_TEXTS, ...INTENT_FLAGS])
  const intent: Record<string, unknown> = {}
  for (const field of INTENT_TEXTS)
    if (given[field] !== undefined) intent[field] = asId(given[field], `intent.${field}`)
  for (const field of INTENT_FLAGS) {
    if (given[field] !== undefined) intent[field] = asFlag(given[field], `intent.${field}`)
  }
  if (given.slot !== undefined) intent.slot = asNumber(given.slot, 'intent.slot', 0, 99)
  if (given.kind !== undefined) intent.kind = asOneOf(given.kind, 'intent.kind', PROMPT_KINDS)
  return intent as Intent
}

// --------------------------------------------------------------------------------------------------- log

/** The log after an update: what was taken back is gone, what is new stands at the end. */
export function logAfter(log: readonly LogStep[], { from, steps }: Pick<TableUpdate, 'from' | 'steps'>): LogStep[] {
  return [...log.slice(0, from), ...steps]
}
