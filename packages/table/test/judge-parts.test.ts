import type { Position, Seat } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import {
  botSeats,
  coveredAfter,
  dueAt,
  frameFor,
  listedAs,
  NO_EYES,
  type StoredTable,
  turnsBegun,
  wakeAt,
} from '../src/judge/index.ts'
import { rules } from './helpers.ts'
import { BEGAN, Bench, settings, TURN_SEEN, turnOfHero1 } from './judge-table.ts'

const EACH = [['sins'], ['hero1'], ['hero2'], ['hero3']] as const
const LIVE = { time: { control: 'live', bank: 30, increment: 5 } } as const

describe('the list of open tables', () => {
  test('shows who waits for whom, and how it is played', () => {
    const bench = new Bench(settings({ ...LIVE })).seat(['sins'], ['hero2'])
    expect(listedAs(bench.table)).toEqual({
      table: bench.table.id,
      host: 'Host',
      story: null,
      heroPlayers: 3,
      free: ['hero1', 'hero3'],
      time: LIVE.time,
      changed: Math.floor(BEGAN / 60_000) * 60_000,
      pace: 'live',
      phase: 'lobby',
      quick: false,
    })
  })

  test('names the story that was chosen', () => {
    const { position: _, ...open } = settings({ setup: { heroPlayers: 2, story: 'lights-out' } })
    expect(listedAs(new Bench(open).table)).toMatchObject({
      story: 'lights-out',
      heroPlayers: 2,
      free: ['sins', 'hero1', 'hero2'],
    })
  })

  test('shows no table that is not listed, is full, is over or has stopped', () => {
    const { table } = new Bench().seat(['sins'])
    const shown = (change: Partial<StoredTable>) => listedAs({ ...table, ...change })
    expect(shown({})).not.toBeNull()
    expect(shown({ settings: settings({ listed: false }) })).toBeNull()
    expect(shown({ phase: 'over' })).toBeNull()
    expect(shown({ phase: 'broken' })).toBeNull()
    expect(listedAs(new Bench().seat(...EACH).table)).toBeNull()
  })
})

describe('whose turn it has become', () => {
  test('is told once to each person who is asked now and was not asked before', () => {
    const bench = new Bench().seat(...EACH)
    const lobby = bench.table
    bench.start()
    const began = bench.table
    const [prompt] = rules.prompts(began.game!.state)
    expect(prompt).toMatchObject({ seat: 'hero1', kind: 'hero-turn' })
    expect(turnsBegun(rules, lobby, began)).toEqual([{ person: 'p2', seat: 'hero1' }])
    expect(turnsBegun(rules, began, began)).toEqual([])
    // He goes on: nothing that he has to be told.
    const option = rules.options(began.game!.state, prompt!).find(({ do: deed }) => deed === 'move')!
    bench.ok('key1', { command: 'answer', seat: 'hero1', prompt: prompt!.id, option: option.id })
    expect(rules.prompts(bench.table.game!.state)[0]).toMatchObject({ seat: 'hero1', kind: 'hero-turn' })
    expect(turnsBegun(rules, began, bench.table)).toEqual([])
  })

  test('is nobody’s while a bot plays the seat, the game is not going on, or a window runs by itself', () => {
    const lobby = new Bench().seat(...EACH).table
    const bench = new Bench().seat(...EACH).start()
    const { table } = bench
    const holder = { person: 'p2', bot: 'level1' } as const
    expect(turnsBegun(rules, lobby, { ...table, seats: { ...table.seats, hero1: holder } })).toEqual([])
    expect(turnsBegun(rules, lobby, { ...table, phase: 'over' })).toEqual([])
    const window = { ends: BEGAN + 1, held: false, answer: null }
    expect(turnsBegun(rules, lobby, { ...table, window })).toEqual([])
    expect(turnsBegun(rules, lobby, { ...table, window: { ...window, ends: null } })).toHaveLength(1)
  })

  test('of several seats of one person one is told', () => {
    const round: Position = { ...turnOfHero1, current: { phase: 'round-start', begun: true } }
    const bench = new Bench(settings({ position: round })).seat(['sins'], ['hero1', 'hero2'], ['hero3'])
    const lobby = bench.table
    bench.start()
    expect(rules.prompts(bench.table.game!.state).map(({ seat }) => seat)).toEqual(['hero1', 'hero2', 'hero3'])
    expect(turnsBegun(rules, lobby, bench.table)).toEqual([
      { person: 'p2', seat: 'hero1' },
      { person: 'p3', seat: 'hero3' },
    ])
  })
})

describe('what is due', () => {
  test('by a clock: when the time of who is asked is up, and not while it stands still', () => {
    const { table } = new Bench(settings({ ...LIVE })).seat(...EACH).start()
    expect(dueAt(rules, table)).toBe(BEGAN + 30_000)
    expect(dueAt(rules, { ...table, pausedAt: BEGAN })).toBeNull()
    expect(dueAt(rules, { ...table, phase: 'over' })).toBeNull()
  })

  test('with days to think each question has its hours', () => {
    const { table } = new Bench(settings({ time: { control: 'days', hours: 24 } })).seat(...EACH).start()
    expect(table.clocks.hero1).toEqual({ left: 24 * 3_600_000, thinks: 3 })
    expect(dueAt(rules, table)).toBe(BEGAN + 24 * 3_600_000)
  })

  test('by a bot: a beat after its question, unless a clock comes first or the table rests', () => {
    const { table } = new Bench().seat(['sins']).start()
    expect(botSeats(rules, table)).toEqual(['hero1'])
    expect(dueAt(rules, table)).toBeNull()
    expect(wakeAt(rules, table)).toBe(BEGAN + 700)
    expect(wakeAt(rules, { ...table, pausedAt: BEGAN })).toBeNull()
    expect(wakeAt(rules, { ...table, phase: 'over' })).toBeNull()
    expect(wakeAt(rules, { ...table, asked: null })).toBeNull()
    expect(wakeAt(rules, new Bench().seat(...EACH).start().table)).toBeNull()
  })

  test('in a vote of bots the first speaks for all; beside people they are not asked', () => {
    const round: Position = { ...turnOfHero1, current: { phase: 'round-start', begun: true } }
    const vote = settings({ position: round })
    expect(botSeats(rules, new Bench(vote).seat(['sins']).start().table)).toEqual(['hero1'])
    expect(botSeats(rules, new Bench(vote).seat(['sins'], ['hero2']).start().table)).toEqual([])
  })

  test('thinking a little longer is for who is asked, with what the control gives, and not without end', () => {
    const bench = new Bench(settings({ ...LIVE })).seat(...EACH).start()
    for (const left of [90_000, 150_000, 210_000]) {
      bench.ok('key1', { command: 'let-me-think', seat: 'hero1' })
      expect(bench.table.clocks.hero1?.left).toBe(left)
    }
    expect(bench.no('key1', { command: 'let-me-think', seat: 'hero1' }).code).toBe('no-thinks-left')
    expect(bench.no('key2', { command: 'let-me-think', seat: 'hero2' }).code).toBe('wrong-phase')
    const free = new Bench().seat(...EACH).start()
    expect(free.no('key1', { command: 'let-me-think', seat: 'hero1' }).code).toBe('wrong-phase')
  })

  test('only clocks that are at their end are, and nothing is in a game that stands still or is over', () => {
    const bench = new Bench(settings({ ...LIVE })).seat(...EACH).start()
    bench.pass(29_999)
    expect(bench.table.asked?.timedOut).toEqual([])
    bench.live = { ...bench.live, table: { ...bench.table, pausedAt: bench.now } }
    bench.pass(60_000)
    expect(bench.table.asked?.timedOut).toEqual([])
    bench.live = { ...bench.live, table: { ...bench.table, pausedAt: null } }
    bench.pass(0)
    expect(bench.table.asked?.timedOut).toEqual(['hero1'])
    expect(bench.table.clocks.hero1).toEqual({ left: 0, thinks: 3 })
  })
})

describe('a window', () => {
  const open = (): Bench => {
    const position: Position = {
      ...turnOfHero1,
      sins: { hand: ['pride-whose-glory'] },
      current: { phase: 'take-turn', hero: 'thorley' },
    }
    return new Bench(settings({ position })).seat(['hero1'])
  }

  test('hears its bot at once and tells nobody before it ends', () => {
    const bench = open().start()
    expect(bench.table.window).toEqual({ ends: BEGAN + TURN_SEEN + 1_000, held: false, answer: null })
    const { version, seen, game } = bench.table
    const question = `1/${bench.table.cutCount}/${game!.length}`
    const heard = bench.input({ input: 'bot', seat: 'sins', question, option: 'none' })
    expect(heard.next).not.toBeNull()
    expect(bench.table.window).toEqual({ ends: BEGAN + TURN_SEEN + 1_000, held: false, answer: 'none' })
    expect(bench.table.seen).toEqual(seen)
    expect(bench.table.version).toBeGreaterThanOrEqual(version)
    expect(bench.table.game!.length).toBe(game!.length)
    expect(botSeats(rules, bench.table)).toEqual([])
    bench.pass(TURN_SEEN + 1_000)
    expect(bench.table.game!.length).toBeGreaterThan(game!.length)
    expect(bench.log.find(({ answer }) => answer?.option === 'none')?.by).toBe('table')
  })

  test('that a bot did not answer passes when it ends; a bot that is late is not heard', () => {
    const bench = open().start()
    const question = `1/${bench.table.cutCount}/${bench.table.game!.length}`
    bench.pass(TURN_SEEN + 999)
    expect(bench.log).toHaveLength(1)
    bench.pass(1)
    const { length } = bench.table.game!
    expect(bench.log.at(1)?.answer?.option).toBe('none')
    const late = bench.input({ input: 'bot', seat: 'sins', question, option: 'none' })
    expect(late).toMatchObject({ done: true, next: null })
    expect(bench.table.game!.length).toBe(length)
  })

  test('goes on where it stood when the table rested', () => {
    const bench = open().start()
    bench.now += 400
    bench.live = { ...bench.live, table: { ...bench.table, pausedAt: bench.now } }
    bench.now += 10_000
    bench.ok('key0', { command: 'go-on' })
    expect(bench.table).toMatchObject({
      pausedAt: null,
      window: { ends: BEGAN + TURN_SEEN + 11_000 },
      asked: { at: BEGAN + 10_000 },
    })
  })
})

describe('a bot', () => {
  test('gives the answer as a bot; when the clock was up, as the clock', () => {
    const bench = new Bench(settings({ ...LIVE })).seat(['sins'], ['hero2']).start()
    const hear = (seat: Seat) => {
      const { cutCount, game } = bench.table
      bench.input({ input: 'bot', seat, question: `1/${cutCount}/${game!.length}`, option: 'end' })
    }
    hear('hero1')
    expect(bench.log.at(1)).toMatchObject({ by: 'bot', answer: { seat: 'hero1', option: 'end' } })
    expect(rules.prompts(bench.table.game!.state)[0]?.seat).not.toBe('hero1')
  })
})

describe('the curtain of a shared device', () => {
  test('falls when the Sins player is not asked any more, or his window is not held', () => {
    const { table } = new Bench().seat(...EACH).start()
    const opened = { ...NO_EYES, opened: 'sins' } as const
    expect(coveredAfter(rules, table, opened).opened).toBeNull()
    expect(coveredAfter(rules, table, { ...opened, opened: 'hero1' }).opened).toBe('hero1')
    const window = { ends: BEGAN + 1, held: false, answer: null }
    expect(coveredAfter(rules, { ...table, window }, { ...opened, opened: 'hero1' }).opened).toBeNull()
    expect(coveredAfter(rules, { ...table, game: null }, opened).opened).toBeNull()
    expect(coveredAfter(rules, table, NO_EYES)).toBe(NO_EYES)
  })
})

describe('a surprise', () => {
  const { position: _, ...open } = settings({ setup: { heroPlayers: 3, sin: 'random' } })
  const frame = (bench: Bench, key: string) =>
    JSON.stringify(frameFor(rules, bench.live, key, { from: 0, entries: [], lines: bench.live.lines as never }))

  test('is the Sins player’s own until the game begins, and the others are told nothing', () => {
    const bench = new Bench(open).seat(...EACH)
    const told = ['key1', 'key2', 'key3', 'nobody'].map((key) => frame(bench, key))
    bench.ok('key0', { command: 'surprise', sin: 'sloth' })
    expect(['key1', 'key2', 'key3', 'nobody'].map((key) => frame(bench, key))).toEqual(told)
    expect(frame(bench, 'key0')).toContain('"surprise":"sloth"')
    bench.start()
    expect(bench.table.game?.setup.sin).toBe('sloth')
    expect(bench.table.surprise).toBeUndefined()
  })

  test('is nobody else’s to choose, and none where the settings name the sin', () => {
    const bench = new Bench(open).seat(...EACH)
    expect(bench.no('key1', { command: 'surprise', sin: 'sloth' }).code).toBe('not-your-seat')
    expect(bench.no('key0', { command: 'surprise', sin: 'hope' }).code).toBe('unknown-id')
    const named = new Bench({ ...open, setup: { heroPlayers: 3, sin: 'pride' } }).seat(...EACH)
    expect(named.no('key0', { command: 'surprise', sin: 'sloth' }).code).toBe('no-surprise')
  })

  test('goes with its player, and with the settings that it was made for', () => {
    const bench = new Bench(open).seat(...EACH).ok('key0', { command: 'surprise', sin: 'sloth' })
    bench.ok('key0', { command: 'release', seats: ['sins'] })
    expect(bench.table.surprise).toBeUndefined()
    bench.ok('key0', { command: 'claim', name: 'Host', seats: ['sins'] })
    bench.ok('key0', { command: 'surprise', sin: 'sloth' }).ok('key0', { command: 'settings', settings: open })
    expect(bench.table.surprise).toBeUndefined()
  })
})
