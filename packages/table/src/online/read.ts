import { type Position, SEATS, type Seat, type SetupWishes } from '@haven/engine'
import { asFlag, asList, asNumber, asObject, asOneOf, asText, fault, onlyFields } from '@haven/engine/files'
import { readSeatCommand, SEAT_COMMANDS } from '../protocol.ts'
import { OnlineError } from './codes.ts'
import {
  BOT_LEVELS,
  CHANNELS,
  CONTROLS,
  MOTIONS,
  type Motion,
  type OnlineCommand,
  type PushSubscriptionKeys,
  SETTINGS_FIELDS,
  SPECTATORS,
  TABLE_COMMANDS,
  type TableCommand,
  type TableCommandName,
  type TableSettings,
  type TimeControl,
} from './commands.ts'
import { type ClientFrame, type Have, LARGEST_FRAME, PROTOCOL } from './frames.ts'
import { readName } from './names.ts'

/** Checked reading of frames from outside: one error that names what is wrong, before anything else happens. */

const DEEPEST = 10
export const LONGEST_TEXT = 300
export const LONGEST_REASON = 200
const LONGEST_SPACE = 40
const LONGEST_URL = 500
const MOST = Number.MAX_SAFE_INTEGER
const DAY = 86_400

/** 128 and 256 random bits, in the letters that are safe in an address. */
const TABLE_ID = /^[\w-]{22}$/
const KEY = /^[\w-]{43}$/
const COMMAND_ID = /^[\w-]{8,40}$/
const SHORT_ID = /^[a-z]\d{1,9}$/

const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
/** Controls, and the marks that turn the direction of the text around them. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u

/** How many bytes a text has in UTF-8. */
function bytesOf(text: string): number {
  let bytes = text.length
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    // Each half of a pair counts two: four together.
    if (code > 0x7ff) bytes += code >= 0xd800 && code <= 0xdfff ? 1 : 2
    else if (code > 0x7f) bytes += 1
  }
  return bytes
}

function checkShape(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > DEEPEST) throw new OnlineError('too-deep', { most: DEEPEST })
  for (const key of Object.keys(value)) {
    if (FORBIDDEN.has(key)) throw new OnlineError('forbidden-key', { key })
    checkShape((value as Record<string, unknown>)[key], depth + 1)
  }
}

function parse(text: string): unknown {
  if (bytesOf(text) > LARGEST_FRAME) throw new OnlineError('too-large', { most: LARGEST_FRAME })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new OnlineError('not-json')
  }
  checkShape(value, 1)
  return value
}

function asMatch(value: unknown, field: string, pattern: RegExp, wanted: string): string {
  const text = asText(value, field)
  if (!pattern.test(text)) fault('wrong-type', field, { wanted })
  return text
}

const asTableId = (value: unknown): string => asMatch(value, 'table', TABLE_ID, '22 letters of a random id')
const asKey = (value: unknown, field = 'key'): string => asMatch(value, field, KEY, '43 letters of a random key')
const asShortId = (value: unknown, field: string): string => asMatch(value, field, SHORT_ID, 'an id')

/** What people write: trimmed, of some length, without invisible marks. */
function asWords(value: unknown, field: string, longest: number): string {
  const text = asText(value, field).trim()
  const { length } = Array.from(text)
  if (length < 1 || length > longest) fault('out-of-range', field, { value: length, least: 1, most: longest })
  if (UNPRINTABLE.test(text)) throw new OnlineError('unprintable', { field })
  return text
}

function asSeats(value: unknown): readonly Seat[] {
  const list = asList(value, 'seats')
  if (list.length > SEATS.length) fault('out-of-range', 'seats', { value: list.length, least: 0, most: SEATS.length })
  return [...new Set(list.map((seat, i) => asOneOf(seat, `seats[${i}]`, SEATS)))]
}

/** As a box calls it. */
const SIN_ID = /^[a-z0-9-]{1,60}$/
const asSeat = (value: unknown): Seat => asOneOf(value, 'seat', SEATS)

// ---------------------------------------------------------------------------------------------------- frames

const SENDS = ['hello', 'create', 'join', 'command'] as const

const foreign = (): OnlineError => new OnlineError('foreign-protocol', { known: PROTOCOL })

/** Throws a RuleError or an OnlineError. */
export function readFrame(text: string): ClientFrame {
  const frame = asObject(parse(text), 'frame')
  // Before anything else: what another version sends need not look like ours.
  if (frame.protocol !== undefined && frame.protocol !== PROTOCOL) throw foreign()
  const send = asOneOf(frame.send, 'send', SENDS)
  if (send === 'command') {
    onlyFields(frame, '', ['send', 'id', 'version', 'body'])
    const id = asMatch(frame.id, 'id', COMMAND_ID, '8 to 40 letters')
    const version = asNumber(frame.version, 'version', 0, MOST)
    return { send, id, version, body: readBody(frame.body) }
  }
  if (frame.protocol === undefined) throw foreign()
  const own = { hello: ['have'], create: ['name', 'settings'], join: ['code'] }[send]
  onlyFields(frame, '', ['send', 'protocol', 'table', 'key', ...own])
  const greeting = { protocol: PROTOCOL, table: asTableId(frame.table), key: asKey(frame.key) }
  switch (send) {
    case 'hello':
      return { send, ...greeting, have: frame.have === null ? null : readHave(frame.have) }
    case 'create':
      return {
        send,
        ...greeting,
        name: readName(frame.name, 'name'),
        settings: readSettings(frame.settings),
      }
    case 'join':
      return { send, ...greeting, code: asKey(frame.code, 'code') }
  }
}

function readHave(value: unknown): Have {
  const have = asObject(value, 'have')
  const fields = ['game', 'version', 'steps', 'lines'] as const
  onlyFields(have, 'have', ['viewer', ...fields])
  const number = (field: (typeof fields)[number]): number => asNumber(have[field], `have.${field}`, 0, MOST)
  const viewer = asOneOf(have.viewer, 'have.viewer', [...SEATS, 'spectator', 'all'])
  return { viewer, game: number('game'), version: number('version'), steps: number('steps'), lines: number('lines') }
}

// -------------------------------------------------------------------------------------------------- settings

function readTime(value: unknown): TimeControl {
  const time = asObject(value, 'settings.time')
  const control = asOneOf(time.control, 'settings.time.control', CONTROLS)
  const own = { none: [], live: ['bank', 'increment'], days: ['hours'] }[control]
  onlyFields(time, 'settings.time', ['control', ...own])
  switch (control) {
    case 'none':
      return { control }
    case 'live':
      return {
        control,
        bank: asNumber(time.bank, 'settings.time.bank', 10, 4 * 3_600),
        increment: asNumber(time.increment, 'settings.time.increment', 0, 600),
      }
    case 'days':
      return { control, hours: asNumber(time.hours, 'settings.time.hours', 1, 14 * 24) }
  }
}

const MOST_BOXES = 16

function readBoxes(value: unknown): readonly string[] {
  const hashes = asList(value, 'settings.boxes')
  if (hashes.length > MOST_BOXES) {
    fault('out-of-range', 'settings.boxes', { value: hashes.length, least: 0, most: MOST_BOXES })
  }
  return hashes.map((hash, i) => {
    const text = asText(hash, `settings.boxes[${i}]`)
    return HASH.test(text) ? text : fault('wrong-type', `settings.boxes[${i}]`, { wanted: '64 hex digits' })
  })
}
const HASH = /^[0-9a-f]{64}$/

/** The form; whether the set-up or the position is one, the rules say. */
export function readSettings(value: unknown): TableSettings {
  const given = asObject(value, 'settings')
  onlyFields(given, 'settings', SETTINGS_FIELDS)
  return {
    listed: asFlag(given.listed, 'settings.listed'),
    spectators: asOneOf(given.spectators, 'settings.spectators', SPECTATORS),
    time: readTime(given.time),
    window: asNumber(given.window, 'settings.window', 500, 60_000),
    talk: given.talk === null ? null : asNumber(given.talk, 'settings.talk', 10, 14 * DAY),
    bot: asOneOf(given.bot, 'settings.bot', BOT_LEVELS),
    setup: asObject(given.setup, 'settings.setup') as unknown as SetupWishes,
    ...(given.boxes !== undefined && { boxes: readBoxes(given.boxes) }),
    ...(given.position !== undefined && {
      position: asObject(given.position, 'settings.position') as unknown as Position,
    }),
    ...(given.quick !== undefined && { quick: asFlag(given.quick, 'settings.quick') }),
    ...(given.coach !== undefined && { coach: asFlag(given.coach, 'settings.coach') }),
    ...readLanguage(given, 'settings.language'),
  }
}

// -------------------------------------------------------------------------------------------------- commands

function readBody(value: unknown): OnlineCommand {
  const body = asObject(value, 'body')
  const command = asOneOf(body.command, 'body.command', [...SEAT_COMMANDS, ...TABLE_COMMANDS])
  if ((SEAT_COMMANDS as readonly string[]).includes(command)) return readSeatCommand(body)
  return readTableCommand(body, command as TableCommandName)
}

const FIELDS: Readonly<Record<TableCommandName, readonly string[]>> = {
  claim: ['name', 'seats'],
  withdraw: [],
  release: ['seats'],
  rename: ['name'],
  bot: ['seat', 'level'],
  'hand-over': ['seat', 'level'],
  'take-back': ['seat'],
  settings: ['settings'],
  surprise: ['sin'],
  host: ['person'],
  lock: ['locked'],
  approve: ['request'],
  decline: ['request'],
  'send-away': ['person'],
  webhook: ['url', 'language'],
  start: [],
  rematch: ['swap'],
  move: ['motion'],
  consent: ['motion', 'yes'],
  'let-me-think': ['seat'],
  'go-on': [],
  say: ['to', 'text'],
  ping: ['to', 'space'],
  'remove-line': ['line'],
  mute: ['person', 'on'],
  report: ['person', 'line', 'reason'],
  'settle-report': ['report'],
  'invite-device': ['code', 'hand'],
  revoke: ['device'],
  push: ['subscription'],
  position: [],
  record: ['game'],
  lines: ['before'],
}

function readTableCommand(body: Record<string, unknown>, command: TableCommandName): TableCommand {
  onlyFields(body, 'body', ['command', ...FIELDS[command]])
  switch (command) {
    case 'claim':
      return { command, name: readName(body.name, 'name'), seats: asSeats(body.seats) }
    case 'release':
      return { command, seats: asSeats(body.seats) }
    case 'rename':
      return { command, name: readName(body.name, 'name') }
    case 'bot': {
      const level = body.level === null ? null : asOneOf(body.level, 'level', BOT_LEVELS)
      return { command, seat: asSeat(body.seat), level }
    }
    case 'hand-over':
      return { command, seat: asSeat(body.seat), level: asOneOf(body.level, 'level', BOT_LEVELS) }
    case 'take-back':
    case 'let-me-think':
      return { command, seat: asSeat(body.seat) }
    case 'settings':
      return { command, settings: readSettings(body.settings) }
    case 'surprise':
      return { command, sin: body.sin === null ? null : asMatch(body.sin, 'sin', SIN_ID, 'an id') }
    case 'host':
    case 'send-away':
      return { command, person: asShortId(body.person, 'person') }
    case 'lock':
      return { command, locked: asFlag(body.locked, 'locked') }
    case 'approve':
    case 'decline':
      return { command, request: asNumber(body.request, 'request', 0, MOST) }
    case 'webhook':
      return {
        command,
        url: body.url === null ? null : asWords(body.url, 'url', LONGEST_URL),
        ...readLanguage(body, 'language'),
      }
    case 'rematch':
      return { command, swap: asFlag(body.swap, 'swap') }
    case 'move':
      return { command, motion: readMotion(body.motion) }
    case 'consent':
      return { command, motion: asNumber(body.motion, 'motion', 0, MOST), yes: asFlag(body.yes, 'yes') }
    case 'say':
      return {
        command,
        to: asOneOf(body.to, 'to', CHANNELS),
        text: asWords(body.text, 'text', LONGEST_TEXT),
      }
    case 'ping':
      return {
        command,
        to: asOneOf(body.to, 'to', CHANNELS),
        space: asWords(body.space, 'space', LONGEST_SPACE),
      }
    case 'remove-line':
      return { command, line: asNumber(body.line, 'line', 0, MOST) }
    case 'mute':
      return { command, person: asShortId(body.person, 'person'), on: asFlag(body.on, 'on') }
    case 'report':
      return {
        command,
        person: asShortId(body.person, 'person'),
        ...(body.line !== undefined && { line: asNumber(body.line, 'line', 0, MOST) }),
        reason: asWords(body.reason, 'reason', LONGEST_REASON),
      }
    case 'settle-report':
      return { command, report: asNumber(body.report, 'report', 1, MOST) }
    case 'invite-device':
      return { command, code: asKey(body.code, 'code'), hand: asFlag(body.hand, 'hand') }
    case 'revoke':
      return { command, device: asShortId(body.device, 'device') }
    case 'push':
      return { command, subscription: body.subscription === null ? null : readSubscription(body.subscription) }
    case 'start':
    case 'withdraw':
    case 'go-on':
    case 'position':
      return { command }
    case 'record':
      return { command, ...(body.game !== undefined && { game: asNumber(body.game, 'game', 1, MOST) }) }
    case 'lines':
      return { command, before: asNumber(body.before, 'before', 0, MOST) }
  }
}

function readSubscription(value: unknown): PushSubscriptionKeys {
  const given = asObject(value, 'subscription')
  onlyFields(given, 'subscription', ['endpoint', 'p256dh', 'auth', 'language'])
  return {
    endpoint: asWords(given.endpoint, 'subscription.endpoint', LONGEST_URL),
    p256dh: asMatch(given.p256dh, 'subscription.p256dh', /^[\w-]{87}$/, '87 letters'),
    auth: asMatch(given.auth, 'subscription.auth', /^[\w-]{22}$/, '22 letters'),
    ...readLanguage(given, 'subscription.language'),
  }
}

/** Any tag: which languages there are is not the table's affair. */
const readLanguage = ({ language }: Readonly<Record<string, unknown>>, field: string): { language?: string } =>
  language === undefined ? {} : { language: asMatch(language, field, /^[A-Za-z-]{2,20}$/, 'a language') }

function readMotion(value: unknown): Motion {
  const given = asObject(value, 'motion')
  const motion = asOneOf(given.motion, 'motion.motion', MOTIONS)
  switch (motion) {
    case 'pause':
      onlyFields(given, 'motion', ['motion'])
      return { motion }
    case 'rewind':
      onlyFields(given, 'motion', ['motion', 'to'])
      return { motion, to: asNumber(given.to, 'motion.to', 0, MOST) }
    case 'kick':
    case 'elect':
      onlyFields(given, 'motion', ['motion', 'person'])
      return { motion, person: asShortId(given.person, 'motion.person') }
  }
}
