import type { Position } from '@haven/engine'
import { openGame } from '@haven/table'
import { describe, expect, test } from 'vitest'
import { frameFor, homeTable, judge, missing, NO_EYES, sightOf } from '../src/judge/index.ts'
import { rules } from './helpers.ts'
import { BEGAN, Bench, settings, TURN_SEEN, turnOfHero1 } from './judge-table.ts'

/** Cases that lie between those of the other files: each was once a change that nobody noticed. */

const EACH = [['sins'], ['hero1'], ['hero2'], ['hero3']] as const
const step = { command: 'answer', seat: 'hero1', prompt: '0-hero1', option: 'move:s1,0' } as const

const frame = (bench: Bench, key: string) => {
  const { entries } = bench.live.tail
  return frameFor(rules, bench.live, key, { from: 0, entries, lines: { from: 0, lines: [] } }, NO_EYES)!
}

test('a hand beside a shared screen takes no seats', () => {
  const bench = new Bench().seat(['sins'], ['hero1'])
  bench.say('key0', { command: 'invite-device', code: 'c'.repeat(43), hand: true }, { code: 'the code' })
  bench.input({ input: 'join', key: 'hand', code: 'the code' })
  expect(bench.no('hand', { command: 'claim', name: 'Host', seats: [] }).code).toBe('not-your-seat')
})

test('what others do meanwhile makes no answer stale: the question is still the same', () => {
  const bench = new Bench().seat(...EACH).start()
  const version = bench.table.seen.heroes
  bench.ok('key2', { command: 'say', to: 'table', text: 'go on' })
  expect(bench.table.seen.heroes).toBeGreaterThan(version)
  expect(bench.say('key1', step, { version })).toMatchObject({ done: true })
})

test('with days to think a window runs for a Sins player who left orders', () => {
  const position: Position = { ...turnOfHero1, sins: { hand: ['pride-whose-glory'], reactions: 0 } }
  const days = settings({ position, time: { control: 'days', hours: 24 } })
  const windowAfter = (orders: boolean) => {
    const bench = new Bench(days).seat(...EACH).start()
    if (orders) {
      bench.ok('key0', { command: 'orders', seat: 'sins', orders: [{ order: 'pass', until: 'recalled' }] })
    }
    bench.ok('key1', { ...step, option: 'end' })
    for (const seat of ['hero1', 'hero2', 'hero3'] as const) {
      if (bench.table.talk) bench.ok(`key${seat.at(-1)}`, { command: 'propose', seat, option: 'rose' })
    }
    return bench.table.window
  }
  expect(windowAfter(false)).toEqual({ ends: null, held: true, answer: null })
  expect(windowAfter(true)).toEqual({ ends: BEGAN + TURN_SEEN + 1_000, held: false, answer: null })
})

describe('motions', () => {
  test('of different kinds may be open together', () => {
    const bench = new Bench().seat(...EACH).start()
    bench.ok('key0', { command: 'move', motion: { motion: 'pause' } })
    bench.ok('key1', { command: 'move', motion: { motion: 'kick', person: 'p4' } })
    expect(bench.table.motions.map(({ motion }) => motion.motion)).toEqual(['pause', 'kick'])
  })

  test('that send somebody else away leave the host where he is, whichever seat he has', () => {
    const bench = new Bench().seat(['hero1'], ['sins'], ['hero2'])
    bench.ok('key0', { command: 'move', motion: { motion: 'kick', person: 'p3' } })
    bench.ok('key1', { command: 'consent', motion: 1, yes: true })
    expect(bench.table).toMatchObject({ host: 'p1', seats: { hero2: { person: null } } })
  })
})

describe('a plan', () => {
  /** Thorley leaves an Acolyte: another wound is to be placed, and only slots with a bonus are free. */
  const wounded = (): { bench: Bench; prompt: string } => {
    const position: Position = {
      ...turnOfHero1,
      heroes: [{ hero: 'thorley', space: 's0,0', turns: 1, wounds: [1] }],
      monsters: [{ kind: 'acolyte', space: 's0,0' }],
    }
    const bench = new Bench(settings({ position }))
      .seat(...EACH)
      .start()
      .ok('key1', step)
    const [asked] = rules.prompts(bench.table.game!.state)
    expect(asked?.kind).toBe('wound-slot')
    return { bench, prompt: asked!.id }
  }

  test('belongs to the question that it was made for, and to who is asked', () => {
    const { bench, prompt } = wounded()
    const give = (seat: 'hero1' | 'hero2', asked: string) =>
      ({ command: 'give', seat, prompt: asked, options: ['slot-3'] }) as const
    expect(bench.no('key1', give('hero1', 'another')).code).toBe('stale-prompt')
    expect(bench.no('key2', give('hero2', prompt)).code).toBe('stale-prompt')
    bench.ok('key1', give('hero1', prompt))
    expect(bench.table.game!.state.heroes[0]?.wounds).toEqual([1, 3])
  })

  test('ends where something else is asked: what is left of it answers nothing', () => {
    const { bench, prompt } = wounded()
    bench.ok('key1', { command: 'give', seat: 'hero1', prompt, options: ['slot-3', 'end'] })
    expect(rules.prompts(bench.table.game!.state)[0]).toMatchObject({ seat: 'hero1', kind: 'hero-turn' })
    expect(bench.log.at(-1)?.answer?.option).toBe('slot-3')
  })
})

test('a way is paid for by the text that was named, whatever else could be used', () => {
  const position: Position = {
    ...turnOfHero1,
    setup: { ...turnOfHero1.setup, sin: 'sloth' },
    heroes: [{ hero: 'thorley', space: 's0,0', turns: 1, wounds: [1], upgrades: ['upg-field-kit'] }],
  }
  const bench = new Bench(settings({ position })).seat(...EACH).start()
  const [asked] = rules.prompts(bench.table.game!.state)
  const abilities = rules.options(bench.table.game!.state, asked!).flatMap(({ ability }) => ability ?? [])
  expect(abilities).toHaveLength(2)
  for (const pays of abilities) {
    const walk = { command: 'walk', seat: 'hero1', prompt: asked!.id, pays, spaces: ['s1,0', 's2,0'] } as const
    const judged = new Bench(settings({ position }))
      .seat(...EACH)
      .start()
      .say('key1', walk)
    expect(judged.next?.live.tail.entries[1]?.answer?.option).toBe(`ability:${pays}`)
  }
})

describe('what a device is told', () => {
  test('a stranger sees what is public where he may, and nothing where not', () => {
    const seen = (spectators: 'public' | 'none' | 'heroes') =>
      sightOf(rules, new Bench(settings({ spectators })).seat(...EACH).start().table, 'stranger')?.viewer ?? null
    expect([seen('public'), seen('heroes'), seen('none')]).toEqual(['spectator', 'hero1', null])
  })

  test('who sees everything a round later sees nothing of what is asked now', () => {
    const bench = new Bench(settings({ spectators: 'delayed' }))
      .seat(...EACH)
      .start()
      .ok('key1', step)
    const window = { ends: null, held: true, answer: null }
    bench.live = { ...bench.live, table: { ...bench.table, window } }
    expect(frame(bench, 'stranger').update).toMatchObject({ pulse: null, thinking: [] })
    expect(frame(bench, 'key1').update?.pulse).toEqual({ ms: 1_000, held: true })
  })

  test('in the lobby the whole settings and no game, also before a rematch; one host', () => {
    const bench = new Bench().seat(...EACH)
    expect(frame(bench, 'key1').room.settings).toEqual(bench.table.settings)
    expect(frame(bench, 'key1').room.people.map(({ host }) => host)).toEqual([true, false, false, false])
    bench.start()
    expect(frame(bench, 'key1').room.settings.position).toBeUndefined()
    expect(frame(bench, 'key1').room.seedCommit).not.toBeNull()
    bench.live = { ...bench.live, table: { ...bench.table, phase: 'lobby' } }
    expect(frame(bench, 'key1').room.settings.position).toBeDefined()
    expect(frame(bench, 'key1').room.seedCommit).toBeNull()
  })

  test('no clock runs while the table rests', () => {
    const bench = new Bench(settings({ time: { control: 'live', bank: 30, increment: 0 } })).seat(...EACH).start()
    const since = () => frame(bench, 'key1').room.clocks.map((clock) => clock.since)
    expect(since()).toEqual([null, BEGAN, null, null])
    bench.live = { ...bench.live, table: { ...bench.table, pausedAt: BEGAN } }
    expect(since()).toEqual([null, null, null, null])
  })

  test('who was away while more was taken back than is remembered is told everything anew', () => {
    const bench = new Bench().seat(...EACH).start()
    const have = { viewer: 'hero1', game: 1, version: bench.table.seen.heroes, steps: 1, lines: 0 } as const
    const takeBack = () => {
      const [asked] = rules.prompts(bench.table.game!.state)
      bench.ok('key1', { ...step, prompt: asked!.id }).ok('key1', { command: 'undo', seat: 'hero1' })
    }
    const miss = (seen: typeof have) => missing(rules, bench.live, 'key1', seen, NO_EYES).steps
    takeBack()
    expect(miss(have)).toBe(1)
    while (bench.table.cutCount === bench.table.cuts.length) takeBack()
    expect(miss(have)).toBe(0)
    expect(miss({ ...have, version: bench.table.seen.heroes } as never)).toBe(1)
    expect(miss({ ...have, version: bench.table.cuts[0]!.seen.heroes } as never)).toBe(1)
  })

  test('in a game that has stopped nobody thinks', () => {
    const bench = new Bench().seat(['sins']).start()
    expect(frame(bench, 'key0').update?.thinking).toEqual(['hero1'])
    bench.live = { ...bench.live, table: { ...bench.table, phase: 'broken' } }
    expect(frame(bench, 'key0').update?.thinking).toEqual([])
  })

  test('which steps are sealed', () => {
    const bench = new Bench()
      .seat(...EACH)
      .start()
      .ok('key1', step)
    expect(frame(bench, 'key1').update?.steps.map(({ sealed }) => sealed)).toEqual([true, false])
  })

  test('what came after something was taken back is not told again to who has it', () => {
    const bench = new Bench()
      .seat(...EACH)
      .start()
      .ok('key1', step)
    bench.ok('key1', { command: 'undo', seat: 'hero1' })
    const [asked] = rules.prompts(bench.table.game!.state)
    bench.ok('key1', { ...step, prompt: asked!.id })
    bench.ok('key1', { command: 'say', to: 'table', text: 'so' })
    const have = { viewer: 'hero1', game: 1, version: bench.table.seen.heroes, steps: 2, lines: 1 } as const
    expect(missing(rules, bench.live, 'key1', have, NO_EYES)).toMatchObject({ steps: 2, lines: { from: 1, lines: [] } })
  })
})

test('at home the time that is played counts while somebody thinks, and not while he is away', () => {
  const { game, opening } = openGame(rules, { setup: turnOfHero1.setup, position: turnOfHero1, seed: 'home' })
  const { live } = homeTable(rules, {
    id: 'home',
    key: 'key',
    players: { people: ['hero1', 'sins'], bots: {} },
    game,
    opening,
    steps: [],
    window: null,
    blink: 0,
    now: BEGAN,
  })
  const playedAfter = (ms: number, since = 0) => {
    const judged = judge(
      live,
      { input: 'command', key: 'key', id: 'a command', version: live.table.seen.heroes, body: step },
      { rules, now: BEGAN + ms, random: () => '', allows: () => false, history: live.tail.entries, since },
    )
    return judged.done ? judged.next?.live.table.played : judged.refusal.code
  }
  expect(playedAfter(10_000)).toBe(10_000)
  expect(playedAfter(3_600_000)).toBe(300_000)
  expect(playedAfter(3_600_000, BEGAN + 3_599_000)).toBe(1_000)
})
