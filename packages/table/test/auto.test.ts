import type { HeroPosition, Position } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import { selfAnswer } from '../src/auto.ts'
import { rules } from './helpers.ts'
import { BEGAN, Bench, settings, turnOfHero1 } from './judge-table.ts'
import { lookAtGames } from './self-given.ts'

const THORLEY = { hero: 'thorley', space: 's0,0', turns: 1 } as const
const at = (thorley: Partial<HeroPosition>, more: Partial<Position> = {}): Position => ({
  ...turnOfHero1,
  monsters: [],
  heroes: [{ ...THORLEY, ...thorley }],
  sins: { hand: [], reactions: 0 },
  ...more,
})

/** A table with people in all seats. */
const sit = (position: Position, change: Parameters<typeof settings>[0] = {}): Bench =>
  new Bench(settings({ position, ...change })).seat(['sins'], ['hero1'], ['hero2'], ['hero3']).start()

const say = (bench: Bench, option: string): Bench => {
  const [prompt] = rules.prompts(bench.table.game!.state)
  const { seat, id } = prompt!
  return bench.ok(seat === 'sins' ? 'key0' : `key${seat.at(-1)}`, { command: 'answer', seat, prompt: id, option })
}
const asked = (bench: Bench): string | undefined => rules.prompts(bench.table.game!.state)[0]?.kind
const given = (bench: Bench) => bench.log.slice(1).map(({ answer, auto }) => [answer!.option, auto] as const)
const hero = (bench: Bench) => bench.table.game!.state.heroes[0]!

describe('nobody is asked', () => {
  test('ROUND-5: which token he takes, as long as the Extra Turn token cannot be lost', () => {
    const before = (thorley: Partial<HeroPosition>, more: Partial<Position> = {}) =>
      selfAnswer(
        rules,
        rules.fromPosition(
          at({ extraTurns: 1, ...thorley }, { current: { phase: 'take-turn', hero: 'thorley' }, ...more }),
          'a',
        ),
      )?.answer.option
    expect(before({})).toBe('turn')
    expect(before({ wounds: [1, 2, 3, 4] })).toBeUndefined()
    expect(before({ wounds: [1, 2, 3] })).toBe('turn')
    const hobos = { setup: { ...turnOfHero1.setup, acolytes: 'hobos' } }
    expect(before({}, hobos)).toBeUndefined()
    expect(before({}, { ...hobos, used: ['acolytes'] })).toBe('turn')
    // With no Turn token it is his choice whether he takes a turn at all.
    expect(before({ turns: 0 })).toBeUndefined()
  })

  test('WOUND-1: where a wound goes, while a slot without a bonus is free', () => {
    const monsters = [{ kind: 'acolyte', space: 's0,0' }] as const
    const hurt = say(sit(at({}, { monsters })), 'move:s1,0')
    expect(given(hurt)).toEqual([
      ['move:s1,0', undefined],
      ['slot-1', []],
    ])
    expect(asked(say(sit(at({ wounds: [1] }, { monsters })), 'move:s1,0'))).toBe('wound-slot')
  })

  test('WOUND-1: where wounds go that kill him', () => {
    const dice = { hero: Array(20).fill('skill'), sin: Array(40).fill('hit') }
    const monsters = Array.from({ length: 4 }, () => ({ kind: 'abomination', space: 's0,0' }) as const)
    const bench = sit(at({ wounds: [1, 2] }, { monsters, dice }))
    for (let i = 0; i < 20 && asked(bench) !== 'reserve-hero'; i++) {
      expect(asked(bench)).not.toBe('wound-slot')
      if (bench.table.window) bench.pass(10_000)
      else
        say(
          bench,
          rules
            .options(bench.table.game!.state, rules.prompts(bench.table.game!.state)[0]!)
            .find(({ id, do: deed }) => deed === 'fight' || id === 'none')!.id,
        )
    }
    expect(asked(bench)).toBe('reserve-hero')
    expect(given(bench).filter(([option, auto]) => option.startsWith('slot-') && auto)).not.toEqual([])
  })

  test('CITY-2: which icon, if the others would do nothing; and that they are left out is told', () => {
    const icons = new Map(
      [...rules.tables.maps.get('havens-last-stand-a')!.geometry.spaces.entries()].map(([i, space]) => [
        space,
        rules.tables.maps.get('havens-last-stand-a')!.geometry.cityActions[i],
      ]),
    )
    const [space] = [...icons].find(([, of]) => of?.includes('heal') && of.includes('repent')) ?? []
    const only = [...icons].find(([, of]) => of?.includes('heal'))![0]
    // Hurt and not corrupted, or neither.
    const hurt = say(sit(at({ space: only, wounds: [2], corruption: 1 })), 'city')
    expect(hero(hurt).wounds.length + (asked(hurt) === 'city-action' ? 1 : 0)).toBeLessThanOrEqual(1)
    if (!space) return
    const whole = say(sit(at({ space, corruption: 1 })), 'city')
    expect(given(whole).some(([, auto]) => auto?.includes('no-wound'))).toBe(true)
  })

  test('CITY-2: and which icon comes first, where one of them leaves nothing to choose', () => {
    const options = (bench: Bench) => given(bench).map(([option]) => option)
    // An Extra Turn, then the Inventory, which asks.
    const theatre = say(sit(at({ space: 'megatheatre' })), 'city')
    expect(options(theatre)).toEqual(['city', 'extraTurn', 'inventory'])
    expect(asked(theatre)).toBe('upgrade')
    expect(hero(theatre).extraTurns).toBe(1)
    // His only wound; where there are several he chooses, and so he does between what is taken from him and what is not.
    const station = (wounds: number[]) => say(sit(at({ space: 'constabulary', wounds })), 'city')
    expect(options(station([2]))).toEqual(['city', 'heal', 'inventory'])
    expect(options(station([2, 3]))).toEqual(['city'])
    const hospital = say(sit(at({ space: 'saint-jude-hospital', wounds: [2], corruption: 2 })), 'city')
    expect(options(hospital)).toEqual(['city', 'heal'])
    expect(asked(hospital)).toBe('city-action')
  })
})

describe('what gave itself', () => {
  const monsters = [{ kind: 'acolyte', space: 's0,0' }] as const

  test('is taken back with the answer that led to it', () => {
    const bench = say(sit(at({}, { monsters })), 'move:s1,0')
    bench.ok('key1', { command: 'undo', seat: 'hero1' })
    expect(bench.table.game!.length).toBe(0)
    expect(asked(bench)).toBe('hero-turn')
    expect(bench.no('key1', { command: 'undo', seat: 'hero1' }).code).toBe('nothing-to-undo')
  })

  test('is not gone back to by a motion of the table', () => {
    const bench = say(sit(at({}, { monsters })), 'move:s1,0').ok('key1', { command: 'rewind', seat: 'hero1' })
    expect(bench.table.motions[0]?.motion).toEqual({ motion: 'rewind', to: 0 })
  })

  test('does not touch the clock of its seat', () => {
    const live = { control: 'live', bank: 600, increment: 5 } as const
    const bench = sit(at({}, { monsters }), { time: live })
    bench.now += 10_000
    say(bench, 'move:s1,0')
    expect(bench.table.clocks.hero1?.left).toBe(600_000 - 10_000 + 5_000)
  })

  test('is left to a bot where a bot plays', () => {
    const bench = new Bench(settings({ position: at({}, { monsters }) })).seat(['sins'], ['hero2']).start()
    bench.input({ input: 'bot', seat: 'hero1', question: '1/0/0', option: 'move:s1,0' })
    expect(asked(bench)).toBe('wound-slot')
  })
})

describe('clocks', () => {
  test('begin when what led to them was seen', () => {
    const live = { control: 'live', bank: 600, increment: 0 } as const
    const bench = sit(at({}), { time: live })
    bench.now += 1_000
    say(bench, 'move:s1,0')
    const seen = 300
    expect(bench.table.asked).toMatchObject({ at: BEGAN + 1_000, film: seen })
    bench.now += seen + 4_000
    say(bench, 'end')
    expect(bench.table.clocks.hero1?.left).toBe(600_000 - 1_000 - 4_000)
  })
})

test('over random games nobody is asked what has one outcome, and nothing answers itself that makes a difference', () => {
  const { given: itself, dead, wrong, told } = lookAtGames(rules, 'a sample', 12)
  expect([dead, wrong, told]).toEqual([[], [], []])
  expect(itself).toBeGreaterThan(100)
})
