import type { Position } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import { historyFor } from '../src/judge/index.ts'
import { rules } from './helpers.ts'
import { Bench, settings, turnOfHero1 } from './judge-table.ts'

/** What the judge refuses, in which words, and that nothing came of it. */

const EACH = [['sins'], ['hero1'], ['hero2'], ['hero3']] as const

const asked = (bench: Bench) => rules.prompts(bench.table.game!.state)[0]!
const move = (bench: Bench) => {
  const prompt = asked(bench)
  const option = rules.options(bench.table.game!.state, prompt).find(({ do: deed }) => deed === 'move')!
  return { command: 'answer', seat: prompt.seat, prompt: prompt.id, option: option.id } as const
}

describe('a command for a seat', () => {
  test('names the seat that is not there, is another’s, or is played by a bot', () => {
    const bench = new Bench().seat(...EACH).start()
    expect(bench.no('key1', { command: 'undo', seat: 'hero4' })).toEqual({
      code: 'no-such-seat',
      params: { seat: 'hero4' },
    })
    expect(bench.no('key1', { command: 'undo', seat: 'hero2' })).toEqual({
      code: 'not-your-seat',
      params: { seat: 'hero2' },
    })
    bench.ok('key1', { command: 'hand-over', seat: 'hero1', level: 'level1' })
    expect(bench.no('key1', move(bench))).toEqual({ code: 'not-your-seat', params: { seat: 'hero1' } })
  })

  test('in a lobby, or a game that has stopped, says so; a rewind is left to those who agree', () => {
    const bench = new Bench().seat(...EACH)
    expect(bench.no('key1', { command: 'undo', seat: 'hero1' })).toEqual({
      code: 'wrong-phase',
      params: { phase: 'lobby' },
    })
    bench.start().ok('key1', move(bench))
    bench.live = { ...bench.live, table: { ...bench.table, phase: 'broken' } }
    expect(bench.no('key1', move(bench)).code).toBe('broken')
    bench.ok('key1', { command: 'rewind', seat: 'hero1' })
    expect(bench.table.motions).toMatchObject([{ motion: { motion: 'rewind', to: bench.table.game!.length - 1 } }])
  })

  test('of somebody who sits nowhere is none of a person at the table', () => {
    const bench = new Bench().seat(...EACH).start()
    expect(bench.no('stranger', { command: 'undo', seat: 'hero1' }).code).toBe('not-seated')
  })

  test('orders are the Sins player’s', () => {
    const bench = new Bench().seat(...EACH).start()
    expect(bench.no('key1', { command: 'orders', seat: 'hero1', orders: [] })).toEqual({
      code: 'not-your-seat',
      params: { seat: 'hero1' },
    })
  })
})

describe('taking back', () => {
  test('says what lies between: nothing, another’s decision, or a seal, and at which answer', () => {
    const bench = new Bench().seat(...EACH).start()
    expect(bench.no('key1', { command: 'undo', seat: 'hero1' }).code).toBe('nothing-to-undo')
    bench.ok('key1', move(bench))
    expect(bench.no('key2', { command: 'undo', seat: 'hero2' }).code).toBe('nothing-to-undo')
    expect(bench.table.game!.length).toBe(1)
    bench.ok('key1', { command: 'undo', seat: 'hero1' })
    expect(bench.table.game!.length).toBe(0)
  })

  test('beyond a decision of somebody else names his seat and its number', () => {
    const bench = new Bench().seat(...EACH).start()
    const turn = asked(bench)
    expect(turn.kind).toBe('hero-turn')
    bench.ok('key1', { command: 'answer', seat: 'hero1', prompt: turn.id, option: 'end' })
    const next = asked(bench)
    expect(next).toMatchObject({ seat: 'sins', kind: 'reaction' })
    const [option] = rules.options(bench.table.game!.state, next).filter(({ none }) => none)
    bench.ok('key0', { command: 'answer', seat: 'sins', prompt: next.id, option: option!.id })
    expect(bench.log.slice(1).map(({ answer, seal }) => [answer?.seat, seal])).toEqual([
      ['hero1', null],
      ['sins', null],
    ])
    expect(bench.no('key1', { command: 'undo', seat: 'hero1' })).toEqual({
      code: 'undo-foreign',
      params: { seat: 'sins', answer: 1 },
    })
  })
})

describe('a question without effect', () => {
  test('before a game there is nothing to tell of', () => {
    const bench = new Bench().seat(...EACH)
    for (const command of ['position', 'record'] as const) {
      expect(bench.no('key1', { command })).toEqual({ code: 'wrong-phase', params: { phase: 'lobby' } })
    }
  })

  test('why something is not allowed is told to whose seat it is', () => {
    const bench = new Bench().seat(...EACH).start()
    const why = { command: 'explain', seat: 'hero1', intent: { do: 'move', to: 's9,9' } } as const
    const judged = bench.say('key1', why)
    expect(judged).toMatchObject({ done: true, next: null, value: { query: 'explain' } })
    expect(judged.done && judged.value?.query === 'explain' && judged.value.refusal).toMatchObject({
      code: 'no-such-space',
    })
    expect(bench.no('key2', why)).toEqual({ code: 'not-your-seat', params: { seat: 'hero1' } })
  })

  test('a record is of a game that is over, or of an earlier one that there is', () => {
    const bench = new Bench().seat(...EACH).start()
    expect(bench.no('key1', { command: 'record' })).toEqual({ code: 'wrong-phase', params: { phase: 'playing' } })
    expect(bench.no('key1', { command: 'record', game: 7 })).toEqual({
      code: 'wrong-phase',
      params: { phase: 'playing' },
    })
  })

  test('a position tells a hero nothing of the hand, and bystanders nothing where none may watch', () => {
    const position: Position = { ...turnOfHero1, sins: { hand: ['pride-hubris', 'pride-gauntlet'] } }
    const bench = new Bench(settings({ position, spectators: 'none' })).seat(...EACH).start()
    expect(bench.no('stranger', { command: 'position' }).code).toBe('no-spectators')
    expect(bench.no('stranger', { command: 'record' }).code).toBe('no-spectators')
    const told = (key: string) => {
      const judged = bench.say(key, { command: 'position' })
      const position = judged.done && judged.value?.query === 'position' ? judged.value.position : null
      return (position as Position | null)?.sins?.hand
    }
    expect(told('key0')?.toSorted()).toEqual(['pride-gauntlet', 'pride-hubris'])
    const hands = new Set(Array.from({ length: 12 }, () => told('key1')?.toSorted().join()))
    expect(hands.size).toBeGreaterThan(1)
  })
})

describe('people and seats', () => {
  test('a name can be changed at any time', () => {
    const bench = new Bench()
      .seat(...EACH)
      .start()
      .ok('key2', { command: 'rename', name: 'Another' })
    expect(bench.table.people[2]).toMatchObject({ id: 'p3', name: 'Another' })
  })

  test('what only the host may do in the lobby is refused to others and later', () => {
    const bench = new Bench().seat(...EACH)
    const webhook = { command: 'webhook', url: 'https://hooks.example/a', language: 'en' } as const
    expect(bench.no('key1', webhook).code).toBe('host-only')
    bench.ok('key0', webhook)
    expect(bench.table.webhook).toBe('https://hooks.example/a')
    bench.isAllowed = false
    expect(bench.no('key0', webhook).code).toBe('hook-not-allowed')
    bench.ok('key0', { ...webhook, url: null })
    expect(bench.table.webhook).toBeNull()
    expect(bench.no('key0', { command: 'host', person: 'p9' }).code).toBe('no-such-person')
    bench.start()
    expect(bench.no('key0', { command: 'start' })).toEqual({ code: 'wrong-phase', params: { phase: 'playing' } })
  })

  test('notes are sent where they are allowed, to the device that asked for them', () => {
    const bench = new Bench().seat(...EACH)
    const subscription = { endpoint: 'https://push.example/x', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }
    bench.ok('key1', { command: 'push', subscription } as never)
    const pushes = () => bench.table.people.map(({ devices }) => devices[0]!.push !== null)
    expect(pushes()).toEqual([false, true, false, false])
    bench.isAllowed = false
    expect(bench.no('key2', { command: 'push', subscription } as never).code).toBe('hook-not-allowed')
    const gone = bench.input({ input: 'push-gone', endpoint: 'https://push.example/y' })
    expect(gone).toMatchObject({ done: true, next: null })
    bench.input({ input: 'push-gone', endpoint: subscription.endpoint })
    expect(pushes()).toEqual([false, false, false, false])
  })

  test('each device has a name of its own', () => {
    const bench = new Bench().seat(...EACH)
    const ids = () => bench.table.people.flatMap(({ devices }) => devices.map(({ id }) => id))
    expect(ids()).toEqual(['d1', 'd2', 'd3', 'd4'])
    bench.say('key1', { command: 'invite-device', code: 'c'.repeat(43), hand: false }, { code: 'the code' })
    bench.input({ input: 'join', key: 'another', code: 'the code' })
    expect(ids()).toEqual(['d1', 'd2', 'd5', 'd3', 'd4'])
  })
})

describe('motions', () => {
  test('a pause is for a game that goes on, and one that rests already rests', () => {
    const bench = new Bench().seat(['sins'], ['hero1'])
    const pause = { command: 'move', motion: { motion: 'pause' } } as const
    expect(bench.no('key0', pause).code).toBe('wrong-phase')
    bench.start().ok('key0', pause)
    expect(bench.no('key1', pause).code).toBe('motion-open')
    bench.ok('key1', { command: 'consent', motion: 1, yes: true })
    expect(bench.table.pausedAt).toBe(bench.now)
    expect(bench.no('key0', pause).code).toBe('wrong-phase')
  })

  test('nobody is sent away who is not there, nor the host, nor by himself', () => {
    const bench = new Bench().seat(...EACH)
    const kick = (person: string) => ({ command: 'move', motion: { motion: 'kick', person } }) as const
    expect(bench.no('key0', kick('p9')).code).toBe('no-such-person')
    expect(bench.no('key0', kick('p1')).code).toBe('host-stays')
    expect(bench.no('key1', kick('p2')).code).toBe('no-such-person')
    bench.ok('key0', kick('p4')).ok('key1', { command: 'consent', motion: 1, yes: true })
    expect(bench.table).toMatchObject({ host: 'p1', seats: { hero3: { person: null } } })
    expect(bench.no('key1', kick('p1')).code).toBe('host-stays')
    expect(bench.table.host).toBe('p1')
  })
})

test('the log that a command needs is the whole of its game, and none for what neither goes back nor tells', () => {
  const bench = new Bench().seat(...EACH).start()
  bench.ok('key1', move(bench))
  const { table } = bench
  const current = { game: 1, length: table.game!.length }
  const needs = (body: Parameters<Bench['say']>[1]) =>
    historyFor(table, { input: 'command', key: 'key1', id: 'any', version: 1, body })
  expect(needs({ command: 'undo', seat: 'hero1' })).toEqual(current)
  expect(needs({ command: 'record' })).toEqual(current)
  expect(needs(move(bench))).toBeNull()
  expect(needs({ command: 'position' })).toBeNull()
  expect(historyFor(table, { input: 'tick' })).toBeNull()
  const { state: _, ...facts } = table.game!
  const outcome = { winner: 'sins', reason: 'any', rule: 'SIN-1' } as never
  const earlier = [{ number: 3, facts: { ...facts, length: 99 }, outcome }]
  const older = historyFor(
    { ...table, earlier },
    { input: 'command', key: 'key1', id: 'any', version: 1, body: { command: 'record', game: 3 } },
  )
  expect(older).toEqual({ game: 3, length: 99 })
})
