import { RuleError } from '@haven/engine'
import {
  type ClientFrame,
  LARGEST_FRAME,
  type OnlineCommand,
  type OnlineCommandName,
  OnlineError,
  onlineNo,
  PROTOCOL,
  readFrame,
  SEAT_COMMANDS,
  TABLE_COMMANDS,
  type TableSettings,
} from '@haven/table'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const TABLE = 'a'.repeat(22)
const KEY = 'k'.repeat(43)
const settings: TableSettings = {
  listed: false,
  spectators: 'public',
  time: { control: 'live', bank: 600, increment: 10 },
  window: 2_000,
  talk: 120,
  bot: 'level2',
  setup: { heroPlayers: 3 },
  quick: true,
  coach: true,
}

const BODIES: { readonly [N in OnlineCommandName]: Extract<OnlineCommand, { command: N }> } = {
  answer: { command: 'answer', seat: 'hero1', prompt: '12-hero1', option: 'move:s2,1' },
  propose: { command: 'propose', seat: 'hero1', option: null },
  'give-up': { command: 'give-up', seat: 'hero1' },
  undo: { command: 'undo', seat: 'hero1' },
  rewind: { command: 'rewind', seat: 'hero1' },
  walk: { command: 'walk', seat: 'hero1', prompt: '12-hero1', pays: 'sloth-power', spaces: ['s2,1', 's2,2'] },
  give: { command: 'give', seat: 'hero1', prompt: '12-hero1', options: ['slot-1', 'slot-2'] },
  orders: { command: 'orders', seat: 'sins', orders: [{ order: 'pass', until: 'turn' }] },
  hold: { command: 'hold', seat: 'sins', hold: true },
  explain: { command: 'explain', seat: 'hero1', intent: { do: 'move', to: 's2,1' } },
  claim: { command: 'claim', name: 'Ann', seats: ['hero1', 'hero2'] },
  withdraw: { command: 'withdraw' },
  release: { command: 'release', seats: ['hero2'] },
  rename: { command: 'rename', name: 'Anna' },
  bot: { command: 'bot', seat: 'hero3', level: 'level4' },
  'hand-over': { command: 'hand-over', seat: 'hero1', level: 'level1' },
  'take-back': { command: 'take-back', seat: 'hero1' },
  settings: { command: 'settings', settings },
  surprise: { command: 'surprise', sin: 'sloth' },
  host: { command: 'host', person: 'p2' },
  lock: { command: 'lock', locked: true },
  approve: { command: 'approve', request: 4 },
  decline: { command: 'decline', request: 4 },
  'send-away': { command: 'send-away', person: 'p2' },
  webhook: { command: 'webhook', url: 'https://hooks.example/x' },
  start: { command: 'start' },
  rematch: { command: 'rematch', swap: true },
  move: { command: 'move', motion: { motion: 'rewind', to: 17 } },
  consent: { command: 'consent', motion: 3, yes: false },
  'let-me-think': { command: 'let-me-think', seat: 'sins' },
  'go-on': { command: 'go-on' },
  say: { command: 'say', to: 'team', text: 'Metro, then the nest 👩‍🚒' },
  ping: { command: 'ping', to: 'table', space: 's2,1' },
  'remove-line': { command: 'remove-line', line: 7 },
  mute: { command: 'mute', person: 'p2', on: true },
  report: { command: 'report', person: 'p2', line: 7, reason: 'Nobody wants to read that.' },
  'settle-report': { command: 'settle-report', report: 1 },
  'invite-device': { command: 'invite-device', code: KEY, hand: true },
  revoke: { command: 'revoke', device: 'd2' },
  push: {
    command: 'push',
    subscription: { endpoint: 'https://push.example/x', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  },
  position: { command: 'position' },
  record: { command: 'record' },
  lines: { command: 'lines', before: 40 },
}

const FRAMES: readonly ClientFrame[] = [
  { send: 'hello', protocol: PROTOCOL, table: TABLE, key: KEY, have: null },
  {
    send: 'hello',
    protocol: PROTOCOL,
    table: TABLE,
    key: KEY,
    have: { viewer: 'hero1', game: 1, version: 8, steps: 5, lines: 2 },
  },
  { send: 'create', protocol: PROTOCOL, table: TABLE, key: KEY, name: 'Ann', settings },
  { send: 'join', protocol: PROTOCOL, table: TABLE, key: KEY, code: KEY },
  ...Object.values(BODIES).map((body) => ({ send: 'command', id: 'abcd-0001', version: 3, body }) as const),
]

const command = (body: object, more: object = {}) => ({ send: 'command', id: 'abcd-0001', version: 3, body, ...more })
const read = (frame: unknown) => readFrame(JSON.stringify(frame))
const no = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return onlineNo(error)
  }
  throw new Error('nothing was thrown')
}
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('frames of online tables', () => {
  test('each kind comes through as it was sent, and every command is among them', () => {
    for (const frame of FRAMES) expect(read(frame)).toEqual(frame)
    expect(Object.keys(BODIES).toSorted()).toEqual([...SEAT_COMMANDS, ...TABLE_COMMANDS].toSorted())
  })

  test.each([
    ['more than 8 KiB', () => readFrame(JSON.stringify('x'.repeat(LARGEST_FRAME))), 'too-large'],
    ['more than 8 KiB in few letters', () => readFrame(JSON.stringify('€'.repeat(3_000))), 'too-large'],
    ['no JSON', () => readFrame('{"send":'), 'not-json'],
    ['deep JSON', () => readFrame(nested(4_000)), 'too-deep'],
    ['__proto__', () => readFrame('{"send":"hello","__proto__":{"a":1}}'), 'forbidden-key'],
    ['constructor, deep inside', () => read(command({ constructor: {} })), 'forbidden-key'],
    ['another protocol', () => read({ ...FRAMES[0], protocol: 99 }), 'foreign-protocol'],
    ['what another protocol may send', () => read({ send: 'come', protocol: 99, to: [] }), 'foreign-protocol'],
    ['no protocol', () => read({ ...FRAMES[0], protocol: undefined }), 'foreign-protocol'],
    ['a short table id', () => read({ ...FRAMES[0], table: 'abc' }), 'wrong-type'],
    ['a short key', () => read({ ...FRAMES[0], key: 'secret' }), 'wrong-type'],
    ['a field too many', () => read({ ...FRAMES[0], seat: 'sins' }), 'unknown-field'],
    ['a command nobody knows', () => read(command({ command: 'win' })), 'unknown-id'],
    ['a command without an id', () => read({ ...command(BODIES.start), id: undefined }), 'wrong-type'],
    ['a version inside the command', () => read(command({ ...BODIES.answer, version: 9 })), 'unknown-field'],
    [
      'the settings of a table at home',
      () => read(command({ command: 'settings', settings: { ...settings, home: { blink: 0 } } })),
      'unknown-field',
    ],
    [
      'a window that waits for ever',
      () => read(command({ command: 'settings', settings: { ...settings, window: null } })),
      'wrong-type',
    ],
    ['no name', () => read(command({ ...BODIES.claim, name: '  ' })), 'out-of-range'],
    ['a name that turns the line', () => read(command({ ...BODIES.claim, name: 'Ann\u202e' })), 'unprintable'],
    ['a bell in the chat', () => read(command({ ...BODIES.say, text: 'ring\u0007' })), 'unprintable'],
    ['half a letter', () => read(command({ ...BODIES.say, text: '\ud83d' })), 'unprintable'],
    ['a novel in the chat', () => read(command({ ...BODIES.say, text: 'x'.repeat(301) })), 'out-of-range'],
    [
      'a window of no length',
      () => read(command({ command: 'settings', settings: { ...settings, window: 0 } })),
      'out-of-range',
    ],
    [
      'a clock of another control',
      () => read(command({ command: 'settings', settings: { ...settings, time: { control: 'none', bank: 9 } } })),
      'unknown-field',
    ],
    ['a motion nobody knows', () => read(command({ command: 'move', motion: { motion: 'cheat' } })), 'unknown-id'],
  ])('%s is refused', (_, run, code) => {
    expect(no(run)).toMatchObject({ code })
  })

  test('whatever comes in is read or refused, never a bug', () => {
    const harmless = (text: string): void => {
      try {
        readFrame(text)
      } catch (error) {
        if (!(error instanceof RuleError || error instanceof OnlineError)) throw error
      }
    }
    fc.assert(
      fc.property(fc.json(), (text) => harmless(text)),
      { numRuns: 2_000 },
    )
    // Frames that were right before one place was changed.
    const change = fc.tuple(fc.nat(FRAMES.length - 1), fc.nat(), fc.jsonValue())
    fc.assert(
      fc.property(change, ([which, place, value]) => {
        const frame = structuredClone(FRAMES[which]) as unknown as Record<string, unknown>
        const inner = (frame.body ?? frame) as Record<string, unknown>
        const keys = Object.keys(inner)
        inner[keys[place % keys.length] as string] = value
        harmless(JSON.stringify(frame))
      }),
      { numRuns: 3_000 },
    )
  })
})
