import { RuleError } from '@haven/engine'
import {
  type LogStep,
  logAfter,
  readSeatCommand,
  SEAT_COMMANDS,
  type SeatCommand,
  saidNo,
  TableError,
} from '@haven/table'
import { describe, expect, test } from 'vitest'
import { asFile, errorOf } from './helpers.ts'

const COMMAND: { readonly [N in SeatCommand['command']]: Extract<SeatCommand, { command: N }> } = {
  answer: { command: 'answer', seat: 'hero1', prompt: '12-hero1', option: 'move:s2,1' },
  propose: { command: 'propose', seat: 'hero2', option: null },
  'give-up': { command: 'give-up', seat: 'hero3' },
  undo: { command: 'undo', seat: 'hero1' },
  rewind: { command: 'rewind', seat: 'hero1' },
  orders: {
    command: 'orders',
    seat: 'sins',
    orders: [
      { order: 'idle', quiet: ['pride-hubris'] },
      { order: 'pass', until: 'turn', kinds: ['sin-card', 'reaction'], hero: 'rose' },
      { order: 'play', card: 'pride-gauntlet', window: 'turn-end' },
      { order: 'play', card: 'pride-hubris', hero: 'rose', wounds: 2 },
      { order: 'react', hero: 'rose', monster: 'acolyte#1', to: null, fight: true },
    ],
  },
  hold: { command: 'hold', seat: 'sins', hold: true },
  walk: { command: 'walk', seat: 'hero1', prompt: '12-hero1', pays: null, spaces: ['s2,1'] },
  give: { command: 'give', seat: 'hero1', prompt: '12-hero1', options: ['slot-1', 'slot-2'] },
  explain: {
    command: 'explain',
    seat: 'hero1',
    intent: { do: 'move', to: 's2,1', slot: 2, yes: true },
  },
}

describe('commands', () => {
  test('each kind comes through as it was sent', () => {
    for (const name of SEAT_COMMANDS) expect(readSeatCommand(asFile(COMMAND[name]))).toEqual(COMMAND[name])
  })

  const bad = (change: Record<string, unknown>, from: SeatCommand = COMMAND.answer) =>
    errorOf(() => readSeatCommand({ ...from, ...change }))

  test.each([
    ['no message at all', () => errorOf(() => readSeatCommand('answer')), 'not-an-object', 'body'],
    ['another command', () => bad({ command: 'cheat' }), 'unknown-id', 'body.command'],
    ['a seat that does not exist', () => bad({ seat: 'hero9' }), 'unknown-id', 'seat'],
    ['what the envelope says', () => bad({ version: 3 }), 'unknown-field', 'body.version'],
    ['an endless way', () => bad({ spaces: Array(100).fill('s1,1') }, COMMAND.walk), 'out-of-range', 'spaces'],
    ['an endless plan', () => bad({ options: Array(100).fill('slot-1') }, COMMAND.give), 'out-of-range', 'options'],
    ['an option that is no text', () => bad({ option: 3 }), 'wrong-type', 'option'],
    ['an endless option', () => bad({ option: 'x'.repeat(500) }), 'out-of-range', 'option'],
    ['a field of another command', () => bad({ hold: true }), 'unknown-field', 'body.hold'],
    [
      'an order that nobody knows',
      () => bad({ orders: [{ order: 'win' }] }, COMMAND.orders),
      'unknown-id',
      'orders[0].order',
    ],
    [
      'a pass without an end',
      () => bad({ orders: [{ order: 'pass' }] }, COMMAND.orders),
      'wrong-type',
      'orders[0].until',
    ],
    ['too many orders', () => bad({ orders: Array(100).fill({}) }, COMMAND.orders), 'out-of-range', 'orders'],
    [
      'an intent with a field of its own',
      () => bad({ intent: { id: 'x' } }, COMMAND.explain),
      'unknown-field',
      'intent.id',
    ],
    ['a flag that is no flag', () => bad({ intent: { yes: 'yes' } }, COMMAND.explain), 'wrong-type', 'intent.yes'],
  ])('%s is refused, and the field is named', (_, run, code, field) => {
    expect(run()).toMatchObject({ code, params: { field } })
  })
})

describe('refusals', () => {
  test('what a person did is told, a bug is not', () => {
    expect(saidNo(new RuleError('game-over', 'WIN-1', { winner: 'sins' }))).toEqual({
      code: 'game-over',
      rule: 'WIN-1',
      params: { winner: 'sins' },
    })
    expect(saidNo(new TableError('nothing-to-undo', 'table'))).toMatchObject({ code: 'nothing-to-undo' })
    expect(saidNo(new TypeError('oops'))).toBeNull()
  })
})

describe('the log', () => {
  const step = (round: number): LogStep => ({ events: [{ event: 'roundStarted', round }], sealed: false })

  test('grows at its end, and what is taken back is gone', () => {
    const log = logAfter([], { from: 0, steps: [step(1), step(2)] })
    expect(logAfter(log, { from: 2, steps: [step(3)] })).toEqual([step(1), step(2), step(3)])
    expect(logAfter(log, { from: 1, steps: [] })).toEqual([step(1)])
  })
})
