import type { Position, Seat } from '@haven/engine'
import { openGame } from '@haven/table'
import { describe, expect, test } from 'vitest'
import { frameFor, homePlayersOf, homeTable, type LiveTable, missing, NO_EYES } from '../src/judge/index.ts'
import { earlierGames } from '../src/judge/play.ts'
import { rules } from './helpers.ts'
import { BEGAN, Bench, settings, TURN_SEEN, turnOfHero1 } from './judge-table.ts'

/** How a game goes on by itself at a table, and what is told of it. */

const EACH = [['sins'], ['hero1'], ['hero2'], ['hero3']] as const
const atVote: Position = { ...turnOfHero1, current: { phase: 'round-start', begun: true } }
const atWindow: Position = {
  ...turnOfHero1,
  sins: { hand: ['pride-whose-glory'] },
  current: { phase: 'take-turn', hero: 'thorley' },
}
const atTurn = { command: 'answer', seat: 'hero1', prompt: '0-hero1', option: 'move:s1,0' } as const

describe('a vote', () => {
  const hear = (bench: Bench, seat: Seat, option: string) => {
    const { gameNumber, cutCount, game } = bench.table
    bench.input({ input: 'bot', seat, question: `${gameNumber}/${cutCount}/${game!.length}`, option })
  }

  test('of bots is what the first of them says', () => {
    const bench = new Bench(settings({ position: atVote })).seat(['sins']).start()
    expect(bench.table.talk).toEqual({ proposals: {}, givenUp: [] })
    hear(bench, 'hero1', 'rose')
    const ballots = bench.log.slice(1).flatMap(({ answer }) => (answer ? [[answer.seat, answer.option]] : []))
    expect(ballots.slice(0, 3)).toEqual([
      ['hero1', 'rose'],
      ['hero2', 'rose'],
      ['hero3', 'rose'],
    ])
  })

  test('of people and bots is what the people say, and each ballot is its own person’s', () => {
    const bench = new Bench(settings({ position: atVote })).seat(['sins'], ['hero1'], ['hero2']).start()
    bench.ok('key1', { command: 'propose', seat: 'hero1', option: 'rose' })
    expect(bench.log).toHaveLength(1)
    bench.ok('key2', { command: 'propose', seat: 'hero2', option: 'rose' })
    expect(bench.log.slice(1, 4).map(({ answer, by }) => [answer?.seat, by])).toEqual([
      ['hero1', 'p2'],
      ['hero2', 'p3'],
      ['hero3', 'table'],
    ])
  })

  test('may last as long as the people like, if the table says so; else it has its end', () => {
    const endless = new Bench(settings({ position: atVote, talk: null })).seat(...EACH).start()
    endless.pass(24 * 3_600_000)
    expect(endless.table.talk).not.toBeNull()
    const timed = new Bench(settings({ position: atVote, talk: 60 })).seat(...EACH).start()
    expect(timed.table.talkEnds).toBe(BEGAN + 60_000)
    timed.pass(59_999)
    expect(timed.table.talk).not.toBeNull()
    timed.pass(1)
    expect(timed.table.talk).toBeNull()
  })

  test('is not held where nobody is asked for one', () => {
    const bench = new Bench().seat(...EACH).start()
    expect(bench.no('key1', { command: 'propose', seat: 'hero1', option: 'rose' }).code).toBe('wrong-phase')
  })
})

describe('time that stands still', () => {
  test('ends no window, whatever the clock says', () => {
    const bench = new Bench(settings({ position: atWindow })).seat(['hero1']).start()
    bench.live = { ...bench.live, table: { ...bench.table, pausedAt: bench.now } }
    bench.pass(60_000)
    expect(bench.table.window).not.toBeNull()
    expect(bench.log).toHaveLength(1)
  })
})

describe('windows with days to think', () => {
  const days = { time: { control: 'days', hours: 24 }, position: atWindow } as const

  test('wait for a Sins player without orders, and run for one who left some', () => {
    const waiting = new Bench(settings(days)).seat(...EACH).start()
    expect(waiting.table.window).toEqual({ ends: null, held: true, answer: null })
    const played = new Bench(settings(days)).seat(['hero1']).start()
    expect(played.table.window).toEqual({ ends: BEGAN + TURN_SEEN + 1_000, held: false, answer: null })
  })
})

describe('a plan and a way', () => {
  test('that begin at another question name it and the seat', () => {
    const bench = new Bench().seat(...EACH).start()
    expect(bench.no('key1', { command: 'give', seat: 'hero1', prompt: 'other', options: ['end'] })).toEqual({
      code: 'stale-prompt',
      params: { prompt: 'other', seat: 'hero1' },
    })
    expect(bench.no('key1', { command: 'walk', seat: 'hero1', prompt: 'other', pays: null, spaces: ['s1,0'] })).toEqual(
      {
        code: 'stale-prompt',
        params: { prompt: 'other', seat: 'hero1' },
      },
    )
    expect(bench.no('key2', { command: 'give', seat: 'hero2', prompt: '0-hero1', options: ['end'] }).code).toBe(
      'stale-prompt',
    )
    expect(bench.table.game!.length).toBe(0)
  })

  test('a walk is taken step by step and is one wish; one to where no step leads is none', () => {
    const bench = new Bench().seat(...EACH).start()
    expect(
      bench.no('key1', { command: 'walk', seat: 'hero1', prompt: '0-hero1', pays: null, spaces: ['s3,2'] }).code,
    ).toBe('stale-prompt')
    bench.ok('key1', { command: 'walk', seat: 'hero1', prompt: '0-hero1', pays: null, spaces: ['s1,0', 's2,0'] })
    expect(bench.log.slice(1).map(({ answer, wish }) => [answer?.option, wish])).toEqual([
      ['move:s1,0', undefined],
      ['move:s2,0', 0],
    ])
    expect(bench.table.way).toBeNull()
  })
})

describe('earlier games', () => {
  test('are kept, the latest fifty', () => {
    const { table } = new Bench().seat(...EACH).start()
    const over = { ...table.game!.state, over: { winner: 'sins', reason: 'no-heroes', rule: 'VICT-1' } } as never
    const { state: _, ...facts } = table.game!
    const outcome = rules.outcome(over)!
    const many = Array.from({ length: 50 }, (_each, i) => ({ number: i + 1, facts, outcome }))
    const now = earlierGames(rules, { ...table, gameNumber: 51, game: { ...table.game!, state: over }, earlier: many })
    expect(now.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_each, i) => i + 2))
    expect(earlierGames(rules, { ...table, earlier: many })).toBe(many)
  })

  test('only tables that show everything a round later keep moments of the past', () => {
    const open = (spectators: 'public' | 'delayed') =>
      new Bench(settings({ spectators })).seat(...EACH).start().table.past
    expect(open('public')).toEqual([])
    expect(open('delayed')).toHaveLength(1)
  })
})

describe('who comes and goes', () => {
  test('a late comer sits on the side of his seat; a seat that is taken is named', () => {
    const bench = new Bench().seat(['sins'], ['hero1']).start()
    expect(bench.no('late', { command: 'claim', name: 'Late', seats: ['hero1'] })).toEqual({
      code: 'seat-taken',
      params: { seat: 'hero1' },
    })
    bench.ok('late', { command: 'claim', name: 'Late', seats: ['hero2'] })
    bench.ok('key0', { command: 'approve', request: 1 })
    expect(bench.table.people.at(-1)).toMatchObject({ name: 'Late', side: 'heroes' })
    expect(bench.table.seats.hero2).toEqual({ person: 'p3', bot: null })
  })

  test('who has one device alone cannot shut it out', () => {
    const bench = new Bench().seat(...EACH)
    expect(bench.no('key1', { command: 'revoke', device: 'd2' }).code).toBe('last-device')
    expect(bench.table.people[1]?.devices).toHaveLength(1)
  })

  test('a table has room for so many people, and says for how many', () => {
    const bench = new Bench()
    let refused: { code: string; params: unknown } | null = null
    for (let i = 1; i <= 40 && !refused; i++) {
      const judged = bench.say(`guest${i}`, { command: 'claim', name: `Guest ${i}`, seats: [] })
      if (!judged.done) refused = { code: judged.refusal.code, params: judged.refusal.params }
    }
    // The host has a place besides.
    expect(refused).toEqual({ code: 'too-many', params: { most: bench.table.people.length - 1 } })
  })
})

describe('a table at home', () => {
  const sit = (people: readonly Seat[], more: object = {}) => {
    const { game, opening } = openGame(rules, { setup: atVote.setup, position: atVote, seed: 'home' })
    return homeTable(rules, {
      id: 'home',
      key: 'key',
      players: { people, bots: { hero3: 'level4' } },
      game,
      opening,
      steps: [],
      window: null,
      blink: 0,
      now: BEGAN,
      ...more,
    }).live.table
  }

  test('has a person for each side that people play, and bots for the rest', () => {
    const table = sit(['sins', 'hero1', 'hero2'])
    expect(table.people.map(({ id, side }) => [id, side])).toEqual([
      ['p1', 'heroes'],
      ['p2', 'sins'],
    ])
    expect(table.seats).toEqual({
      sins: { person: 'p2', bot: null },
      hero1: { person: 'p1', bot: null },
      hero2: { person: 'p1', bot: null },
      hero3: { person: null, bot: 'level4' },
    })
    expect(homePlayersOf(table)).toEqual({ people: ['sins', 'hero1', 'hero2'], bots: { hero3: 'level4' } })
    expect(sit([]).people.map(({ id, side }) => [id, side])).toEqual([['p1', null]])
  })

  test('goes on with what was talked over', () => {
    const talk = { proposals: { hero1: 'rose' }, givenUp: [] }
    expect(sit(['hero1', 'hero2'], { talk }).talk).toEqual(talk)
    expect(sit(['hero1', 'hero2']).talk).toEqual({ proposals: {}, givenUp: [] })
  })

  test('knows which answers a person gave himself', () => {
    const bench = new Bench().seat(...EACH).start()
    bench.ok('key1', atTurn)
    const { game } = bench.live.table
    const steps = bench.log.slice(1) as never
    const { opening } = openGame(rules, { setup: turnOfHero1.setup, position: turnOfHero1, seed: 'any' })
    const by = (people: readonly Seat[], asked?: readonly number[]) => {
      const given = { steps, game: game!, opening, ...(asked && { asked }) }
      const { live } = homeTable(rules, {
        id: 'home',
        key: 'key',
        players: { people, bots: {} },
        window: null,
        blink: 0,
        now: BEGAN,
        ...given,
      })
      return live.tail.entries[1]?.by
    }
    expect(by(['hero1'])).toBe('p1')
    expect(by(['hero1'], [0])).toBe('p1')
    expect(by(['hero1'], [])).toBe('table')
    expect(by(['sins'])).toBe('bot')
  })
})

describe('what a device is told', () => {
  const told = (live: LiveTable, from = 0) => ({
    from,
    entries: live.tail.entries.slice(from),
    lines: { from: 0, lines: [] },
  })
  const frame = (bench: Bench, key: string) => frameFor(rules, bench.live, key, told(bench.live), NO_EYES)!

  test('the clock of who is asked runs; those of the others stand', () => {
    const bench = new Bench(settings({ time: { control: 'live', bank: 30, increment: 0 } })).seat(...EACH).start()
    const { clocks } = frame(bench, 'key1').room
    expect(clocks.map(({ seat, since, left }) => [seat, since, left])).toEqual([
      ['sins', null, 30_000],
      ['hero1', BEGAN, 30_000],
      ['hero2', null, 30_000],
      ['hero3', null, 30_000],
    ])
  })

  test('a motion waits for those who have said neither yes nor no', () => {
    const bench = new Bench().seat(...EACH).start()
    bench.ok('key0', { command: 'move', motion: { motion: 'pause' } })
    expect(frame(bench, 'key1').room.motions).toMatchObject([
      { id: 1, by: 'p1', yes: ['p1'], open: ['p2', 'p3', 'p4'] },
    ])
    bench.ok('key1', { command: 'consent', motion: 1, yes: true })
    expect(frame(bench, 'key1').room.motions).toMatchObject([{ yes: ['p1', 'p2'], open: ['p3', 'p4'] }])
  })

  test('who has everything is told nothing anew; who saw what was taken back is told from there', () => {
    const bench = new Bench().seat(...EACH).start()
    const have = () => {
      const { table } = bench
      return { viewer: 'hero1', game: 1, version: table.seen.heroes, steps: bench.log.length, lines: 0 } as const
    }
    const first = have()
    bench.ok('key1', atTurn)
    const second = have()
    const miss = (seen: ReturnType<typeof have>) => missing(rules, bench.live, 'key1', seen, NO_EYES)
    expect(miss(second)).toMatchObject({ steps: 2, lines: { from: 0, lines: [] } })
    expect(miss(first)).toMatchObject({ steps: 1 })
    bench.ok('key1', { command: 'undo', seat: 'hero1' })
    expect(miss(second)).toMatchObject({ steps: 1 })
    expect(miss(have())).toMatchObject({ steps: 1 })
    expect(miss({ ...first, game: 7 } as never).steps).toBe(0)
    expect(missing(rules, bench.live, 'key0', second, NO_EYES)).toMatchObject({ steps: 0 })
  })

  test('bots that are asked are thinking; people are not', () => {
    expect(frame(new Bench().seat(['sins']).start(), 'key0').update?.thinking).toEqual(['hero1'])
    expect(frame(new Bench().seat(...EACH).start(), 'key0').update?.thinking).toEqual([])
  })
})

test('a change stores what is new of the log, and nothing of it where nothing was answered', () => {
  const bench = new Bench().seat(...EACH).start()
  const answered = bench.say('key1', atTurn)
  expect(answered.next?.change.entries).toMatchObject({ from: 1, entries: [{ answer: { option: 'move:s1,0' } }] })
  const said = bench.say('key1', { command: 'say', to: 'table', text: 'hello' })
  expect(said.next?.change).toMatchObject({ entries: null, lines: [{ text: 'hello', from: 'p2' }] })
  expect(bench.live.lines.map(({ text }) => text)).toEqual(['hello'])
  bench.ok('key1', { command: 'say', to: 'table', text: 'again' })
  expect(bench.live.lines.map(({ text }) => text)).toEqual(['hello', 'again'])
  const back = bench.say('key1', { command: 'undo', seat: 'hero1' })
  expect(back.next?.change.entries).toEqual({ from: 1, entries: [] })
})
